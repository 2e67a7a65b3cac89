import EarshotLines
import EarshotModel
import EarshotFocusEngine
import EarshotSimulatedApp
import EarshotNotation
import EarshotComposer

extension Session {
  /// Opens the item chooser, or moves the cursor to the first stop that contains the text.
  ///
  /// If `text` isn't `nil`, the method compares it with VoiceOver's words for each stop, ignoring
  /// case.
  ///
  /// - Source: SESSIONS.md, "Commands", `item chooser`; our choice for ignoring case, and for the
  ///   boundary sound if there's nothing to choose.
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

  /// A line for each stop, in reading order, with its number and VoiceOver's words for it.
  ///
  /// - Source: SESSIONS.md, "Commands", `item chooser`, and `:screen`.
  var itemLines: [String] {
    stopUtterances.enumerated().map { offset, utterance in
      "\(offset + 1). \(Display.spoken(utterance.text))".trimmedEnd
    }
  }
}

// Gestures while the chooser is open.
extension Session {
  /// Makes a gesture in the open item chooser.
  ///
  /// Gestures for speech, the screen curtain, and practice mode, as well as `wait`, have their
  /// usual effect. Gestures without a function in the chooser play the boundary sound.
  ///
  /// - Returns: The output, or `nil` if the chooser isn't open or the gesture has its usual effect.
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

  /// Moves the chooser's cursor to the index that the closure returns for the current index.
  ///
  /// The closure receives `nil` if the cursor is on the search field. It returns -1 for the search
  /// field and 0 for the first element.
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

  /// Returns the result of a gesture that has no function in the chooser or no element to choose.
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

  /// Changes the search text and moves the chooser's cursor to the search field.
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

  /// The elements of the current screen that match the search text, in the chooser's order.
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
