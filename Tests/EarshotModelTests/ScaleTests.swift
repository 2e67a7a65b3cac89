import EarshotModel
import Testing

/// SCREEN-FORMAT.md, "Values that change".
@Suite("A scale")
struct ScaleTests {
  /// A value, and where the three moves lead.
  struct Case: Sendable, CustomTestStringConvertible {
    let scale: Scale
    let value: String?
    let up: String
    let down: String
    let around: String

    init(_ scale: Scale, _ value: String?, up: String, down: String, around: String) {
      self.scale = scale
      self.value = value
      self.up = up
      self.down = down
      self.around = around
    }

    var testDescription: String { "\(value ?? "nothing") on \(scale)" }
  }

  @Test("can be stepped along", arguments: cases)
  func steps(_ test: Case) {
    #expect(test.scale.value(after: test.value, .increment) == test.up)
    #expect(test.scale.value(after: test.value, .decrement) == test.down)
    #expect(test.scale.value(after: test.value, .advance) == test.around)
  }

  static let cases: [Case] = [
    .init(words, "M", up: "L", down: "S", around: "L"),
    .init(words, "S", up: "M", down: "S", around: "M"),
    .init(words, "L", up: "L", down: "M", around: "S"),
    .init(words, nil, up: "M", down: "S", around: "M"),
    .init(words, "", up: "M", down: "S", around: "M"),
    .init(words, "XL", up: "S", down: "L", around: "S"),
    .init(.values(["One"]), "One", up: "One", down: "One", around: "One"),
    .init(.values([]), "x", up: "x", down: "x", around: "x"),
    .init(percent, "50%", up: "60%", down: "40%", around: "60%"),
    .init(percent, "100%", up: "100%", down: "90%", around: "0%"),
    .init(percent, "0%", up: "10%", down: "0%", around: "10%"),
    .init(percent, nil, up: "10%", down: "0%", around: "10%"),
    .init(percent, "95%", up: "100%", down: "85%", around: "100%"),
    .init(percent, "3%", up: "13%", down: "0%", around: "13%"),
    .init(percent, "50", up: "60%", down: "40%", around: "60%"),
    .init(percent, "400%", up: "100%", down: "100%", around: "0%"),
    .init(percent, "-400%", up: "0%", down: "0%", around: "0%"),
    .init(percent, "half", up: "10%", down: "0%", around: "10%"),
    .init(percent, "at 30 of it", up: "40%", down: "20%", around: "40%"),
    .init(tenths, "0.2 km", up: "0.3 km", down: "0.1 km", around: "0.3 km"),
    .init(tenths, "0.9 km", up: "1 km", down: "0.8 km", around: "1 km"),
    .init(point, "4", up: "4", down: "4", around: "4"),
  ]

  private static let words = Scale.values(["S", "M", "L"])
  private static let percent = Scale.range(range(0, 100, by: "10", "%"))
  private static let tenths = Scale.range(range(0, 1, by: "0.1", " km"))
  private static let point = Scale.range(range(4, 4, by: "1", ""))

  private static func range(_ lower: Int, _ upper: Int, by step: String, _ suffix: String)
    -> ValueRange
  {
    ValueRange(
      lower: ExactNumber(lower),
      upper: ExactNumber(upper),
      step: ExactNumber(step) ?? ExactNumber(1),
      suffix: suffix
    )
  }

  @Test("begins at its first value or its lower bound")
  func begins() {
    #expect(Self.words.initialValue == "S")
    #expect(Self.tenths.initialValue == "0 km")
    #expect(Scale.values([]).initialValue == "")
  }

  @Test("comes from the role if none is written")
  func roles() {
    #expect(Element(role: .slider).scale?.initialValue == "0%")
    #expect(Element(role: .slider).scale?.value(after: "0%", .increment) == "10%")
    #expect(Element(role: .stepper).scale?.value(after: "100", .increment) == "100")
    #expect(Element(role: .adjustable).scale == nil)
    var slider = Element(role: .slider)
    slider.ownScale = Self.words
    #expect(slider.scale == Self.words)
  }

  @Test("of a slider steps by a tenth of its range if no step is written, and only of a slider")
  func tenth() {
    var slider = Element(role: .slider)
    let minutes = ValueRange(lower: ExactNumber(0), upper: ExactNumber(32))
    slider.ownScale = .range(minutes)
    #expect(slider.scale?.value(after: "12 of 32 minutes", .increment) == "15.2")
    slider.ownScale = .range(ValueRange(lower: ExactNumber(4), upper: ExactNumber(4)))
    #expect(slider.scale?.value(after: "4", .increment) == "4")
    var adjustable = Element(role: .adjustable)
    adjustable.ownScale = .range(minutes)
    #expect(adjustable.scale?.value(after: "12", .increment) == "13")
    var referring = Element(role: .slider)
    referring.setTemplate(
      TextTemplate(segments: [.reference(TextReference(node: .own, property: .label))]),
      of: .value
    )
    #expect(referring.scale == nil)
  }

  @Test("needs bounds in order and a step forward")
  func preconditions() async {
    await #expect(processExitsWith: .failure) {
      _ = ValueRange(lower: ExactNumber(2), upper: ExactNumber(1), step: ExactNumber(1))
    }
    await #expect(processExitsWith: .failure) {
      _ = ValueRange(lower: ExactNumber(1), upper: ExactNumber(2), step: ExactNumber(0))
    }
  }
}
