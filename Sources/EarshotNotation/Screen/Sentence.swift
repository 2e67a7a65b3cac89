package import EarshotModel

/// Sentences of the notation that occur elsewhere: in JSON strings and in claims.
///
/// Every function parses a complete string and reports errors for the entire range that you pass. A
/// function with a recorder records the references in the text.
package enum Sentence {
  /// Parses an effect: `set #size.value: Large`.
  package static func effect(
    _ text: String,
    source: Int,
    range: Range<Int>,
    uses: inout UseRecorder
  ) throws(Diagnostic) -> Effect {
    try read(text, source, range, &uses) { scanner throws(Diagnostic) in try scanner.effect() }
  }

  /// Parses a condition: `#amount is not empty`.
  package static func condition(
    _ text: String,
    source: Int,
    range: Range<Int>,
    uses: inout UseRecorder
  ) throws(Diagnostic) -> Condition {
    try read(text, source, range, &uses) { scanner throws(Diagnostic) in
      let condition = try scanner.condition(until: .text)
      try scanner.expectEnd(after: "the condition")
      return condition
    }
  }

  /// Parses a selector: `.special, header`.
  package static func selector(
    _ text: String,
    source: Int,
    range: Range<Int>,
    uses: inout UseRecorder
  ) throws(Diagnostic) -> Selector {
    try read(text, source, range, &uses) { scanner throws(Diagnostic) in try scanner.selector() }
  }

  /// Parses the contents of a rotor: a selector, or `mark bold`.
  package static func rotorContent(
    _ text: String,
    source: Int,
    range: Range<Int>,
    uses: inout UseRecorder
  ) throws(Diagnostic) -> CustomRotor.Content {
    try read(text, source, range, &uses) { scanner throws(Diagnostic) in
      try scanner.rotorContent()
    }
  }

  /// Parses text with references, but without quotes and escapes.
  package static func template(
    _ text: String,
    source: Int,
    range: Range<Int>,
    uses: inout UseRecorder
  ) throws(Diagnostic) -> TextTemplate {
    let bytes = Array(text.utf8)
    var scanner = Scanner(bytes, range: 0..<0, source: source, whole: range, uses: uses)
    scanner.end = bytes.count
    scanner.readsNumbersFirst = true
    defer { uses = scanner.uses }
    return try scanner.verbatimTemplate()
  }

  /// Reads the name of an event, as after `on`.
  package static func event(
    _ text: String,
    source: Int,
    range: Range<Int>
  ) throws(Diagnostic) -> AppEvent {
    try read(text, source, range) { scanner throws(Diagnostic) in
      let event = try scanner.event()
      try scanner.expectEnd(after: "the event")
      return event
    }
  }

  /// Parses a duration: `2s`.
  package static func duration(
    _ text: String,
    source: Int,
    range: Range<Int>
  ) throws(Diagnostic) -> Milliseconds {
    try read(text, source, range) { scanner throws(Diagnostic) in
      let duration = try scanner.duration()
      try scanner.expectEnd(after: "the duration")
      return duration
    }
  }

  /// Reads a value for a property that effects and conditions change.
  package static func property(
    _ property: Property,
    _ text: String,
    source: Int,
    range: Range<Int>,
    uses: inout UseRecorder
  ) throws(Diagnostic) -> PropertyValue {
    try read(text, source, range, &uses) { scanner throws(Diagnostic) in
      try scanner.value(of: property)
    }
  }

  /// Parses the numbers of a scale: `0%...100% by 10%`.
  package static func range(
    _ text: String,
    source: Int,
    range: Range<Int>
  ) throws(Diagnostic) -> Scale {
    try read(text, source, range) { scanner throws(Diagnostic) in .range(try scanner.range()) }
  }

  /// Parses the numbers of an axis: `0...700 euros`.
  static func numberExtent(
    _ text: String,
    source: Int,
    range: Range<Int>
  ) throws(Diagnostic) -> Chart.NumberExtent {
    try read(text, source, range) { scanner throws(Diagnostic) in try scanner.numberExtent() }
  }

  /// Parses a point of a chart: `May 480`.
  static func point(
    _ text: String,
    source: Int,
    range: Range<Int>,
    _ reader: PointReader
  ) throws(Diagnostic) -> Chart.Point {
    try read(text, source, range) { scanner throws(Diagnostic) in try scanner.onlyPoint(reader) }
  }

  /// Parses a pronunciation of a label: `spellOut on "ABC"`.
  package static func spokenAttribute(
    _ text: String,
    source: Int,
    range: Range<Int>
  ) throws(Diagnostic) -> SpokenAttribute {
    try read(text, source, range) { scanner throws(Diagnostic) in try scanner.spokenAttribute() }
  }

  private static func read<Result>(
    _ text: String,
    _ source: Int,
    _ range: Range<Int>,
    _ uses: inout UseRecorder,
    _ body: (inout Scanner) throws(Diagnostic) -> Result
  ) throws(Diagnostic) -> Result {
    let bytes = Array(text.utf8)
    var scanner = Scanner(
      bytes,
      range: bytes.indices,
      source: source,
      whole: range,
      uses: uses
    )
    let result = try body(&scanner)
    uses = scanner.uses
    return result
  }

  private static func read<Result>(
    _ text: String,
    _ source: Int,
    _ range: Range<Int>,
    _ body: (inout Scanner) throws(Diagnostic) -> Result
  ) throws(Diagnostic) -> Result {
    var uses = UseRecorder()
    return try read(text, source, range, &uses, body)
  }
}

extension Sentence {
  /// Parses text with references, and doesn't record them.
  package static func template(
    _ text: String,
    source: Int,
    range: Range<Int>
  ) throws(Diagnostic) -> TextTemplate {
    var uses = UseRecorder()
    return try template(text, source: source, range: range, uses: &uses)
  }

  /// Parses a value of a property, and doesn't record the references in it.
  package static func property(
    _ property: Property,
    _ text: String,
    source: Int,
    range: Range<Int>
  ) throws(Diagnostic) -> PropertyValue {
    var uses = UseRecorder()
    return try self.property(property, text, source: source, range: range, uses: &uses)
  }
}

extension Condition {
  /// Parses a condition within other text, such as a claim.
  ///
  /// An error has the range of the wrong words in the text.
  ///
  /// - Parameters:
  ///   - bytes: The text around the condition.
  ///   - range: The range of the condition in the text.
  ///   - source: The index of the source for diagnostics.
  /// - Returns: The condition.
  /// - Throws: ``Diagnostic`` if the condition isn't valid.
  package static func read(
    in bytes: [UInt8],
    _ range: Range<Int>,
    source: Int = 0
  ) throws(Diagnostic) -> Condition {
    var scanner = Scanner(bytes, range: range, source: source)
    let condition = try scanner.condition(until: .text)
    try scanner.expectEnd(after: "the condition")
    return condition
  }
}
