import EarshotNotation

/// A writer of Python scripts that perform a session with VoiceOver through Appium and record it.
///
/// - Source: Appium XCUITest driver, `mobile: enableVoiceOver`, `mobile: isVoiceOverEnabled`,
///   `mobile: voiceOverMove`, `mobile: voiceOverCurrentSpeech`, `mobile: disableVoiceOver`.
struct AppiumWriter {
  /// The session to perform.
  let session: DrivenSession

  /// The text of the whole file.
  var text: String {
    head + session.walks.enumerated().map { walk($0.element, number: $0.offset + 1) }.joined()
      + foot
  }

  private var head: String {
    #"""
    # Made by 'earshot convert \#(Display.safe(session.file)) --to appium'.
    #
    # Drives a real VoiceOver through the session and records its speech for 'earshot verify'.
    # Needs Appium with the XCUITest driver, the Python client, and iOS 27. The capabilities are in
    # a JSON file:  python3 THIS_FILE capabilities.json [http://127.0.0.1:4723]
    \#(session.preparation.map { "# \($0)\n" } ?? "")\#
    \#(modules.imports)\#

    from appium import webdriver
    from appium.options.common import AppiumOptions

    SESSION = \#(session.file.literal)


    class Record:
        """A record of VoiceOver's speech, move by move, as the service returns it."""

        def __init__(self, driver, screen):
            self.driver = driver
            self.screen = screen
            self.steps = []
            self.was_enabled = driver.execute_script("mobile: isVoiceOverEnabled")["enabled"]
            if not self.was_enabled:
                driver.execute_script("mobile: enableVoiceOver")

        def current(self, line):
            self.note("current", line, "mobile: voiceOverCurrentSpeech", {})

        def forward(self, line):
            self.note("forward", line, "mobile: voiceOverMove", {"direction": "forward"})

        def backward(self, line):
            self.note("backward", line, "mobile: voiceOverMove", {"direction": "backward"})

        def note(self, action, line, command, arguments):
            step = {"sequence": len(self.steps), "action": action, "line": line}
            try:
                step["utterance"] = self.driver.execute_script(command, arguments)["utterance"]
            except Exception as error:  # The record keeps errors; none ends the walk.
                step["utterance"] = None
                step["error"] = {"description": str(error)}
            self.steps.append(step)

        def save(self, name):
            if not self.was_enabled:
                self.driver.execute_script("mobile: disableVoiceOver")
            record = {
                "schemaVersion": 1,
                "source": "earshot",
                "session": SESSION,
                "screen": self.screen,
                "voiceOverWasEnabled": self.was_enabled,
                "runtime": self.driver.capabilities.get("platformVersion"),
                "steps": self.steps,
            }
            with open(name, "w", encoding="utf-8") as file:
                json.dump(record, file, ensure_ascii=False, indent=2)
                file.write("\n")
            print(name)

    """#
  }

  /// The modules that the script needs.
  private var modules: [String] {
    let waits = session.walks.flatMap(\.movesOnly.deeds).contains {
      if case .wait = $0.action { true } else { false }
    }
    return ["json", "sys"] + (waits ? ["time"] : [])
  }

  private func walk(_ walk: DrivenSession.Walk, number: Int) -> String {
    let title = walk.title.map { "    # \(Display.safe($0))\n" } ?? ""
    let arriving = walk.screen.map {
      let words = "open the screen '\($0)' in the app, then delete this line"
      return "    raise NotImplementedError(\(words.literal))\n"
    }
    return """


      def walk\(number)(driver):
      \(title)\(arriving ?? "")\
          record = Record(driver, \(walk.screen?.literal ?? "None"))
      \(walk.movesOnly.deeds.map { "    \(line(for: $0))\n" }.joined())\
          record.save("\(session.words.joined(separator: "-"))-\(number).json")

      """
  }

  private func line(for deed: DrivenSession.Deed) -> String {
    switch deed.action {
    case .move(let move, times: 1): "record.\(move.rawValue)(\(deed.line))"
    case .move(let move, let times):
      "for _ in range(\(times)): record.\(move.rawValue)(\(deed.line))"
    case .wait(let length): "time.sleep(\(length.seconds))"
    case .undriven(let command, _), .gesture(_, let command):
      "# Line \(deed.line): the service can't perform '\(Display.safe(command))' and later gestures."
    }
  }

  private var foot: String {
    """


    def main():
        if len(sys.argv) < 2:
            sys.exit("usage: python3 THIS_FILE capabilities.json [SERVER]")
        with open(sys.argv[1], encoding="utf-8") as file:
            options = AppiumOptions().load_capabilities(json.load(file))
        server = sys.argv[2] if len(sys.argv) > 2 else "http://127.0.0.1:4723"
        for walk in [\(session.walks.indices.map { "walk\($0 + 1)" }.joined(separator: ", "))]:
            driver = webdriver.Remote(server, options=options)
            try:
                walk(driver)
            finally:
                driver.quit()


    if __name__ == "__main__":
        main()

    """
  }
}
