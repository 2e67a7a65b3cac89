// Labels that say the opposite of the identifier.
import EarshotModel
import EarshotNotation

extension AuditedStop {
  /// The finding for a button of an export whose identifier says “next” and whose label says
  /// “previous”, or the other way around, or `nil` if they don't.
  ///
  /// - Source: our choice of words and languages.
  var oppositeName: Complaint.Message? {
    guard app.isForeign, element.role == .button, let name = nameInCode, name != label,
      (2...60).contains(label.utf8.count), let isNext = name.isNextInCode,
      let saysNext = label.saysNext, isNext != saysNext
    else { return nil }
    return "the label '\(label)' says the opposite of the identifier '\(name)'"
  }
}

extension String {
  private static let next = [
    "next", "weiter", "nächste", "suivant", "siguiente", "próxim", "successiv", "volgende",
    "następn", "nästa", "neste", "næste", "další", "sonraki", "следующ", "вперёд", "次の", "次へ",
    "下一", "다음",
  ]
  private static let previous = [
    "previous", "zurück", "vorherige", "précédent", "anterior", "precedent", "vorige", "poprzedn",
    "föregående", "forrige", "předchozí", "önceki", "предыдущ", "назад", "前の", "前へ", "上一", "이전",
  ]

  /// Whether a name in code says “next”, or `nil` if it says neither “next” nor “previous”.
  fileprivate var isNextInCode: Bool? {
    let text = lowercased()
    guard text.utf8.count < 60 else { return nil }
    let (isNext, isPrevious) = (
      text.contains("next"), text.contains("prev")
    )
    return isNext == isPrevious ? nil : isNext
  }

  /// Whether a label says “next”, or `nil` if it says neither “next” nor “previous”.
  fileprivate var saysNext: Bool? {
    let text = lowercased()
    let isNext = Self.next.contains(where: text.contains)
    let isPrevious = Self.previous.contains(where: text.contains)
    return isNext == isPrevious ? nil : isNext
  }
}
