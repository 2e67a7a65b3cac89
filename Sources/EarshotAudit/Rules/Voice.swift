// Rules about names for Voice Control.
import EarshotModel
import EarshotNotation
import EarshotSession
import EarshotVoiceControl

extension AuditRule {
  static let voiceNameHidden = AuditRule(
    "voice-name-hidden",
    .warning,
    judge: .screen { screen in
      screen.stops.compactMap { stop in
        guard stop.isControl, let message = stop.hiddenName(under: screen.onlyText(inside: stop))
        else { return nil }
        return Complaint(stop.index, message)
      }
    }
  )

  static let voiceNameSymbols = AuditRule(
    "voice-name-symbols",
    .warning,
    judge: .stop { stop in
      // A rule about labels judges names with a single character.
      guard stop.isControl, !stop.isKey, let name = stop.shownVoiceName, name.count > 1,
        let symbol = name.first(where: \.isUnsayable)
      else { return nil }
      return "Voice Control shows the name '\(name)', but people can't say '\(symbol)'"
    }
  )

  static let voiceNameLong = AuditRule(
    "voice-name-long",
    .note,
    judge: .stop { stop in
      guard stop.isControl, !stop.element.traits.contains(.textEntry), stop.inputLabels.isEmpty
      else { return nil }
      var name = stop.label.beginningToComma
      if stop.app.isForeign {
        // Flutter adds the position among the tabs. A single long line is the title of the screen
        // that it opens.
        var lines = name.split(whereSeparator: \.isNewline)
        if stop.tabPlace != nil { lines.removeLast() }
        guard lines.count > 1 else { return nil }
        name = lines.joined(separator: "\n")
      }
      // In scripts without spaces, characters aren't words. A link inside text has the name of its
      // text.
      guard !name.unicodeScalars.contains(where: \.isOfWritingWithoutSpaces),
        !stop.app.isForeign || !stop.element.traits.contains(.link)
      else { return nil }
      // A hyphen and an apostrophe don't end a word.
      let count = name.split(whereSeparator: \.isWhitespace).count(where: { word in
        word.contains { $0.isLetter || $0.isNumber }
      })
      guard count > VoiceLimits.words else { return nil }
      return "the shortest name for Voice Control has \(count) words: '\(name)'"
    }
  )

  static let voiceNamesMany = AuditRule(
    "voice-names-many",
    .note,
    judge: .stop { stop in
      let count = stop.inputLabels.count
      guard stop.isControl, count > VoiceLimits.names else { return nil }
      return
        "the \(stop.noun) has \(count) names for Voice Control; use at most \(VoiceLimits.names)"
    }
  )

  static let voiceLink = AuditRule(
    "voice-link",
    .warning,
    judge: .screen { screen in
      screen.stops.flatMap { stop in
        screen.linksWithoutName(in: stop).map { link in
          Complaint(stop.index, "Voice Control has no name for the link '\(link)' inside text")
        }
      }
    }
  )

  static let voiceAdjustSteps = AuditRule(
    "voice-adjust-steps",
    .note,
    needs: .behavior,
    judge: .stop { stop in
      guard stop.element.traits.contains(.adjustable),
        case .values(let values)? = stop.element.scale,
        VoiceLimits.steps.contains(values.count), !values.contains(where: \.beginsWithNumber)
      else { return nil }
      let missing = values.filter { !stop.valuesSetByActions.contains($0) }
      guard !missing.isEmpty else { return nil }
      let message: Complaint.Message =
        """
        with Voice Control, each step through the \(values.count) values takes a phrase, because \
        no action sets \(missing.asAlternatives)
        """
      return message
    }
  )

  static let voiceDead = AuditRule(
    "voice-dead",
    .warning,
    needs: .behavior,
    judge: .screen { screen in
      screen.stops.filter { $0.isDeadByVoice && !screen.hasOperable(inside: $0) }.map { stop in
        Complaint(
          stop.index,
          "Voice Control offers the \(stop.noun), but the \(stop.noun) does nothing"
        )
      }
    }
  )
}

/// The maximum length of a name, and the maximum number of names.
///
/// - Source: VOICE-CONTROL.md, chapter 5; developer.apple.com/news 4dcwl3iv; our choice for the
///   numbers.
private enum VoiceLimits {
  static let words = 5
  static let names = 4
  static let steps = 4...8
}

extension AuditedStop {
  /// The names in `userInputLabels`, except for names without words.
  fileprivate var inputLabels: [String] {
    element.userInputLabels.filter { !PhraseWords($0).isEmpty }
  }

  /// The name that Voice Control shows, or `nil` if there's none.
  fileprivate var shownVoiceName: String? {
    if let first = element.userInputLabels.first(where: { !$0.isBlank }) { return first }
    return label.isBlank ? nil : label
  }

  /// Returns the problem if the element has names for Voice Control, but none of them contains the
  /// visible text, or `nil` if there's no problem.
  ///
  /// If the visible text is unknown, the method looks for the first word of the label.
  fileprivate func hiddenName(under seen: String?) -> Complaint.Message? {
    guard !inputLabels.isEmpty else { return nil }
    let names = inputLabels.map { PhraseWords($0).lettered }
    let listed = inputLabels.asQuotedList
    let text = seen.map { PhraseWords($0).lettered } ?? []
    if let seen, !text.isEmpty {
      guard !names.contains(where: { $0.hasRun(text) }) else { return nil }
      return "the screen shows '\(seen)', but Voice Control knows only \(listed)"
    }
    guard let first = PhraseWords(heardLabel).lettered.first,
      !names.contains(where: { $0.contains(first) })
    else { return nil }
    return "the label is '\(heardLabel)', but Voice Control knows only \(listed)"
  }

  /// The values that actions of the element set.
  fileprivate var valuesSetByActions: Set<String> {
    Set(
      element.actions.flatMap(\.effects).compactMap { effect in
        guard case .set(let target, .value(let template)) = effect, isSelf(target) else {
          return nil
        }
        return template.literal
      }
    )
  }

  private func isSelf(_ target: Target) -> Bool {
    switch target {
    case .own: true
    case .identifier(let name): name == element.identifier
    default: false
    }
  }

  /// Whether the stop is marked as responding to user interaction but does nothing.
  fileprivate var isDeadByVoice: Bool {
    element.respondsToUserInteraction == true && !takesActivation && actions.isEmpty
      && element.scale == nil && !canBeAdjusted && !element.traits.contains(.textEntry)
      && !element.traits.contains(.notEnabled)
      && !element.handlers.contains { $0.event == .longPress }
  }
}

extension AuditedScreen {
  /// Returns the links inside text that have neither an action nor a control with the same name.
  fileprivate func linksWithoutName(in stop: AuditedStop) -> [String] {
    let links = stop.element.marks.filter { $0.name == Mark.link }.map(\.text)
    guard !links.isEmpty else { return [] }
    let others = stops.filter { $0.isControl && $0.index != stop.index }
    let names = (stop.actions + others.compactMap(\.shownVoiceName)).map {
      PhraseWords($0).lettered
    }
    return links.filter { link in
      let words = PhraseWords(link).lettered
      return words.isEmpty || !names.contains { $0.hasRun(words) }
    }
  }

  /// Returns whether there's a control inside a stop that a tap by voice may touch.
  fileprivate func hasOperable(inside stop: AuditedStop) -> Bool {
    let point = stop.element.activationPoint ?? stop.element.frame?.center
    return tree.subtree(of: stop.index).dropFirst().contains { node in
      guard tree[node].isOperable, !tree.isHiddenOrRemoved(node) else { return false }
      guard let point, let frame = tree[node].frame else { return true }
      return frame.contains(point)
    }
  }
}

extension String {
  /// Whether the text begins with a number, like a value with its unit, such as “2 adults” or
  /// “14:00”.
  fileprivate var beginsWithNumber: Bool { first?.isNumber ?? false }
}

extension Character {
  /// Whether the character is an emoji or a symbol without an everyday word.
  fileprivate var isUnsayable: Bool {
    if isEmoji { return true }
    guard !isASCII, !"°©®™×÷±−".contains(self), let scalar = unicodeScalars.first else {
      return false
    }
    switch scalar.properties.generalCategory {
    case .otherSymbol, .mathSymbol, .modifierSymbol: return true
    default: return false
    }
  }
}

extension String {
  /// The part before the first comma that isn't between two digits.
  fileprivate var beginningToComma: String {
    var last: Character?
    for place in indices where ",，、،".contains(self[place]) {
      last = place > startIndex ? self[index(before: place)] : nil
      let next = index(after: place)
      let isInNumber = last?.isNumber == true && next < endIndex && self[next].isNumber
      if !isInNumber { return String(self[..<place]) }
    }
    return self
  }
}
