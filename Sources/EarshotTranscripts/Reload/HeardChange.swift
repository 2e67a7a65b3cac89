import EarshotLines
import EarshotSession

/// What is heard otherwise under a step than before.
struct HeardChange {
  /// The lines, those that are gone after `-`, those that are new after `+`.
  private(set) var lines: [String] = []
  /// The number of lines that changed: one that gave way to another counts once.
  private(set) var count = 0

  /// Compares what was heard under the same step in two apps; what the program says does not count.
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
  /// What is heard, as a transcript has it.
  fileprivate var heardLines: [String] {
    content.filter { $0.heard != nil }.map(\.text)
  }
}
