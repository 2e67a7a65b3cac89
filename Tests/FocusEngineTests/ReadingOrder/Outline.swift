import AccessibilityModel

/// Reads as much of the notation as these tests need, trusting it to be right.
enum Outline {
  static func tree(_ source: String) -> ElementTree {
    var reader = Reader()
    for line in source.split(separator: "\n", omittingEmptySubsequences: true) {
      reader.read(line)
    }
    return reader.finish()
  }

  private struct Reader {
    private var builder = ElementTree.Builder()
    private var depths: [Int] = []
    private var pending: (element: Element, depth: Int)?
    private var base = 0

    mutating func read(_ line: Substring) {
      let text = line.drop { $0 == " " }
      let depth = (line.count - text.count) / 2
      if text.hasPrefix("app") {
        base = 1
      } else if let colon = text.firstIndex(of: ":"), !text[..<colon].contains(where: \.isBlank) {
        let value = text[text.index(after: colon)...].drop(while: \.isBlank)
        pending?.element.set(String(text[..<colon]), String(value))
      } else {
        flush()
        if depth == 0 { base = 0 }
        pending = (Element(node: text), depth - base)
      }
    }

    consuming func finish() -> ElementTree {
      flush()
      for _ in depths { builder.close() }
      return builder.finish()
    }

    private mutating func flush() {
      guard let node = pending else { return }
      while let last = depths.last, last >= node.depth {
        builder.close()
        depths.removeLast()
      }
      builder.open(node.element)
      depths.append(node.depth)
      pending = nil
    }
  }
}

extension Character {
  fileprivate var isBlank: Bool { self == " " }
}

extension Element {
  fileprivate init(node text: Substring) {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    var words = parts[0].split(separator: " ").map(String.init)
    if parts.count > 1 { words += parts[2].split(separator: " ").map(String.init) }
    let word = words.removeFirst()
    self.init(role: word == "screen" ? .screen : Role(rawValue: word) ?? .element)
    if parts.count > 1 { label = String(parts[1]) }
    for word in words {
      if word.hasPrefix("#") {
        identifier = String(word.dropFirst())
      } else if role == .screen {
        identifier = word
      } else if let trait = Traits(name: word) {
        traits.insert(trait)
      }
    }
  }

  fileprivate mutating func set(_ property: String, _ value: String) {
    let numbers = value.split(separator: " ").map { Double($0) ?? .nan }
    let items = value.split(separator: ",").map { $0.filter { $0 != " " && $0 != "#" } }
    switch property {
    case "value": self.value = value
    case "label": label = value
    case "identifier": identifier = value
    case "frame": frame = Rect(numbers)
    case "viewFrame": self.viewFrame = Rect(numbers)
    case "path": self.path = value == "empty" ? .empty : Rect(numbers).map { .box($0) }
    case "hidden": isHidden = value == "true"
    case "alpha": self.alpha = numbers[0]
    case "clipsToBounds": clipsToBounds = value == "true"
    case "elements": self.elements = items
    case "elementsHidden": elementsHidden = value == "true"
    case "shouldGroupChildren": shouldGroupChildren = value == "true"
    case "element": elementOverride = value == "true"
    case "class": self.classOverride = value
    case "traits":
      traits.formUnion(items.compactMap { Traits(name: $0) }.reduce([]) { $0.union($1) })
    case "span": self.span = CellSpan(text: value)
    case "header": self.heading = CellHeading(rawValue: value)
    case "size": self.size = Size(width: CellSpan(text: value), height: 0)
    case "viewIsModal":
      viewIsModal = value == "true"
      declared.insert(.viewIsModal)
    default: preconditionFailure("these tests do not know \(property)")
    }
  }
}

extension Rect {
  fileprivate init?(_ numbers: [Double]) {
    guard numbers.count == 4 else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension CellSpan {
  fileprivate init(text: String) {
    let numbers = text.split(separator: "x").compactMap { Int($0) }
    self.init(rows: numbers[0], columns: numbers[1])
  }
}

extension Size {
  fileprivate init(width span: CellSpan, height: Double) {
    self.init(width: Double(span.rows), height: Double(span.columns))
  }
}
