/// The words in which learners say that nothing is spoken, in every language of lessons.
///
/// An answer may use those of any language: none of them means something else in another.
///
/// - Source: our choice.
enum SilenceWords {
  /// Words that deny what follows them.
  static let denials = english.denials.union(german.denials)
  /// Words for nothing.
  static let silence = english.silence.union(german.silence)
  /// Words for a sound that is no speech, and for why it is heard.
  static let sounds = english.sounds.union(german.sounds)
  /// Words that may stand around these.
  static let fillers = english.fillers.union(german.fillers).union(denials).union(["~"])

  /// The words of a language.
  private struct Language {
    let denials: Set<String>
    let silence: Set<String>
    let sounds: Set<String>
    let fillers: Set<String>
  }

  private static let english = Language(
    denials: ["no", "not", "without"],
    silence: ["nothing", "silence", "silent", "none", "quiet"],
    sounds: [
      "sound", "sounds", "boundary", "boundaries", "refused", "refusal", "dimmed", "noise", "thud",
      "click", "end", "tone", "edge",
    ],
    fillers: [
      "a", "an", "the", "is", "are", "it", "its", "only", "just", "at", "all", "of", "and", "words",
      "word", "speech", "said", "spoken", "heard", "happens", "anything", "but", "i", "hear", "you",
      "there", "dull", "screen", "makes", "list", "has", "here",
    ]
  )

  private static let german = Language(
    denials: ["kein", "keine", "keinen", "nicht", "ohne"],
    silence: ["nichts", "stille", "still", "stumm", "ruhe"],
    sounds: [
      "ton", "töne", "geräusch", "klang", "klicken", "klick", "ende", "rand", "grenze",
      "abgeblendet",
      "gedimmt", "verweigert",
    ],
    fillers: [
      "ein", "eine", "einen", "der", "die", "das", "den", "es", "ist", "nur", "gar", "am", "und",
      "wort",
      "worte", "wörter", "sprache", "gesagt", "gesprochen", "wird", "höre", "hört", "ich", "man",
      "du",
      "hörst", "passiert", "da", "hier", "aber", "dumpf", "dumpfer", "dumpfen", "bildschirm",
      "bildschirms", "voiceover", "sagt", "bleibt", "zu", "hören",
    ]
  )
}
