import EarshotNotation

/// The words for each idea that an ``Intent`` recognizes.
///
/// - Source: our choice: words of people who had used an iPhone and not this program.
enum IntentWords {
  /// The idea of words that can accompany any other idea, such as “go” and “make”.
  static let neutral = "neutral"

  /// The words for each idea.
  ///
  /// Each line begins with the name of the idea.
  private static let rows = """
    neutral: go jump skip move get take bring use make do does turn set put switch try see \
      want need gehe spring mach zeige
    speak: speak spoken speaks read reader say said says tell hear heard listen announce \
      announced voice voiceover aloud loud sag vorlesen lies lesen sprich hoere hoeren
    said: said spoke spoken announced gesagt
    now: now jetzt
    again: again repeat once replay reread nochmal wiederhole wiederholen noch
    all: all everything whole entire complete full alles ganz ganze ganzen
    rest: rest remaining on here onward onwards weiter
    page: page screen view content contents seite bildschirm
    start: top beginning start first begin anfang oben erste ersten
    end: end last bottom final very ende letzte letzten unten
    here: here current currently cursor focus focused am position i where'm selected wo
    where: where which what wo
    what: what which was
    do: do does happens happen works work for tut
    leave: leave exit out escape raus hinaus
    why: why reason explain warum wieso
    how: how wie
    many: many count number amount wieviele viele
    can: can possible could available allowed able kann
    element: element elements item items control controls thing stops widget widgets elemente
    buttons: buttons links headings fields headers images texts switches sliders labels
    kind: switch button slider link heading header field image picture tab cell row checkbox
    list: list lists show display print enumerate give dump zeig liste
    label: label name title called heisst
    rotor: rotor dial wheel
    setting: setting settings option options preferences preference config configuration \
      einstellungen
    letter: character characters letter letters spell spelling spelled buchstabe buchstaben \
      buchstabieren buchstabiere
    word: word words wort woerter wortweise
    line: line lines zeile zeilen
    slow: slow slower slowly slowed langsam langsamer
    fast: fast faster quick quicker speed rate pace schnell schneller tempo
    loud: loud louder volume lauter lautstaerke
    quiet: quiet quieter silent mute muted silence shut hush softly softer leise stumm ruhe
    stop: stop pause halt interrupt stops anhalten stopp
    off: off disable without no aus dont ohne
    on: on enable with an ein
    up: increase raise bump more up higher bigger larger plus hoeher mehr
    down: decrease lower reduce less smaller minus down weniger niedriger
    slider: slider value adjustable stepper knob regler wert amount quantity number level
    max: max maximum fully maximal
    min: min minimum zero minimal
    action: action actions aktion aktionen
    custom: custom more menu
    perform: perform run execute trigger choose pick invoke
    activate: open activate press click tap select choose push oeffne oeffnen aktivieren
    back: back return previous zurueck
    close: close dismiss hide cancel away schliessen
    keyboard: keyboard tastatur
    dark: dark black blank curtain hide off dunkel vorhang
    display: display screen bildschirm
    text: text words content
    field: field input box form text textfield feld
    delete: delete remove erase clear backspace empty loeschen leeren
    type: type typed typing enter write input dictate tippe schreiben
    copy: copy copied clipboard kopieren
    last: last just utterance speech spoken
    log: transcript log history session protokoll verlauf
    save: save store write export keep record file speichern
    undo: undo revert rewind unto rueckgaengig
    hint: hint hints hinweis hinweise
    call: call calls calling phone ring rings ringing telephone anruf
    begin: incoming simulate receive gets comes answer start begin begins make
    hangup: hang hangup end ends finish decline
    practice: practice practise practicing learn train training ueben
    zoom: zoom magnify enlarge vergroessern
    problem: problem problems issue issues wrong mistakes audit accessibility accessible \
      finding findings errors bad
    map: map layout draw drawing picture diagram karte
    picture: screenshot screenshots snapshot screengrab bildschirmfoto
    tree: tree hierarchy structure outline dom baum
    wait: wait sleep delay warten warte
    hear: hear read listen see
    next: next following forward naechste naechster naechstes
    scroll: scroll scrolls flip turn blaettern
    mark: mark bookmark remember checkpoint pin merken merke
    place: place spot position stelle
    note: note comment remark annotate notiz
    gesture: gesture gestures geste gesten commands
    key: key keys shortcut shortcuts keyboard tasten
    search: find search look locate seek suche suchen finde
    headphones: headphones headphone headset earphones airpods earbuds kopfhoerer
    out: out unplug unplugged pull remove disconnect pulled removed
    in: in plug plugged connect connected
    music: music song spotify musik
    play: play start plays playing
    ringer: ringer silent vibrate ring
    language: language sprache lang
    phonetics: phonetic phonetics alphabet nato
    punctuation: punctuation commas symbols satzzeichen
    sounds: sounds sound beeps clicks effects
    row: row rows column columns table
    ask: page pages far
    wake: wake
    reload: reload refresh reread
    source: file source changes edited
    quit: quit exit leave done finish bye ende
    program: program earshot walk app tool
    voicecontrol: dictation microphone control
    phoneonly: siri switcher multitasking notifications notification \
      spotlight dock widget widgets brightness landscape portrait bluetooth airdrop wifi \
      flashlight camera shake vibrate haptic homescreen home lock unlock airplane battery \
      braille handwriting
    """

  /// Filler words, which reveal nothing about the intention.
  private static let fillers = Set(
    """
    the a an to of it its is are be me my you your please this that there these those at for and \
    or can could would will shall should id like let lets just want wanna i im we us by into \
    someone somebody they he she from as one does do did has have so then now with in some any der die das den dem bitte mir \
    mich ich zu zum zur ein eine es ist am auf thanks hey ok okay way possible possibly somehow \
    earshot
    """.split(separator: " ").map(String.init)
  )

  private static let ideasOfWords: [String: Set<String>] = {
    var ideas: [String: Set<String>] = [:]
    for row in rows.split(separator: "\n") {
      let parts = row.split(separator: ":")
      for word in parts[1].split(separator: " ") {
        ideas[String(word), default: []].insert(String(parts[0]))
      }
    }
    return ideas
  }()

  private static let known = ideasOfWords.keys.filter { $0.count > 4 }.sorted()

  /// Returns whether a word is a filler word, which reveals nothing about the intention.
  static func isFiller(_ word: String) -> Bool {
    fillers.contains(word) && ideasOfWords[word] == nil
  }

  /// Returns the ideas that a word may express.
  ///
  /// A misspelled word has the ideas of the nearest word.
  ///
  /// A filler word also has the neutral idea, so it's never among the remaining words.
  static func ideas(of word: String) -> Set<String> {
    guard Int(word) == nil else { return [neutral] }
    var ideas = ideasOfWords[word] ?? []
    // `second` isn't a misspelled `record`.
    if ideas.isEmpty, word.utf8.count > 4, let near = Suggestion.nearest(to: word, in: known),
      near.first == word.first
    {
      ideas = ideasOfWords[near] ?? []
    }
    return fillers.contains(word) ? ideas.union([neutral]) : ideas
  }
}
