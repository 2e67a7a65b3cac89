// Labels that come from a picture: names of files and assets, and descriptions of symbols.
import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditedScreen {
  /// The findings for tab bars whose labels describe the icons, one for each bar.
  ///
  /// - Source: our choice; UIKit describes the symbol of a tab that has no title.
  var tabsNamedByIcons: [Complaint] {
    var bars: [ElementTree.Index: [AuditedStop]] = [:]
    for stop in stops where stop.element.role == .tab {
      let bar = tree.ancestors(of: stop.index).first { tree.role(of: $0).holdsTabs }
      bars[bar ?? screen, default: []].append(stop)
    }
    return bars.sorted { $0.key < $1.key }.compactMap { _, tabs in
      let names = AssetName.drawings(among: tabs.map(\.label))
      guard let first = tabs.first(where: { names.contains($0.label) }) else { return nil }
      let rest = names.count > 5 ? [(names.count - 5).counted("other")] : []
      let list = (names.prefix(5).map { "'\($0)'" } + rest).joinedWithAnd
      let words = "\(names.count) tabs are named after their icons: \(list)"
      return Complaint(first.index, .init(words, severity: .warning))
    }
  }
}

extension AuditedScreen {
  /// The findings for pictures whose labels are the same word with different numbers, such as
  /// `Certificate1` and `Certificate2`.
  ///
  /// - Source: our choice: one such label may be a name, as “Formula1” is.
  var numberedPictures: [Complaint] {
    var stems: [String: [AuditedStop]] = [:]
    for stop in stops where stop.element.traits.contains(.image) && !stop.isControl {
      guard !AssetName.looksLike(stop.label), let stem = AssetName.stemOfNumbered(stop.label)
      else { continue }
      stems[stem, default: []].append(stop)
    }
    return stems.values.filter { Set($0.map(\.label)).count > 1 }.flatMap(\.self)
      .sorted { $0.index < $1.index }
      .map {
        Complaint($0.index, "the label '\($0.label)' looks like the name of a file or an asset")
      }
  }
}

extension AuditedScreen {
  /// The finding for images of an export whose labels are the system's descriptions of their symbols.
  ///
  /// - Source: our choice: nobody wrote such a label, so the image is probably decoration.
  var describedSymbols: [Complaint] {
    guard app.isForeign else { return [] }
    let found = stops.filter { stop in
      stop.element.traits.contains(.image) && !stop.isControl && !stop.isNamedLikeAsset
        && AssetName.isDescription(stop.label, ofSymbol: stop.nameInCode)
    }
    guard let first = found.first, let name = first.nameInCode else { return [] }
    let rest =
      found.count > 1 ? "; the same applies to \((found.count - 1).counted("other image"))" : ""
    let words =
      "the label '\(first.label)' is the system's description of the symbol '\(name)'\(rest)"
    return [Complaint(first.index, .init(words, severity: .note))]
  }
}

extension AuditedScreen {
  /// The findings for controls inside stops of an export whose labels are names of assets, one for
  /// each stop.
  ///
  /// VoiceOver either skips such a control or says the name. The picture of a checkbox is part of
  /// the control around it.
  var hiddenAssets: [Complaint] {
    guard app.isForeign else { return [] }
    return stops.compactMap { stop in
      guard let remarks = stop.remarks, remarks.isCertain || !stop.isControl,
        let name = remarks.controls.first(where: {
          AssetName.looksLike($0) && remarks.isButtonInside($0)
        }), name != stop.label
      else { return nil }
      let words =
        "the label '\(name)' of a control inside this element looks like the name of a file or an asset"
      return Complaint(stop.index, .init(words, severity: .warning))
    }
  }
}

extension AuditedStop {
  /// The identifier in the file, also if another element has the same one.
  var nameInCode: String? { element.identifier ?? remarks?.identifier }
}

extension AuditedStop {
  /// The finding for a label or a value that is a name in code or the description of a symbol, or
  /// `nil` if it's neither.
  var nameOfAsset: Complaint.Message? {
    if let value = element.value, !element.traits.contains(.textEntry),
      element.textualContext != .fileSystem, AssetName.isCode(value)
    {
      return .init("the value '\(value)' looks like a name in code", severity: .warning)
    }
    if app.isForeign, !element.traits.contains(.textEntry), let value = element.value,
      value.isRawFraction
    {
      return .init("the value '\(value)' is a fraction from the code", severity: .warning)
    }
    guard !heardLabel.isBlank, element.textualContext != .fileSystem else { return nil }
    if app.isForeign,
      let words = AssetName.messageFromCode(in: label) ?? AssetName.leftover(in: label)
    {
      return .init("the label contains '\(words)', which comes from the code", severity: .warning)
    }
    if isAddressAlone {
      return .init("the label is the web address '\(label)'", severity: .warning)
    }
    guard isNamedLikeAsset else {
      guard isControl, element.role != .tab, remarks?.texts.isEmpty ?? true,
        AssetName.isDrawing(label)
      else { return nil }
      let words = "the label '\(label)' describes the icon, not what the \(noun) does"
      return .init(words, severity: .warning)
    }
    let words = isControl ? AssetName.kindsAndStates(in: label) : []
    let more = words.isEmpty ? "" : "; leave \(words.asQuotedList) out of the label"
    return .init(
      "the label '\(label)' looks like the name of a file or an asset\(more)",
      severity: isForReading ? .warning : nil
    )
  }

  /// Whether the label of an export's button, image, or link is only a web address with a path.
  ///
  /// A short link can be an address that a user wrote.
  private var isAddressAlone: Bool {
    app.isForeign && label.utf8.count > 24 && label.utf8.first == UInt8(ascii: "h")
      && (label.hasPrefix("https://") || label.hasPrefix("http://")) && !label.hasBlank
      && (element.traits.contains(.image) || element.role == .button
        || element.traits.contains(.link) && label.utf8.count > 40)
  }

  /// Whether the stop is text to read, instead of a control, a picture, or a view without a kind.
  fileprivate var isForReading: Bool {
    let isText = element.role == .text || element.role == .header || element.role == .cell
    return isText && !isControl && !element.traits.contains(.image)
  }

  /// Whether the identifier of an export's control says that its label is the name of an account.
  ///
  /// - Source: our choice of words.
  private var isNameOfAccount: Bool {
    guard app.isForeign, let name = nameInCode else { return false }
    let words = name.lowercased().split { !$0.isLetter }
    let owners: Set<Substring> = ["account", "author", "handle", "sender", "user", "username"]
    return words.contains(where: owners.contains)
  }

  /// Whether the label looks like the name of a file, an asset, or a part of the code.
  fileprivate var isNamedLikeAsset: Bool {
    if isForReading || isNameOfAccount { return AssetName.looksLike(text: label) }
    if app.isForeign, let name = label.nameBeforeNumber, AssetName.looksLike(name) { return true }
    return AssetName.looksLike(label) || AssetName.isSymbol(label, called: element.identifier)
      || app.isForeign && isControl && remarks?.texts.isEmpty ?? true
        && AssetName.isNameOfPicture(label)
      || AssetName.isSymbolOfOneWord(label)
        && (!AssetName.isDrawing(label) || element.role == .tab || !isControl)
      || app.isForeign && remarks?.texts.isEmpty ?? true
        && (element.traits.contains(.image) || isControl) && AssetName.isNameOfLayer(label)
      || element.traits.contains(.image) && !isControl && AssetName.isNameOfDrawing(label)
      || (element.traits.contains(.image) || isControl) && app.isForeign
        && remarks?.texts.isEmpty ?? true && AssetName.isNumberedFile(label)
  }
}

extension String {
  /// The part before a comma that only a number follows, as in `bag_icon, 2`, or `nil` if there's
  /// none.
  fileprivate var nameBeforeNumber: String? {
    guard utf8.contains(UInt8(ascii: ",")), utf8.contains(UInt8(ascii: "_")) else { return nil }
    let parts = split(separator: ",")
    guard parts.count == 2, String(parts[1]).trimmed.isNumber else { return nil }
    return String(parts[0])
  }
}
