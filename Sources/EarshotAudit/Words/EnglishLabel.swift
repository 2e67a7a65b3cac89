/// English words in the labels of controls.
///
/// - Source: our choice: words that other languages don't use in apps, with the languages that do
///   use some of them.
enum EnglishLabel {
  /// Returns whether a label is English and nothing else on a screen in another language.
  ///
  /// All words are English, and at least one of them isn't used in the screen's language. Next to
  /// two such words, a name may follow, as in “Add to Apple Wallet”.
  static func isEnglish(_ label: String, on screen: ScreenLanguage) -> Bool {
    let line = label.prefix { !$0.isNewline }
    guard (3...60).contains(line.utf8.count), line.utf8.allSatisfy({ $0 < 0x80 }) else {
      return false
    }
    let words = String(line).plainWords
    guard (1...8).contains(words.count), words.allSatisfy({ !pronouns.contains($0) }) else {
      return false
    }
    let commands = words.count { isCommand($0, in: screen) }
    guard commands > 0 else { return false }
    let others = words.filter {
      commandWords[$0] == nil && !common.contains($0) && !companions.contains($0)
    }
    let isPhrase = words.count - others.count > 1
    let endings = Set(
      line.split(separator: " ").filter { $0.first?.isUppercase ?? false }.map {
        $0.lowercased()
      }
    )
    return others.allSatisfy { $0.allSatisfy(\.isNumber) }
      || isPhrase && others.allSatisfy(endings.contains)
  }

  /// Returns whether a word shows that a label is English.
  static func isCommon(_ word: String) -> Bool {
    evident.contains(word) || commandWords[word].map(\.isEmpty) ?? false
  }

  /// Returns whether an English word is a command, or the name of a thing in an app, that the
  /// screen's language doesn't have.
  private static func isCommand(_ word: String, in screen: ScreenLanguage) -> Bool {
    guard let others = commandWords[word] else { return false }
    return screen.kinds.allSatisfy { kind in
      if case .language(let language) = kind { return !others.contains(language) }
      return true
    }
  }

  /// Words that show that a label is English, because no other language has them.
  private static let evident: Set<String> = [
    "and", "from", "here", "how", "of", "out", "the", "this", "what", "with", "your",
  ]

  /// Words that only connect others.
  private static let common: Set<String> = [
    "a", "all", "an", "and", "are", "at", "by", "for", "from", "here", "how", "in", "is", "it",
    "my", "new", "not", "of", "off", "on", "or", "our", "out", "the", "this", "to", "up", "what",
    "with", "your",
  ]

  /// Words that can be next to a command, but that are also names or words of other languages.
  private static let companions: Set<String> = [
    "account", "audio", "bar", "button", "card", "code", "data", "device", "email", "feed", "few",
    "file", "filter", "get", "give", "go", "group", "home", "image", "item", "items", "letter",
    "link", "list", "live", "map", "mail", "menu", "message", "mode", "month", "name", "number",
    "offline", "one", "online", "page", "password", "phone", "photo", "pin", "play", "plus", "post",
    "price", "profile", "right", "room", "screen", "set", "size", "start", "stop", "store", "story",
    "tab", "take", "terms", "text", "time", "top", "track", "two", "video", "watch", "week",
  ]

  /// Words that are frequent in titles, but not in the names of commands.
  private static let pronouns: Set<String> = [
    "he", "her", "him", "i", "me", "she", "us", "we", "you",
  ]

  private static let commandWords: [String: [LatinLanguage]] = {
    var words: [String: [LatinLanguage]] = [:]
    for word in everywhere.split(whereSeparator: \.isWhitespace) { words[String(word)] = [] }
    for (word, languages) in shared { words[word] = languages }
    return words
  }()

  /// Words that no other language has.
  private static let everywhere = """
    accept activity add added address ago allow announcements apply arrival attach attachment \
    attachments back bell bookmark bookmarks browse buy call cancel cart categories category \
    change choose city clear close collapse coming comments confirm contacts copy country \
    create currency current customers cut daily days decline decrease delete delivery deny \
    departure directions disabled discard discover dismiss done down draft drafts edit enable \
    enabled ended enter expand favorites favourites flashlight flights follow followers \
    following forgot forward friend friends gallery gear generate groups hidden hide history \
    hours income increase invite invoice keyboard language later latest learn leave library \
    liked load loading lock log logged lyrics manage mark maybe meals microphone minutes \
    monthly months movies mute near nearby needed next nothing notify older ongoing only orders \
    other others overview packages paid passengers paste pay payment payments pending people \
    pick picture pictures players please postpone previous prices promote purchase purchases \
    quit rating ratings read received recent recipes recommended refresh reject reload remind \
    reminder remove removed rename repeat replies reply required resend restaurants restore \
    retry reviews rewards rewind ride save saved savings schedule search seat seats see select \
    selected sell send sent share shared sharing shipping shopping shown sign skip sold someone \
    something sorted speaker spending started staticmap submit subscribe subscribed \
    subscription suggested summary thumbnail today tomorrow translate trash travelers trip \
    trips try turn unfollow unlock unmute unread unselected until use used username view views \
    weather weekly weeks welcome wishlist withdraw workouts write yearly years yes yesterday \
    your zoom
    """

  /// Words that are also used in other languages, with these languages.
  private static let shared: [String: [LatinLanguage]] = [
    "account": [.german, .italian, .dutch, .swedish],
    "archive": [.german, .french],
    "balance": [.french, .spanish],
    "barcode": [.german, .dutch, .indonesian],
    "block": [.german, .swedish],
    "board": [.german],
    "bookings": [],
    "calendar": [.romanian],
    "camera": [.dutch, .italian],
    "chevron": [.french],
    "comment": [.french],
    "complete": [.spanish, .portuguese],
    "contact": [.french, .dutch],
    "continue": [.portuguese],
    "credits": [.dutch],
    "deposit": [.indonesian],
    "description": [.french],
    "details": [.german, .dutch, .french],
    "error": [.spanish],
    "explore": [.portuguese, .french],
    "favorite": [.italian, .romanian],
    "files": [.french],
    "help": [.dutch],
    "image": [.french],
    "images": [.french],
    "information": [.french, .german, .swedish],
    "location": [.french],
    "locations": [.french],
    "message": [.french],
    "messages": [.french],
    "minus": [.german, .french, .dutch, .swedish, .danish, .norwegian, .polish, .czech],
    "more": [],
    "notes": [.french],
    "notifications": [.french],
    "options": [.french],
    "order": [.german, .dutch, .swedish, .indonesian],
    "password": [.italian, .indonesian],
    "photo": [.french],
    "photos": [.french],
    "pickup": [.german],
    "popular": [.spanish, .portuguese],
    "print": [.dutch, .danish],
    "profile": [.german],
    "promotions": [.french],
    "question": [.french],
    "questions": [.french],
    "queue": [.french],
    "rate": [.german, .italian],
    "report": [.german, .spanish, .italian],
    "reservations": [.french],
    "scores": [.french, .dutch],
    "services": [.german, .french],
    "settings": [],
    "show": [.german, .dutch, .italian, .spanish, .portuguese],
    "suggestions": [.french],
    "transactions": [.french],
    "transfer": [.german, .dutch, .polish, .danish, .indonesian, .turkish],
    "update": [.german, .dutch, .indonesian],
    "updates": [.german, .dutch, .swedish],
  ]
}
