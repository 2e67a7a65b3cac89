// Rules about the spelling of labels.
import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  static let labelPunctuation = AuditRule(
    "label-punctuation",
    .warning,
    judge: .stop { stop in
      let label = stop.label
      if stop.element.role == .view, let mark = label.last, ",，、".contains(mark) {
        return "the label '\(label)' ends with '\(mark)'"
      }
      guard stop.isControl, !label.isBlank else { return nil }
      if label == "x" || label == "X" && stop.isSmallButtonOfExport, !stop.isKey {
        return .init("the label '\(label)' is a letter that looks like a cross", severity: .note)
      }
      if label.iconCharacter != nil { return nil }
      if let (isEnd, marks) = stop.arrowsBesideWords {
        let words = "the label '\(label)' \(isEnd ? "ends" : "begins") with '\(marks)'"
        return .init(words, severity: .note)
      }
      if !label.contains(where: { $0.isLetter || $0.isNumber || $0.isEmoji }) {
        return "the label '\(label)' consists only of symbols"
      }
      if let mark = label.last, ",、，;；".contains(mark) {
        return "the label '\(label)' ends with '\(mark)'"
      }
      guard label.hasSuffix("."), !label.hasSuffix(".."), !label.contains(","),
        !label.dropLast().contains("."), label.plainWords.count > 1 || label.count > 4
      else { return nil }
      return "the label '\(label)' ends with a period"
    }
  )

  static let labelTooLong = AuditRule(
    "label-too-long",
    .note,
    judge: .stop { stop in
      if let lines = stop.linesOfLongText {
        return """
          \(lines) lines of text form one stop of \(stop.label.unicodeScalars.count) characters
          """
      }
      if let tenths = stop.tenthsOfLongRow {
        return "the row is one stop that takes about \(tenths.asSeconds) to hear"
      }
      let isHeading = stop.element.traits.contains(.header)
      guard stop.isControl || isHeading, !stop.element.traits.contains(.textEntry) else {
        return nil
      }
      let count = stop.label.unicodeScalars.count
      if isHeading, stop.app.isForeign, count > 80, stop.label.endsSentence {
        return "a paragraph of \(count) characters is a heading"
      }
      guard count > (isHeading ? 120 : stop.isJoined ? 200 : 100) else { return nil }
      guard stop.label.hasWords else { return "the label has \(count) characters" }
      let seconds = stop.label.spokenTenths.asSeconds
      return "the label has \(count) characters and takes about \(seconds) to hear"
    }
  )

  static let labelAllCaps = AuditRule(
    "label-all-caps",
    .note,
    needs: .ownFile,
    judge: .stop { stop in
      guard let word = stop.label.wordInCapitals else { return nil }
      return "voices may spell out '\(word)' letter by letter"
    }
  )

  static let labelEmoji = AuditRule(
    "label-emoji",
    .note,
    judge: .screen { screen in
      var complaints: [Complaint] = []
      var row: [AuditedStop] = []
      func close() {
        // In a row, the emoji are what the buttons insert, so nothing else can name them.
        if row.count == 1, let first = row.first {
          let name = first.label.first?.nameOfEmoji.map { "as '\($0)'" } ?? "by its name"
          let message: Complaint.Message =
            "the label is only an emoji, which VoiceOver reads \(name)"
          complaints.append(Complaint(first.index, message))
        }
        row = []
      }
      for stop in screen.stops {
        if stop.isNamedByEmoji {
          row.append(stop)
          continue
        }
        close()
        guard let emoji = stop.emojiOfApp, !screen.quotesField(stop) else { continue }
        let name = emoji.nameOfEmoji.map { "as '\($0)'" } ?? "by its name"
        let message: Complaint.Message = "the label has an emoji, which VoiceOver reads \(name)"
        complaints.append(Complaint(stop.index, message))
      }
      close()
      return complaints
    }
  )

  static let labelWhitespace = AuditRule(
    "label-whitespace",
    .note,
    needs: .ownFile,
    judge: .stop { stop in
      let label = stop.label
      if label.hasOuterBlankOfASCII == false, !label.hasBlanksInARow { return nil }
      guard !label.isBlank, !label.hasNewline else { return nil }
      if label.hasBlanksInARow { return "the label '\(label)' has several spaces in a row" }
      if label.first?.isWhitespace ?? false { return "the label '\(label)' begins with a space" }
      return label.last?.isWhitespace ?? false ? "the label '\(label)' ends with a space" : nil
    }
  )

  static let labelNewline = AuditRule(
    "label-newline",
    .note,
    needs: .ownFile,
    judge: .stop { stop in
      guard stop.isControl, !stop.element.traits.contains(.textEntry),
        stop.label.hasNewline
      else { return nil }
      return "the label has a line break"
    }
  )

  static let labelControlCharacters = AuditRule(
    "label-control-characters",
    .error,
    judge: .stop { stop in
      if let icon = stop.label.iconCharacter {
        let hasWords = stop.label.contains { $0.isLetter || $0.isNumber }
        return .init(
          "the label contains a character from an icon font (\(icon))",
          severity: hasWords ? .warning : nil
        )
      }
      guard let hidden = stop.label.hiddenCharacter else { return nil }
      guard hidden.code != "U+FFFC" else {
        let hasWords = stop.label.contains { $0.isLetter || $0.isNumber }
        return .init(
          "the label contains an attachment without words (U+FFFC) at position \(hidden.position)",
          severity: hasWords ? .warning : nil
        )
      }
      return "the label contains the hidden character \(hidden.code) at position \(hidden.position)"
    }
  )

  static let labelSymbol = AuditRule(
    "label-symbol",
    .note,
    judge: .both(
      stop: { stop in
        guard !stop.app.isForeign, let sign = stop.uncertainSign else { return nil }
        return "voices read the symbol '\(sign)' in different ways, or skip it"
      },
      screen: { $0.uncertainSigns + $0.separators + $0.drawnSymbols }
    )
  )

  static let labelDash = AuditRule(
    "label-dash",
    .note,
    judge: .stop { stop in
      guard let range = stop.label.dashedRange else { return nil }
      return "voices may read the dash in '\(range)' as a minus sign, or skip it"
    }
  )

  static let labelNumber = AuditRule(
    "label-number",
    .warning,
    judge: .screen { screen in
      let badges = screen.badges
      return screen.countsInCards
        + screen.stops.enumerated().compactMap { place, stop in
          if let number = badges[stop.index] {
            return Complaint(
              stop.index,
              "the number '\(number)' before the name doesn't say what it counts"
            )
          }
          if stop.isCountAlone, !screen.isInRow(stop), !screen.isInANamedGroup(stop),
            !screen.isExplained(place)
          {
            let words = "'\(stop.label)' on its own doesn't say what it counts"
            return Complaint(stop.index, .init(words, severity: .note))
          }
          guard stop.isNumberAlone && !screen.isInARowOfNumbers(place) || stop.isTimeLeft,
            !screen.isInANamedGroup(stop)
          else { return nil }
          let lack =
            stop.isTimeLeft
            ? "that it's the time left" : stop.isFactor ? "what it multiplies" : "what it counts"
          return Complaint(stop.index, "'\(stop.label)' on its own doesn't say \(lack)")
        }
    }
  )

  static let labelDigits = AuditRule(
    "label-digits",
    .note,
    judge: .stop { stop in
      let isSpelled = stop.element.spokenLabel.contains { $0.kind == .spellOut }
      guard !isSpelled, !stop.isControl, stop.remarks?.isOnPage != true,
        !stop.app.isForeign || stop.nameOfAsset == nil
      else { return nil }
      if let code = stop.label.longNumber, !code.isDateOfDigits {
        guard !stop.app.isForeign || stop.label.isCode(code) else { return nil }
        return "voices read '\(code)' as one number"
      }
      guard let code = stop.label.longCode else { return nil }
      return "voices spell out '\(code)' character by character"
    }
  )
}

extension AuditedStop {
  /// Whether the stop is an enabled button of an export, at most 48 points wide and high.
  fileprivate var isSmallButtonOfExport: Bool {
    app.isForeign && element.role == .button && !element.traits.contains(.notEnabled)
      && target.map { max($0.width, $0.height) <= 48 } ?? false
  }
}

extension String {
  /// Whether the last character ends a sentence.
  fileprivate var endsSentence: Bool { trimmed.last.map { ".!?。！？".contains($0) } ?? false }
}

extension AuditedStop {
  /// The time to say the label of a row in an export, in tenths of a second, or `nil` if it's at
  /// most 25 seconds.
  ///
  /// - Source: our choice of the limit, and of five characters a second in scripts without spaces.
  fileprivate var tenthsOfLongRow: Int? {
    guard app.isForeign, element.role == .cell, label.utf8.count > 300 else { return nil }
    let characters = label.unicodeScalars.count(where: \.isOfWritingWithoutSpaces)
    let words = label.split(whereSeparator: \.isWhitespace).count { word in
      !word.unicodeScalars.contains(where: \.isOfWritingWithoutSpaces)
    }
    let tenths = 2 * characters + words * 10 / 3
    return tenths > 250 ? tenths : nil
  }

  /// The number of lines of text that people can hear only as a whole.
  ///
  /// It's `nil` if the text is short, or is in a field or text view, where VoiceOver moves by
  /// lines.
  ///
  /// - Source: our choice: more than 300 characters, and at least four lines that aren't empty.
  fileprivate var linesOfLongText: Int? {
    guard label.utf8.count > 300, !isControl, element.role != .textArea,
      label.unicodeScalars.count > 300
    else { return nil }
    let lines = label.split(whereSeparator: \.isNewline).count { !String($0).isBlank }
    return lines > 3 ? lines : nil
  }
}

extension AuditedScreen {
  /// Returns whether a stop of an export repeats what someone typed into a field on the screen,
  /// such as a search suggestion.
  ///
  /// - Complexity: O(*n*), where *n* is the number of stops.
  fileprivate func quotesField(_ stop: AuditedStop) -> Bool {
    guard app.isForeign else { return false }
    return stops.contains { field in
      guard field.element.traits.contains(.textEntry), let typed = field.element.value,
        !typed.isBlank
      else { return false }
      return stop.label.contains(typed) || typed.contains(stop.label)
    }
  }
}
