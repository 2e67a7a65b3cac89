import EarshotFocusEngine

extension Composer {
  /// Returns the place of a stop: its page, its position in its group, and its row and column.
  ///
  /// If the stop has none of these, the method returns its description.
  ///
  /// For example, VoiceOver says “Page 2 of 5, Row 2, Column 3”.
  ///
  /// The setting `rowsAndColumns` has no effect here, because the user asked for the place.
  ///
  /// - Source: our choice (VOICEOVER.md, chapter 5); a11ysupport.io for the page.
  func summary(_ description: ElementDescription, _ page: PagePlace?) -> Utterance? {
    let stop = stop(description)
    let parts =
      Array(page.map { pagePart($0, stop.words) }) + Array(stop.series) + stop.rowAndColumn
    return parts.isEmpty ? self.description(of: description) : Utterance(spoken: parts)
  }

  private func pagePart(_ page: PagePlace, _ words: Words) -> Utterance.Part {
    if let status = page.status {
      return Utterance.Part(.status, status, from: nil, by: .ownPage)
    }
    let numbers = [words.number(page.page), words.number(page.count)]
    return words.part(.status, .page, numbers, from: .system, by: .summary)
  }
}

extension Composer {
  /// Returns the name of an element in the item chooser.
  ///
  /// The name is the text that VoiceOver repeats on activation or, if there's none, the
  /// description.
  ///
  /// For example, VoiceOver says “Bonus points”.
  ///
  /// - Source: iOS 14 commands; the words are our choice (VOICEOVER.md, chapter 5).
  func chooserItem(_ description: ElementDescription) -> Utterance? {
    let name = stop(description).repetition
    guard !name.isEmpty else { return self.description(of: description) }
    return Utterance(spoken: name.map { $0.by(.chooser) })
  }
}

extension Stop {
  /// The row and column of a cell, if both are known.
  ///
  /// - Source: our choice (VOICEOVER.md, chapter 5).
  fileprivate var rowAndColumn: [Part] {
    let places: [(Phrase, Int?)] = [(.row, cell?.row), (.column, cell?.column)]
    return places.compactMap { phrase, place in
      place.map { place in
        words.part(.position, phrase, [words.number(place + 1)], from: .container, by: .summary)
      }
    }
  }
}

extension Composer {
  /// Returns the utterance after the screen curtain or VoiceOver turns on or off.
  ///
  /// Speech and the clipboard have their own rules.
  ///
  /// For example, VoiceOver says “Screen curtain on”.
  ///
  /// - Source: WWDC18-226; VOICEOVER.md, chapter 5 and 14.2.
  func switched(_ phrase: Phrase, by rule: SpeechRule = .switched) -> Utterance? {
    Utterance(spoken: [words.part(.status, phrase, from: .system, by: rule)])
  }
}

extension TurnedSetting {
  /// Returns the parts for a changed VoiceOver setting.
  ///
  /// For example, the result is “55%”, “all”, or “off”.
  ///
  /// - Source: iOS 26.5 log; VOICEOVER.md, chapter 7.
  func parts(in words: Words) -> [Utterance.Part] {
    let text: String =
      switch self {
      case .percent(let percent): words.number(percent) + "%"
      case .punctuation(.none): words(.noPunctuation)
      case .punctuation(.some): words(.somePunctuation)
      case .punctuation(.all): words(.allPunctuation)
      case .flag(let isOn): words(isOn ? .on : .off)
      }
    return [Utterance.Part(.rotor, text, from: .system, by: .turnedSetting)]
  }
}

extension Practice {
  /// Returns the parts for practice mode.
  ///
  /// The result is “Starting help”, “Stopping help”, or the name of a gesture with its effect.
  ///
  /// - Source: blindios.uk; VOICEOVER.md, chapter 5.
  func parts(in words: Words) -> [Utterance.Part] {
    switch self {
    case .began: [words.part(.status, .startingHelp, from: .system, by: .practice)]
    case .ended: [words.part(.status, .stoppingHelp, from: .system, by: .practice)]
    case .gesture(let name, let effect):
      [
        Utterance.Part(.status, name, from: .system, by: .practice),
        Utterance.Part(.status, effect, from: .system, by: .practiceEffect),
      ]
    }
  }
}
