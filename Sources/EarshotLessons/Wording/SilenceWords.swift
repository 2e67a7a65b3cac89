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
  /// Words for a sound that is no speech, whichever it is.
  static let anySound = english.anySound.union(german.anySound)
  /// Words for certain sounds, and for a refusal, by the names that lines have for them.
  private static let named = english.named.merging(german.named) { $0.union($1) }
  /// All words for sounds.
  static let sounds = anySound.union(named.values.joined())
  /// Words that may stand between a denial and what it denies.
  static let articles: Set = ["a", "an", "the", "any", "ein", "eine", "einen"]

  /// The words for what is heard beside speech.
  ///
  /// - Parameters:
  ///   - names: The names of the sounds, such as `boundary`.
  ///   - isRefused: Whether the gesture is refused, which makes no sound of its own.
  /// - Returns: The words, in every language.
  static func sounds(named names: [String], isRefused: Bool) -> Set<String> {
    let all = (names + (isRefused ? ["refused"] : [])).map { named[$0] ?? [] }
    return (names.isEmpty ? [] : anySound).union(all.joined())
  }
  /// Words that may stand around these.
  static let fillers = english.fillers.union(german.fillers).union(denials).union(["~"])

  /// The words of a language.
  private struct Language {
    let denials: Set<String>
    let silence: Set<String>
    let anySound: Set<String>
    let named: [String: Set<String>]
    let fillers: Set<String>
  }

  private static let english = Language(
    denials: ["no", "not", "without", "doesnt", "dont", "didnt", "isnt"],
    silence: ["nothing", "silence", "silent", "none", "quiet"],
    anySound: ["sound", "sounds", "noise", "tone", "beep"],
    named: [
      "boundary": ["boundary", "boundaries", "thud", "bonk", "edge"],
      "empty": ["empty"], "activate": ["click", "clicks", "clicking"],
      "refused": ["refused", "refusal", "dimmed"],
    ],
    fillers: [
      "a", "an", "the", "is", "are", "it", "its", "only", "just", "at", "all", "of", "and", "words",
      "word", "speech", "said", "spoken", "heard", "happens", "anything", "but", "i", "hear", "you",
      "there", "dull", "screen", "makes", "has", "here", "voiceover", "say", "says", "speak",
      "speaks", "stays",
      "stay", "remains", "keeps", "else", "more", "hears", "cursor", "where", "was", "that",
    ]
  )

  private static let german = Language(
    denials: ["kein", "keine", "keinen", "nicht", "ohne"],
    silence: ["nichts", "nix", "stille", "still", "stumm", "ruhe", "schweigt", "schweigen"],
    anySound: ["ton", "töne", "geräusch", "klang", "piep", "piepton"],
    named: [
      "boundary": ["rand", "grenze"], "empty": ["leer"],
      "activate": ["klick", "klicken"],
      "refused": ["abgeblendet", "gedimmt", "verweigert"],
    ],
    fillers: [
      "ein", "eine", "einen", "der", "die", "das", "den", "es", "ist", "nur", "gar", "am", "und",
      "wort",
      "worte", "wörter", "sprache", "gesagt", "gesprochen", "wird", "höre", "hört", "ich", "man",
      "du",
      "hörst", "passiert", "da", "hier", "aber", "dumpf", "dumpfer", "dumpfen", "bildschirm",
      "bildschirms", "sagt", "bleibt", "zu", "hören", "er", "mehr", "sonst", "spricht", "cursor",
      "stehen", "wo", "war",
    ]
  )
}
