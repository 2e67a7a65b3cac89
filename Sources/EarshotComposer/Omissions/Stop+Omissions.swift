import EarshotModel
import EarshotFocusEngine

// The words that a stop omits regardless of the settings.
extension Stop {
  typealias Omission = Utterance.Omission

  var omissionsOfItsOwn: [Omission] {
    repeatedGroups + strayPlaceholder + silentTraits + rolesInside + unknownToSnapshots
  }

  private var repeatedGroups: [Omission] {
    guard style == .spoken, let label = element.label.nonEmpty else { return [] }
    return description.entered.filter { $0.element.label == label }.map { _ in
      Omission(
        .context,
        label,
        "the element's label says the same thing",
        by: .containerEntry
      )
    }
  }

  private var strayPlaceholder: [Omission] {
    guard let text = element.placeholder.nonEmpty,
      traits.isDisjoint(with: [.textEntry, .searchField])
    else { return [] }
    return [
      Omission(
        .value,
        text,
        "VoiceOver says a placeholder only for text and search fields",
        by: .placeholder
      )
    ]
  }

  private var silentTraits: [Omission] {
    let known = Traits.named.reduce(into: Traits()) { $0.formUnion($1.trait) }
    let named = NamedTrait.allCases.filter { traits.contains($0.traits) }.compactMap { trait in
      silence(of: trait).map { Omission(.role, trait.rawValue, $0, by: .silentTrait) }
    }
    let unnamed = (0..<64).filter { bit in
      traits.subtracting(known).rawValue & (1 << UInt64(bit)) != 0
    }.map {
      Omission(
        .role,
        "trait bit \($0)",
        "VoiceOver doesn't say this private trait",
        by: .privateTrait
      )
    }
    return named + unnamed
  }

  /// Returns the reason that VoiceOver has no word for a trait of the stop, or `nil` if it has a
  /// word.
  private func silence(of trait: NamedTrait) -> String? {
    switch trait.speech {
    case .word, .spokenWord: nil
    case .fieldWord:
      isTextEntry
        ? nil
        : "VoiceOver has a word for this trait only if the element also has the trait 'textEntry'"
    case .silent: "VoiceOver has no word for this trait"
    }
  }

  /// The roles of the elements whose text VoiceOver says for a cell without a label.
  private var rolesInside: [Omission] {
    guard element.role == .cell else { return [] }
    return description.spokenChildren.flatMap { child in
      inside(child, language: words.language).spokenDescription.filter { $0.kind == .role }
    }.map {
      Omission(
        .role,
        $0.text,
        "VoiceOver leaves out the kinds of the elements inside a cell",
        by: .cellContents
      )
    }
  }

  /// The words that only the spoken style has, and the hint that the snapshot style drops.
  private var unknownToSnapshots: [Omission] {
    guard style == .snapshot else { return [] }
    let spoken = Stop(
      description: description,
      settings: settings,
      words: words.of(.spoken, words.language)
    )
    let parts =
      spoken.containerEntry + spoken.importantContent + spoken.cellHeading
      + spoken.spokenDescription.filter { SpeechRule.ofSpokenWords.contains($0.speechRule) }
    let hint = textHint.isEmpty || !settings.hints ? nil : ownHint
    return parts.map {
      Omission($0.kind, $0.text, "the snapshot style omits this part", by: .snapshotHint)
    }
      + Array(hint).map {
        Omission(
          .hint,
          $0.text,
          "VoiceOver's own hint for a text field replaces this hint",
          by: .snapshotHint
        )
      }
  }
}

// The omissions in particular cases.
extension Stop {
  /// The words that VoiceOver doesn't repeat when editing begins.
  var whatEditingPassesOver: [Omission] {
    guard isTextEntry else { return [] }
    return (label + Array(ownHint)).map {
      Omission(
        $0.kind,
        $0.text,
        "VoiceOver doesn't say this part when editing begins",
        by: .editingBegins
      )
    }
  }

  /// Returns the container labels that VoiceOver never says.
  ///
  /// - Source: our choice (VOICEOVER.md 2.3).
  func namesPassedOver(_ containers: [ElementDescription.Group]) -> [Omission] {
    containers.compactMap { container in
      guard let label = container.element.label.nonEmpty, let kind = container.element.unheardKind
      else { return nil }
      return Omission(
        .context,
        label,
        "VoiceOver doesn't say the label of a \(kind)",
        by: .unheardName
      )
    }
  }
}

extension Element {
  /// The kind of a container whose label VoiceOver never says, or `nil` for any other container.
  fileprivate var unheardKind: String? {
    switch containerType {
    case .list: "list"
    case .dataTable: "table"
    case .none, .semanticGroup, .landmark: nil
    }
  }
}

extension SpeechRule {
  /// The rules for words that no snapshot has, which are the words for traits and for the expanded
  /// status.
  fileprivate static let ofSpokenWords: Set<SpeechRule> = NamedTrait.allCases
    .reduce(into: [.expandedStatus]) { rules, trait in
      if case .spokenWord(let rule) = trait.speech { rules.insert(rule) }
    }
}
