import Foundation
import Workshop

exit(
  await runWorkshop(
    arguments: Array(CommandLine.arguments.dropFirst()),
    folder: FileManager.default.currentDirectoryPath))
