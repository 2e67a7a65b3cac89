import EarshotLines
import EarshotNotation
package import EarshotModel
public import EarshotComposer

extension ReadOut {
  /// A stop of a readout.
  public struct Stop: Hashable, Sendable {
    /// An entry of the custom content.
    public struct Content: Hashable, Sendable {
      /// The name of the entry.
      public var label: String
      /// The value of the entry.
      public var value: String
      /// Whether VoiceOver says the value in the description of the element.
      public var isImportant: Bool
    }

    /// A custom rotor of the stop that has a result.
    public struct Rotor: Hashable, Sendable {
      /// The name on the rotor.
      public var name: String
      /// The descriptions of the results, in the order of the list.
      public var results: [String]
      /// The line with the number of other results, or `nil` if there are none.
      public var more: String?
    }

    /// The position in reading order, starting at 1.
    public var number: Int
    /// The index of the element.
    package var index: ElementTree.Index
    /// The identifier, or `nil` if there's none.
    public var identifier: String?
    /// The speech at the stop.
    public var utterance: Utterance
    /// The lines about actions and content, which are only in the snapshot style.
    public var extraLines: [String]
    /// The names of the element's own actions.
    public var actions: [String]
    /// The entries of the custom content.
    public var content: [Content]
    /// The custom rotors with their results, or `nil` if the caller didn't request them.
    public var rotors: [Rotor]?

    let style: Style
  }
}

extension ReadOut.Stop {
  /// The description, and the hint if there's one.
  package var words: [String] { [utterance.text, utterance.hint].compactMap { $0 } }

  /// The stop as lines of text.
  ///
  /// - Source: SESSIONS.md, "`speak`".
  public var lines: [String] {
    var lines: [String] = []
    add(to: &lines)
    return lines
  }

  /// Adds the stop to lines of text.
  package func add(to lines: inout [String]) {
    let count = lines.count
    switch style {
    case .spoken, .utterance, .readings: utterance.print(to: &lines)
    case .snapshot: lines += snapshotLines
    }
    if lines.count == count { lines.append(SessionLine.silence(nil).text) }
    if let rotors { lines += rotors.flatMap(\.lines).map(ReadOut.Stop.indented) }
  }

  private var snapshotLines: [String] {
    var below = (utterance.hint.map { [$0] } ?? []) + extraLines
    let first = utterance.text.isEmpty && !below.isEmpty ? below.removeFirst() : utterance.text
    guard !first.isEmpty else { return [] }
    return [SessionLine.speech(Spoken(first)).text] + below.map(ReadOut.Stop.indented)
  }

  /// Returns an indented line for the part below the description.
  private static func indented(_ text: String) -> String {
    let text = Display.spoken(text)
    return "  " + (SessionLine.beginsLikeAnother(text) ? "\\" : "") + text
  }
}

extension ReadOut.Stop.Rotor {
  /// The name, followed by a line for each result.
  ///
  /// - Source: VOICEOVER.md 4.5, "Rotors".
  fileprivate var lines: [String] { [name] + results.map { "- \($0)" } + (more.map { [$0] } ?? []) }
}
