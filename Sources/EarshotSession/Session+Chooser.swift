import EarshotLines
import EarshotModel
import EarshotFocusEngine
import EarshotSimulatedApp
import EarshotNotation
import EarshotComposer

extension Session {
  /// Opens the item chooser, or goes directly to the first stop whose description contains text,
  /// ignoring case.
  ///
  /// - Source: SESSIONS.md, "Commands", `item chooser`; our choice for the case, and for the
  ///   boundary if there's nothing to choose.
  /// - Rule: ``SessionRule/itemChooser``
  mutating func chooseItem(holding text: String?) -> Rendering {
    guard let text else { return openChooser() }
    guard let stop = firstStop(holding: text) else {
      var step = endOfChooser()
      step.lines.append(.note(Display.safe(advice(onText: text))))
      return step
    }
    return onPhone { $0.choose(stop) }
  }

  private mutating func openChooser() -> Rendering {
    guard !stops.isEmpty else { return endOfChooser() }
    state.chooser = ItemChooser()
    return render([.screenShown(name: ItemChooser.name), .chooserSearch])
  }

  private mutating func firstStop(holding text: String) -> ElementTree.Index? {
    let composer = composer
    let wanted = text.lowercased()
    return state.phone.engine.stops(in: state.phone.app).first { index in
      let description = state.phone.engine.description(of: index, from: index, in: state.phone.app)
      return composer.utterance(for: description).text.lowercased().contains(wanted)
    }
  }

  /// One line for each stop, in reading order, with its number and VoiceOver's words on the way to
  /// it.
  ///
  /// - Source: SESSIONS.md, "Commands", `item chooser`, and `:screen`.
  var itemLines: [String] {
    stopUtterances.enumerated().map { offset, utterance in
      "\(offset + 1). \(Display.spoken(utterance.text))".trimmedEnd
    }
  }
}

// While it's open.
extension Session {
  /// Makes a gesture in the open item chooser.
  ///
  /// Speech, the screen curtain, practice mode, and the passing of time work as usual. Gestures
  /// without a function in the chooser play the boundary sound.
  ///
  /// - Returns: The output, or `nil` if the gesture works as usual.
  /// - Source: VOICEOVER.md, chapter 5; the rest is our choice.
  /// - Rule: ``SessionRule/itemChooser``
  mutating func chosen(_ gesture: Gesture) -> Rendering? {
    guard state.chooser != nil else { return nil }
    if gesture.isOutsideVoiceOverScreens { return nil }
    switch gesture {
    case .swipe(.right, _): return moveInChooser { $0.map { $0 + 1 } ?? 0 }
    case .swipe(.left, _): return moveInChooser { $0.map { $0 - 1 } ?? -2 }
    case .fourFingerTap(.top): return moveInChooser { _ in -1 }
    case .fourFingerTap(.bottom): return moveInChooser(toLast: true) { _ in 0 }
    case .tap(nil): return sayChooserPlace()
    case .type(let text):
      return search {
        $0.type(text); return .echoed(text)
      }
    case .delete(let count): return search { .deleted($0.delete(Gesture.valid(count))) }
    case .doubleTap, .splitTap: return goToChosen()
    case .twoFingerTripleTap(let text?):
      state.chooser = nil
      return chooseItem(holding: text)
    case .scrub, .twoFingerTripleTap: return closeVoiceOverScreens { $0.speakItem() }
    default: return endOfChooser()
    }
  }

  /// Moves between places: -1 is the search field, and 0 is the first element.
  private mutating func moveInChooser(
    toLast: Bool = false,
    _ move: (Int?) -> Int
  ) -> Rendering {
    let items = chooserItems
    let place = items.firstIndex { $0.stop == state.chooser?.current }
    let next = toLast ? items.count - 1 : move(place)
    guard next >= -1, next < items.count else { return endOfChooser() }
    state.chooser?.current = next < 0 ? nil : items[next].stop
    return sayChooserPlace()
  }

  /// Returns the result of a gesture without a function in the chooser, or without an element to
  /// choose.
  private mutating func endOfChooser(_ event: Event = .sound(.boundary)) -> Rendering {
    state.end = .itemChooser
    return render([event])
  }

  private mutating func sayChooserPlace() -> Rendering {
    guard let stop = state.chooser?.current, chooserItems.contains(where: { $0.stop == stop })
    else { return render([.chooserSearch]) }
    let description = state.phone.engine.description(of: stop, from: stop, in: state.phone.app)
    return render([.chooserItem(description)])
  }

  /// Types or deletes text, which moves to the search field.
  private mutating func search(_ change: (inout ItemChooser) -> Event) -> Rendering {
    guard var chooser = state.chooser else { return Rendering() }
    let before = chooser.search
    let event = change(&chooser)
    chooser.current = nil
    state.chooser = chooser
    guard chooser.search != before else { return endOfChooser() }
    return render([.textChanged(chooser.search), event])
  }

  private mutating func goToChosen() -> Rendering {
    guard let stop = state.chooser?.current, chooserItems.contains(where: { $0.stop == stop })
    else { return endOfChooser(.refused(.nothingToActivate)) }
    return closeVoiceOverScreens { $0.choose(stop) }
  }

  /// The elements of the current screen in the chooser's list.
  private var chooserItems: [ItemChooser.Item] {
    mutating get {
      let composer = composer
      let all = state.phone.engine.stops(in: state.phone.app).map { stop in
        let description = state.phone.engine.description(of: stop, from: stop, in: state.phone.app)
        let name = composer.utterance(for: .chooserItem(description))?.text ?? ""
        return ItemChooser.Item(stop: stop, name: name)
      }
      return state.chooser?.items(among: all) ?? []
    }
  }
}
