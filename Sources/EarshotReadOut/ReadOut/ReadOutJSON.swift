import EarshotNotation
import EarshotComposer

extension ReadOut.Stop {
  /// The stop as one JSON object without a line break.
  ///
  /// The object contains all keys, even keys without a value.
  ///
  /// - Source: SESSIONS.md, "`speak`", the table of keys.
  public var json: String { output.text(pretty: false) }

  /// Returns the stop as one JSON object that begins with its screen and panel.
  public func json(on place: ReadOut.Place) -> String {
    let heading: [JSONOutput.Member] = [
      .init("screen", .string(place.screen)), .init("panel", .string(place.panel)),
    ]
    return JSONOutput.object(heading + allMembers).text(pretty: false)
  }

  private var output: JSONOutput { .object(allMembers) }

  private var allMembers: [JSONOutput.Member] {
    members + (rotors.map { [.init("rotors", .array($0.map(\.output)))] } ?? [])
  }

  private var members: [JSONOutput.Member] {
    [
      .init("index", .number(number)),
      .init("identifier", .string(identifier)),
      .init("description", .string(utterance.text)),
      .init("hint", .string(utterance.hint)),
      .init("utterance", .array((utterance.parts + utterance.hintParts).map(\.output))),
      .init("actions", .strings(actions)),
      .init("content", .array(content.map(\.output))),
    ]
  }
}

extension ReadOut.Stop.Content {
  fileprivate var output: JSONOutput {
    .object(["label": .string(label), "value": .string(value), "important": .bool(isImportant)])
  }
}

extension ReadOut.Stop.Rotor {
  fileprivate var output: JSONOutput {
    .object(["name": .string(name), "results": .strings(results)])
  }
}

extension Utterance.Part {
  fileprivate var output: JSONOutput {
    .object(["kind": .string(kind.rawValue), "text": .string(text), "source": .string(source)])
  }
}
