import EarshotModel
import EarshotNotation

// Changes in handlers, actions, and timers.
extension MutationSite {
  /// The changes in which an announcement gets a different priority.
  ///
  /// - Source: WWDC23-10036 has the three priorities.
  var otherPriorities: [Mutant] {
    altered(.priority) { effect in
      guard case .announce(let text, let priority) = effect else { return [] }
      let other: AnnouncementPriority = priority == .low ? .high : .low
      return [
        EffectAlteration(
          effect: effect.description,
          result: "now has the priority '\(other.rawValue)'",
          replacement: .announce(text, other),
          guards: text.literal.map { ["says \(quoted($0))", "not says \(quoted($0))"] } ?? []
        )
      ]
    }
  }

  /// The changes in which a notification loses its words, or the element that it moves the cursor
  /// to.
  var lostTargets: [Mutant] {
    altered(.target) { effect in
      guard case .notify(let kind, let argument?) = effect else { return [] }
      var guards: [String] = []
      var what = "its words"
      if case .target(let target) = argument {
        what = "its element"
        if case .identifier(let name) = target {
          guards = ["focus \(Quoting.name(name, after: "#"))"]
        }
      }
      return [
        EffectAlteration(
          effect: effect.description,
          result: "lost \(what)",
          replacement: .notify(kind, nil),
          guards: guards
        )
      ]
    }
  }

  /// The changes in which a different screen of the app opens.
  var otherScreens: [Mutant] {
    let names = tree.screens.compactMap { tree[$0].identifier }
    return altered(.screen) { effect in
      guard case .show(let opening, let screen) = effect,
        let place = names.firstIndex(of: screen), names.count > 1
      else { return [] }
      let other = names[(place + 1) % names.count]
      return [
        EffectAlteration(
          effect: effect.description,
          result: "opens the screen '\(other)'",
          replacement: .show(opening, other),
          guards: ["screen \(Quoting.name(screen))"]
        )
      ]
    }
  }

  /// The changes in which the app's own synthesizer says different words.
  var otherWordsOfApp: [Mutant] {
    altered(.voice) { effect in
      guard case .voice(.speak(var utterance)) = effect else { return [] }
      let old = utterance.text
      utterance.text = old.withAnotherEnd
      return [
        EffectAlteration(
          effect: effect.description,
          result: "was changed to \(utterance.text.quoted)",
          replacement: .voice(.speak(utterance)),
          guards: old.literal.map { ["not voices \(quoted($0 + " 2"))"] } ?? []
        )
      ]
    }
  }

  /// The changes in which the app's audio session gets a different category or different options.
  var otherAudio: [Mutant] {
    altered(.audio) { effect in
      guard case .audio(let command) = effect else { return [] }
      return command.alternatives.map { other in
        EffectAlteration(
          effect: effect.description,
          result: "became '\(Effect.audio(other).notation)'",
          replacement: .audio(other)
        )
      }
    }
  }
}

extension AudioCommand {
  /// The commands that a developer could confuse with this command.
  ///
  /// - Source: APP-AUDIO.md, chapter 2.
  fileprivate var alternatives: [AudioCommand] {
    switch self {
    case .activate(let category, let options):
      let other: AudioCategory = category.obeysSilentSwitch ? .playback : .ambient
      let changed = AudioCommand.activate(other, other.takesOptions ? options : [])
      guard category.takesOptions else { return [changed] }
      return [changed, .activate(category, options.isEmpty ? [.mix] : [])]
    case .deactivate(let notifies): return [.deactivate(notifyingOthers: !notifies)]
    case .useSystem: return []
    }
  }
}
