import EarshotLessons
import Foundation
import ProgramTestSupport
import Testing

@testable import EarshotTool

@Suite("Output")
struct OutputTests {
  @Test("reaches the file in order")
  func writes() throws {
    let folder = try TemporaryFolder()
    let path = try folder.add("out", "")
    let descriptor = open(path, O_WRONLY)
    defer { close(descriptor) }
    var output = Output(descriptor, name: "the file")
    try output.line("Menu, Heading")
    try output.line("red \u{1B}[31m, \u{202E}back, \u{9B}31m")
    try output.verbatim("{}")
    #expect(try FileReader.read(path) == [])
    try output.flush()
    let expected = "Menu, Heading\nred \\u{1B}[31m, \\u{202E}back, \\u{9B}31m\n{}\n"
    #expect(try FileReader.read(path) == Array(expected.utf8))
  }

  @Test("to a full disk is a failure with a message")
  func fullDisk() throws {
    let descriptor = open("/dev/full", O_WRONLY)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    var output = Output(descriptor, name: "standard output")
    try output.line("Menu")
    let reason = "no space left on the device; free some space"
    #expect(throws: Failure(.cannotWrite, "can't write standard output: \(reason)")) {
      try output.flush()
    }
  }

  @Test("to a closed stream is also a failure")
  func closed() throws {
    var output = Output(-1, name: "standard output")
    try output.line("Menu")
    #expect(throws: Failure(.cannotWrite, "can't write standard output: it's closed; open it")) {
      try output.flush()
    }
  }

  @Test("breaks the prose of a lesson between words, and its code nowhere")
  func code() throws {
    let folder = try TemporaryFolder()
    let path = try folder.add("out", "")
    let descriptor = open(path, O_WRONLY)
    defer { close(descriptor) }
    var console = Console(Options(), Environment())
    console.output = Output(descriptor, name: "the file", columns: { 30 })
    let code = "announce(\"The oven is hot and the bread is in\")"
    let prose = "Nobody looks at the oven while it heats."
    let lines = [
      LessonLine(.example, code), LessonLine(.outline, code), LessonLine(.lesson, prose),
    ]
    try LessonPrinter(Environment()).print(lines, &console)
    let printed = String(decoding: try FileReader.read(path), as: UTF8.self)
    #expect(
      printed == "Example: \(code)\nOutline: \(code)\n"
        + "Lesson: Nobody looks at the\n    oven while it heats.\n"
    )
  }

  @Test("waits for a slow reader")
  func slowReader() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    let size = 1 << 19
    let result = ends[0]
    let reader = Thread {
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      var total = 0
      while total < size, case .success(let count) = readChunk(result, into: &chunk), count > 0 {
        total += count
      }
    }
    reader.start()
    var output = Output(ends[1], name: "the pipe")
    output.fragment(String(repeating: "x", count: size))
    try output.flush()
    close(ends[1])
    close(ends[0])
  }
}
