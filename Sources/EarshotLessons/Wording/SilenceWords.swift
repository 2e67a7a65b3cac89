/// The words that learners use to say that VoiceOver says nothing, in every language of lessons.
///
/// An answer can use the words of any language, because none of them has a different meaning in
/// another language.
///
/// - Source: our choice.
enum SilenceWords {
  /// Words that deny the words after them.
  static let denials = english.denials.union(german.denials)
  /// Words that stand for silence, such as “nothing”.
  static let silence = english.silence.union(german.silence)
  /// Words for any sound other than speech.
  static let anySound = english.anySound.union(german.anySound)
  /// Words for certain sounds and for a refusal, by the names of the sounds in the output.
  private static let named = english.named.merging(german.named) { $0.union($1) }
  /// All words for sounds.
  static let sounds = anySound.union(named.values.joined())
  /// Words for the end of the screen, which mean a sound only next to a word for a sound.
  static let ends = canonical(["end", "ends", "ending", "ende", "endes", "schluss"])
  /// The word that stands only for the sound at the end of the screen.
  static let boundary = "boundary"
  /// Words that can be between a denial and the sound that it denies.
  static let mayStandBeforeSounds = canonical([
    "a", "an", "the", "any", "ein", "eine", "einen",
  ]).union(ends)

  /// Returns words, normalized for comparison with answers.
  private static func canonical(_ words: Set<String>) -> Set<String> {
    Set(words.map(LessonAnswer.canonical))
  }

  /// Returns the words for output other than speech.
  ///
  /// - Parameters:
  ///   - names: The names of the sounds, such as `boundary`.
  ///   - isRefused: Whether the gesture is refused, which makes no sound.
  /// - Returns: The words, in every language.
  static func sounds(named names: [String], isRefused: Bool) -> Set<String> {
    let all = (names + (isRefused ? ["refused"] : [])).map { named[$0] ?? [] }
    return (names.isEmpty ? [] : anySound).union(all.joined())
  }
  /// Words that can come before or after words for silence or a sound.
  static let fillers = english.fillers.union(german.fillers).union(denials).union(["~"])

  /// The words of a language.
  private struct Language {
    let denials: Set<String>
    let silence: Set<String>
    let anySound: Set<String>
    let named: [String: Set<String>]
    let fillers: Set<String>

    init(
      denials: Set<String>,
      silence: Set<String>,
      anySound: Set<String>,
      named: [String: Set<String>],
      fillers: Set<String>
    ) {
      self.denials = canonical(denials)
      self.silence = canonical(silence)
      self.anySound = canonical(anySound)
      self.named = named.mapValues(canonical)
      self.fillers = canonical(fillers)
    }
  }

  private static let english = Language(
    denials: ["no", "not", "without", "doesnt", "dont", "didnt", "isnt"],
    silence: ["nothing", "silence", "silent", "none", "quiet"],
    anySound: ["sound", "sounds", "noise", "tone", "beep", "signal", "chime"],
    named: [
      "boundary": ["boundary", "boundaries", "thud", "thump", "bonk", "edge", "border"],
      "empty": ["empty"], "activate": ["click", "clicks", "clicking"],
      "refused": ["refused", "refusal", "dimmed"],
    ],
    fillers: [
      "a", "an", "the", "is", "are", "it", "its", "only", "just", "at", "all", "of", "and", "words",
      "word", "speech", "said", "spoken", "heard", "happens", "anything", "but", "i", "hear", "you",
      "there", "dull", "screen", "makes", "has", "here", "voiceover", "say", "says", "speak",
      "speaks", "stays",
      "stay", "remains", "keeps", "else", "more", "hears", "cursor", "where", "was", "that",
      "for", "from", "which", "when", "reached",
    ]
  )

  private static let german = Language(
    denials: ["kein", "keine", "keinen", "nicht", "ohne"],
    silence: ["nichts", "nix", "stille", "still", "stumm", "ruhe", "schweigt", "schweigen"],
    anySound: ["ton", "töne", "geräusch", "klang", "laut", "signal", "piep", "piepton"],
    named: [
      "boundary": [
        "rand", "randes", "grenze", "endton", "endeton", "schlusston", "endgeräusch", "endsignal",
        "randton", "grenzton",
      ],
      "empty": ["leer"],
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
      "stehen", "wo", "war", "des", "vom", "von", "für", "fürs", "dass", "erreicht",
    ]
  )
}
