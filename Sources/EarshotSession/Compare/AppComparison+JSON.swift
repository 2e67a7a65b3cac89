import EarshotNotation

extension AppComparison.Change {
  /// The change as one JSON object without a line break; every key is always there.
  public var json: String {
    JSONOutput.object([
      "change": .string(kind.rawValue),
      "screen": .string(screen),
      "panel": .string(panel),
      "stop": stop.map { .number($0) } ?? .null,
      "oldStop": oldStop.map { .number($0) } ?? .null,
      "identifier": .string(identifier),
      "subject": .string(subject),
      "part": .string(part),
      "old": .string(old),
      "new": .string(new),
      "source": .string(source),
      "text": .string(line),
    ]).text()
  }
}
