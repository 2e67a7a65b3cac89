import EarshotLines
import EarshotSession

/// The difference between a step's output in two apps.
struct HeardChange {
  /// The changed lines of output.
  ///
  /// Removed lines begin with `-`, and new lines begin with `+`.
  private(set) var lines: [String] = []
  /// The number of changed lines.
  ///
  /// A replaced line counts once.
  private(set) var count = 0

  /// Compares the output of the same step in two apps, ignoring the program's own lines.
  init(from old: Session.Response, to new: Session.Response) {
    let (old, new) = (old.heardLines, new.heardLines)
    guard old != new else { return }
    var (gone, come) = (0, 0)
    for change in ListChange.changes(from: old, to: new) {
      switch change {
      case .keep: break
      case .remove(let place):
        lines.append("- \(old[place])")
        gone += 1
      case .insert(let place):
        lines.append("+ \(new[place])")
        come += 1
      }
    }
    count = max(gone, come)
  }
}

extension Session.Response {
  /// The output as lines of a transcript.
  fileprivate var heardLines: [String] {
    content.filter { $0.heard != nil }.map(\.text)
  }
}
