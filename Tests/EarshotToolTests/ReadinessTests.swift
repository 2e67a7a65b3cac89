import Foundation
import Testing

@testable import EarshotTool

@Suite("Waiting for files")
struct ReadinessTests {
  /// A pipe whose ends the test closes.
  private struct Pipe: ~Copyable {
    let reading: Int32
    let writing: Int32

    init(at least: Int32 = 0) {
      var ends: [Int32] = [-1, -1]
      #expect(pipe(&ends) == 0)
      if least > 0 {
        for (index, end) in ends.enumerated() {
          ends[index] = fcntl(end, F_DUPFD, least)
          close(end)
        }
      }
      reading = ends[0]
      writing = ends[1]
    }

    func write(_ text: String) {
      _ = Array(text.utf8).withUnsafeBytes { Foundation.write(writing, $0.baseAddress, $0.count) }
    }

    deinit {
      close(reading)
      close(writing)
    }
  }

  @Test("names the files that can be read, and only those", arguments: [0, 31, 32, 63, 64, 500])
  func reading(least: Int32) {
    let silent = Pipe(at: least)
    let filled = Pipe(at: least)
    #expect(Readiness.wait(reading: [silent.reading, filled.reading], atMost: 0) == .ready([]))
    filled.write("a")
    let answer = Readiness.wait(reading: [silent.reading, filled.reading], atMost: -1)
    #expect(answer == .ready([filled.reading]))
  }

  @Test("a pipe with room is writable, and a full one isn't")
  func writing() {
    let pipe = Pipe()
    #expect(
      Readiness.wait(reading: [], writing: [pipe.writing], atMost: -1) == .ready([pipe.writing])
    )
    _ = fcntl(pipe.writing, F_SETFL, O_NONBLOCK)
    let chunk = [UInt8](repeating: 0, count: 4_096)
    while write(pipe.writing, chunk, chunk.count) > 0 {}
    #expect(Readiness.wait(reading: [], writing: [pipe.writing], atMost: 10) == .ready([]))
  }

  @Test("the end of a file is ready, and so is a file that isn't open or is beyond the set")
  func ends() throws {
    let null = open("/dev/null", O_RDONLY)
    defer { close(null) }
    #expect(Readiness.wait(reading: [null], atMost: -1) == .ready([null]))
    // Other tests run in this process, and any of them may open the next file. So this takes the
    // highest free number, which keeps the test from waiting forever.
    let free = try #require((500..<1_024).last { fcntl($0, F_GETFD) == -1 })
    #expect(Readiness.wait(reading: [free], atMost: 5_000) == .ready([free]))
    #expect(Readiness.wait(reading: [5_000, null], atMost: -1) == .ready([5_000]))
    #expect(Readiness.wait(reading: [-1], atMost: 0) == .ready([]))
  }
}
