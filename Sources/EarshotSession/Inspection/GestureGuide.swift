import EarshotLines
import EarshotModel
import EarshotNotation

/// The text that `:gesture` and `earshot help gestures` print for the rows of the table.
///
/// - Source: SESSIONS.md, "The REPL's own commands", `:gesture`.
package enum GestureGuide {
  /// Returns the lines about a gesture, which can have any of its names, or a message if no gesture
  /// has the name.
  package static func lines(on name: String) -> [String] {
    let typed = name.split(whereSeparator: \.isBlank).joined(separator: " ")
    let name = GestureSpelling.canonical(typed) ?? typed
    guard !name.isEmpty else { return ["':gesture' needs the name of a gesture; \(listing)"] }
    guard let gesture = GestureDefinition.named(name) else {
      let ending = ending(for: name)
      let line = "no gesture '\(Display.safe(name))'\(ending)"
      return ending.isEmpty ? [line, listing] : [line]
    }
    return gesture.lines
  }

  private static let listing = "':help gestures' lists the gestures"

  /// Returns the end of a message about an unknown name, with the nearest name or with the first
  /// name that begins with the word.
  private static func ending(for name: String) -> String {
    let ending = GestureDefinition.ending(for: name)
    guard ending.isEmpty else { return ending }
    let firstWords = order.map { String($0.row.words.prefix { $0 != " " }) }
    let word = Suggestion.nearest(to: name, in: firstWords) ?? name.lowercased()
    let first = order.first { $0.row.words.begins(with: "\(word) ") }
    return first.map { "; did you mean '\($0.row.words)'?" } ?? ""
  }

  /// The order of the gestures in help, which groups similar gestures.
  static let order: [Gesture.Kind] = [
    .start, .swipeRight, .swipeLeft, .swipeUp, .swipeDown, .tap, .touch, .drag,
    .fourFingerTapTop, .fourFingerTapBottom, .rotorRight, .rotorLeft, .rotor, .action,
    .doubleTap, .splitTap, .doubleTapAndHold, .tripleTap,
    .passThroughLeft, .passThroughRight, .passThroughUp, .passThroughDown,
    .scrub, .magicTap, .increment, .decrement,
    .threeFingerSwipeLeft, .threeFingerSwipeRight, .threeFingerSwipeUp, .threeFingerSwipeDown,
    .zoomIn, .zoomOut, .twoFingerTap, .twoFingerSwipeDown, .twoFingerSwipeUp,
    .twoFingerTripleTap, .threeFingerTap, .threeFingerDoubleTap, .threeFingerTripleTap,
    .threeFingerQuadrupleTap, .fourFingerDoubleTap, .voiceOverOn, .voiceOverOff,
    .voiceControlOn, .voiceControlOff, .say,
    .callBegins, .callEnds, .callEndsWithoutResume, .silentSwitchOn, .silentSwitchOff,
    .headphonesOn, .headphonesOff, .musicOn, .musicOff, .podcastOn, .podcastOff,
    .type, .delete, .return, .selectAll, .select, .undoTyping, .redoTyping, .wait,
    .quadrupleTap, .twoFingerDoubleTapAndHold, .twoFingerSwipeLeft, .twoFingerSwipeRight,
    .twoFingerPinch, .fourFingerSwipeLeft, .fourFingerSwipeRight, .home,
  ]

  /// Returns the list of gestures, one per line, with their effects.
  ///
  /// - Parameter isWhole: Whether to include gestures that Earshot doesn't simulate.
  /// - Returns: The lines of the list.
  package static func overview(isWhole: Bool = false) -> [String] {
    let all = order.map(\.definition) + Gesture.Unsimulated.allCases.map(\.definition)
    let listed = all.filter { isWhole || $0.isSimulated }
    let more =
      "to also list gestures that Earshot doesn't simulate, use 'earshot help gestures all' or, in "
      + "a walk, ':help gestures all'"
    return listed.map { "\($0.heading): \($0.outcome)" } + [
      "[N]: a count, such as 3; to #id: swipes until the cursor reaches #id",
      "in a walk, ':gesture NAME' shows how to make a gesture, with your fingers or with keys",
      "in a walk, you can also type keys, such as VO+Right, VO+Space, or Up+Down for Quick Nav",
    ] + (isWhole ? [] : [more])
  }
}

extension GestureDefinition {
  /// The lines with the finger movement, the keys, and the effect.
  fileprivate var lines: [String] {
    let vo = "; VO is Control and Option, or Caps Lock"
    let quickNav = quickNavKeys.map { ["or \($0) with Quick Nav"] } ?? []
    let named = ([keys].compactMap { $0 } + quickNav).joined(separator: ", ")
    let keys = named.isEmpty ? "none known" : named.contains("VO") ? named + vo : named
    let single = singleKeys.map(\.name).joined(separator: ", ")
    return [heading, "fingers: \(fingers)", "keys: \(keys)"]
      + (single.isEmpty ? [] : ["single keys: \(single) (after ':keys')"]) + ["effect: \(outcome)"]
  }

  /// The gesture's words with the possible arguments and the short forms, such as
  /// `swipe right [N] (n, next)`.
  fileprivate var heading: String {
    let argument = syntax.placeholder
    let words = argument.isEmpty ? words : "\(words) \(argument)"
    return aliases.isEmpty ? words : "\(words) (\(aliases.joined(separator: ", ")))"
  }

  fileprivate var outcome: String { isSimulated ? effect : "\(effect); not simulated" }

  /// VoiceOver's words for the effect in practice mode, which don't always have a verb.
  var effectInPractice: String {
    switch effect {
    case "performs a long press": "a long press"
    case "turns speech off or on": "speech off or on"
    case let curtain where curtain.hasPrefix("turns the screen curtain"):
      "screen curtain on or off: the screen is dark"
    case let item where item.hasPrefix("goes to the rotor's "):
      String(item.dropFirst("goes to ".count))
    case "goes to the Home Screen", "goes to the next app", "goes to the previous app": effect
    case let place where place.hasPrefix("goes to the "): String(place.dropFirst("goes ".count))
    default: effect
    }
  }
}
