import EarshotModel
import EarshotSession
import EarshotVoiceControl

/// What a person says to Voice Control to use a control.
///
/// A name that only the control has takes one phrase. A shared name or none takes two, the last of
/// them a number; each scroll takes one, and so do the name of an action and a step of an adjustable.
///
/// - Source: VOICE-CONTROL.md, chapter 5.
public struct VoiceEffort: Hashable, Sendable {
  /// Why a control takes more than one phrase, or none does.
  public enum Reason: Hashable, Sendable {
    /// So many items have the name.
    case shared(Int)
    /// It has no name.
    case nameless
    /// It isn't offered, for the reason that follows its name in a sentence.
    case notOffered(String)
  }

  /// What a person does to a control.
  enum Act: String {
    case tap = "Tap"
    case longPress = "Long press"
    case increment = "Increment"
    case decrement = "Decrement"
    case showActions = "Show actions for"
  }

  /// What is said, in order; nothing if the control isn't offered.
  public private(set) var phrases: [String]
  /// Why it takes more than one phrase, or none does.
  public private(set) var reason: Reason?

  /// The label that can't be said because its names replace it, or `nil`.
  public private(set) var hiddenLabel: String?

  /// The number of phrases that a name of its own would save.
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

  /// The phrases for an item among those that are offered.
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
  /// How often a screen is scrolled at most to find a control.
  private static let scrollLimit = 20

  /// What a person says for each of some stops, which scrolling may have to show first.
  ///
  /// - Complexity: O(*s* · *n*) for *n* nodes shown and *s* scrolls.
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
        work.spend(Work.judgement * shown.stops.count)
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

  /// What is said to use a stop: to tap it, to step it, or else for the first of its actions.
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
    } else if let action = actions.first {
      self.init(.showActions, item, among: items)
      phrases.append(action)
    } else {
      self.init(.tap, item, among: items)
    }
    phrases = said + phrases
  }
}

extension Session {
  /// A copy in which a person talks to Voice Control.
  fileprivate var listeningToVoiceControl: Session {
    var copy = settled
    copy.keepsHistory = false
    copy.perform(.voiceControl(isOn: true))
    return copy
  }
}
