import EarshotAudit
import Testing

@testable import EarshotExercises

@Suite("What the audit asks for, in German")
struct AuditWordingTests {
  @Test("each rule has its own sentence, without a period")
  func rows() {
    let sentences = AuditRule.all.map { (id: $0.id, german: AuditWording.german($0.id)) }
    for (id, german) in sentences {
      #expect(german?.hasSuffix(".") == false, "\(id)")
    }
    #expect(Set(sentences.compactMap(\.german)).count == sentences.count)
  }
}
