import EarshotAudit
import EarshotImporters
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotReports
import EarshotSession
import EarshotTranscripts

/// Reports in every form, about a screen file and a session below a line `===`: JSON and XML parse
/// again, and no form contains a control character.
func fuzzReports(_ bytes: [UInt8]) {
  let text = String(decoding: bytes, as: UTF8.self)
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  let cut = lines.firstIndex(of: "===") ?? lines.endIndex
  let screen = SourceText(name: "a.screen", lines[..<cut].joined(separator: "\n"))
  let reading = AppDocument.open([screen])
  guard let document = reading.document, var audit = Audit(reading, of: [screen]) else { return }
  audit.work.run = 200_000
  expectSound(Report([audit.report], failingOn: .error), "audit")
  let session = SourceText(
    name: "a.vo",
    lines[cut...].dropFirst().map { $0 + "\n" }.joined()
  )
  guard let transcript = Transcript.read(session).transcript else { return }
  let run = TranscriptRun(transcript, on: document)
  expectSound(Report(.test, [.init("a.vo", [ReportCase(run, line: nil)])]), "test")
}

private func expectSound(_ report: Report, _ what: String) {
  for form in ReportForm.allCases {
    var writer = form.writer(of: report.kind, .unchanged)
    let lines = writer.head + writer.add(report) + writer.end("what was found")
    for line in lines { expectClean(line) }
    let isSound =
      switch form {
      case .json: lines.allSatisfy { JSONCheck.accepts($0) }
      case .sarif, .gitlab: JSONCheck.accepts(lines.joined(separator: "\n"))
      case .junit: XMLCheck.accepts(lines.joined(separator: "\n"))
      case .tap, .github, .markdown: true
      }
    precondition(isSound, "\(form) of \(what) isn't well formed:\n" + lines.joined(separator: "\n"))
  }
}

/// Returns whether a string is JSON, without using the program's own reader.
private struct JSONCheck {
  private var rest: Substring.UTF8View

  static func accepts(_ text: String) -> Bool {
    var check = JSONCheck(rest: text[...].utf8)
    return check.value() && check.next() == nil
  }

  /// Takes the next byte that isn't a space.
  private mutating func next() -> UInt8? {
    rest = rest.drop { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
    return rest.popFirst()
  }

  private mutating func value() -> Bool {
    guard let byte = next() else { return false }
    switch byte {
    case UInt8(ascii: "{"): return members(UInt8(ascii: "}"), named: true)
    case UInt8(ascii: "["): return members(UInt8(ascii: "]"), named: false)
    case UInt8(ascii: "\""): return string()
    default:
      let letters = [byte] + rest.prefix { $0 > 0x2C && $0 != 0x5D && $0 != 0x7D && $0 != 0x3A }
      rest = rest.dropFirst(letters.count - 1)
      let word = String(decoding: letters, as: UTF8.self)
      return ["true", "false", "null"].contains(word) || Double(word) != nil
    }
  }

  private mutating func members(_ end: UInt8, named: Bool) -> Bool {
    let start = rest
    if next() == end { return true }
    rest = start
    while true {
      if named { guard next() == 0x22, string(), next() == 0x3A else { return false } }
      guard value(), let mark = next() else { return false }
      if mark == end { return true }
      if mark != 0x2C { return false }
    }
  }

  private mutating func string() -> Bool {
    while let byte = rest.popFirst() {
      if byte == 0x22 { return true }
      if byte < 0x20 { return false }
      guard byte == 0x5C else { continue }
      guard let escaped = rest.popFirst() else { return false }
      if escaped == UInt8(ascii: "u") {
        let digits = rest.prefix(4)
        guard digits.count == 4, UInt16(String(digits) ?? "", radix: 16) != nil else {
          return false
        }
        rest = rest.dropFirst(4)
      } else if !"\"\\/bfnrt".utf8.contains(escaped) {
        return false
      }
    }
    return false
  }
}

/// Returns whether the tags of a string are closed in order, without using the program's own
/// reader.
private enum XMLCheck {
  static func accepts(_ text: String) -> Bool {
    var open: [Substring] = []
    for part in text.split(separator: "<", omittingEmptySubsequences: false).dropFirst() {
      guard let end = part.firstIndex(of: ">") else { return false }
      let (tag, rest) = (part[..<end], part[end...].dropFirst())
      guard !rest.contains(">"), entitiesAreKnown(part) else { return false }
      let name = tag.prefix { $0 != " " && $0 != "/" }
      if tag.hasPrefix("?") { continue }
      if tag.hasPrefix("/") {
        guard open.popLast() == tag.dropFirst() else { return false }
      } else if !tag.hasSuffix("/") {
        open.append(name)
      }
    }
    return open.isEmpty
  }

  private static func entitiesAreKnown(_ text: Substring) -> Bool {
    text.split(separator: "&", omittingEmptySubsequences: false).dropFirst().allSatisfy { part in
      ["lt;", "gt;", "amp;", "quot;", "apos;", "#"].contains { part.hasPrefix($0) }
    }
  }
}
