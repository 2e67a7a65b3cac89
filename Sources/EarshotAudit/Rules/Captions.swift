// Text elements of an export that belong to an adjacent control but are separate stops.
import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation

extension AuditedScreen {
  /// The findings for text that is a separate stop, although it names a control, labels a checkbox,
  /// or marks a button.
  ///
  /// There's one finding for each kind of text.
  ///
  /// - Complexity: O(*n*), where *n* is the number of stops.
  /// - Source: our choice; in WCAG's technique H44, the pair has one label.
  var captions: [Complaint] {
    guard app.isForeign else { return [] }
    return [
      Complaint.counting(namesOfControls, as: "text element") { text, control in
        "'\(text.label.trimmed)' names the \(control.noun), but it's a separate stop"
      },
      Complaint.counting(textsOfBoxes, as: "pair") { text, box in
        "the \(box.noun) and its text '\(text.label)' are 2 stops"
      },
      Complaint.counting(badgesOfButtons, as: "text element") { badge, button in
        "'\(badge.label)' is a separate stop at the edge of the \(button.noun) '\(button.label)'"
      },
    ].compactMap(\.self)
  }

  /// The text elements that name a control without its own name, each with that control.
  private var namesOfControls: [(AuditedStop, AuditedStop)] {
    stops.indices.compactMap { place in
      let control = stops[place]
      guard control.needsCaption, !isFirstOfSection(place) else { return nil }
      let text = [place - 1, place + 1].filter(stops.indices.contains)
        .first { stops[$0].isCaption(of: control) && !isNearerToAnother($0, than: place) }
      // “Low” and “High” at the ends of a slider don't name it.
      let around = stops[max(0, place - 2)..<min(stops.count, place + 3)]
      if around.contains(where: control.isScaleEnding) { return nil }
      return text.map { (stops[$0], control) }
    }
  }

  /// Returns whether a control is the first of several fields without captions, so the text above it
  /// is the title of them all.
  ///
  /// - Source: our choice: the title is at least 20 points high, and the field has content or a
  ///   placeholder.
  private func isFirstOfSection(_ place: Int) -> Bool {
    guard place > 0, place + 1 < stops.count, stops[place + 1].needsCaption,
      stops[place].element.traits.contains(.textEntry),
      !stops[place].text(of: .value).isBlank,
      let title = stops[place - 1].element.frame, let field = stops[place].element.frame
    else { return false }
    return title.height >= 20 && !title.isLevel(with: field)
  }

  /// Returns whether a text element, such as help below a field, is nearer to the field above it
  /// than to a control.
  private func isNearerToAnother(_ text: Int, than control: Int) -> Bool {
    guard text > 0, text < control, stops[text - 1].needsCaption,
      let above = stops[text - 1].element.frame, let frame = stops[text].element.frame,
      let below = stops[control].element.frame, !below.isLevel(with: frame)
    else { return false }
    return frame.y - above.y - above.height < below.y - frame.y - frame.height
  }

  /// The text elements and buttons directly after a checkbox, each with that checkbox.
  private var textsOfBoxes: [(AuditedStop, AuditedStop)] {
    zip(stops, stops.dropFirst()).flatMap { [($0, $1), ($1, $0)] }.filter { text, box in
      box.isBox(of: text)
    }
  }

  /// The short text elements across the edge of a button, each with that button.
  private var badgesOfButtons: [(AuditedStop, AuditedStop)] {
    zip(stops, stops.dropFirst()).flatMap { [($0, $1), ($1, $0)] }.filter { badge, button in
      badge.isBadge(of: button)
    }
  }
}

extension Complaint {
  /// Returns the finding for the first pair, with the number of other pairs, or `nil` if there are
  /// no pairs.
  fileprivate static func counting(
    _ pairs: [(AuditedStop, AuditedStop)],
    as noun: String,
    _ words: (AuditedStop, AuditedStop) -> String
  ) -> Complaint? {
    guard let (text, control) = pairs.first else { return nil }
    let rest =
      pairs.count > 1 ? "; the same applies to \((pairs.count - 1).counted("other \(noun)"))" : ""
    return Complaint(text.index, .init(words(text, control) + rest))
  }
}

extension AuditedStop {
  /// Whether the stop is a control that has only a value, so it needs a name beside it.
  fileprivate var needsCaption: Bool {
    let isValue =
      !element.traits.isDisjoint(with: [.textEntry, .toggleButton, .adjustable, .popupButton])
      || AuditWords.namesPicker(label)
    guard isValue, isControl, !isKey, !isInBar, !mayBeText,
      element.traits.isDisjoint(with: [.searchField, .pickerElement])
    else { return false }
    return label.isBlank || AuditWords.namesPicker(label)
  }

  /// Returns whether the stop is an adjustable element that is followed on its line by text without
  /// a number.
  fileprivate func isScaleEnding(with text: AuditedStop) -> Bool {
    guard element.traits.contains(.adjustable), text.isLoneText,
      !text.label.contains(where: \.isNumber), let frame = element.frame,
      let end = text.element.frame
    else { return false }
    return frame.isLevel(with: end) && end.x >= frame.x + frame.width - 4
  }

  /// Returns whether the stop is text on the line of a control or right above the control, and is
  /// short enough to be a name.
  fileprivate func isCaption(of control: AuditedStop) -> Bool {
    guard isLoneText, (1...60).contains(label.count), label.contains(where: \.isLetter),
      remarks?.scroller == control.remarks?.scroller,
      let frame = element.frame, let other = control.element.frame
    else { return false }
    if frame.isLevel(with: other) || other.isLevel(with: frame) {
      let gap = other.x - frame.x - frame.width
      return gap >= -4 && (gap <= 60 || !control.element.traits.contains(.textEntry))
    }
    // Larger type above a field is the title of the form.
    guard control.element.traits.contains(.textEntry), frame.height <= 28 || label.asksToWrite
    else { return false }
    let gap = other.y - frame.y - frame.height
    let isPrompt =
      label.asksToWrite && frame.x < other.x + other.width && other.x < frame.x + frame.width
    return (-4...(isPrompt ? 80 : 24)).contains(gap) && (isPrompt || abs(frame.x - other.x) <= 24)
  }

  /// Returns whether the stop is a checkbox directly before text or a button on the same line.
  ///
  /// If the stop has no label, only text that expresses agreement shows that the stop is a
  /// checkbox.
  fileprivate func isBox(of text: AuditedStop) -> Bool {
    guard isControl, !isKey, !isInBar, element.traits.isDisjoint(with: [.textEntry, .adjustable]),
      text.element.traits.isDisjoint(with: [.header, .textEntry, .adjustable, .toggleButton]),
      text.hasName, text.label.count > 3, label.plainWords != text.label.plainWords,
      let frame = element.frame, let other = text.element.frame, frame.isUsable,
      max(frame.width, frame.height) <= 32, abs(frame.width - frame.height) <= 4,
      other.isLevel(with: frame), (-1...16).contains(other.x - frame.x - frame.width)
    else { return false }
    return AuditWords.namesBox(label)
      || (label.isBlank || AssetName.looksLike(label)) && AuditWords.agrees(text.label)
  }

  /// Returns whether the stop is short text across the upper or lower edge of a button that doesn't
  /// contain the text.
  fileprivate func isBadge(of button: AuditedStop) -> Bool {
    guard isLoneText, (1...24).contains(label.count), label.contains(where: \.isLetter),
      button.element.traits.contains(.button), !button.isInBar, button.hasName,
      remarks?.scroller == button.remarks?.scroller, let frame = element.frame,
      let other = button.element.frame, frame.height <= 28, (40...160).contains(other.height),
      frame.x >= other.x - 8, frame.x + frame.width <= other.x + other.width + 8,
      !button.utterance.text.holdsWords(of: label)
    else { return false }
    let end = frame.y + frame.height
    return [other.y, other.y + other.height].contains { frame.y + 2 < $0 && $0 < end - 2 }
  }
}

extension String {
  /// Whether the text asks people to write something.
  ///
  /// This is true if the text ends with a colon or begins with a verb for writing.
  fileprivate var asksToWrite: Bool {
    if let last = trimmed.last, ":：".contains(last) { return true }
    if ["请输入", "請輸入", "输入", "輸入"].contains(where: hasPrefix) { return true }
    guard let first = plainWords.first else { return false }
    return ["enter", "type", "eingeben", "введите", "напишите"].contains(first)
      || lowercased().hasPrefix("gib ") || lowercased().hasPrefix("geben sie ")
  }
}
