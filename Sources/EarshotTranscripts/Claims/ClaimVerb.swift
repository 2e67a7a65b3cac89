/// A kind of claim, identified by its verb.
///
/// Each case provides everything from help to parsing.
///
/// To add a kind, add a case. The compiler then requires its rows here, and its reader in
/// `ClaimVerb+Reading.swift`. The new case of ``Claim/Content`` needs a judge in
/// `ClaimJudge.swift`.
///
/// - Source: SESSIONS.md, "Transcripts".
package enum ClaimVerb: String, CaseIterable, Sendable {
  case condition = "is"
  case state
  case focus, screen, reachable, absent, order
  case action = "has"
  case conveys, rotor, says
  case hintSays = "hint says"
  case voices
  case gestures, silent, task
  case canSay = "can say"
  case shows, phrases, xfail

  /// The notation of a claim, and the condition under which it's true.
  package struct Form: Sendable {
    /// The notation of the claim, with commas between alternatives.
    package let usage: String
    /// The condition under which the claim is true, without a period.
    package let isTrueIf: String
  }

  /// The places where the word is allowed.
  enum Position: Sendable {
    /// The beginning of a claim.
    case first
    /// The place after an element.
    case afterElement
    /// Both places. At the beginning, the subject is the focused element.
    case both
  }

  /// The places where the word is allowed.
  var place: Position {
    switch self {
    case .condition: .afterElement
    case .action, .conveys, .shows: .both
    case .state, .focus, .screen, .reachable, .absent, .order, .rotor, .says, .hintSays,
      .voices, .gestures, .silent, .task, .xfail, .canSay, .phrases:
      .first
    }
  }

  /// The words, as messages list them.
  var words: String {
    switch self {
    case .action: "has action"
    case .state: "state of"
    case .shows: "shows name"
    case .condition, .focus, .screen, .reachable, .absent, .order, .conveys, .rotor, .says,
      .hintSays, .voices, .gestures, .silent, .task, .xfail, .canSay, .phrases:
      rawValue
    }
  }

  /// The words that continue this kind of claim after an element.
  var openings: [String] {
    self == .condition ? [rawValue, "contains", "lacks"] : [rawValue]
  }

  /// The notations of this kind of claim, with their meanings.
  package var forms: [Form] {
    switch self {
    case .condition:
      [
        Form(
          "#id is …, #id.property is not …",
          """
          you can hear the element now, and the condition, written as in a screen file, is true; \
          'is hidden' can also be true for an element that you can't hear
          """
        ),
        Form("value is …", "the condition is true for the element under the cursor"),
      ]
    case .state:
      [Form("state of #id is …", "the condition is true, even if you can't hear the element now")]
    case .focus:
      [
        Form("focus #id", "the cursor is on the element"),
        Form(
          "focus #id in 5",
          """
          the cursor can reach the element from here in at most the given number of moves: \
          swipes, rotor turns, and jumps to the first or last item
          """
        ),
      ]
    case .screen:
      [
        Form(
          "screen NAME",
          "the screen, alert, or sheet called NAME is in front; '~ screen:' shows its name"
        ),
        Form("screen NAME below", "an alert or a sheet is in front of the screen"),
      ]
    case .reachable: [Form("reachable #id", "the element is a stop now")]
    case .absent: [Form("absent #id", "no file of the app contains the name")]
    case .order:
      [
        Form(
          "order #a, #b, #c",
          "the elements are stops in this order, with or without other stops between them"
        )
      ]
    case .action:
      [Form("has action \"Delete\", #id has action \"Delete\"", "the element offers the action")]
    case .conveys:
      [
        Form(
          "conveys label \"Pay\", role button, #id conveys …",
          "VoiceOver's description of the element contains the given parts (\(ConveyedItem.Kind.list))"
        )
      ]
    case .rotor: [Form("rotor \"Headings\"", "the rotor is set to the given setting")]
    case .says:
      [
        Form(
          "says \"TEXT\", says /re/",
          "an utterance or a rotor line of the step contains the text as whole words, or a match for "
            + "the regular expression"
        )
      ]
    case .hintSays:
      [
        Form(
          "hint says \"TEXT\", hint says /re/",
          "a hint of the step contains the text as whole words, or a match for the regular expression"
        )
      ]
    case .voices:
      [
        Form(
          "voices \"TEXT\", voices /re/",
          "the app's own speech in the step contains the text as whole words, or a match for the "
            + "regular expression"
        )
      ]
    case .gestures:
      [
        Form(
          "gestures <= 12",
          "you've made at most the given number of gestures since the phase "
            + "began"
        )
      ]
    case .silent: [Form("silent", "VoiceOver says nothing in the step")]
    case .task:
      [
        Form(
          "task \"Order a pizza\": reach #pay",
          """
          the cursor is on the element, so the task is complete; 'earshot effort' compares the \
          number of gestures since the previous task, or since the start, with the fewest possible
          """
        )
      ]
    case .canSay:
      [
        Form("can say \"Pay\"", "after “Tap Pay”, Voice Control would act on one item immediately"),
        Form(
          "can say \"Pay\" for #pay",
          "after “Tap Pay”, Voice Control would act on this item immediately"
        ),
      ]
    case .shows:
      [
        Form(
          "#id shows name \"Pay\", shows name \"Pay\"",
          "after “Show names”, Voice Control would show this name on the element or, without #id, "
            + "on the element under the cursor"
        ),
        Form(
          "#id shows no name, shows no name",
          "after “Show names”, Voice Control would show no name on the element or, without #id, "
            + "on the element under the cursor"
        ),
      ]
    case .phrases:
      [
        Form(
          "phrases <= 3",
          "you've said at most the given number of phrases since the phase began"
        )
      ]
    case .xfail:
      [
        Form(
          "xfail \"REASON\"",
          "the step above is known to fail, so Earshot excuses the step and later failures that it "
            + "causes"
        )
      ]
    }
  }

  /// The word before a claim that must be false.
  static let negation = "not"
  /// The negation, as shown in help.
  package static let negated = Form(
    "not …",
    "the claim after 'not' is false; for 'not says', Earshot also looks in hints and inside words"
  )

  /// The words that can begin a claim, including the negation.
  static let first = allCases.filter { $0.place != .afterElement }.map(\.rawValue) + [negation]
  /// Returns whether a lowercase word can begin a claim, such as `hint` in `hint says`.
  static func canBegin(with word: String) -> Bool {
    first.contains { $0.prefix { $0 != " " } == word }
  }

  /// The verbs that consist of two words at the beginning of a claim.
  static let ofTwoWords = allCases.filter { $0.rawValue.contains(" ") }
  /// The verbs that can follow an element.
  static let afterElement = allCases.filter { $0.place != .first }
}

extension ClaimVerb.Form {
  fileprivate init(_ usage: String, _ isTrueIf: String) {
    self.usage = usage
    self.isTrueIf = isTrueIf
  }
}
