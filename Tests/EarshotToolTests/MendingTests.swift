import EarshotImporters
import EarshotNotation
import ProgramTestSupport
import TestSupport
import Testing

@testable import EarshotTool

@Suite("Fixing a screen file")
struct MendingTests {
  private static let folders = [
    "Screens", "Docs", "Tests/Fixtures", "Tests/Corpus", "Tests/Fuzzing",
  ]
  static let paths = folders.flatMap { ProjectFiles.everything(in: $0, endingIn: ".screen") }

  private static func errors(in source: SourceText) -> Int {
    let reading = AppDocument.open([source])
    return (reading.diagnostics + reading.untold).count { $0.severity == .error }
  }

  private static func check(_ source: SourceText) throws {
    let mended = Mending([source], importing: ImportOptions())
    let text = try #require(mended.sources.first)
    #expect(errors(in: text) <= errors(in: source), "\(source.name)")
    let again = Mending([text], importing: ImportOptions())
    #expect(again.sources == [text] && again.count == 0, "\(source.name)")
  }

  @Test("twice is as good as once, and never worse than before", arguments: paths)
  func idempotent(path: String) throws { try Self.check(try ProjectFiles.source(path)) }

  @Test("works the same for files that lost or doubled a byte")
  func mutants() throws {
    var random = SplitMix(seed: 29)
    var count = 0
    for path in Self.paths {
      let source = try ProjectFiles.source(path)
      guard source.utf8.count > 8, source.utf8.count < 4_096 else { continue }
      for _ in 0..<Effort.share(of: 20) {
        var bytes = source.utf8
        let place = Int(random.next() % UInt64(bytes.count))
        switch random.next() % 3 {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(bytes[place], at: place)
        default: bytes.swapAt(place, Int(random.next() % UInt64(bytes.count)))
        }
        try Self.check(SourceText(name: path, utf8: bytes))
        count += 1
      }
    }
    #expect(count > 5)
  }

  @Test("continues after a hundred mistakes")
  func many() throws {
    let lines = (1...250).map { "\tbutton \"A\" #a\($0)\n" }.joined()
    let mended = Mending([SourceText(name: "a.screen", "screen a\n" + lines)], importing: .init())
    #expect(mended.count == 250)
    #expect(Self.errors(in: try #require(mended.sources.first)) == 0)
  }

  @Test("corrects the words that a message asks about, and no others")
  func spelling() throws {
    let written = """
      screen a "A"
        buton "Save" #save
          hnt: Saves it
          on activat: set #sav.value: Done
        button selcted "Go"
        button "Old"
          on activate: push b
      """
    let fixed = """
      screen a "A"
        button "Save" #save
          hint: Saves it
          on activate: set #save.value: Done
        button selected "Go"
        button "Old"
          on activate: push b
      """
    let mended = Mending([SourceText(name: "a.screen", written)], importing: .init())
    #expect(mended.sources == [SourceText(name: "a.screen", fixed)] && mended.count == 5)
  }

  /// A small generator with a fixed seed.
  private struct SplitMix {
    var seed: UInt64

    mutating func next() -> UInt64 {
      seed &+= 0x9E37_79B9_7F4A_7C15
      var word = seed
      word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
      word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
      return word ^ (word >> 31)
    }
  }
}
