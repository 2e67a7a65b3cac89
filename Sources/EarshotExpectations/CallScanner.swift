/// A scanner that finds string literals in the arguments of a call in Swift source.
///
/// It understands comments, brackets, and all forms of literals with their interpolations. It uses
/// a stack of open brackets and literals instead of recursion.
struct CallScanner {
  /// An open bracket or literal.
  private enum Frame {
    case brackets
    case text(hashes: Int, isMultiLine: Bool)
  }

  private let source: [UInt8]
  private var place: Int
  private var frames: [Frame] = [.brackets]
  private var argument = 0
  /// The literal of the current argument, up to the current position, or `nil` if there's none yet.
  private var literal: SourceLiteral?
  /// The literals by the index of their argument.
  private(set) var literals: [Int: SourceLiteral] = [:]

  /// Returns the literals for an argument in the calls of a function on a line.
  ///
  /// - Parameters:
  ///   - number: The index of the argument, starting at 0.
  ///   - function: The name of the function.
  ///   - line: The line of the call, starting at 1.
  ///   - source: The bytes of the source file.
  /// - Returns: The literals of the argument in every call that begins on the line.
  /// - Complexity: O(*n*), where *n* is the length of the source.
  static func literals(
    of number: Int,
    in function: String,
    onLine line: Int,
    _ source: [UInt8]
  ) -> [SourceLiteral] {
    var start = 0
    for _ in 1..<max(line, 1) {
      guard let end = source[start...].firstIndex(of: UInt8(ascii: "\n")) else { return [] }
      start = end + 1
    }
    let end = source[start...].firstIndex(of: UInt8(ascii: "\n")) ?? source.endIndex
    let opening = Array("\(function)(".utf8)
    return (start..<end).compactMap { place in
      guard source[place...].starts(with: opening) else { return nil }
      var scanner = CallScanner(source, at: place + opening.count)
      scanner.scan()
      return scanner.literals[number]
    }
  }

  private init(_ source: [UInt8], at place: Int) {
    self.source = source
    self.place = place
  }

  private mutating func scan() {
    while place < source.count, let frame = frames.last {
      switch frame {
      case .brackets: scanCode()
      case .text(let hashes, let isMultiLine): scanText(hashes, isMultiLine)
      }
    }
  }

  // MARK: Code

  private mutating func scanCode() {
    let byte = source[place]
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      frames.append(.brackets)
      place += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      if frames.count == 1 { endArgument() }
      frames.removeLast()
      place += 1
    case UInt8(ascii: ",") where frames.count == 1:
      endArgument()
      argument += 1
      place += 1
    case UInt8(ascii: "/") where skipComment(): break
    case UInt8(ascii: "\""), UInt8(ascii: "#"): beginText()
    default: place += 1
    }
  }

  private mutating func endArgument() {
    literals[argument] = literal
    literal = nil
  }

  private mutating func skipComment() -> Bool {
    if isNext("//") {
      while place < source.count, source[place] != UInt8(ascii: "\n") { place += 1 }
      return true
    }
    guard isNext("/*") else { return false }
    var depth = 0
    repeat {
      if isNext("/*") {
        depth += 1
        place += 2
      } else if isNext("*/") {
        depth -= 1
        place += 2
      } else {
        place += 1
      }
    } while depth > 0 && place < source.count
    return true
  }

  private func isNext(_ text: String) -> Bool {
    place < source.count && source[place...].starts(with: text.utf8)
  }

  // MARK: Literals

  private mutating func beginText() {
    let start = place
    while place < source.count, source[place] == UInt8(ascii: "#") { place += 1 }
    let hashes = place - start
    guard isNext("\"") else { return }
    let isMultiLine = isNext("\"\"\"")
    place += isMultiLine ? 3 : 1
    if frames.count == 1 {
      literal = SourceLiteral(range: start..<place, hashes: hashes, isMultiLine: isMultiLine)
    }
    frames.append(.text(hashes: hashes, isMultiLine: isMultiLine))
  }

  private mutating func scanText(_ hashes: Int, _ isMultiLine: Bool) {
    let marks = String(repeating: "#", count: hashes)
    let quotes = (isMultiLine ? "\"\"\"" : "\"") + marks
    if isNext("\\\(marks)(") {
      if frames.count == 2 { literal?.isInterpolated = true }
      frames.append(.brackets)
      place += 2 + hashes
    } else if isNext("\\\(marks)") {
      place += 2 + hashes
    } else if isNext(quotes) {
      place += quotes.utf8.count
      frames.removeLast()
      if frames.count == 1, let start = literal?.range.lowerBound {
        literal?.range = start..<place
      }
    } else {
      place += 1
    }
  }
}
