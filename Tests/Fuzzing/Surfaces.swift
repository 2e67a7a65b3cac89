import Glibc

/// Everything that reads other people's text, by the name that `Tests/Fuzzing/run` accepts.
///
/// A new surface needs a row here, and a file with its function.
private let surfaces: [(name: String, try: @Sendable ([UInt8]) -> Void)] = [
  ("Screen", fuzzScreen), ("Walks", fuzzWalks), ("Sessions", fuzzSessions),
  ("Claims", fuzzClaims), ("Transcripts", fuzzTranscripts), ("Commands", fuzzCommands),
  ("JSON", fuzzJSON), ("Imports", fuzzImports), ("Files", fuzzFiles), ("Records", fuzzRecords),
  ("Reports", fuzzReports), ("Markdown", fuzzMarkdown), ("Expressions", fuzzExpressions),
]

/// The surface that FUZZING_SURFACE names; if it names none, their names are printed.
private let chosen: @Sendable ([UInt8]) -> Void = {
  let name = getenv("FUZZING_SURFACE").map { String(cString: $0) }
  if let surface = surfaces.first(where: { $0.name == name }) { return surface.try }
  for surface in surfaces { print(surface.name) }
  exit(name == nil ? 0 : 64)
}()

/// Finds the surface before libFuzzer reads its own arguments.
@_cdecl("LLVMFuzzerInitialize")
public func start(_ count: UnsafePointer<CInt>?, _ words: UnsafeRawPointer?) -> CInt {
  _ = chosen
  return 0
}

/// Tries an input.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  chosen(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
