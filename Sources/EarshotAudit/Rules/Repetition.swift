// Rules about repeated words, and about states without a control.
import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  static let heardTwice = AuditRule(
    "heard-twice",
    .note,
    judge: .screen { screen in
      var complaints: [Complaint] = []
      var before: AuditedStop?
      for stop in screen.stops {
        if let (words, count) = stop.saidAgain {
          let times = count == 2 ? "twice" : "\(count) times"
          complaints.append(
            Complaint(stop.index, "VoiceOver says '\(words)' \(times): \(stop.heard)")
          )
        } else if stop.isDismissRegion {
          continue
        } else if let before, let words = stop.repeats(textOf: before) {
          complaints.append(
            Complaint(
              stop.index,
              "VoiceOver already said '\(words)' at the previous stop: \(before.heard)"
            )
          )
        } else if let before, let words = stop.repeats(valueOf: before) {
          complaints.append(
            Complaint(
              stop.index,
              "VoiceOver already said '\(words)' at the previous stop: \(before.heard)"
            )
          )
        }
        if let before, !stop.app.isForeign, stop.isSameLink(as: before) {
          let words = before.heard
          complaints.append(
            Complaint(
              stop.index,
              "VoiceOver already described this link at the previous stop: \(words)"
            )
          )
        }
        before = stop
      }
      return complaints + screen.doubles
    }
  )

  static let dimmedAlone = AuditRule(
    "dimmed-alone",
    .warning,
    judge: .screen { screen in
      screen.stops.indices.compactMap { place in
        let stop = screen.stops[place]
        guard stop.element.traits.contains(.notEnabled), !stop.isControl,
          stop.element.role != .cell, stop.hasName, !stop.isLine,
          !screen.isNameOfDimmedControl(place)
        else { return nil }
        let message: Complaint.Message =
          "this element is dimmed, but VoiceOver doesn't say that it's a control: \(stop.heard)"
        return Complaint(stop.index, message)
      }
    }
  )
}

extension AuditedScreen {
  /// Returns whether the previous or next stop is a dimmed control on the same line as the text.
  ///
  /// SwiftUI dims the name of a picker together with the picker.
  fileprivate func isNameOfDimmedControl(_ place: Int) -> Bool {
    guard app.isForeign, let frame = stops[place].element.frame else { return false }
    return [place - 1, place + 1].filter(stops.indices.contains).contains { number in
      let other = stops[number]
      guard other.isControl, other.element.traits.contains(.notEnabled) else { return false }
      return other.element.frame?.isLevel(with: frame) ?? false
    }
  }
}

extension AuditedStop {
  /// Returns whether two links with the same words overlap so much that they probably have the same
  /// destination, such as a picture in a link on a page.
  func isSameLink(as other: AuditedStop) -> Bool {
    guard element.traits.contains(.link), other.element.traits.contains(.link), hasName,
      heardLabel == other.heardLabel, let frame = element.frame, let around = other.element.frame
    else { return false }
    return frame.intersection(around) >= min(frame.area, around.area) * 0.9
  }

  /// The words that VoiceOver says several times in a row at the stop, with the number of times, or
  /// `nil` if there are none.
  fileprivate var saidAgain: (words: String, count: Int)? {
    let twice = label.saidTwice.map { (words: $0, count: 2) }
    if hasOneRepeatablePiece { return twice }
    let parts = utterance.parts.filter(\.isRepeatable)
    let pieces = parts.flatMap { part in
      part.text.split { $0.isComma || $0.isNewline }.map { (text: $0, kind: part.kind) }
    }
    guard pieces.count > 1 else { return twice }
    var before: [String]?
    for (place, piece) in pieces.enumerated() {
      let words = piece.text.plainWords
      guard !words.isEmpty else { continue }
      if words == before, words.joined().contains(where: \.isLetter) || piece.kind == .value {
        let all = pieces[place...].map(\.text.plainWords).filter { !$0.isEmpty }
        return (words.joined(separator: " "), 1 + all.prefix { $0 == words }.count)
      }
      before = words
    }
    return twice
  }

  /// Whether at most one part can contain a repetition, and that part has only one piece.
  ///
  /// This is true for nearly every stop.
  private var hasOneRepeatablePiece: Bool {
    var count = 0
    for part in utterance.parts where part.isRepeatable {
      count += 1
      guard count == 1, part.isOnePiece else { return false }
    }
    return true
  }

  /// Returns the text of the previous stop if this stop repeats it, or `nil` if it doesn't.
  ///
  /// The stop repeats the text if it begins with the whole text, like a link that continues the
  /// sentence. It also repeats the text if it's inside the other stop and has no other words, like
  /// text in a row.
  ///
  /// - Source: our choice: if four words or 16 characters are the same, it isn't a coincidence.
  fileprivate func repeats(textOf other: AuditedStop) -> String? {
    guard hasName, other.hasName, !element.traits.contains(.header) else { return nil }
    let isLonger = label.utf8.count > other.label.utf8.count
    guard isLonger || element.frame != nil && !isControl else { return nil }
    let (words, earlier) = (label.plainWords, other.label.plainWords)
    guard !words.isEmpty, !earlier.isEmpty else { return nil }
    if !other.isControl, !other.element.traits.contains(.header),
      earlier.count > 3 || !other.label.isASCIIText && other.label.count > 15,
      words.count > earlier.count, words.starts(with: earlier)
    {
      return other.label
    }
    guard !isControl, words == earlier, let frame = element.frame, frame.area > 0,
      let around = other.element.frame, other.index != index
    else { return nil }
    if app.isForeign, element.role == .text, other.element.traits.contains(.header) { return label }
    return frame.intersection(around) >= frame.area * 0.9 ? label : nil
  }

  /// Returns the text if it's only the value of the previous stop, such as “8%” after a progress
  /// bar with the value “8%”, or `nil` if it isn't.
  fileprivate func repeats(valueOf other: AuditedStop) -> String? {
    guard !isControl, !element.traits.contains(.header), !label.isBlank else { return nil }
    let value = other.text(of: .value)
    guard !value.isEmpty else { return nil }
    return !other.heardLabel.isBlank && value.plainWords == label.plainWords
      && value.contains(where: \.isNumber)
      ? label : nil
  }
}

extension Utterance.Part {
  /// Whether the bytes show that the string contains no list and is a single line.
  fileprivate var isOnePiece: Bool {
    text.isASCIIText { $0.isCommaOfASCII || $0.isNewlineOfASCII }
  }

  /// Whether the words of this part can also be in another part.
  fileprivate var isRepeatable: Bool {
    switch kind {
    case .label, .value, .selected, .state, .content: !text.isBlank
    default: false
    }
  }
}

extension String {
  /// The words of text whose second half repeats the first half, or `nil` if it doesn't.
  fileprivate var saidTwice: String? {
    // Four words have three spaces or punctuation marks between them.
    guard utf8.count > 6, mayRepeatWordsOfASCII ?? true else { return nil }
    let words = plainWords
    let half = words.count / 2
    guard words.count > 3, words.count.isMultiple(of: 2), words[..<half] == words[half...] else {
      return nil
    }
    // What a text says more than twice is its content, such as a chorus.
    let phrase = words[..<half]
    let isRepetition = (1...half / 2).contains { length in
      half.isMultiple(of: length) && phrase.dropFirst(length).elementsEqual(phrase.dropLast(length))
    }
    return isRepetition ? nil : phrase.joined(separator: " ")
  }
}

extension AuditedStop {
  /// Whether the stop is UIKit's view around a popover, which closes it.
  ///
  /// - Source: UIKit's identifier of that view. Every popover has one, also behind another popover.
  var isDismissRegion: Bool {
    app.isForeign && element.identifier == "PopoverDismissRegion"
  }
}
