import EarshotLines
package import EarshotNotation
import EarshotTranscripts

/// The plan of a workshop, minute by minute, from a table in a document.
///
///     | minute | what | how |
///     | --- | --- | --- |
///     | 0–10 | Hear it | You, on the iPhone, with the screen curtain on |
package struct WorkshopPlan: Hashable, Sendable {
  /// A part of the workshop.
  package struct Part: Hashable, Sendable {
    /// The minutes at which the part begins and ends.
    package var start, end: Int
    /// The content of the part.
    package var what: String
    /// The way in which the part is taught.
    package var how: String
  }

  /// An announcement at a second of the workshop.
  package struct Call: Hashable, Sendable {
    package let second: Int
    package let text: String
  }

  /// The language of the document.
  package private(set) var language = LessonLanguage.english
  /// The parts, in order.
  package private(set) var parts: [Part]
  /// The duration of the workshop in minutes.
  package var minutes: Int { parts.last?.end ?? 0 }

  /// Reads the rows that begin with minutes such as `0–10`, or returns `nil` if there are none.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the document.
  package init?(_ source: SourceText) {
    parts = source.lines.compactMap { Part($0.trimmed) }
    guard !parts.isEmpty else { return nil }
    var header = LessonHeader()
    var collector = DiagnosticCollector()
    header.read(MarkdownDocument(source), &collector)
    language = header.language
  }

  /// Returns the same plan for a different duration.
  ///
  /// Every part takes its share of the time, in whole minutes.
  package func scaled(to minutes: Int) -> WorkshopPlan {
    var plan = self
    let all = max(1, self.minutes)
    plan.parts = parts.map { part in
      var part = part
      part.start = (part.start * minutes + all / 2) / all
      part.end = (part.end * minutes + all / 2) / all
      return part
    }
    return plan
  }

  /// The number of minutes before the end of a part at which its end is announced.
  private static let warning = 2

  /// All announcements, in order.
  ///
  /// Each part has an announcement at its beginning. A long part also has an announcement two
  /// minutes before its end.
  package var calls: [Call] {
    let calls = parts.enumerated().flatMap { number, part -> [Call] in
      let begin = Call(second: part.start * 60, text: announcement(of: part))
      guard part.end - part.start > 2 * Self.warning else { return [begin] }
      let next = parts.dropFirst(number + 1).first?.what
      let wording = Wording.minutesLeft(Self.warning, for: part.what, next: next)
      return [begin, Call(second: (part.end - Self.warning) * 60, text: wording[language])]
    }
    return calls + [Call(second: minutes * 60, text: over)]
  }

  private var over: String { Wording.minutesAreOver(minutes)[language] }

  private func announcement(of part: Part) -> String {
    let time = Wording.minute(part.start, of: minutes, part.what)
    let length = Wording.minutes(part.end - part.start)
    return "\(time[language]), \(length[language]). \(part.how)."
  }

  /// Returns a description of the current part of the workshop after the given number of seconds.
  package func status(at second: Int) -> String {
    let minute = second / 60
    guard let part = parts.last(where: { $0.start <= minute }), minute < part.end else {
      return over
    }
    let time = Wording.minute(minute, of: minutes, part.what)
    return "\(time[language]), \(Wording.left(part.end - minute)[language])."
  }
}

extension WorkshopPlan.Part {
  /// Reads a row of the table, or returns `nil` if it doesn't begin with minutes.
  fileprivate init?(_ line: String) {
    let cells = line.split(separator: "|").map { String($0).trimmed }
    guard line.hasPrefix("|"), cells.count >= 2 else { return nil }
    let minutes = cells[0].split { "–-".contains($0) }.map { Int($0) }
    guard minutes.count == 2, let start = minutes[0], let end = minutes[1], start < end else {
      return nil
    }
    let how = cells.count > 2 ? cells[2].filter { $0 != "`" } : ""
    self.init(start: start, end: end, what: cells[1], how: how)
  }
}
