import Analysis
import Foundation
import Model

/// The files below a folder in languages that are read, without folders that are hidden, such as those
/// of builds.
func sourceFiles(below folder: String) throws -> [SourceText] {
  let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { path in
    SourceLanguage.of(path) != nil && !path.split(separator: "/").contains { $0.hasPrefix(".") }
  }
  guard !paths.isEmpty else { throw WorkshopError("no source file below \(folder)") }
  return try paths.sorted().map { path in
    let bytes = try Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent(path))
    return SourceText(path: path, text: String(decoding: bytes, as: UTF8.self))
  }
}
