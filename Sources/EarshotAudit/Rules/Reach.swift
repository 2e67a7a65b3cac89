// Rules about the elements that VoiceOver reaches, and about leaving modal views.
import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  static let elementUndetected = AuditRule(
    "element-undetected",
    .error,
    judge: .screen { screen in
      [screen.passedOver].compactMap(\.self) + screen.silentAreas
        + screen.unreached.compactMap { node in
          let element = screen.tree[node]
          guard element.elementOverride == false, element.isOperable else { return nil }
          let message: Complaint.Message =
            "you can touch this view, but VoiceOver doesn't stop there, because it isn't an element"
          return Complaint(node, message)
        }
    }
  )

  static let elementsHidden = AuditRule(
    "elements-hidden",
    .warning,
    judge: .screen { screen in
      screen.unreached.compactMap { node in
        let element = screen.tree[node]
        guard element.isAccessibilityElement, element.isOperable,
          screen.tree.ancestors(of: node).contains(where: { screen.tree[$0].elementsHidden })
        else { return nil }
        let message: Complaint.Message =
          "this element is visible, but a view around it hides it from VoiceOver"
        return Complaint(node, message)
      }
    }
  )

  static let nestedAccessible = AuditRule(
    "nested-accessible",
    .error,
    judge: .screen { screen in
      screen.stops.compactMap { stop in
        if let complaint = stop.swallowed ?? screen.areaNamedInCode(stop) { return complaint }
        let inside = screen.controls(inside: stop)
        guard inside.count > stop.actions.count else { return nil }
        let list = inside.prefix(3).map { screen.tree.nameInWords(of: $0) }.joined(separator: ", ")
        let names = list + (inside.count > 3 ? ", …" : "")
        let message: Complaint.Message =
          "this element hides \(inside.count.counted("control")) inside it: \(names)"
        return Complaint(stop.index, message)
      }
    }
  )

  static let orderMissingElement = AuditRule(
    "order-missing-element",
    .error,
    judge: .screen { screen in
      screen.unreached.compactMap { node in
        guard screen.tree[node].isAccessibilityElement, let owner = screen.listLeavingOut(node)
        else {
          return nil
        }
        let name = screen.tree.nameInWords(of: owner)
        let message: Complaint.Message =
          """
          this element isn't in the 'elements' list of \(name.hasPrefix("#") ? name : "the \(name)"), \
          so no swipe reaches it
          """
        return Complaint(node, message)
      }
    }
  )

  static let actionUnreachable = AuditRule(
    "action-unreachable",
    .error,
    needs: .behavior,
    judge: .walk
  )

  static let rotorEmpty = AuditRule(
    "rotor-empty",
    .note,
    needs: .ownFile,
    judge: .screen { screen in
      var reach = RotorReach(screen.tree)
      return screen.shownNodes.compactMap { node in
        reach.rotorFindingNothing(of: node).map { rotor in
          Complaint(node, "the rotor '\(rotor.name)' doesn't find any elements")
        }
      }
    }
  )

  static let modalLeak = AuditRule(
    "modal-leak",
    .error,
    judge: .screen { screen in
      screen.shownNodes.compactMap { node in
        guard screen.tree.facts(of: node).viewIsModal, !screen.tree.isPanel(node),
          screen.tree.role(of: node) != .screen
        else { return nil }
        let outside = screen.stops.filter { stop in
          !screen.tree.contains(stop.index, in: node)
            && screen.tree.screen(of: stop.index) != nil
        }
        guard let first = outside.first, outside.count < screen.stops.count else { return nil }
        let message: Complaint.Message =
          """
          this view is modal, but VoiceOver can reach \(outside.count.counted("stop")) behind \
          it\(outside.named(by: first))
          """
        return Complaint(node, message)
      }
    }
  )

  static let modalInvisible = AuditRule(
    "modal-invisible",
    .error,
    judge: .screen { screen in
      screen.invisibleModals.map { node, cause in
        Complaint(
          node,
          "this modal view is \(cause), so VoiceOver reaches neither the view nor the views beside it"
        )
      }
    }
  )

  static let modalNoEscape = AuditRule("modal-no-escape", .error, needs: .behavior, judge: .walk)
}

extension AuditedScreen {
  /// The finding for the buttons, the text, and the cells of an export that VoiceOver skips, or
  /// `nil` if there are none.
  ///
  /// For cells, it's a warning, because they may be empty until the app loads their contents.
  fileprivate var passedOver: Complaint? {
    guard let remarks = app.remarks[screen] else { return nil }
    let all = [
      ("button", remarks.passedOver), ("text element", remarks.passedOverTexts),
      ("cell", remarks.silentCells),
    ].filter { !$0.1.isEmpty }
    guard let (_, views) = all.first, let first = views.first else { return nil }
    let lists = all.enumerated().map { number, part in
      let seen = number == 0 ? " that people can see" : ""
      return "\(part.1.count.counted(part.0))\(seen): \(part.1.firstNames)"
    }
    let message = Complaint.Message(
      "VoiceOver skips \(lists.joined(separator: "; and "))",
      severity: views == remarks.silentCells ? .warning : nil
    )
    return Complaint(screen, message, range: first.range)
  }
}

extension AuditedStop {
  /// The finding for controls inside a stop in an export, or `nil` unless the stop has fewer
  /// actions than controls.
  ///
  /// It's only a note unless the file says that the outer element is a stop.
  fileprivate var swallowed: Complaint? {
    guard let remarks else { return nil }
    // In a control without a label, text elements that are commands are controls themselves.
    let commands =
      isControl && label.isBlank && remarks.texts.count > 1
      ? AuditWords.commands(among: remarks.texts) : []
    let controls = remarks.controls + commands
    guard controls.count > actions.count, !isStepper else { return nil }
    if isControl, controls.count == 1, AssetName.looksLike(controls[0]),
      !(remarks.isCertain && remarks.isButtonInside(controls[0]))
    {
      return nil
    }
    let names = controls.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    let rest = controls.count > 3 ? ", …" : ""
    let inside = "\(controls.count.counted("control")) inside it: \(names)\(rest)"
    guard remarks.isCertain else {
      let message = "if this element is one stop, it hides \(inside)"
      return Complaint(index, .init(message, severity: .note))
    }
    return Complaint(index, .init("this element hides \(inside)", severity: .warning))
  }
}

extension AuditedStop {
  /// Whether the stop is an adjustable element around the two buttons of a stepper, which do what
  /// swiping up and down does.
  ///
  /// - Source: our choice: the buttons of SwiftUI's `Stepper` touch and have the same size.
  private var isStepper: Bool {
    guard element.traits.contains(.adjustable), let frames = remarks?.controlFrames.values,
      frames.count == 2, remarks?.controls.count == 2
    else { return false }
    let halves = frames.sorted { $0.x < $1.x }
    return abs(halves[0].x + halves[0].width - halves[1].x) <= 1
      && abs(halves[0].width - halves[1].width) <= 1 && abs(halves[0].y - halves[1].y) <= 1
  }
}

extension AuditedScreen {
  /// Returns the finding for a view of an export that fills most of the screen and whose label is
  /// one lowercase word, or `nil` if the stop is something else.
  ///
  /// React Native makes a view with an identifier for tests a stop if it's accessible, and VoiceOver
  /// then skips everything in it.
  ///
  /// - Source: our choice: at least two fifths of the screen.
  fileprivate func areaNamedInCode(_ stop: AuditedStop) -> Complaint? {
    guard app.isForeign, stop.element.role == .view || stop.element.role == .element,
      !stop.isControl, (3...40).contains(stop.label.utf8.count), let size,
      let frame = stop.element.frame, frame.area >= 0.4 * size.width * size.height,
      (stop.element.value ?? "").isBlank, stop.remarks?.isOnPage != true,
      stop.label.utf8.allSatisfy({ (0x61...0x7A).contains($0) })
    else { return nil }
    let screen = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let share = min(100, Int(100 * frame.intersection(screen) / screen.area))
    let words =
      "this element covers \(share)% of the screen, but VoiceOver says only \(stop.heard)"
    return Complaint(stop.index, .init(words, severity: .note))
  }
}

extension ForeignRemarks {
  /// Returns whether a control inside a stop is a button by itself, although its label is the name
  /// of an asset.
  ///
  /// The picture of a checkbox or the arrow of a row is part of the control around it.
  ///
  /// - Source: our choice of words; at least 20 points on both sides.
  func isButtonInside(_ name: String) -> Bool {
    guard let frame = controlFrames[name], frame.side >= 20, !AuditWords.namesBox(name) else {
      return false
    }
    let parts = [
      "arrow", "check", "chevron", "disclosure", "indicator", "radio", "select", "tick", "toggle",
    ]
    return !parts.contains(where: name.lowercased().contains)
  }
}
