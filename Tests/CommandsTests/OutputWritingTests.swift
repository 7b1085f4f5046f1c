import Foundation
import Testing

@testable import Commands

@Suite("Output files")
struct OutputWritingTests {
  private func mode(_ path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o7777 : 0
  }

  @Test("All files of a report are written, into a folder that is made")
  func report() throws {
    let folder = try TemporaryFolder()
    let files = [OutputFile(name: "a", text: "1"), OutputFile(name: "b", text: "2")]
    try writeFiles(files, in: folder["x/y"], cleanup: Cleanup())
    #expect(try folder.names(in: "x/y") == ["a", "b"])
    #expect(try folder.text(of: "x/y/b") == "2")
    try writeFiles([OutputFile(name: "a", text: "new")], in: folder["x/y"], cleanup: Cleanup())
    #expect(try folder.text(of: "x/y/a") == "new")
    #expect(try folder.names(in: "x/y") == ["a", "b"])
  }

  @Test("When one file cannot be written, none is replaced and nothing stays behind")
  func allOrNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "out/a")
    try folder.write("", to: "out/b/in the way")
    let files = [OutputFile(name: "a", text: "new"), OutputFile(name: "b", text: "new")]
    #expect(throws: OutputError.isFolder(file: folder["out/b"])) {
      try writeFiles(files, in: folder["out"], cleanup: Cleanup())
    }
    #expect(try folder.text(of: "out/a") == "old")
    #expect(try folder.names(in: "out") == ["a", "b"])
  }

  @Test("A folder that was made for nothing goes again")
  func noTraces() throws {
    let folder = try TemporaryFolder()
    let name = String(repeating: "x", count: 300)
    #expect(throws: OutputError.self) {
      try writeFiles([OutputFile(name: name, text: "")], in: folder["x/y"], cleanup: Cleanup())
    }
    #expect(try folder.names() == [])
  }

  @Test("A file where the folder should be is told, and stays")
  func fileInTheWay() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "out")
    #expect(throws: OutputError.notWritten(file: folder["out/a"], cause: "not a directory")) {
      try writeFiles([OutputFile(name: "a", text: "")], in: folder["out"], cleanup: Cleanup())
    }
    #expect(try folder.text(of: "out") == "old")
  }

  @Test("A full device is told, and its cause", .enabled(if: access("/dev/full", W_OK) == 0))
  func fullDevice() {
    #expect(
      throws: OutputError.notWritten(file: "/dev/full", cause: "no space left on device")
    ) {
      try writeFile([0x61], to: "/dev/full", cleanup: Cleanup())
    }
    #expect(access("/dev/full", F_OK) == 0)
  }

  @Test("A device gets the bytes and keeps its place")
  func device() throws {
    try writeFile([0x61], to: "/dev/null", cleanup: Cleanup())
    var status = stat()
    #expect(stat("/dev/null", &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test("A link stays, and the file it leads to is replaced; its mode stays")
  func link() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "real/file")
    chmod(folder["real/file"], 0o640)
    #expect(symlink("real/file", folder["link"]) == 0)
    try writeFile(Array("new".utf8), to: folder["link"], cleanup: Cleanup())
    #expect(try folder.text(of: "real/file") == "new")
    #expect(mode(folder["real/file"]) == 0o640)
    #expect(resolvedPath(folder["link"]) == folder["real/file"])
    #expect(try folder.names(in: "real") == ["file"])
  }

  @Test("A rename that fails gives the others their old files back")
  func failedRename() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "out/a")
    let files = ["a", "b", "c"].map { name in
      UnfinishedFile(
        shown: name, temporary: folder["out/.\(name)"], target: folder["out/\(name)"])
    }
    // The third has vanished when its turn comes.
    for file in files.dropLast() { try folder.write("new", to: "out/.\(file.shown)") }
    #expect(throws: OutputError.notWritten(file: "c", cause: "no such file or directory")) {
      try takePlaces(files, cleanup: Cleanup())
    }
    #expect(try folder.text(of: "out/a") == "old")
    #expect(try folder.names(in: "out") == ["a"])
  }

  @Test("An interruption removes what is unfinished")
  func interruption() throws {
    let folder = try TemporaryFolder()
    let cleanup = Cleanup()
    cleanup.add(file: try folder.write("half", to: "unfinished"))
    cleanup.endEverything()
    #expect(try folder.names() == [])
  }
}
