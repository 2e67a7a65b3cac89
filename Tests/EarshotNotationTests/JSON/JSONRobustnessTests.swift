import EarshotModel
import TestSupport
import Testing

@testable import EarshotNotation

@Suite("Broken JSON")
struct JSONRobustnessTests {
  @Test("never traps the reader, and reports places inside the file")
  func mutations() {
    var random = SplitMix(seed: 2_026)
    let seeds = Self.seeds.map { Array($0.utf8) }
    var (count, readable) = (0, 0)
    for _ in 0..<Effort.share(of: 4_000) {
      var bytes = seeds[Int(random.next() % UInt64(seeds.count))]
      count += 1
      for _ in 0...(random.next() % 4) { mutate(&bytes, &random) }
      let result = AppDocument.read([SourceText(name: "x.json", utf8: bytes)])
      for diagnostic in result.diagnostics {
        #expect(diagnostic.range.lowerBound >= 0 && diagnostic.range.upperBound <= bytes.count)
      }
      guard let document = result.document else {
        #expect(result.diagnostics.contains { $0.severity == .error })
        continue
      }
      readable += 1
      let (again, _) = ElementTreeJSON.read(SourceText(name: "y.json", document.json))
      #expect(
        (again?.written == document.written) == true,
        "\(String(decoding: bytes, as: UTF8.self))"
      )
      let screen = document.expressedInScreenFormat().0.screenText
      let back = AppDocument.read([SourceText(name: "z.screen", screen)])
      #expect(back.diagnostics == [], "\(String(decoding: bytes, as: UTF8.self))\n\(screen)")
    }
    #expect(readable > count / 50)
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix) {
    let words = [
      "{", "}", "[", "]", ",", ":", "\"", "null", "true", "1e400", "-1", "0.5", "\\u0000",
      "\\ud800",
      "\"label\":", "\"children\":", "\"row\":0,", "\"column\":1,", "\"role\":\"list\",",
      "\"identifier\":\"a\",",
      "\"containerType\":\"list\",", "\"isAccessibilityElement\":false,", "{},", "\u{202E}", "\n",
    ]
    let place = Int(random.next() % UInt64(bytes.count + 1))
    switch random.next() % 4 {
    case 0 where place < bytes.count: bytes[place] = UInt8(truncatingIfNeeded: random.next())
    case 1 where place < bytes.count: bytes.remove(at: place)
    case 2: bytes = Array(bytes.prefix(place))
    default:
      bytes.insert(contentsOf: words[Int(random.next() % UInt64(words.count))].utf8, at: place)
    }
    if bytes.isEmpty { bytes = [0x7B] }
  }

  @Test(
    "that nests endlessly is rejected",
    arguments: [#"{"children":["#, "[", #"{"a":"#]
  )
  func nesting(_ opening: String) {
    let text = String(repeating: opening, count: 100_000)
    let (document, diagnostics) = ElementTreeJSON.read(SourceText(name: "x.json", text))
    #expect(document == nil)
    #expect(diagnostics.count == 1)
  }

  @Test("nests as deep as a screen file, and no deeper", arguments: [1_023, 1_024])
  func depth(_ depth: Int) {
    let text =
      String(repeating: #"{"children":["#, count: depth) + String(repeating: "]}", count: depth)
    let (document, diagnostics) = ElementTreeJSON.read(SourceText(name: "x.json", text))
    #expect((document != nil) == (depth < 1_024))
    #expect(diagnostics.count == (depth < 1_024 ? 0 : 1))
  }

  private static let seeds = [
    #"{"label":"Add","traits":["button"],"isAccessibilityElement":true,"frame":[0,1,2,3]}"#,
    #"{"app":"A","screens":[{"screen":"s","title":"S","children":[{"role":"switch","value":"1"}]}],"each":[{"selector":"button","hint":"x"}]}"#,
    #"{"containerType":"dataTable","rowCount":2,"headerElementsForRow":{"0":["a"]},"children":[{"identifier":"a","row":0,"column":0,"isAccessibilityElement":true},{"identifier":"b","row":0,"column":1,"isAccessibilityElement":true},{"identifier":"c","row":1,"column":0,"isAccessibilityElement":true}]}"#,
    ##"{"screen":"s","children":[{"role":"button","identifier":"a","on":[{"event":"activate","when":"#a is on","do":["set #a.value: {label}","dismiss"]}],"guarded":[{"property":"traits","when":"self is hidden","value":["notEnabled"]}],"interpolated":{"label":"x {#a}"},"spoken":["pitch 0.8"]}]}"##,
    #"{"children":[{"accessibilityElements":["a"],"children":[{"identifier":"a"}]},{"customContent":[{"label":"l","value":"v","important":true}],"customActions":["x",{"name":"y","do":["announce \"z\""]}],"customRotors":[{"name":"r","selector":"header"}],"marks":[{"name":"m","text":"t"}],"range":"0%...100% by 10%","size":[1,2],"alpha":0.5,"path":"empty","language":"de"}]}"#,
  ]
}

/// A small generator whose numbers are the same every time.
private struct SplitMix {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
