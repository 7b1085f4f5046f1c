import Testing

@Suite struct SyntaxMistakeTests {
  static let mistakes: [(text: String, says: String)] = [
    ("a: 'x\nb: 1\n", "1:4: this quote is never closed — close it"),
    (
      "a: \"\\q\"\n",
      "1:5: a `\\` stands before a character that it cannot escape — write `\\\\`, or use single quotes"
    ),
    (
      "a: \"\\ud83d\\ude00\"\n",
      "1:4: the escape names half of a character — write the character itself, or give the file the ending .json"
    ),
    ("a: @main\n", "1:4: `@` cannot begin a value — put the text in quotes"),
    ("a: `x`\n", "1:4: a backtick cannot begin a value — put the text in quotes"),
    ("a:\n\tb: 1\n", "2:1: a tab stands where only spaces may indent — indent with spaces"),
    (
      "a: b: c\n",
      "1:5: a `:` stands where no key can be — check the indentation, or put a text that contains `: ` in quotes"
    ),
    ("a: - b\n", "1:4: a `-` stands where no list can begin — begin the list on a line of its own"),
    ("a: 1\nb\nc: 2\n", "2:1: a `:` is missing after this key — write `name: value` or `name:`"),
    (
      "a:\n  b: 1\n c: 2\n",
      "3:2: this line does not fit the ones above it — give it the same indentation as its siblings, and close quotes and brackets before it"
    ),
    (
      "a: [b\nc: d\n",
      "2:2: the list that begins with `[` in line 1 is not closed — put `,` between its entries and `]` at its end"
    ),
    (
      "a: {b: c\nd: [e}\n",
      "2:2: the mapping that begins with `{` in line 1 is not closed — put `,` between its entries and `}` at its end"
    ),
    (": x\nb: 2\n", "1:1: no key stands before this `:` — write a name before it"),
    (
      "{a:, b: 1}\n",
      "1:3: a `:` stands inside a text between brackets — put a blank after it, or the text in quotes"
    ),
    (
      "a: {b: c, d]\n",
      "1:12: the mapping that begins with `{` in line 1 is not closed — put `,` between its entries and `}` at its end"
    ),
    (
      "a: &\n",
      "1:4: an alias or anchor has no name that YAML allows — put the text in quotes if it begins with `*` or `&`"
    ),
    (
      "a: 1\n}\n",
      "2:1: this line does not fit the ones above it — give it the same indentation as its siblings, and close quotes and brackets before it"
    ),
    (
      "%YAML 3.0\n---\na: 1\n",
      "1:1: this is no valid YAML: found incompatible YAML document — correct the text here"
    ),
  ]

  @Test("A syntax mistake is told in plain words at the right place", arguments: mistakes)
  func words(_ mistake: (text: String, says: String)) {
    #expect(problems(mistake.text) == [mistake.says])
  }
}
