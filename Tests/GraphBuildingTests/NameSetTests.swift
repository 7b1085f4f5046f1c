import Testing

@testable import GraphBuilding

@Suite struct NameSetTests {
  @Test func `Only names that were put in are found, also among those of one form`() {
    let names: NameSet = ["lock", "tryLock", "größe", ""]
    #expect(nameForm("lock") == nameForm("lack"))
    #expect(["lock", "tryLock", "größe", ""].allSatisfy(names.contains))
    #expect(!["lack", "Lock", "unlock", "grüße", "x"].contains(where: names.contains))
  }

  @Test func `A name in a table has what it means`() {
    let meanings: NameTable<Int> = ["read": 1, "write": 2]
    #expect(meanings["read"] == 1)
    #expect(meanings["write"] == 2)
    #expect(meanings["rend"] == nil)
  }

  @Test func `A name begins with what all of a beginning says`() {
    let beginnings: NameBeginnings = ["remove", "stop"]
    #expect(["remove", "removeAll", "stopped"].allSatisfy(beginnings.begin))
    #expect(!["rem", "Remove", "restart", "unstop", ""].contains(where: beginnings.begin))
  }
}
