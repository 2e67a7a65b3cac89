/// A phrase by which Earshot recognizes a message that it wrote, to add or check a suggestion.
///
/// Code asks for the mark and never compares a message with English words. The phrase is
/// part of the messages' text, and a test counts the messages that contain it. If you correct the
/// English of such a message, the test fails until the mark has the new words, too.
///
/// - Source: our choice; a corrected message must not change what Earshot suggests.
package enum MessageMark: String, CaseIterable, Sendable, CustomStringConvertible {
  // Commands and claims.

  /// A line that isn't a command.
  case unknownCommand = "unknown command"
  /// A line that isn't a claim.
  case unknownClaim = "unknown claim"
  /// A line `~` of an unknown kind.
  case unknownLine = "unknown line"
  /// A claim about an element with an unknown verb.
  case claimAboutElement = "a claim about an element"
  /// A claim without one of its parts.
  case needsOne = "needs a"
  /// A word that isn't a state.
  case notAState = "isn't a state"
  /// Advice with a placeholder for a screen.
  case nameOfScreen = "screen NAME'"
  /// An identifier that the screen of an exercise doesn't have.
  case hasNone = "has no #"

  // Words in screen files.

  /// Advice to omit words.
  case leaveItOut = "leave it out"
  /// Advice to omit words, with the reason.
  case leaveItOutBecause = "; leave it out, because"
  /// Advice to omit the words that follow.
  case leaveOut = "leave out"
  /// A reason not to write a word.
  case because
  /// A page of help with the valid words.
  case listsThem = "' lists the "
  /// Advice about the line that begins an element.
  case onLineOfElement = "line of the element"
  /// Advice about the line above.
  case onLineAbove = "line above"
  /// Advice about the line below.
  case below = " below"
  /// Advice to write another element.
  case inPlaceOf = "in place of"
  /// Advice about a trait.
  case traitOnLine = "trait on the line"
  /// A property that only an audit uses.
  case forAudit = "so the audit can"
  /// The names that an app has.
  case appHas = "the app has '"
  /// An identifier that two elements have.
  case appAlreadyHas = "the app already has '#"
  /// A duration in one of two units.
  case forSeconds = "' for seconds, or '"
  /// Words after the end of a line.
  case unexpected
  /// A word that isn't a trait.
  case unknownTrait = "unknown trait"
  /// An identifier that no element has.
  case unknownIdentifier = "unknown identifier"
  /// A screen that isn't in the app.
  case unknownScreen = "unknown screen"
  /// A division.
  case amountsCannot = "amounts can't"
  /// A component without `use`.
  case isComponent = "is a component"
  /// A message about effects.
  case effect
  /// Advice that ends with the effects.
  case theEffects = "the effects"
  /// A word that a line needs.
  case needsWord = " needs '"
  /// Advice to use something else.
  case useThe = "use the"
  /// Advice about several effects.
  case toWriteSeveral = "to write several"
  /// Advice about text.
  case forWordsOnScreen = "for words on the screen"
  /// Advice about a comment.
  case startComment = "start a comment with '# ', and"
  /// A line with too much indentation.
  case isIndented = "this line is indented "
  /// A line with too much indentation that begins a part of the app.
  case atLeftMargin = "belongs at the left margin"
  /// A condition without a verb.
  case conditionNeedsIs = "a condition needs 'is'"
  /// Text that looks like a reference.
  case literalText = "literal text"
  /// A mark that is part of a string.
  case partOfText = "part of the text"
  /// Text that never occurs.
  case isNever = "is never"
  /// The text that occurs instead.
  case canBe = "; it can be '"
  /// An element that VoiceOver passes over.
  case notAStop = "isn't a stop"

  // Command lines.

  /// Two options that exclude each other.
  case exclusive = "can't be used together"
  /// An option that needs another option.
  case needsOption = "' needs '--"
  /// A file that a command line names twice.
  case appearsTwice = "appears twice"
  /// A file that exists already.
  case nameAnother = "; name a different one"
  /// An option that doesn't exist.
  case unknownOption = "unknown option '"
  /// A file that doesn't exist.
  case noFile = "no such file '"

  /// The phrase.
  package var description: String { rawValue }
}

extension StringProtocol {
  /// Returns whether a message contains a mark.
  package func contains(_ mark: MessageMark) -> Bool { contains(mark.rawValue) }

  /// Returns whether a message begins with a mark.
  package func hasPrefix(_ mark: MessageMark) -> Bool { hasPrefix(mark.rawValue) }

  /// Returns whether a message ends with a mark.
  package func hasSuffix(_ mark: MessageMark) -> Bool { hasSuffix(mark.rawValue) }
}
