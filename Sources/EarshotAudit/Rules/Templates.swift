// Findings about rows and cards that the app makes from one template.
import EarshotLines
import EarshotModel
import EarshotNotation

extension Complaint {
  /// Returns findings about groups of stops, with one finding for groups that look alike.
  ///
  /// In a file of one's own, each group is written separately, so each has its own finding.
  ///
  /// - Parameters:
  ///   - found: The stops of each group, with the finding about them.
  ///   - noun: The word for a group.
  /// - Returns: The findings, in the order of the first groups.
  /// - Source: our choice: as many stops with the same roles, at the same distances from the leading
  ///   edge, within two points.
  static func joiningTemplates(
    _ found: [(stops: [AuditedStop], complaint: Complaint)],
    as noun: String
  ) -> [Complaint] {
    var kinds: [(stops: [AuditedStop], complaint: Complaint, count: Int)] = []
    for (stops, complaint) in found {
      if let place = kinds.firstIndex(where: { $0.stops.isLike(stops) }) {
        kinds[place].count += 1
      } else {
        kinds.append((stops, complaint, 1))
      }
    }
    return kinds.map { kind in
      guard kind.count > 1 else { return kind.complaint }
      var complaint = kind.complaint
      complaint.message.text += "; the same applies to \((kind.count - 1).counted("other \(noun)"))"
      return complaint
    }
  }
}

extension [AuditedStop] {
  /// Returns whether two groups of an export's stops come from the same template.
  fileprivate func isLike(_ other: [AuditedStop]) -> Bool {
    guard count == other.count, first?.app.isForeign == true else { return false }
    return zip(self, other).allSatisfy { stop, twin in
      guard stop.element.role == twin.element.role, let frame = stop.element.frame,
        let place = twin.element.frame
      else { return false }
      return abs(frame.x - place.x) <= 2
    }
  }
}
