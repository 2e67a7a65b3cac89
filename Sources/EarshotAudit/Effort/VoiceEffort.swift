import EarshotModel
import EarshotSession
import EarshotVoiceControl

/// The phrases for Voice Control that use a control.
///
/// A unique name takes one phrase. A shared or missing name takes two phrases, the last of which is
/// a number. Each scroll takes one phrase, and so do the name of an action and each step of an
/// adjustable element.
///
/// - Source: VOICE-CONTROL.md, chapter 5.
public struct VoiceEffort: Hashable, Sendable {
  /// The reason that a control takes more than one phrase, or that no phrase works.
  public enum Reason: Hashable, Sendable {
    /// The given number of items share the name.
    case shared(Int)
    /// The control has no name.
    case nameless
    /// The control isn't available, for the reason that follows its name in a sentence.
    case notOffered(String)
  }

  /// An action of the user on a control.
  enum Act: String {
    case tap = "Tap"
    case longPress = "Long press"
    case increment = "Increment"
    case decrement = "Decrement"
    case showActions = "Show actions for"
  }

  /// The phrases, in order, or an empty array if the control isn't available.
  public private(set) var phrases: [String]
  /// The reason that the control takes more than one phrase or that no phrase works, or `nil` if
  /// one phrase works.
  public private(set) var reason: Reason?

  /// The label that people can't say because other names replace it, or `nil` if people can say it.
  public private(set) var hiddenLabel: String?

  /// The number of phrases that a unique name would save.
  public var saving: Int {
    switch reason {
    case .shared, .nameless: 1
    case .notOffered, nil: 0
    }
  }

  private init(notOffered reason: String) {
    phrases = []
    self.reason = .notOffered(reason)
  }

  /// Finds the phrases for an item among the available items.
  private init(_ act: Act, _ item: VoiceItem, among items: VoiceItemIndex) {
    let own = items.place(of: item.subject) ?? 0
    let names = zip(item.names, item.words).map { (name: $0, places: items.places(named: $1)) }
    if let only = names.first(where: { $0.places == [own] }) {
      phrases = ["\(act.rawValue) \(only.name)"]
    } else if let first = names.first {
      // The places are in reading order.
      var (low, high) = (0, first.places.count)
      while low < high {
        let middle = (low + high) / 2
        if first.places[middle] < own { low = middle + 1 } else { high = middle }
      }
      phrases = ["\(act.rawValue) \(first.name)", String(low + 1)]
      reason = .shared(first.places.count)
    } else {
      phrases = ["Show numbers", "\(act.rawValue) \(own + 1)"]
      reason = .nameless
    }
  }
}

extension VoiceEffort {
  /// The maximum number of scrolls to find a control.
  private static let scrollLimit = 20

  /// Returns the phrases for each of the given stops, including any phrases that scroll to it.
  ///
  /// - Complexity: O(*s* · *n*), where *n* is the number of nodes on the screen and *s* is the
  ///   number of scrolls.
  static func measure(
    _ stops: [ElementTree.Index],
    in session: Session,
    spending work: inout WorkBudget,
    by act: Act? = nil
  ) -> [ElementTree.Index: VoiceEffort] {
    var shown = session.listeningToVoiceControl
    var said: [String] = []
    var found: [ElementTree.Index: VoiceEffort] = [:]
    for way in ["Scroll down", "Scroll right"] {
      for _ in 0..<scrollLimit {
        work.spend(Work.judgment * shown.stops.count)
        let items = shown.voiceItems
        let index = VoiceItemIndex(items)
        for stop in stops where found[stop] == nil {
          guard let place = index.place(of: .element(stop)) else { continue }
          found[stop] = VoiceEffort(act, stop, items[place], among: index, in: shown, after: said)
        }
        guard found.count < stops.count, !work.isSpent else { break }
        shown.perform(.say(way))
        guard shown.screen == session.screen, shown.voiceItems != items else { break }
        said.append(way)
      }
    }
    for stop in stops where found[stop] == nil {
      found[stop] = VoiceEffort(notOffered: session.whyNotOffered(stop) ?? "is off the screen")
    }
    return found
  }

  /// Finds the phrases for using a stop.
  ///
  /// The phrases tap the stop, adjust it, or perform its first action, in this order of preference.
  private init(
    _ act: Act?,
    _ stop: ElementTree.Index,
    _ item: VoiceItem,
    among items: VoiceItemIndex,
    in session: Session,
    after said: [String]
  ) {
    let actions = session.actionNames(at: stop)
    defer { hiddenLabel = session.labelHidden(by: item) }
    if let act {
      self.init(act, item, among: items)
    } else if session.takesActivation(stop) {
      self.init(.tap, item, among: items)
    } else if session.tree.traits(of: stop).contains(.adjustable) {
      self.init(.increment, item, among: items)
    } else if let action = actions.first(where: { !$0.isBlank }) {
      self.init(.showActions, item, among: items)
      phrases.append(action)
    } else {
      self.init(.tap, item, among: items)
    }
    phrases = said + phrases
  }
}

extension Session {
  /// A copy of the session in which Voice Control is listening.
  fileprivate var listeningToVoiceControl: Session {
    var copy = settled
    copy.keepsHistory = false
    copy.perform(.voiceControl(isOn: true))
    return copy
  }
}
