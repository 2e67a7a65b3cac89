// Rules about labels that repeat VoiceOver's own words, or say too little.
import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  static let labelHasTrait = AuditRule(
    "label-has-trait",
    .warning,
    judge: .both(
      stop: { stop in
        guard !stop.saysKindElsewhere else { return nil }
        guard let word = RoleWord.repeated(by: stop) else {
          return stop.writtenRole.map { Complaint.Message($0) } ?? RoleSynonym.message(about: stop)
        }
        return "both the label and VoiceOver say '\(word)': \(stop.heard)"
      },
      screen: { $0.writtenPositions }
    )
  )

  static let labelHasState = AuditRule(
    "label-has-state",
    .warning,
    judge: .stop { stop in
      if let word = StateWord.contradicted(by: stop) {
        return "the label says '\(word)', and VoiceOver says the opposite: \(stop.heard)"
      }
      guard let word = StateWord.inBrackets(of: stop) ?? StateWord.outsideNames(of: stop) else {
        return nil
      }
      // In an export, “Ads enabled” is the visible name of a switch. A comma separates a state.
      if stop.app.isForeign, stop.element.traits.contains(.toggleButton),
        !StateWord.isStated(by: stop),
        !stop.label.contains(where: { $0.isComma || "[(".contains($0) })
      {
        return nil
      }
      return "the label says the state '\(word)'; VoiceOver says \(stop.heard)"
    }
  )

  static let labelHasValue = AuditRule(
    "label-has-value",
    .warning,
    judge: .stop { stop in
      let heard = stop.utterance.parts.first { $0.kind == .value && $0.origin == .value }
      guard let value = heard?.text, stop.label != value, stop.label.holdsWords(of: value),
        !stop.isCutOff(value)
      else { return nil }
      return "the label also contains the value '\(value)'; VoiceOver says \(stop.heard)"
    }
  )

  static let labelHasAction = AuditRule(
    "label-has-action",
    .warning,
    judge: .stop { stop in
      let words =
        stop.isControl ? AuditWords.of(stop.language)?.instruction(in: stop.label) : nil
      guard let words = words ?? (stop.app.isForeign ? AuditWords.doubleTap(in: stop.label) : nil)
      else { return nil }
      return "the label '\(stop.label)' gives an instruction: '\(words)'"
    }
  )

  static let labelGeneric = AuditRule(
    "label-generic",
    .warning,
    judge: .stop { stop in
      if let message = stop.templateText ?? stop.oppositeName { return message }
      guard stop.isControl || stop.element.traits.contains(.image) else { return nil }
      if stop.isControl, !stop.isKey, stop.text(of: .value).isBlank,
        AuditWords.languageCodes.contains(stop.label)
      {
        let words =
          "'\(stop.label)' is only a language code, so it doesn't say what the \(stop.noun) is for"
        return .init(words, severity: .note)
      }
      if stop.isNamedByInitials {
        let words = "'\(stop.label)' doesn't say what the \(stop.noun) is for"
        return .init(words, severity: .note)
      }
      if stop.isControl, AuditWords.namesPicker(stop.label) {
        return "'\(stop.label)' says only what kind of control this is, not what it's for"
      }
      if stop.element.traits.contains(.image), AuditWords.namesAnyPicture(stop.label) {
        let words =
          "'\(stop.label)' says only that the element is a picture, not what the picture shows"
        return .init(words, severity: .note)
      }
      if stop.saysOnlyMore {
        return .init("'\(stop.label)' doesn't say what there is more of", severity: .note)
      }
      let label = stop.label.plainWords.joined(separator: " ")
      let table = AuditWords.of(stop.language)
      let isLink = stop.element.traits.contains(.link)
      guard
        stop.words.roles.contains(label) && !(stop.app.isForeign && stop.label == "Tab")
          || table?.emptyNames.contains(label) ?? false
          || (!label.isASCIIText || stop.element.traits.contains(.image))
            && AuditWords.emptyNamesAnywhere.contains(label)
          || isLink && table?.emptyLinks.contains(label) ?? false
          || isLink && stop.app.isForeign && AuditWords.emptyLinksAnywhere.contains(label)
          || table?.emptyLinks.contains(label) ?? false && stop.label.plainWords.count > 1
      else { return nil }
      let isPicture = stop.element.traits.contains(.image) && !stop.isControl
      return "'\(stop.label)' doesn't say what the \(stop.noun) \(isPicture ? "shows" : "is for")"
    }
  )

  static let labelNotInName = AuditRule(
    "label-not-in-name",
    .warning,
    judge: .screen { screen in
      screen.stops.compactMap { stop in
        guard stop.isControl, stop.element.role != .cell, !stop.label.isBlank,
          let seen = screen.onlyText(inside: stop) ?? stop.onlyTextOfFile
        else { return nil }
        // `text-unheard` reports a number, because a label that begins with a number would sound
        // odd.
        guard seen.contains(where: \.isLetter) else { return nil }
        let words = seen.plainWords
        // If people see text that says more than the label, `text-unheard` reports it.
        guard !words.isEmpty, stop.label.plainWords != words, !stop.label.holdsWords(of: seen),
          stop.remarks?.showsLabel != true
        else { return nil }
        let message: Complaint.Message =
          "the screen shows '\(seen)', but the label is '\(stop.label)'"
        return Complaint(stop.index, message)
      }
    }
  )

  static let textUnheard = AuditRule(
    "text-unheard",
    .warning,
    judge: .screen { screen in
      guard !screen.app.isForeign else { return screen.unheardOfExport }
      return screen.stops.compactMap { stop in
        guard let text = screen.textUnheard(inside: stop) else { return nil }
        let message: Complaint.Message =
          "the screen shows '\(text)', but VoiceOver says only \(stop.heard)"
        return Complaint(stop.index, message)
      }
    }
  )
}

extension AuditedStop {
  /// Returns whether the value of a text element in an export is only the beginning of its label,
  /// which the tool cut off.
  fileprivate func isCutOff(_ value: String) -> Bool {
    guard app.isForeign, element.role == .text else { return false }
    let marks = value.reversed().prefix { "….".contains($0) }.count
    return marks > 0 && label.hasPrefix(value.dropLast(marks))
  }

  /// The finding for text of an export that a template or a developer left, or `nil` if it's
  /// something else.
  fileprivate var templateText: Complaint.Message? {
    guard app.isForeign, let kind = AuditWords.template(label),
      isControl || element.traits.contains(.image) || kind == .filler
    else { return nil }
    switch kind {
    case .filler:
      let rest = label.count > 30 ? "…" : ""
      return .init("the label is filler text: '\(label.prefix(30))\(rest)'", severity: .note)
    case .template: return "'\(label)' looks like text from a template"
    case .debugging:
      return .init("'\(label)' looks like the name of a control for developers", severity: .note)
    }
  }

  /// Whether the label of an export's button or image with the shape of an icon is only a letter or
  /// the initials of a person.
  ///
  /// - Source: our choice: two capitals, unless they're a frequent abbreviation, a letter with an
  ///   identifier such as `sender_avatar`, or `i`. Sizes are choices.
  fileprivate var isNamedByInitials: Bool {
    guard app.isForeign, (1...2).contains(label.utf8.count), !isKey, !isInStatusBar,
      element.role == .button || element.traits.contains(.image),
      text(of: .value).isBlank, remarks?.card == nil || element.traits.contains(.image),
      let frame = target, frame.isUsable, max(frame.width, frame.height) <= 64,
      abs(frame.width - frame.height) <= 4
    else { return false }
    let isPair = label.utf8.count == 2 && label.utf8.allSatisfy { (0x41...0x5A).contains($0) }
    let words = (nameInCode ?? "").lowercased().split { !$0.isLetter }
    let isPerson = words.contains {
      ["account", "avatar", "profile", "sender", "user"].contains($0)
    }
    guard isPair || label == "i" || isPerson && label.first?.isLetter ?? false else { return false }
    let known: Set = [
      "x", "X", "S", "M", "L", "XS", "XL", "OK", "GO", "ON", "NO", "TV", "HD", "AM", "PM", "ID",
      "AA", "AI", "AR", "VR", "PC", "QR", "UK", "US", "EU", "FM", "CD", "DJ", "UP", "AC", "CE",
      "C", "B", "I", "U",
    ]
    return !known.contains(label) && !AuditWords.languageCodes.contains(label)
  }

  /// Whether the label of a control outside bars says only that there's more, without saying more
  /// of what.
  fileprivate var saysOnlyMore: Bool {
    app.isForeign && isControl && !isInBar && target.map({ $0.y >= 100 }) ?? true
      && element.role != .tab && text(of: .value).isBlank
      && element.traits.isDisjoint(with: [.link, .textEntry, .tabBarItem])
      && AuditWords.saysOnlyMore(label)
  }

  /// The only text inside the stop in an export, or `nil` if there isn't exactly one.
  fileprivate var onlyTextOfFile: String? {
    guard let texts = remarks?.texts, texts.count == 1 else { return nil }
    return texts[0]
  }
}

extension AuditedStop {
  /// Whether the stop is an image with an identifier like a symbol's, such as `doc.text.image`, so
  /// its label may be the system's description of the symbol.
  ///
  /// - Source: our choice: SF Symbols, whose names are words in lowercase with periods.
  var isSymbol: Bool {
    guard app.isForeign, element.traits.contains(.image), let name = element.identifier else {
      return false
    }
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    return words.count > 1
      && words.allSatisfy { word in
        !word.isEmpty && word.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) }
      }
  }
}
