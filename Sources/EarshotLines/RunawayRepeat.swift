/// Finds a repeat inside a repeat that a matcher which tries one way after the other might not get
/// out of: `(a+)+b` has twice as many ways for each letter more.
///
/// Swift's `Regex` is such a matcher, and a file of somebody else must not stop the program. A group
/// may be repeated if it ends in something that must stand there: `(\d+, )+`. What can take long in
/// other ways, as `(a|a)*`, is not found.
///
/// - Source: RELIABILITY.md, row 19; our choice.
struct RunawayRepeat {
  /// What is known of a group while it is read.
  private struct Group {
    var start: Int
    /// Whether what was read last may go on for any length, with nothing behind it that must stand.
    var isOpenEnded = false
    /// Whether an alternative before was so.
    var hasOpenAlternative = false
  }

  /// How often something may stand.
  private struct Quantifier {
    var isUnbounded = false
    var isOptional = false
  }

  private let scalars: [Unicode.Scalar]
  private var place = 0
  private var groups = [Group(start: 0)]

  private init(_ pattern: String) { scalars = Array(pattern.unicodeScalars) }

  /// The group and its repeat as they are written, or `nil` if there is none.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the pattern.
  static func first(in pattern: String) -> String? {
    var reader = RunawayRepeat(pattern)
    return reader.find().map { range in
      String(String.UnicodeScalarView(reader.scalars[range]))
    }
  }

  private mutating func find() -> Range<Int>? {
    while place < scalars.count {
      let scalar = scalars[place]
      place += 1
      switch scalar {
      case "(": open()
      case "|": alternative()
      case ")":
        if let range = close() { return range }
      case "\\":
        place = min(place + 1, scalars.count)
        add(quantifier(), isOpenEnded: false)
      case "[":
        skipSet()
        add(quantifier(), isOpenEnded: false)
      default: add(quantifier(), isOpenEnded: false)
      }
    }
    return nil
  }

  private mutating func open() {
    groups.append(Group(start: place - 1))
    guard place < scalars.count, scalars[place] == "?" else { return }
    while place < scalars.count, ![":", "=", "!", ">"].contains(scalars[place]) { place += 1 }
    place = min(place + 1, scalars.count)
  }

  private mutating func alternative() {
    let last = groups.count - 1
    groups[last].hasOpenAlternative = groups[last].hasOpenAlternative || groups[last].isOpenEnded
    groups[last].isOpenEnded = false
  }

  private mutating func close() -> Range<Int>? {
    guard groups.count > 1, let group = groups.popLast() else { return nil }
    let isOpenEnded = group.isOpenEnded || group.hasOpenAlternative
    let quantifier = quantifier()
    if isOpenEnded, quantifier.isUnbounded { return group.start..<place }
    add(quantifier, isOpenEnded: isOpenEnded)
    return nil
  }

  private mutating func add(_ quantifier: Quantifier, isOpenEnded: Bool) {
    let last = groups.count - 1
    if quantifier.isUnbounded || isOpenEnded {
      groups[last].isOpenEnded = true
    } else if !quantifier.isOptional {
      groups[last].isOpenEnded = false
    }
  }

  private mutating func quantifier() -> Quantifier {
    guard place < scalars.count else { return Quantifier() }
    var quantifier = Quantifier()
    switch scalars[place] {
    case "*": quantifier = Quantifier(isUnbounded: true, isOptional: true)
    case "+": quantifier = Quantifier(isUnbounded: true)
    case "?": quantifier = Quantifier(isOptional: true)
    case "{": return counted()
    default: return quantifier
    }
    place += 1
    skipManner()
    return quantifier
  }

  /// A count in braces: `{2}`, `{2,}`, `{,5}`.
  private mutating func counted() -> Quantifier {
    guard let end = scalars[place...].firstIndex(of: "}") else { return Quantifier() }
    let bounds = scalars[(place + 1)..<end]
    place = end + 1
    skipManner()
    return Quantifier(
      isUnbounded: bounds.last == ",",
      isOptional: bounds.first == "0" || bounds.first == ","
    )
  }

  /// The mark behind a quantifier that says whether it takes little or much.
  private mutating func skipManner() {
    if place < scalars.count, scalars[place] == "?" || scalars[place] == "+" { place += 1 }
  }

  private mutating func skipSet() {
    var depth = 1
    while place < scalars.count, depth > 0 {
      switch scalars[place] {
      case "\\": place += 1
      case "[": depth += 1
      case "]": depth -= 1
      default: break
      }
      place += 1
    }
    place = min(place, scalars.count)
  }
}
