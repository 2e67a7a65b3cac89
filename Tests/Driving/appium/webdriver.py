"""A stand-in for the driver: what `mobile: voiceOver…` is documented to answer."""
import pathlib

UTTERANCES = pathlib.Path(__file__).parent.parent.joinpath("utterances.txt").read_text("utf-8").splitlines()


class Remote:
    def __init__(self, server, options):
        self.place = 0
        self.enabled = False
        self.capabilities = options.capabilities

    def execute_script(self, command, arguments=None):
        if command == "mobile: isVoiceOverEnabled":
            return {"enabled": self.enabled}
        if command in ("mobile: enableVoiceOver", "mobile: disableVoiceOver"):
            self.enabled = command == "mobile: enableVoiceOver"
            return None
        if command == "mobile: voiceOverMove":
            step = {"forward": 1, "backward": -1}[arguments["direction"]]
            self.place = min(max(self.place + step, 0), len(UTTERANCES) - 1)
        elif command != "mobile: voiceOverCurrentSpeech":
            raise ValueError(command)
        return {"utterance": UTTERANCES[self.place]}

    def quit(self):
        assert not self.enabled, "VoiceOver was left on"
