import Notation
public import SpeechComposer

extension ReadOut {
  /// A stop of a read-out.
  public struct Stop: Hashable, Sendable {
    /// An entry of the custom content.
    public struct Content: Hashable, Sendable {
      /// The name of the entry.
      public var label: String
      /// What it says.
      public var value: String
      /// Whether the value is spoken with the element.
      public var isImportant: Bool
    }

    /// The place in reading order, from 1.
    public var number: Int
    /// The identifier, where it has one.
    public var identifier: String?
    /// What is spoken.
    public var utterance: Utterance
    /// The lines about actions and content; in the snapshot style only.
    public var extraLines: [String]
    /// The names of the element's own actions.
    public var actions: [String]
    /// The custom content.
    public var content: [Content]

    let style: Style
  }
}

extension ReadOut.Stop {
  /// The stop as lines of text.
  ///
  /// - Source: SESSIONS.md, "`speak`".
  public var lines: [String] {
    style == .spoken ? utterance.sessionLines : snapshotLines
  }

  private var snapshotLines: [String] {
    var extra = extraLines.map(Display.spoken)
    var first = utterance.text.isEmpty ? nil : SessionLine.speech(utterance.text)
    if first == nil, !extra.isEmpty { first = SessionLine.speech(extra.removeFirst()) }
    let hint = utterance.hint.map { [Display.spoken($0)] } ?? []
    return [first ?? "~ silent"] + (hint + extra).map { "  " + $0 }
  }

  /// The stop as one JSON object without a line break.
  ///
  /// - Source: SESSIONS.md, "`speak`", the table of keys.
  public var json: String { output.text(pretty: false) }

  private var output: JSONOutput {
    let parts = (utterance.parts + utterance.hintParts).map(\.output)
    return .object([
      "index": .number(number),
      "identifier": .string(identifier),
      "description": .string(utterance.text),
      "hint": .string(utterance.hint),
      "utterance": .array(parts),
      "actions": .strings(actions),
      "content": .array(content.map(\.output)),
    ])
  }
}

extension ReadOut.Stop.Content {
  fileprivate var output: JSONOutput {
    .object([
      "label": .string(label), "value": .string(value), "important": .bool(isImportant),
    ])
  }
}

extension Utterance.Part {
  fileprivate var output: JSONOutput {
    .object([
      "kind": .string(kind.rawValue), "text": .string(text),
      "source": .string(source),
    ])
  }
}
