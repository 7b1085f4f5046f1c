import Foundation

/// The arguments of `why`, told apart: what exists as a file or folder is an input, what does not is
/// a name.
struct WhyArguments: Equatable {
  /// One or two.
  let names: [String]
  /// Not empty.
  let inputs: [String]
  /// Inputs that could be meant as a name: plain words in front, beside other inputs.
  let doubtful: [String]
}

/// Tells names from inputs; `exists` looks at the files of this machine.
func whyArguments(_ words: [String], exists: (String) -> Bool) throws(CommandFailure)
  -> WhyArguments
{
  var names: [String] = []
  var inputs: [String] = []
  for word in words {
    if word == "-" || exists(word) {
      inputs.append(word)
    } else if names.count == 2 || isPath(word) {
      throw .input(.missing(word))
    } else {
      names.append(word)
    }
  }
  guard !names.isEmpty else { throw .usage(.noName(inputs: inputs)) }
  guard !inputs.isEmpty else { throw .usage(.noInputBesideNames(names)) }
  let isFull = names.count == 2 || inputs.count == 1
  let doubtful = isFull ? [] : words.prefix(2).filter { inputs.contains($0) && isPlainWord($0) }
  return WhyArguments(names: names, inputs: inputs, doubtful: doubtful)
}

/// True when something of that name is on this machine; a link counts, wherever it leads.
func existsOnDisk(_ path: String) -> Bool {
  var status = stat()
  return lstat(path, &status) == 0
}

/// True for what only a path looks like, so that a mistyped one is not looked up as a name.
private func isPath(_ word: String) -> Bool {
  ["/", "./", "../", "~"].contains(where: word.hasPrefix) || word.hasSuffix("/")
    || (sourceExtensions + manifestExtensions).contains(pathExtension(word))
}

private func isPlainWord(_ word: String) -> Bool {
  word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
}
