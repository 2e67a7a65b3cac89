import EarshotModel
package import EarshotFocusEngine

extension Utterance {
  /// Words that VoiceOver didn't say at a stop, with the reason.
  package struct Omission: Hashable, Sendable {
    /// The kind of information that the words would have conveyed.
    package var kind: Kind
    /// The words.
    package var text: String
    /// The reason that VoiceOver omitted the words.
    package var reason: String
    /// The evidence for the reason, or `nil` if the reason is a setting.
    package var source: String?

    /// Creates an omission.
    init(_ kind: Kind, _ text: String, _ reason: String, by rule: SpeechRule?) {
      self.kind = kind
      self.text = text
      self.reason = reason
      self.source = rule?.rule.source
    }
  }

  /// The source of an utterance, from which Earshot computes its omissions on demand.
  ///
  /// Comparisons ignore it, so utterances with the same words are equal.
  struct Origin: Hashable, Sendable {
    /// The event and the composer, or `nil` if they aren't known.
    ///
    /// They're behind a reference, because callers rarely request an utterance's omissions.
    private(set) var source: Source?

    /// An event, and the composer that put it into words.
    final class Source: Sendable {
      let event: Event
      let shared: SharedComposer

      init(_ event: Event, _ shared: SharedComposer) {
        self.event = event
        self.shared = shared
      }

      var composer: Composer { shared.composer }
    }

    static func == (first: Origin, second: Origin) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }
}

extension Utterance {
  /// Returns the parts of the stop that the utterance omits, in the order of the kinds.
  ///
  /// Pass the containers around the stop, outermost first. The utterance itself contains the
  /// containers that the cursor entered.
  ///
  /// - Complexity: O(*n*), where *n* is the number of the stop's parts, with a factor of about
  ///   twenty; an utterance costs nothing until you ask for its omissions.
  /// - Source: SESSIONS.md, "The REPL's own commands", `:why`.
  package func omissions(around containers: [ElementDescription.Group]) -> [Omission] {
    guard let origin = origin.source else { return [] }
    let found = origin.composer.omissions(for: origin.event, around: containers)
    return Kind.allCases.flatMap { kind in found.filter { $0.kind == kind } }
  }

  /// Returns the same utterance with its source.
  consuming func from(_ event: Event, _ composer: SharedComposer) -> Utterance {
    origin = Origin(source: Origin.Source(event, composer))
    return self
  }
}

extension Composer {
  fileprivate func omissions(
    for event: Event,
    around containers: [ElementDescription.Group]
  ) -> [Utterance.Omission] {
    switch event {
    case .described(let description):
      return omissions(of: description, around: containers) { $0.utterance(for: $1).allParts }
    case .redescribed(let description):
      return whatChangesPassOver(of: description)
        + omissions(of: description, around: []) { $0.description(of: $1).parts }
    case .readOn(let description):
      return hintsPassedOver(of: description)
        + omissions(of: description, around: containers) { $0.readOn($1).allParts }
    case .editingBegan(let description):
      return stop(description).whatEditingPassesOver
        + omissions(of: description.asEdited, around: []) { $0.utterance(for: $1).allParts }
    default: return []
    }
  }

  /// Removes one rule after another and returns the words that appear after each removal, which are
  /// the words that the removed rule suppressed.
  private func omissions(
    of description: ElementDescription,
    around containers: [ElementDescription.Group],
    _ parts: (Composer, ElementDescription) -> [Utterance.Part]
  ) -> [Utterance.Omission] {
    var scene = SuppressionRule.Scene(description: description, composer: self)
    var known = Set(parts(self, description).map(Said.init))
    var result = stop(description).omissionsOfItsOwn + stop(description).namesPassedOver(containers)
    for suppression in SuppressionRule.all(around: containers) {
      suppression.remove(&scene)
      for part in parts(scene.composer, scene.description) where suppression.concerns(part) {
        guard !part.text.isEmpty, known.insert(Said(part)).inserted else { continue }
        let reason = suppression.reason(part)
        result.append(.init(part.kind, part.text, reason, by: suppression.speechRule))
      }
    }
    return result
  }

  /// Returns the parts that VoiceOver doesn't repeat after an element changes, such as its kind.
  private func whatChangesPassOver(of description: ElementDescription) -> [Utterance.Omission] {
    let said = Set(spokenAsChanged(description)?.allParts.map(Said.init) ?? [])
    return utterance(for: description).allParts.filter { !said.contains(Said($0)) }.map {
      .init(
        $0.kind,
        $0.text,
        "VoiceOver already said this part before the element changed",
        by: .changedElement
      )
    }
  }

  private func hintsPassedOver(of description: ElementDescription) -> [Utterance.Omission] {
    utterance(for: description).hintParts.map {
      .init(
        $0.kind,
        $0.text,
        "during continuous reading, VoiceOver leaves out hints and cues",
        by: .readingOn
      )
    }
  }

  /// A spoken part to compare: its kind and its words.
  private struct Said: Hashable {
    let kind: Utterance.Kind
    let text: String

    init(_ part: Utterance.Part) {
      kind = part.kind
      text = part.text
    }
  }
}

extension Utterance {
  fileprivate var allParts: [Part] { parts + hintParts }
}
