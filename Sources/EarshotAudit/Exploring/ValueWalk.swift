import EarshotModel
import EarshotNotation
import EarshotSession

/// A walk that swipes up on an adjustable element until its value stops changing or starts over.
struct ValueWalk: Sendable {
  private let stop: AuditedStop
  private let session: Session
  /// The maximum number of values to go through.
  private static let limit = 40

  init(of stop: AuditedStop, in session: Session) {
    self.stop = stop
    self.session = session
  }

  func judge(_ judge: inout AuditJudge, on screen: AuditedScreen) {
    guard !stop.element.traits.contains(.pickerElement), let end = loopsAfter else { return }
    let value = end.isBlank ? "the empty value" : "'\(end)'"
    let message: Complaint.Message =
      "after \(value), the values start over, but you don't hear that \(value) is the last value"
    judge.say(Complaint(stop.index, message), by: .valueLoop, on: screen)
  }

  /// The value after which an earlier value occurs again, or `nil` if the walk finds none.
  private var loopsAfter: String? {
    var session = session
    var values = [session.tree[stop.index].value ?? ""]
    for _ in 0..<ValueWalk.limit {
      session.perform(.increment())
      guard session.cursor == stop.index else { return nil }
      let value = session.tree[stop.index].value ?? ""
      guard let last = values.last, value != last else { return nil }
      if values.contains(value) { return last }
      values.append(value)
    }
    return nil
  }
}
