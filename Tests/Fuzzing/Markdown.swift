import EarshotExercises
import EarshotLessons
import EarshotLines
import EarshotNotation
import EarshotTranscripts

/// Markdown documents: their sessions, and the lessons and exercises they may be.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let source = SourceText(name: "a.md", utf8: input(start, count))
  for result in Transcript.read(markdown: source) {
    expectSound(result.diagnostics, in: [source])
  }
  expectSound(Lesson.read(source).diagnostics, in: [source])
  expectSound(Exercise.read(source).diagnostics, in: [source])
  return 0
}
