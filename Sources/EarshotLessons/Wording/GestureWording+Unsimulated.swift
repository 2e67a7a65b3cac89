// VoiceOver's gestures and keys that Earshot doesn't simulate. Learners also type them.
extension GestureWording {
  /// The German wording for each unsimulated gesture, by the words of the gesture.
  static let unsimulatedInGerman: [String: (effect: String, fingers: String)] = [
    "two-finger quadruple tap": (
      "die Schnelleinstellungen von VoiceOver öffnen",
      "zwei Finger tippen viermal"
    ),
    "notification center": (
      "die Mitteilungen öffnen",
      "ein Finger wischt vom oberen Rand nach unten"
    ),
    "control center": (
      "das Kontrollzentrum öffnen",
      "ein Finger wischt vom oberen rechten Rand nach unten"
    ),
    "app switcher": (
      "die geöffneten Apps zeigen",
      "ein Finger wischt vom unteren Rand nach oben und bleibt liegen"
    ),
    "status bar": (
      "zur Statusleiste gehen",
      "ein Finger berührt den oberen Rand"
    ),
    "braille screen input": (
      "auf dem Bildschirm in Braille schreiben",
      "der Rotor steht auf „Braille-Bildschirmeingabe“"
    ),
    "handwriting": (
      "auf dem Bildschirm mit der Hand schreiben",
      "der Rotor steht auf „Handschrift“"
    ),
    "quick nav": (
      "die Schnellnavigation ein- und ausschalten",
      "kein Finger bewegt sich"
    ),
    "single-letter navigation": (
      "mit einzelnen Buchstaben weitergehen",
      "kein Finger bewegt sich"
    ),
    "find text": (
      "einen Text suchen",
      "kein Finger bewegt sich"
    ),
    "find again": (
      "denselben Text noch einmal suchen",
      "kein Finger bewegt sich"
    ),
    "linked item": (
      "zum verknüpften Element gehen",
      "kein Finger bewegt sich"
    ),
    "speak hint": (
      "den Hinweis noch einmal vorlesen",
      "kein Finger bewegt sich"
    ),
    "describe": (
      "das Element beschreiben",
      "kein Finger bewegt sich"
    ),
    "text style": (
      "den Stil des Textes nennen",
      "kein Finger bewegt sich"
    ),
    "row and column": (
      "Zeile und Spalte einer Tabelle nennen",
      "kein Finger bewegt sich"
    ),
    "row header": (
      "die Überschrift einer Zeile nennen",
      "kein Finger bewegt sich"
    ),
    "read character": (
      "das Zeichen am Cursor vorlesen",
      "kein Finger bewegt sich"
    ),
    "read word": (
      "das Wort am Cursor vorlesen",
      "kein Finger bewegt sich"
    ),
    "read line": (
      "die Zeile am Cursor vorlesen",
      "kein Finger bewegt sich"
    ),
    "character right": (
      "Zeichen für Zeichen weiterlesen",
      "kein Finger bewegt sich"
    ),
    "character left": (
      "Zeichen für Zeichen rückwärts lesen",
      "kein Finger bewegt sich"
    ),
    "container start": (
      "zum Anfang des Containers gehen",
      "kein Finger bewegt sich"
    ),
    "container end": (
      "zum Ende des Containers gehen",
      "kein Finger bewegt sich"
    ),
    "key lock": (
      "die VO-Tasten feststellen",
      "kein Finger bewegt sich"
    ),
    "quadruple tap": ("auf eine zweite Art aktivieren", "ein Finger tippt viermal"),
    "two-finger double tap and hold": (
      "dem Element einen eigenen Namen geben",
      "zwei Finger tippen zweimal und bleiben beim zweiten Mal liegen"
    ),
    "two-finger swipe left": (
      "nur bei gruppierter Navigation etwas tun",
      "zwei Finger streichen nach links"
    ),
    "two-finger swipe right": (
      "nur bei gruppierter Navigation etwas tun",
      "zwei Finger streichen nach rechts"
    ),
    "two-finger pinch": (
      "Text auswählen",
      "zwei Finger bewegen sich auseinander oder zueinander"
    ),
    "four-finger swipe left": ("zur nächsten App gehen", "vier Finger streichen nach links"),
    "four-finger swipe right": ("zur vorigen App gehen", "vier Finger streichen nach rechts"),
    "home": (
      "zum Home-Bildschirm gehen",
      "ein Finger wischt vom unteren Rand nach oben, bis es zu spüren ist"
    ),
  ]
}
