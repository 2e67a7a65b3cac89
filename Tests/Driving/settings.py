# Made by 'earshot convert settings.vo --to appium'.
#
# Drives a real VoiceOver through the session and records its speech for 'earshot verify'.
# Needs Appium with the XCUITest driver, the Python client, and iOS 27. The capabilities are in
# a JSON file:  python3 THIS_FILE capabilities.json [http://127.0.0.1:4723]
import json
import sys
import time

from appium import webdriver
from appium.options.common import AppiumOptions

SESSION = "settings.vo"


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


def walk1(driver):
    # From the title to the switch
    record = Record(driver, None)
    record.current(5)
    for _ in range(2): record.forward(8)
    time.sleep(0.1)
    for _ in range(2): record.forward(13)
    record.current(17)
    record.backward(20)
    # Line 22: the service can't perform 'rotor "Headings"' and later gestures.
    # Line 24: the service can't perform 'swipe down' and later gestures.
    record.save("settings-1.json")


def walk2(driver):
    # Once more, at the beginning of the screen
    record = Record(driver, None)
    record.current(30)
    record.backward(33)
    record.save("settings-2.json")


def walk3(driver):
    # With touches
    record = Record(driver, None)
    record.current(39)
    # Line 42: the service can't perform 'tap "Sign out"' and later gestures.
    record.save("settings-3.json")


def main():
    if len(sys.argv) < 2:
        sys.exit("usage: python3 THIS_FILE capabilities.json [SERVER]")
    with open(sys.argv[1], encoding="utf-8") as file:
        options = AppiumOptions().load_capabilities(json.load(file))
    server = sys.argv[2] if len(sys.argv) > 2 else "http://127.0.0.1:4723"
    for walk in [walk1, walk2, walk3]:
        driver = webdriver.Remote(server, options=options)
        try:
            walk(driver)
        finally:
            driver.quit()


if __name__ == "__main__":
    main()
