import SessionTestSupport
import Testing

/// SESSIONS.md, "Commands", `item chooser`; VOICEOVER.md, chapter 5.
@Suite("The item chooser")
struct ChooserTests {
  @Test("lists the stops as they are heard on the way, and moves nothing")
  func list() throws {
    var walk = try Walk(
      """
      screen a
        group "Profile"
          image "Photo"
          text "# 1"
        button "Pay"
          hint: Pays
        element
      """
    )
    #expect(
      walk("two-finger triple tap") == [
        "~ silent", "# 1. Profile, Photo, Image", "# 2. # 1", "# 3. Pay, Button", "# 4.",
      ]
    )
    #expect(walk("item chooser") == walk("two-finger triple tap"))
    #expect(walk("tap") == ["Photo, Image"])
  }
}
