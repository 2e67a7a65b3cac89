import EarshotModel
import EarshotFocusEngine

extension Stop {
  /// The word for the selected item of a set.
  ///
  /// VoiceOver says “Selected” before everything except a group's label.
  ///
  /// - Source: WWDC15-201, WWDC16-202, AccessibilitySnapshot; first: our choice (VOICEOVER.md 4.1).
  @inline(__always) var selected: Part? {
    guard traits.contains(.selected) else { return nil }
    return words.part(.selected, .selected, from: .traits, by: .selected)
  }

  /// The part that reads “dimmed”.
  ///
  /// - Source: iOS 26.5 log.
  @inline(__always) var dimmed: Part? {
    guard !isEnabled else { return nil }
    return words.part(.state, .dimmed, from: .traits, by: .dimmed)
  }

  /// The part that reads “draggable”, in the spoken style only.
  ///
  /// - Source: WWDC24-10073.
  @inline(__always) var draggable: Part? {
    guard traits.contains(.draggable) else { return nil }
    return words.part(.state, .draggable, from: .traits, by: .draggable)
  }

  /// The part that reads “expanded” or “collapsed”, in the spoken style only.
  ///
  /// - Source: a11ysupport.io for the words on the web; the words in native apps are unknown.
  @inline(__always) var expandedStatus: Part? {
    guard hasDetails, settings.ios.knowsExpandedStatus, let status = element.expandedStatus else {
      return nil
    }
    let phrase: Phrase = status == .expanded ? .expanded : .collapsed
    return words.part(.state, phrase, from: .expandedStatus, by: .expandedStatus)
  }
}
