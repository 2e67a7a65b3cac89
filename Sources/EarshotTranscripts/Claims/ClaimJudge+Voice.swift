import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

// Claims about what you can say to Voice Control, whether it's on or off.
//
// - Source: VOICE-CONTROL.md, chapter 4, “Claims”.
extension ClaimJudge {
  mutating func findingOnSaying(_ name: String, for target: CommandTarget?) -> ClaimFinding {
    var wanted: ElementTree.Index?
    switch target.map({ claimed($0) }) {
    case .unknown(let finding)?, .unheard(let finding)?: return finding
    case .node(let node)?: wanted = session.stop(standingFor: node) ?? node
    case nil: break
    }
    let items = session.items(namedByVoice: name)
    let names = items.map { session.tree.phrase(of: $0) }
    switch items.count {
    case 0: return ClaimFinding(false, sentence(onUnsaid: name))
    case 1:
      let phrase = quoted("Tap \(name)")
      return ClaimFinding(wanted ?? items[0] == items[0], "\(phrase) acts on \(names[0])")
    default:
      return ClaimFinding(
        false,
        "\(items.count) items have the name \(quoted(name)): \(names.joinedWithAnd)"
      )
    }
  }

  private func sentence(onUnsaid name: String) -> String {
    let advice = session.voiceAdvice(onName: name).lines.first.map { "; \($0)" } ?? ""
    return "no item has the name \(quoted(name))\(advice)"
  }

  mutating func findingOnShownName(_ name: String?, at target: CommandTarget?) -> ClaimFinding {
    let place: ElementTree.Index
    switch target.map({ claimed($0) }) {
    case .unknown(let finding)?, .unheard(let finding)?: return finding
    case .node(let node)?: place = session.stop(standingFor: node) ?? node
    case nil:
      guard let cursor = session.cursor else { return .void("the cursor isn't on an element") }
      place = cursor
    }
    let shown = session.nameShownByVoice(of: place)
    return ClaimFinding(shown == name, sentence(onName: shown, of: place))
  }

  private func sentence(onName shown: String?, of place: ElementTree.Index) -> String {
    let owner = session.tree.phrase(of: place)
    if let shown { return "Voice Control shows the name \(quoted(shown)) on \(owner)" }
    let reason = session.whyNotOffered(place).map { ", because the element \($0)" } ?? ""
    return "Voice Control shows no name on \(owner)\(reason)"
  }

  func findingOnPhrases(_ limit: Int) -> ClaimFinding {
    let count = session.phrasesOfPhase
    return ClaimFinding(
      count <= limit,
      "you've said \(count.counted("phrase")) since the phase began"
    )
  }
}
