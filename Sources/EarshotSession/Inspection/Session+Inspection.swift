import EarshotLines
import EarshotModel
import EarshotFocusEngine
import EarshotNotation
import EarshotSimulatedApp
import EarshotComposer

extension Session {
  /// Runs a session command, whose output lines begin with `# `.
  ///
  /// The refusals that the reference specifies are lines of the session, like the refusals of
  /// gestures.
  ///
  /// - Source: SESSIONS.md, "The REPL's own commands" and "Refusals".
  mutating func perform(_ command: SessionCommand, _ run: inout ResponseBuilder) {
    switch command {
    case .quit(let path): run.request = path.isEmpty ? .quit : .save(path)
    case .keys: run.request = .keys
    case .record(let path): run.request = .record(path)
    case .reload: run.request = .reload
    case .audit: run.request = .audit
    case .open(let path): run.request = .open(path)
    case .undo(let count): undo(count, &run)
    case .set(let name, let value): set(name, value, &run)
    case .note(let text): run.note([Display.spoken(text)])
    case .help(let topic): run.note(Help.lines(on: topic))
    case .gesture(let name): run.note(GestureGuide.lines(on: name))
    case .settings: run.note(settingLines)
    case .why, .what, .where, .tree, .screen, .rotor, .map, .say: run.note(report(command))
    case .claim, .log, .mark, .goTo: break  // Callers of the session handle these.
    }
  }

  /// Returns the output lines of a command that reports something about the session.
  private mutating func report(_ command: SessionCommand) -> [String] {
    startSilentlyIfNeeded()
    if options.curtain, command.definition.showsScreen { return Session.curtainLines }
    switch command {
    case .why(let detail): return whyLines(detail)
    case .what(let detail): return WhatReport(session: self, detail: detail).lines
    case .where: return whereLines
    case .tree: return treeLines
    case .screen: return screenLines
    case .rotor: return rotorLines
    case .map: return mapLines
    case .say: return sayLines
    default: return []
    }
  }

  private mutating func undo(_ count: Int, _ run: inout ResponseBuilder) {
    let gesture = count == 1 ? log.lastGesture : nil
    if let line = lineNotUnderstood, run.commands.count == 1, count == 1, !past.isEmpty {
      run.refuse(CommandParser.Failure(reason: Self.nothingDone(by: line, after: gesture)))
    } else if undo(count) {
      run.note((gesture.map { ["undid: \(Display.spoken($0))"] } ?? []) + [focusLine])
    } else {
      run.refuse(.nothingToUndo)
    }
  }

  /// Returns the reason that `:undo` undoes nothing after a line that Earshot didn't understand.
  private static func nothingDone(by line: String, after gesture: String?) -> String {
    let more = gesture.map { "; to undo '\(Display.safe($0))', repeat ':undo'" } ?? ""
    return "'\(Display.safe(line))' did nothing, so there's nothing to undo\(more)"
  }

  /// The lines with the rotor settings, of which the current one is marked.
  private var rotorLines: [String] {
    mutating get {
      let chosen = state.phone.engine.rotorState.option
      let composer = composer
      return state.phone.engine.options(in: state.phone.app).map { option in
        (option == chosen ? "> " : "  ") + Display.spoken(composer.name(of: option))
      }
    }
  }

  /// The lines with VoiceOver's words for each stop.
  var screenLines: [String] {
    mutating get {
      zip(state.phone.engine.stops(in: state.phone.app), itemLines).map { index, line in
        (index == cursor ? "> " : "  ") + line
      }
    }
  }
}

// The settings.
extension Session {
  private mutating func set(_ name: String, _ value: String, _ run: inout ResponseBuilder) {
    do throws(CommandParser.Failure) {
      try CommandParser.check(setting: name, value)
    } catch {
      return run.refuse(error)
    }
    guard let setting = Setting.named(name), set(setting, value) else {
      return run.refuse(.notSimulated)
    }
    run.note([line(of: setting)])
  }

  private var settingLines: [String] { Setting.all.map(line) }

  private func line(of setting: Setting) -> String {
    "\(setting.name): \(setting.value(optionsOfNow)); \(setting.effect)"
  }

  /// The options with the current language, device, and direction.
  private var optionsOfNow: SessionOptions {
    var options = options
    options.settings.language = state.phone.engine.language(of: state.phone.app)
    options.settings.idiom = state.phone.engine.idiom(of: state.phone.app)
    options.settings.direction = state.phone.engine.direction(of: state.phone.app)
    return options
  }
}
