import EarshotNotation
import Foundation
import ProgramTestSupport
import TestSupport
import Testing

@testable import EarshotTool

/// The system calls for a folder: 1,500 nested folders once took 40 seconds.
@Suite("A folder of nested folders", .serialized, .onOwnThread)
struct DeepFolderTests {
  /// Counts the calls that follow the links of a path.
  private final class Count: @unchecked Sendable { var calls = 0 }

  private func calls(inFoldersOfDepth depth: Int) throws -> Int {
    let folder = try TemporaryFolder()
    let deepest = String(repeating: "d/", count: depth)
    try FileManager.default.createDirectory(
      atPath: folder.path + "/" + deepest,
      withIntermediateDirectories: true
    )
    try folder.add(deepest + "a.vo", "> start\n")
    let count = Count()
    let probe = FileSystem.Probe(fault: { call in
      if call == .resolve { count.calls += 1 }
      return nil
    })
    let listing = try FileSystem.$probe.withValue(probe) {
      try Folder.files(in: folder.path, of: [.transcript], entering: Room([folder.path]))
    }
    #expect(listing.paths.count == 1)
    return count.calls
  }

  @Test("follows no more links if it is deeper")
  func depth() throws {
    #expect(try calls(inFoldersOfDepth: 200) <= calls(inFoldersOfDepth: 2))
  }
}
