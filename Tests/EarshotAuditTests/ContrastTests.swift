import EarshotAudit
import EarshotModel
import Testing

@Suite("Contrast")
struct ContrastTests {
  /// Ratios that WCAG and its techniques give, in hundredths.
  @Test(
    "is correct for examples with a known ratio",
    arguments: [
      (0x000000, 0xFFFFFF, 2100), (0xFFFFFF, 0xFFFFFF, 100), (0x777777, 0xFFFFFF, 447),
      (0x767676, 0xFFFFFF, 454), (0x595959, 0xFFFFFF, 700), (0x949494, 0xFFFFFF, 303),
      (0x0000FF, 0xFFFFFF, 859), (0xFF0000, 0xFFFFFF, 399), (0x00FF00, 0xFFFFFF, 137),
    ]
  )
  func ratios(_ foreground: Int, _ background: Int, _ hundredths: Int) {
    #expect(Contrast(color(foreground), on: color(background)).hundredths == hundredths)
    #expect(Contrast(color(background), on: color(foreground)).hundredths == hundredths)
  }

  @Test("is never rounded up to the required one")
  func rounding() throws {
    let screen = """
      screen a "A"
        text "Hours"
          foreground: #777777
          background: #FFFFFF
          fontSize: SIZE
      """
    let small = try AuditReport.of(screen.replacing("SIZE", with: "17"))
    #expect(
      small.findings.map(\.message) == [
        "the contrast is 4.47:1 (#777777 on #FFFFFF); it must be at least 4.50:1"
      ]
    )
    #expect(try AuditReport.of(screen.replacing("SIZE", with: "18")).findings.isEmpty)
    #expect(try AuditReport.of(screen.replacing("SIZE", with: "14 bold")).findings.isEmpty)
  }

  private func color(_ code: Int) -> Color {
    Color(red: UInt8(code >> 16 & 255), green: UInt8(code >> 8 & 255), blue: UInt8(code & 255))
  }
}
