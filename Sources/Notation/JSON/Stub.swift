package import AccessibilityModel

/// Stand-ins for what the screen notation brings.
package enum Sentence {
  static func refuse(_ text: String, _ source: Int, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(.error, "cannot read '\(text)' yet", source: source, range: range)
  }

  package static func effect(
    _ text: String,
    source: Int,
    range: Range<Int>
  ) throws(Diagnostic) -> Effect { throw refuse(text, source, range) }

  package static func condition(
    _ text: String,
    source: Int,
    range: Range<Int>
  ) throws(Diagnostic) -> Condition { throw refuse(text, source, range) }

  package static func selector(
    _ text: String,
    source: Int,
    range: Range<Int>
  ) throws(Diagnostic) -> Selector { throw refuse(text, source, range) }

  package static func template(
    _ text: String,
    source: Int,
    range: Range<Int>
  ) throws(Diagnostic) -> TextTemplate { throw refuse(text, source, range) }

  package static func event(
    _ text: String,
    source: Int,
    range: Range<Int>
  ) throws(Diagnostic) -> Event { throw refuse(text, source, range) }

  package static func duration(
    _ text: String,
    source: Int,
    range: Range<Int>
  ) throws(Diagnostic) -> Milliseconds { throw refuse(text, source, range) }

  package static func range(
    _ text: String,
    source: Int,
    range: Range<Int>
  ) throws(Diagnostic) -> Scale { throw refuse(text, source, range) }
}

extension Effect {
  package var notation: String { "" }
}

extension Condition {
  package var notation: String { "" }
}

extension Selector {
  package var notation: String { "" }
}

extension TextTemplate {
  package var notation: String { literal ?? "" }
}

extension Milliseconds {
  package var notation: String { "\(count)ms" }
}

extension AppDocument {
  package init(written: ElementTree, each: [EachBlock], trivia: Trivia) {
    self.init(tree: written, written: written, each: each, trivia: trivia)
  }
}

func nearestWord(to word: String, in words: [String]) -> String? {
  words.first { $0.lowercased() == word.lowercased() }
}

struct NodeDraft {
  var element: Element
  var depth = 0
  var parent: Int?

  init(_ element: Element) { self.element = element }
}

extension ElementTreeReader {
  func tree() -> ElementTree {
    var builder = ElementTree.Builder(app: app.map { nodes[$0].element } ?? Element(role: .app))
    var open = 0
    var hasScreen = app == nil
    for number in nodes.indices where number != app {
      if nodes[number].element.role == .screen { hasScreen = true }
      let level = nodes[number].depth + (hasScreen ? 1 : 0)
      while open >= level {
        builder.close()
        open -= 1
      }
      builder.open(nodes[number].element)
      open = level
    }
    while open > 0 {
      builder.close()
      open -= 1
    }
    return builder.finish()
  }
}
