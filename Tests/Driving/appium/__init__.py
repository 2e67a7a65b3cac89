"""A stand-in for Appium's client: it says the lines of utterances.txt, one a stop."""
