import EarshotModel
import EarshotSession
import Testing

@Suite("Rules by their names")
struct RuleCatalogTests {
  @Test("are also found by the names of earlier versions")
  func formerName() {
    let now = RuleCatalog.rule(named: "neighborsAreInTheParent")
    #expect(now != nil)
    #expect(RuleCatalog.rule(named: "neighboursAreInTheParent")?.sentence == now?.sentence)
    #expect(RuleCatalog.cited("neighboursAreInTheParent") != nil)
  }
}
