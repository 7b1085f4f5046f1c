import Testing

@testable import Rendering

struct ScriptHashTests {
  // The first three digests are those of FIPS 180-4's examples.
  @Test(arguments: [
    ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
    ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
    ),
    (String(repeating: "a", count: 1000), "Qe3s5C1j6Nm/UVqbppMuHCDLyfWl0TRkWttdsblzfqM="),
  ])
  func theDigestIsSHA256InBase64(_ text: String, _ digest: String) {
    #expect(scriptHash(text) == digest)
  }

  @Test(arguments: 54...66)
  func everyFillingOfABlockIsWhole(_ length: Int) {
    let digest = sha256(Array(repeating: 97, count: length))
    #expect(digest.count == 32)
    #expect(digest != sha256(Array(repeating: 97, count: length + 1)))
  }
}
