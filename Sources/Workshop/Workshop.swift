import Foundation
import Model

/// Runs one devtool command in the repository that holds the folder; gives the exit code.
package func runWorkshop(arguments: [String], folder: String) async -> Int32 {
  do {
    let repository = try Repository(holding: folder)
    switch (arguments.first, arguments.dropFirst().first, arguments.count) {
    case ("new-rule", let id?, 2): try addRule(id, to: repository)
    case ("generate", nil, 1): try await writeGeneratedDocuments(to: repository)
    case ("benchmark", nil, 1): say(benchmarkGraph())
    case ("compare", let folder?, 2...3):
      let store = arguments.count == 3 ? arguments[2] : nil
      let comparison = try await indexComparison(of: folder, store: store)
      say(differenceList(comparison))
      say(comparisonTable(comparison))
    case ("benchmark-scan", let path?, 2): say(try await benchmarkScan(of: path))
    case ("fuzz", let path?, 3): try await fuzz(path, rounds: arguments[2])
    case ("annotations", let folder?, 2): say(try checkKotlinTrees(below: folder))
    case ("large-manifest", let components?, 3):
      try writeLargeManifest(components: components, relations: arguments[2])
    case ("tangled-manifest", let components?, 2): try writeTangledManifest(components)
    case ("check", nil, 1): return try checkEverything(in: repository)
    default:
      say(usage)
      return 2
    }
    return 0
  } catch let error as WorkshopError {
    say("devtool: \(error.message)")
  } catch {
    say("devtool: \(error.localizedDescription)")
  }
  return 2
}

private let usage = """
  usage: devtool new-rule ID    write a rule with two failing examples, and its line in the list
         devtool generate       write the generated documents
         devtool benchmark      time the graph passes on programs that grow
         devtool compare FOLDER [STORE]
                                compare names resolved by syntax with the compiler's index
         devtool benchmark-scan FOLDER
                                compare the scan of the sources below with parsing them
         devtool fuzz FOLDER ROUNDS
                                read the sources below with random damage
         devtool annotations FOLDER
                                compare the annotations in trees of Kotlin with those in the text
         devtool large-manifest COMPONENTS RELATIONS
                                write the manifest of a made-up app to standard output
         devtool tangled-manifest COMPONENTS
                                the same of the worst shape: one hub, long cycles, many findings
         devtool check          build strictly, check the format, run all tests
  """

private func fuzz(_ folder: String, rounds: String) async throws {
  guard let rounds = Int(rounds), rounds > 0 else { throw WorkshopError("\(rounds) is no number") }
  let faults = await fuzzExtraction(
    of: try sourceFiles(below: folder), rounds: rounds, seed: 0x5EED)
  for fault in faults.prefix(20) { say(fault) }
  guard faults.isEmpty else { throw WorkshopError("\(faults.count) faults in \(rounds) rounds") }
  say("no fault in \(rounds) rounds")
}

private func writeLargeManifest(components: String, relations: String) throws {
  guard let components = Int(components), let relations = Int(relations), relations >= 0 else {
    throw WorkshopError("\(components) and \(relations) are no numbers")
  }
  let text = largeManifest(components: components, relations: relations)
  FileHandle.standardOutput.write(Data(text.utf8))
}

private func writeTangledManifest(_ components: String) throws {
  guard let components = Int(components) else {
    throw WorkshopError("\(components) is no number")
  }
  FileHandle.standardOutput.write(Data(tangledManifest(components: components).utf8))
}

private func addRule(_ id: String, to repository: Repository) throws {
  let list = try repository.text(of: RuleTemplate.listPath)
  let template = try RuleTemplate(id: id, list: list)
  guard !repository.holds(template.path) else {
    throw WorkshopError("\(template.path) is there already")
  }
  try repository.write(template.ruleText, to: template.path)
  try repository.write(template.listText, to: RuleTemplate.listPath)
  say("wrote \(template.path) and its line in \(RuleTemplate.listPath)")
}

private func writeGeneratedDocuments(to repository: Repository) async throws {
  for document in GeneratedDocument.all {
    let text = await document.text()
    if repository.holds(document.path), try repository.text(of: document.path) == text { continue }
    try repository.write(text, to: document.path)
    say("wrote \(document.path)")
  }
  let readme = try repository.text(of: "README.md")
  let current = try replaceRuleTable(in: readme)
  if current != readme {
    try repository.write(current, to: "README.md")
    say("wrote the table of rules in README.md")
  }
}

func say(_ message: String) {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
}
