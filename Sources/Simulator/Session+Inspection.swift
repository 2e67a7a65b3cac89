import AccessibilityModel
import FocusEngine
import Notation
import SimulatedApp
import SpeechComposer

extension Session {
  /// Runs a command of the REPL; what it prints are lines beginning with `# `.
  ///
  /// - Source: SESSIONS.md, "The REPL's own commands".
  mutating func perform(_ inspection: Inspection, _ response: inout Response) {
    switch inspection {
    case .quit: response.request = .quit
    case .reload: response.request = .reload
    case .open(let file): response.request = .open(file)
    case .undo(let count): undo(count, &response)
    case .set(let name, let value): set(name, value, &response)
    default: response.lines += report(inspection).map { "# " + $0 }
    }
  }

  private mutating func report(_ inspection: Inspection) -> [String] {
    switch inspection {
    case .why: return whyLines
    case .what: return whatLines
    case .where: return whereLines
    case .tree: return treeLines
    case .screen: return screenLines
    case .rotor: return rotorLines
    case .settings: return settingLines
    case .help(let topic): return Help.lines(on: topic)
    case .notBuiltYet(let words): return ["\(words) is not built yet"]
    default: return []
    }
  }

  private mutating func undo(_ count: Int, _ response: inout Response) {
    guard !past.isEmpty else {
      response.lines.append("~ refused: nothing to undo")
      response.isRefused = true
      return
    }
    for _ in 0..<count {
      guard let state = past.popLast() else { break }
      self.state = state
    }
    response.lines.append(focusLine)
  }

  private mutating func set(_ name: String, _ value: String, _ response: inout Response) {
    let refusal: String
    if let setting = Setting.named(name) {
      if change(setting, to: value) {
        return response.lines.append("# \(setting.name): \(setting.value(currentOptions))")
      }
      refusal = "'\(setting.name)' needs \(setting.needs)"
    } else if name.isEmpty {
      refusal = "':set' needs a name"
    } else if Setting.later.contains(name) {
      refusal = "not built yet"
    } else {
      refusal = "unknown setting '\(name)'"
        + Suggestion.ending(for: name, in: Setting.all.map(\.name))
      response.isMalformed = true
    }
    response.lines.append("~ refused: " + Display.spoken(refusal))
    response.isRefused = true
  }

  /// Changes a setting; tells whether the value is one of its own.
  mutating func change(_ setting: Setting, to value: String) -> Bool {
    guard setting.set(&options, value) else { return false }
    state.engine.settings = options.settings
    return true
  }

  /// The options with the language, the device and the direction that hold now.
  private var currentOptions: SessionOptions {
    var options = options
    options.settings.language = state.engine.language(of: state.app)
    options.settings.idiom = state.engine.idiom(of: state.app)
    options.settings.direction = state.engine.direction(of: state.app)
    return options
  }

  private var settingLines: [String] {
    Setting.all.map { "\($0.name): \($0.value(currentOptions))" }
  }

  private mutating func optionNames() -> [(name: String, isChosen: Bool)] {
    startSilentlyIfNeeded()
    let chosen = state.engine.dial.option
    let composer = composer
    return state.engine.options(in: state.app).map { (composer.name(of: $0), $0 == chosen) }
  }

  private var rotorLines: [String] {
    mutating get { optionNames().map { ($0.isChosen ? "> " : "  ") + Display.spoken($0.name) } }
  }

  /// A line a stop, with what it would say.
  private var screenLines: [String] {
    mutating get {
      startSilentlyIfNeeded()
      let composer = composer
      var previous: ElementTree.Index?
      return state.engine.stops(in: state.app).enumerated().map { offset, index in
        let reading = state.engine.reading(of: index, from: previous, in: state.app)
        previous = index
        let mark = index == state.engine.cursor ? "> " : "  "
        let text = composer.utterance(for: reading).text
        return "\(mark)\(offset + 1). \(Display.spoken(text))".trimmedEnd
      }
    }
  }

  /// One line a part of the last utterance: its words, where they come from, the rule.
  private var whyLines: [String] {
    guard let heard = state.lastHeard else { return ["nothing was spoken yet"] }
    let parts = heard.utterance.parts + heard.utterance.hintParts
    guard !parts.isEmpty else { return ["the stop has nothing to say"] }
    let owner = heard.index.map { " of " + state.app.tree.shortName(of: $0) } ?? ""
    return parts.map { part in
      let source = part.source.map { $0 == "system" ? "system" : $0 + owner } ?? "system"
      let text = "\(part.kind.rawValue) \(Quoting.quotedLiteral(part.text)): \(source); "
        + "\(part.rule.sentence) [\(part.rule.source)]"
      return Display.spoken(text)
    }
  }
}

extension ElementTree {
  /// The node as a sentence names it: `#id`, else role and label.
  func shortName(of index: Index) -> String {
    if let name = name(of: index) { return "#" + Quoting.name(name) }
    let label = self[index].label.map { " " + Quoting.quotedLiteral($0) } ?? ""
    return self[index].role.rawValue + label
  }
}
