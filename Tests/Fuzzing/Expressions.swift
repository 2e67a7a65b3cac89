import EarshotLines
import EarshotNotation

/// Regular expressions: the first line is the pattern, the rest the text.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let parts = input(start, min(count, 4_000)).split(separator: 0x0A, maxSplits: 1)
  guard let pattern = parts.first else { return 0 }
  let text = parts.count > 1 ? String(decoding: parts[1], as: UTF8.self) : ""
  guard let expression = try? RegularExpression(String(decoding: pattern, as: UTF8.self)) else {
    return 0
  }
  _ = expression.matchesWhole(text)
  return 0
}
