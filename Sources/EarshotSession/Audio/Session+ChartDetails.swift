import EarshotFocusEngine
import EarshotLines
package import EarshotModel
import EarshotSimulatedApp

// The screen with a chart's details, while it's open.
extension Session {
  /// Makes a gesture on the screen with a chart's details, while this screen is open.
  ///
  /// A gesture without an effect on that screen plays the boundary sound.
  ///
  /// - Returns: The output, or `nil` if the screen isn't open or doesn't handle the gesture.
  /// - Source: AUDIO-GRAPHS.md, chapter 4.
  /// - Rule: ``SessionRule/chartDetails``
  mutating func inspected(_ gesture: Gesture) -> Rendering? {
    guard let details = state.details, !gesture.isOutsideVoiceOverScreens else { return nil }
    switch gesture {
    case .swipe(.right, _): return moveInDetails(toButton: true)
    case .swipe(.left, _): return moveInDetails(toButton: false)
    case .fourFingerTap(let end):
      state.details?.isOnButton = end == .bottom
      return sayDetail()
    case .tap(nil): return sayDetail()
    case .doubleTap, .splitTap:
      return details.isOnButton ? play(details.chart) : render([.refused(.nothingToActivate)])
    case .doubleTapAndHold: return moveFinger(by: 0)
    case .passThrough(.right): return moveFinger(by: 1)
    case .passThrough(.left): return moveFinger(by: -1)
    case .scrub: return closeVoiceOverScreens { $0.speakItem() }
    default: return endOfDetails()
    }
  }

  mutating func openDetails(of chart: Chart) {
    work.spend(Work.effect + chart.pointCount)
    state.details = ChartDetails(chart)
  }

  private mutating func moveInDetails(toButton: Bool) -> Rendering {
    guard let details = state.details, details.isOnButton != toButton else { return endOfDetails() }
    state.details?.isOnButton = toButton
    return sayDetail()
  }

  private mutating func sayDetail() -> Rendering {
    guard let details = state.details else { return Rendering() }
    return render([.chartDetail(details.place, of: details.chart)])
  }

  private mutating func play(_ chart: Chart) -> Rendering {
    render([.sound(.activate), .chartPlayed(chart), .chartEnded])
  }

  /// Moves the finger that's held on the button by the given number of points.
  private mutating func moveFinger(by distance: Int) -> Rendering {
    guard var details = state.details, details.isOnButton else { return endOfDetails() }
    guard let point = details.moveFinger(by: distance) else { return endOfDetails() }
    state.details = details
    return render([.sound(.passThrough), .chartDetail(point, of: details.chart)])
  }

  private mutating func endOfDetails() -> Rendering {
    state.end = .chartDetails
    return render([.sound(.boundary)])
  }
}

// VoiceOver's own screens, which cover the app: the item chooser and chart details.
extension Session {
  /// The name of VoiceOver's own screen that covers the app, or `nil` if there's none.
  var voiceOverScreen: String? {
    if state.chooser != nil { return ItemChooser.name }
    return state.details == nil ? nil : ChartDetails.name
  }

  /// Returns the names of VoiceOver's own screens that `~ screen:` lines can contain.
  ///
  /// The result includes the screen with a chart's details only if the app has a chart.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  package static func voiceOverScreens(of tree: ElementTree) -> [String] {
    let hasChart = tree.indices.contains { tree.chart(of: $0) != nil }
    return [ItemChooser.name] + (hasChart ? [ChartDetails.name] : [])
  }

  /// Closes VoiceOver's own screen and performs an operation on the phone.
  ///
  /// The output names the screen that appears, followed by the result of the operation.
  mutating func closeVoiceOverScreens(_ act: (inout Phone) -> Void) -> Rendering {
    (state.chooser, state.details) = (nil, nil)
    let shown = tree.screenName(of: state.phone.app.openPanel ?? state.phone.app.screen)
    var step = render([.screenShown(name: shown)])
    let landing = onPhone(act)
    step.lines += landing.lines
    step.items += landing.items
    return step
  }
}

extension Gesture {
  /// Whether the gesture has its usual effect on VoiceOver's own screens.
  ///
  /// Examples are gestures for speech, the screen curtain, and practice mode, as well as `wait` and
  /// events of the phone.
  ///
  /// - Source: our choice (VOICEOVER.md, chapter 5).
  var isOutsideVoiceOverScreens: Bool {
    switch self {
    case .start, .wait, .twoFingerTap, .threeFingerDoubleTap, .threeFingerTripleTap,
      .threeFingerQuadrupleTap, .fourFingerDoubleTap, .voiceOver, .phone:
      true
    default: false
    }
  }
}
