import EarshotLines
import EarshotModel
import EarshotFocusEngine
import EarshotNotation
import EarshotComposer

extension Session {
  /// Lists the stops, or goes to the first whose description holds a text, whatever its case.
  ///
  /// - Source: SESSIONS.md, "Commands", `item chooser`; our choice for the case, and for the end
  ///   that is met where there is nothing to choose.
  /// - Rule: ``SessionRule/itemChooser``
  mutating func chooseItem(holding text: String?) -> Rendering {
    guard let text else { return listItems() }
    guard let stop = firstStop(holding: text) else { return render([.sound(.boundary)]) }
    return turn { $0.choose(stop) }
  }

  private mutating func listItems() -> Rendering {
    let lines = itemLines
    guard !lines.isEmpty else { return render([.sound(.boundary)]) }
    var step = render([])
    step.lines += lines.map { .note($0) }
    return step
  }

  private mutating func firstStop(holding text: String) -> ElementTree.Index? {
    let composer = composer
    let wanted = text.lowercased()
    return state.engine.stops(in: state.app).first { index in
      let description = state.engine.description(of: index, from: index, in: state.app)
      return composer.utterance(for: description).text.lowercased().contains(wanted)
    }
  }

  /// A line a stop, in reading order: its number, and what is said on the way to it.
  ///
  /// - Source: SESSIONS.md, "Commands", `item chooser`, and `:screen`.
  var itemLines: [String] {
    stopUtterances.enumerated().map { offset, utterance in
      "\(offset + 1). \(Display.spoken(utterance.text))".trimmedEnd
    }
  }
}
