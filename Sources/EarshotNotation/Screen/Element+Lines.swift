import EarshotModel

extension Element {
  /// The value of a property as it stands after the colon, or `nil` for a property without a line.
  func lineValue(of property: Property) -> String? {
    if let text = TextProperty(rawValue: property.rawValue) { return textValue(of: text) }
    switch property {
    case .element: return elementOverride.map(\.notation)
    case .tags: return tags.map { Quoting.name($0) }.joined(separator: ", ")
    case .frame: return frame?.notation ?? ""
    case .hidden: return isHidden.notation
    case .clipsToBounds: return clipsToBounds.notation
    case .elementsHidden: return elementsHidden.notation
    case .viewIsModal: return viewIsModal.notation
    case .shouldGroupChildren: return shouldGroupChildren.notation
    default: return hasDetails ? rareValue(of: property) : ""
    }
  }

  /// Whether a property that has guarded lines says something without one, as far as its value
  /// tells.
  func saysMore(_ property: Property) -> Bool {
    switch property {
    case .hidden: isHidden
    case .elementsHidden: elementsHidden
    case .viewIsModal: viewIsModal
    default: lineValue(of: property)?.isEmpty == false
    }
  }

  private func textValue(of property: TextProperty) -> String? {
    guard let template = template(of: property) else { return nil }
    if property == .value, let state = toggleState, template.literal != nil {
      return state.rawValue
    }
    return template.lineValue
  }

  private func rareValue(of property: Property) -> String? {
    switch property {
    case .language: return self.language ?? ""
    case .expandedStatus:
      return self.expandedStatus?.rawValue ?? ""
    case .level: return self.level.map(String.init)
    case .values: return valuesLine
    case .range:
      if case .range(let range)? = self.ownScale { return range.notation }
      return nil
    case .pages: return self.pages.map(String.init)
    case .opens: return self.opens.map { Quoting.name($0) }
    case .class: return self.classOverride.map { Quoting.name($0) }
    case .viewFrame: return self.viewFrame?.notation
    case .path: return self.path?.notation
    case .activationPoint: return self.activationPoint?.notation
    case .alpha: return self.alpha?.notation
    case .elements: return elementsLine
    default: return rarestValue(of: property)
    }
  }

  private var valuesLine: String? {
    switch self.ownScale {
    case .values(let values): Quoting.items(values, partedBy: "|", " | ")
    case .range: nil
    case nil: ""
    }
  }

  private var elementsLine: String? {
    self.elements.map { names in
      names.map { Quoting.name($0, after: "#") }.joined(separator: ", ")
    }
  }

  private func rarestValue(of property: Property) -> String? {
    switch property {
    case .respondsToUserInteraction: self.respondsToUserInteraction.map(\.notation)
    case .navigationStyle: self.navigationStyle?.rawValue
    case .textualContext: self.textualContext?.rawValue
    case .directTouchOptions: self.directTouchOptions.map(\.rawValue).joined(separator: ", ")
    case .userInputLabels: Quoting.items(self.userInputLabels, partedBy: ",", ", ")
    case .span: self.span.map { "\($0.rows)x\($0.columns)" }
    case .header: self.heading?.rawValue
    case .foreground: self.foreground?.notation
    case .background: self.background?.notation
    case .fontSize: self.fontSize.map { "\($0.points.notation)\($0.isBold ? " bold" : "")" }
    case .size: self.size.map { "\($0.width.notation)x\($0.height.notation)" }
    case .idiom: self.idiom?.rawValue
    case .direction: self.direction?.rawValue
    default: nil
    }
  }
}

extension Bool {
  fileprivate var notation: String { self ? "true" : "false" }
}

extension Path {
  fileprivate var notation: String {
    switch self {
    case .empty: "empty"
    case .box(let box): box.notation
    }
  }
}
