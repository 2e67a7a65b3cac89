// Views of an export that people see but that have no name or no kind.
import EarshotLines
import EarshotModel
import EarshotNotation

extension AuditedScreen {
  /// The finding for pictures and boxes that show a choice but aren't controls.
  var boxesWithoutKind: [Complaint] {
    complaint(about: \.boxesWithoutKind) { boxes in
      let subject = boxes.count > 1 ? "\(boxes.count) boxes show" : "a box shows"
      let words =
        "\(subject) a choice, but VoiceOver says neither the kind nor the state: "
        + boxes.firstNames
      return .init(words)
    }
  }

  /// The finding for views that have a value but no label, if VoiceOver stops there.
  var unnamedValues: [Complaint] {
    complaint(about: \.unnamedValues) { views in
      let subject = views.count > 1 ? "\(views.count) elements have" : "an element has"
      let words = "\(subject) a value but no label: \(views.firstNames)"
      return .init(words, severity: .warning)
    }
  }

  /// The finding for large views in which VoiceOver stops nowhere.
  var silentAreas: [Complaint] {
    complaint(about: \.silentAreas) { areas in
      let words = ["board", "game", "keypad", "piano", "puzzle", "seatmap"]
      let isOperated = areas.contains { area in
        words.contains(where: area.name.lowercased().contains)
      }
      return .init(
        "VoiceOver doesn't stop anywhere in \(areas.firstNames)",
        severity: isOperated ? .warning : .note
      )
    }
  }

  /// The finding for elements without a kind and without a label.
  var unnamedViews: [Complaint] {
    complaint(about: \.unnamedViews) { views in
      let subject = views.count > 1 ? "\(views.count) elements have" : "an element has"
      let words = "\(subject) no label and no kind: \(views.firstNames)"
      return .init(words, severity: views.contains { $0.name.hasPrefix("hint") } ? nil : .note)
    }
  }

  /// The finding for images without a label that look like the items of a bar.
  var unnamedItems: [Complaint] {
    complaint(about: \.unnamedItems) { items in
      let words = "\(items.count) images in a row at the bottom look like tabs but have no label"
      return .init(words, severity: .warning)
    }
  }

  private func complaint(
    about views: KeyPath<ForeignRemarks, [ForeignRemarks.View]>,
    _ message: ([ForeignRemarks.View]) -> Complaint.Message
  ) -> [Complaint] {
    guard let found = app.remarks[screen]?[keyPath: views], let first = found.first else {
      return []
    }
    return [Complaint(screen, message(found), range: first.range)]
  }
}

extension AuditedStop {
  /// The value of an element without a label and a kind, if it's only a number, or `nil` otherwise.
  var valueInsteadOfName: String? {
    guard app.isForeign, !isControl, label.isBlank,
      heardLabel.isBlank || element.role == .progress,
      element.role == .element || element.role == .view || element.role == .progress,
      let value = element.value,
      value.isNumber || value.isRawFraction
    else { return nil }
    return value
  }
}

extension String {
  /// Whether the text is a fraction as code writes it, such as `0.2857142857142857`.
  ///
  /// - Source: our choice: four digits or more after the point.
  var isRawFraction: Bool {
    guard utf8.count > 5, utf8.count < 32, Double(self) != nil else { return false }
    let parts = split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[1].count > 3
  }
}

extension [ForeignRemarks.View] {
  /// The names of the first three views.
  var firstNames: String {
    prefix(3).map(\.name).joined(separator: "; ") + (count > 3 ? "; …" : "")
  }
}
