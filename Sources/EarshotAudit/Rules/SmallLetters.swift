// Controls of an export whose labels are in lowercase, unlike the app's own words.
import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditedScreen {
  /// The findings for controls named after a symbol of one word, such as `circle`, and for icons
  /// with a lowercase Latin label on a screen in another script.
  ///
  /// If a screen has the names of two shapes, they're probably choices in a drawing app, so they're
  /// skipped.
  ///
  /// - Complexity: O(*n*), where *n* is the number of stops.
  /// - Source: our choice.
  var namesInSmallLetters: [Complaint] {
    guard app.isForeign else { return [] }
    let named = stops.filter { $0.mayBeNamedByPicture || $0.mayBeNamedByNumberedPicture }
    guard !named.isEmpty else { return [] }
    let shapes = Set(named.map(\.label).filter(AssetName.shapesToDraw.contains))
    let others = namesOfApp(besides: Set(named.map(\.index)))
    let isInOtherScript =
      !others.isEmpty && 4 * others.count(where: \.isBeyondLatin) >= 3 * others.count
    let words = others + named.map(\.label).filter { !AssetName.symbols.contains($0) }
    let hasCapitals =
      !words.isEmpty && 2 * words.count { $0.first?.isUppercase ?? false } >= words.count
    return named.compactMap { stop in
      if stop.mayBeNamedByNumberedPicture {
        guard isInOtherScript || hasCapitals, stop.isShapedLikeIcon else { return nil }
        let words = "the label '\(stop.label)' looks like the name of an asset"
        return Complaint(stop.index, .init(words, severity: .warning))
      }
      if stop.isPictureNamedByPurpose {
        guard isInOtherScript || hasCapitals else { return nil }
        let words = "the label '\(stop.label)' looks like the name of an asset"
        return Complaint(stop.index, .init(words, severity: .warning))
      }
      if AssetName.symbols.contains(stop.label) {
        guard isInOtherScript || hasCapitals,
          shapes.count < 2 || !shapes.contains(stop.label)
        else { return nil }
        let words = "the label '\(stop.label)' describes the icon, not what the \(stop.noun) does"
        return Complaint(stop.index, .init(words, severity: isInOtherScript ? .error : .warning))
      }
      guard isInOtherScript, stop.isShapedLikeIcon else { return nil }
      let words =
        "the label '\(stop.label)' isn't translated and looks like the name of an asset"
      return Complaint(stop.index, .init(words, severity: .warning))
    }
  }

  /// The name of the app, and the labels of other stops that contain letters.
  private func namesOfApp(besides stops: Set<ElementTree.Index>) -> [String] {
    let app = tree.ancestors(of: screen).first { tree.role(of: $0) == .app }
    let names = [app.flatMap { tree[$0].label }].compactMap(\.self)
    return names
      + self.stops.filter { !stops.contains($0.index) && !$0.isInStatusBar && !$0.isKey }
      .map(\.label).filter { $0.contains(where: \.isLetter) }
  }
}

extension AuditedStop {
  /// Whether the stop is a control without text inside, whose label is one to three lowercase
  /// words.
  fileprivate var mayBeNamedByPicture: Bool {
    guard isControlWithoutText, (3...30).contains(label.utf8.count) else { return false }
    return label.utf8.allSatisfy { $0 == UInt8(ascii: " ") || (0x61...0x7A).contains($0) }
      && label.split(separator: " ").count <= 3
  }

  /// Whether the stop is a control without text inside, whose label is one or two lowercase words and
  /// a small number, such as `delete 1`.
  ///
  /// - Source: our choice: design tools and asset catalogs number copies of a picture like this.
  fileprivate var mayBeNamedByNumberedPicture: Bool {
    guard isControlWithoutText, (5...30).contains(label.utf8.count) else { return false }
    let parts = label.split(separator: " ", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let number = parts.last, (1...2).contains(number.count),
      number.utf8.allSatisfy({ UInt8.digits.contains($0) })
    else { return false }
    return parts.dropLast().allSatisfy { word in
      word.count > 2 && word.utf8.allSatisfy { (0x61...0x7A).contains($0) }
    }
  }

  private var isControlWithoutText: Bool {
    (isControl || isPictureNamedByPurpose) && !isKey && !isInStatusBar && element.role != .tab
      && element.traits.isDisjoint(with: [.textEntry, .link]) && remarks?.texts.isEmpty ?? true
      && remarks?.showsLabel != true && text(of: .value).isBlank
  }

  /// Whether the stop is a picture whose label is the lowercase name of a part of a design.
  fileprivate var isPictureNamedByPurpose: Bool {
    element.traits.contains(.image) && !isControl && label.utf8.count > 2
      && (AssetName.pictures.contains(label) || AssetName.isWordOfSymbol(label))
  }

  /// Whether the stop is as small as an icon, and about as wide as it is high.
  fileprivate var isShapedLikeIcon: Bool {
    guard let frame = target, frame.isUsable else { return false }
    return max(frame.width, frame.height) <= 64
      && max(frame.width, frame.height) <= 1.5 * frame.side
  }
}

extension String {
  /// Whether any letter of the string is in a script other than Latin.
  fileprivate var isBeyondLatin: Bool {
    unicodeScalars.contains { scalar in
      scalar.properties.isAlphabetic && scalar.value > 0x24F
        && !(0x1E00...0x1EFF).contains(scalar.value)
    }
  }
}
