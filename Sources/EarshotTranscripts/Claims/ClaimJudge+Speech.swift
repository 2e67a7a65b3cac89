import EarshotLines
import EarshotSession
import EarshotModel
import EarshotFocusEngine
import EarshotComposer

// Claims about the content of a description.
extension ClaimJudge {
  /// VoiceOver's words for an element, with the description that they come from.
  private struct Description {
    var utterance: Utterance
    var element: ElementDescription
  }

  /// Judges whether VoiceOver's description of an element conveys the given parts.
  ///
  /// - Source: SESSIONS.md, "Transcripts"; VOICEOVER.md 4.1 for the parts.
  mutating func findingOnDescription(
    of target: CommandTarget?,
    _ items: [ConveyedItem]
  ) -> ClaimFinding {
    if isNegated, !session.options.settings.hints, items.contains(where: \.isHint) {
      return .void(Self.hintsAreOff)
    }
    let description: Description
    switch self.description(of: target) {
    case .success(let found): description = found
    case .failure(let missing): return missing.finding
    }
    let missing = items.filter { !conveys($0, description) }
    let told = sentence(on: description.utterance)
    guard !missing.isEmpty else { return ClaimFinding(true, told) }
    let list = missing.map(\.notation).joined(separator: ", ")
    let parts = description.utterance.parts + description.utterance.hintParts
    return ClaimFinding(false, parts.isEmpty ? told : "\(told), but not \(list)")
  }

  private struct Missing: Error { var finding: ClaimFinding }

  private mutating func description(
    of target: CommandTarget?
  ) -> Result<Description, Missing> {
    guard let target else { return lastDescription }
    switch claimed(target) {
    case .unknown(let finding), .unheard(let finding):
      return .failure(Missing(finding: finding))
    case .node(let node):
      guard let stop = session.stop(standingFor: node) else {
        return .failure(Missing(finding: .void("\(target.notation) isn't a stop")))
      }
      let element = session.description(of: stop, from: stop)
      return .success(
        Description(utterance: session.composer.utterance(for: element), element: element)
      )
    }
  }

  /// The last description that VoiceOver said.
  private var lastDescription: Result<Description, Missing> {
    guard let heard = session.heardLast else {
      return .failure(Missing(finding: ClaimFinding(false, "VoiceOver hasn't said anything yet")))
    }
    let element = session.description(of: heard.index, from: heard.index)
    return .success(Description(utterance: heard.utterance, element: element))
  }

  private func conveys(_ item: ConveyedItem, _ description: Description) -> Bool {
    let utterance = description.utterance
    switch item {
    case .label(let text): return utterance.has(.label, text)
    case .value(let text): return utterance.has(.value, text)
    case .position(let text): return utterance.has(.position, text)
    case .hint(let text):
      return utterance.has(.hint, text) || text != nil && utterance.hint == text
    case .action(let name): return conveysAction(name, description)
    case .role(let word):
      return conveys(description.element.bare { $0.traits = word.traits }, .role, utterance)
    case .state(let state): return conveys(state, description)
    }
  }

  /// Returns whether the description conveys an action.
  ///
  /// VoiceOver must give the cue for available actions, either in words or as a sound.
  private func conveysAction(_ name: String?, _ description: Description) -> Bool {
    let element = description.element
    let isCued =
      description.utterance.has(.actions, nil)
      || session.options.settings.actionsFeedback == .sound && !element.actions.isEmpty
    return isCued && (name.map { element.actions.index(ofName: $0) != nil } ?? true)
  }

  private func conveys(_ state: ConveyedItem.StateWord, _ description: Description) -> Bool {
    let sample = description.element.bare { element in
      switch state {
      case .selected: element.traits = .selected
      case .dimmed: element.traits = .notEnabled
      case .editing: element.traits = [.textEntry, .isEditing]
      case .on, .off, .mixed:
        element.traits = .toggleButton
        let value = ToggleState(rawValue: state.rawValue)?.value ?? ""
        element.setTemplate(TextTemplate(value), of: .value)
      case .expanded: element.expandedStatus = .expanded
      case .collapsed: element.expandedStatus = .collapsed
      }
    }
    return conveys(sample, state == .selected ? .selected : .state, description.utterance)
  }

  /// Returns whether an utterance's parts of the given kind include VoiceOver's words for a sample.
  private func conveys(_ sample: ElementDescription, _ kind: Utterance.Kind, _ utterance: Utterance)
    -> Bool
  {
    let words = session.composer.utterance(for: sample).parts.filter { $0.kind == kind }
    guard let first = words.first else { return false }
    let wanted = kind == .role ? words.map(\.text) : [first.text]
    let heard = Set(utterance.parts.filter { $0.kind == kind }.map(\.text))
    return heard.isSuperset(of: wanted)
  }

  private func sentence(on utterance: Utterance) -> String {
    let parts = (utterance.parts + utterance.hintParts).map {
      "\($0.kind.rawValue) \(quoted($0.text))"
    }
    return parts.isEmpty
      ? "VoiceOver conveys nothing" : "VoiceOver conveys \(parts.joined(separator: ", "))"
  }
}

extension Utterance {
  /// Returns whether the utterance has a part of a kind with the given text, or with any text if
  /// the text is `nil`.
  fileprivate func has(_ kind: Kind, _ text: String?) -> Bool {
    let parts = (parts + hintParts).filter { $0.kind == kind }
    guard let text else { return !parts.isEmpty }
    return parts.contains { $0.text == text }
      || parts.map(\.text).joined(separator: ", ") == text && !parts.isEmpty
  }
}
