// Longer than 300 lines: a table with the German sentences of the rules about the cursor and
// gestures. The compiler reports a rule without one.
import EarshotFocusEngine

extension FocusRule {
  /// The sentence of the rule in German.
  var german: String {
    switch self {
    case .startSaysTheName: "startet die App, sagt VoiceOver zuerst ihren Namen"
    case .newScreenLandsOnTheFirst:
      "öffnet sich ein Bildschirm, eine Warnung oder ein Blatt, geht der Cursor zu dem "
        + "Element, das das erste war, bevor `appear` lief, wenn ein push ihn nicht unter die "
        + "Leiste setzt"
    case .newScreenLandsOnTheSummary:
      "erscheint ein Bildschirm zum ersten Mal oder öffnet sich ein Blatt, geht der Cursor zu "
        + "dem Element mit dem Trait summaryElement"
    case .pushLandsBelowTheBar:
      "nach einem push geht der Cursor zum ersten Element nach der Navigationsleiste, außer "
        + "wenn er in der alten Leiste war; umstritten: ist focusAfterPush 'first', geht er zum "
        + "ersten Element"
    case .goingBackRestoresTheCursor:
      "gehst du zurück, kehrt der Cursor zu seinem alten Element zurück oder zum "
        + "nächstgelegenen davor; umstritten: ist focusAfterBack 'first', geht er zum ersten "
        + "Element"
    case .goingBackLandsOnTheFirst:
      "ist focusAfterBack 'first', geht der Cursor beim Zurückgehen zum ersten Element"
    case .dismissalLandsOnTheFirst:
      "schließt sich eine Warnung, ein Blatt oder ein präsentierter Bildschirm, geht der "
        + "Cursor zum ersten Element darunter, wenn ihn die App nicht bewegt; umstritten: ist "
        + "focusAfterDismiss 'restored', kehrt er zurück"
    case .dismissalRestoresTheCursor:
      "ist focusAfterDismiss 'restored', kehrt der Cursor nach dem Schließen zu seinem alten "
        + "Element zurück oder zum nächstgelegenen davor"
    case .tabLandsOnTheFirst:
      "öffnest du einen Tab zum ersten Mal, geht der Cursor zu seinem ersten Element; "
        + "umstritten: ist focusAfterTab 'tab', bleibt er auf dem Tab"
    case .tabRestoresTheCursor:
      "kehrst du zu einem Tab zurück, geht der Cursor an seinen letzten Platz außerhalb der "
        + "Tableiste; umstritten: ist focusAfterTab 'tab', bleibt er auf dem Tab"
    case .tabKeepsTheCursor:
      "ist focusAfterTab 'tab', bleibt der Cursor auf dem aktivierten Tab, den VoiceOver als "
        + "geändert beschreibt"
    case .notificationSendsTheCursor:
      "nennt ein screenChanged oder layoutChanged ein Element, geht der Cursor dorthin"
    case .notificationWordsComeFirst:
      "VoiceOver sagt die Worte eines screenChanged oder layoutChanged und dann das Element, "
        + "zu dem sie führen"
    case .notificationWordsLandOnTheFirst:
      "ein screenChanged mit Worten bewegt den Cursor zum ersten Element"
    case .lastNotificationCounts:
      "bewegt ein Handler den Cursor mehrmals, folgt VoiceOver nur der letzten Bewegung und "
        + "beschreibt nur sie"
    case .editingLandsOnTheField: "beginnt das Bearbeiten, geht der Cursor zum Feld"
    case .endedEditingLandsOnTheField:
      "endet das Bearbeiten, beschreibt VoiceOver das Feld noch einmal, außer wenn es jetzt "
        + "verborgen ist"
    case .goneStopGivesWayToThePreceding:
      "ist das Element des Cursors nicht mehr da, geht der Cursor zum nächstgelegenen Element "
        + "davor, sonst zum ersten"
    case .goneCursorMovesInSilence:
      "verbirgt oder entfernt die App das Element des Cursors ohne Mitteilung, bewegt sich "
        + "der Cursor bei der nächsten Geste, ohne ein Wort"
    case .nodeStandsForItsFirstStop: "ein Container steht für das erste Element in ihm"
    case .landingDescribesTheStop: "kommt der Cursor zu einem Element, beschreibt VoiceOver es"
    case .shownScreenIsNamed:
      "einen neuen Bildschirm, eine Warnung oder ein Blatt nennt Earshot nach der Kennung, "
        + "dem Titel oder der Rolle, in dieser Reihenfolge"
    case .screenSaysWhatNoOptionSays:
      "Sprache, Gerät und Richtung kommen vom Element, den Optionen, dem Bildschirm oder der "
        + "App, in dieser Reihenfolge"
    case .movesGoInReadingOrder:
      "Streichen nach rechts oder links bewegt den Cursor zum nächsten oder vorigen Element "
        + "in Leserichtung"
    case .movesStopAtTheEnds:
      "an beiden Enden des Bildschirms spielt Streichen den dumpfen Ton und lässt den Cursor, "
        + "wo er ist"
    case .endsRepeatTheStop:
      "nach dem dumpfen Ton beim Streichen sagt VoiceOver das Element unter dem Cursor noch "
        + "einmal"
    case .swipeEntersAtItsEnd:
      "gibt es keinen Cursor, beginnt Streichen nach rechts beim ersten Element und Streichen "
        + "nach links beim letzten"
    case .fourFingerTapsGoToTheEnds:
      "Tippen mit vier Fingern auf die obere Hälfte des Bildschirms bewegt den Cursor zum "
        + "ersten Element, auf die untere zum letzten"
    case .nothingWithoutCursor:
      "kann kein Element den Cursor haben, spielt eine Geste den dumpfen Ton"
    case .touchLandsOnTheTopmost:
      "eine Berührung bewegt den Cursor zum obersten Element unter dem Finger"
    case .touchNeedsAStop:
      "Earshot lehnt es ab, einen Knoten zu berühren, der kein Element ist und keines enthält"
    case .touchReadsTheStopAgain:
      "nach dem Tippen liest VoiceOver das Element unter dem Cursor noch einmal vor"
    case .touchFindsTheShownPage:
      "ein Finger findet nur die Elemente auf der Seite, die ein Rollbereich zeigt"
    case .emptyPlacesSound:
      "die Berührung einer leeren Stelle spielt einen Ton und lässt den Cursor, wo er ist"
    case .draggingMeetsEachOnce:
      "ziehst du einen Finger, sagt VoiceOver jedes Element einmal, solange der Finger darauf "
        + "bleibt; eine leere Strecke spielt einen Ton"
    case .chooserGoesToTheItem: "die Objektauswahl bewegt den Cursor zu dem Element, das du wählst"
    case .summaryTellsThePlace:
      "fragst du nach dem Ort, hörst du Seite, Stelle, Zeile und Spalte des Elements"
    case .doubleTapActivates: "Doppeltippen aktiviert das Element, auf dem der Cursor steht"
    case .doubleTapOpensTheLink:
      "Doppeltippen öffnet den Link, den VoiceOver im Text zuletzt gelesen hat; hat es keinen "
        + "gelesen und behandelt nichts anderes das Doppeltippen, öffnet sich der erste Link"
    case .doubleTapPerformsTheChosenAction:
      "steht der Rotor auf einer eigenen Aktion, führt Doppeltippen sie aus"
    case .actionGoneGivesWayToActivation:
      "gibt es die gewählte Aktion nicht mehr, aktiviert Doppeltippen stattdessen das Element"
    case .activationSounds:
      "eine Aktivierung spielt einen Ton, außer das Element hat den Trait playsSound"
    case .activationRepeatsTheLabel:
      "bewegt eine Aktivierung den Cursor nicht und ändert sie das Element nicht, sagt "
        + "VoiceOver das Label noch einmal"
    case .changedElementIsDescribed:
      "ändert eine Aktivierung oder eine eigene Aktion ihr Element, sagt VoiceOver nur die "
        + "neue Beschreibung, einmal; der Stil „spoken“ lässt die Art weg"
    case .laterChangeIsDescribed:
      "die neue Beschreibung sagt VoiceOver auch, wenn der Handler das Element nach einem "
        + "wait ändert und der Cursor noch dort ist"
    case .togglesSayTheirValue: "aktivierst du einen Schalter, sagt VoiceOver nur seinen neuen Wert"
    case .steppersSayTheirValue:
      "aktivierst du eine Hälfte eines Steppers, sagt VoiceOver den Wert des Steppers"
    case .editedFieldsAreDescribed:
      "aktivierst du ein Feld, beschreibt VoiceOver es wie beim Beginn des Bearbeitens"
    case .mediaStartsInSilence:
      "hat ein Element den Trait startsMediaSession, sagt VoiceOver nach seiner Aktivierung "
        + "nichts, und auch nicht, wenn sein Handler es später ändert"
    case .activationNeedsAHandler:
      "Earshot lehnt eine Aktivierung oder langes Drücken ab, wenn nichts sie behandelt"
    case .dimmedElementsRefuse:
      "bei einem grau dargestellten Element lehnt Earshot Aktivieren, Anpassen und langes "
        + "Drücken ab"
    case .declinedActionsSoundTheEnd:
      "lehnt eine eigene Aktion ab, spielt VoiceOver den dumpfen Ton"
    case .dropsAreSaid: "VoiceOver meldet, dass etwas abgelegt ist"
    case .adjustingSaysTheValue: "passt du ein Element an, sagt VoiceOver seinen neuen Wert"
    case .adjustingNeedsAnAdjustable:
      "Earshot lehnt es ab, etwas anzupassen, wenn nichts das Anpassen behandelt"
    case .limitsSound: "geht ein Wert nicht weiter, spielt VoiceOver den dumpfen Ton"
    case .limitsRepeatTheValue:
      "nach dem dumpfen Ton eines Werts, der nicht weitergeht, sagt VoiceOver den Wert noch "
        + "einmal"
    case .steppersWereDimmedAtTheirLimit:
      "vor iOS 26 ist die Hälfte eines Steppers, die nicht weitergeht, grau dargestellt"
    case .olderPushesLandOnTheFirst:
      "bis iOS 17 geht der Cursor auf einem Bildschirm, der mit push kommt, zum ersten "
        + "Element, wenn focusAfterPush nichts anderes sagt"
    case .olderPushesSayTheTitle:
      "in iOS 12 sagt VoiceOver den Titel eines Bildschirms, der mit push kommt, vor seiner "
        + "Zurück-Taste"
    case .olderActivationsSayTheLabelFirst:
      "in iOS 12 sagt VoiceOver das Label dessen, was du aktivierst, vor dem Bildschirm, der "
        + "sich öffnet und das Label abbricht"
    case .olderMenusReturnTheCursor:
      "bis iOS 26.1 kehrt der Cursor zu der Taste zurück, die ein Menü geöffnet hat, wenn es "
        + "sich schließt; ab 26.2 geht er zum ersten Element"
    case .alertsSayWhatTheyAre:
      "ist alerts 'announced', sagt VoiceOver „Alert“ vor dem Titel einer Warnung, die "
        + "erscheint"
    case .zoomNeedsAHandler: "behandelt nichts das Vergrößern, spielt VoiceOver den dumpfen Ton"
    case .scrubNeedsSomethingToLeave:
      "gibt es nichts zu verlassen, spielt ein Z mit zwei Fingern den dumpfen Ton"
    case .magicTapDoesTheMostImportant: "magisches Tippen tut das Wichtigste auf dem Bildschirm"
    case .magicTapNeedsAHandler: "Earshot lehnt magisches Tippen ab, wenn nichts es behandelt"
    case .holdingPassesThrough:
      "Doppeltippen und Halten lässt die folgenden Berührungen zur App durch, zuerst als "
        + "langes Drücken"
    case .tripleTapPressesLong: "dreimal tippen wirkt wie langes Drücken"
    case .goingBackNeedsAScreenBelow:
      "Earshot lehnt es ab zurückzugehen, wenn kein Bildschirm darunter liegt"
    case .endlessEffectsAreStopped:
      "Wirkungen, die einander endlos auslösen, hält Earshot an; VoiceOver sagt nur das "
        + "letzte Ergebnis"
    case .longTextsAreRefused:
      "Text mit Verweisen, der länger als 64 KiB würde, lehnt Earshot ab; die anderen "
        + "Wirkungen gehen weiter"
    case .changedValueIsSpoken:
      "ändert eine Wirkung den Wert eines einstellbaren Elements oder eines Schalters, auf "
        + "dem der Cursor steht, sagt VoiceOver den neuen Wert"
    case .voiceTapsActivate:
      "nach einem gesprochenen Befehl sagt VoiceOver nur, was die App meldet oder wo der "
        + "Cursor landet"
    case .directTouchGoesToTheApp:
      "Berührungen eines Elements mit dem Trait allowsDirectInteraction gehen zur App"
    case .directTouchMayWaitForActivation:
      "mit requiresActivation gehen Berührungen vom Doppeltippen an zur App, bis der Cursor "
        + "weggeht"
    case .directTouchSaysTheLabel:
      "geht eine Berührung zur App, sagt VoiceOver das Label des Elements unter dem Cursor"
    case .silentTouchSaysNothing:
      "mit silentOnTouch sagt VoiceOver nichts, wenn du das Element berührst"
    case .scrollingSounds: "Streichen mit drei Fingern, das scrollt, spielt einen Ton"
    case .nothingScrollsFurther:
      "Streichen mit drei Fingern, das nichts behandelt, spielt den dumpfen Ton"
    case .pageStatusIsSpoken: "VoiceOver sagt den Status der Seite"
    case .ownPageStatusIsSpoken:
      "liefert ein Rollbereich einen Status für eine Seite, sagt VoiceOver ihn statt der "
        + "Seitenzahl"
    case .samePageTwiceIsTheEnd:
      "ändert sich der Status der Seite nicht, ist der Rollbereich an seinem Ende"
    case .pageTurnLandsOnItsFirst:
      "tritt eine neue Seite an die Stelle der Seite des Cursors, geht der Cursor zum ersten "
        + "Element der neuen Seite"
    case .movementsPassThrough:
      "bei einer durchgelassenen Geste geht die Bewegung des Fingers zur App"
    case .rotorHasAnOrder:
      "der Rotor bietet die Optionen des Elements und des Bildschirms in fester Reihenfolge "
        + "an und fasst eigene Rotoren mit demselben Namen zusammen"
    case .rotorHoldsWhatWasChosen:
      "der Rotor enthält die Optionen in rotorItems und die, die das Element, der Bildschirm "
        + "oder das Bearbeiten hinzufügt; voreingestellt sind Zeichen, Wörter, Zeilen, "
        + "Sprechtempo, Container, Überschriften und Links"
    case .headingsAreAlwaysOffered:
      "der Rotor bietet Überschriften an, auch wenn der Bildschirm keine hat"
    case .editingBringsOptions:
      "bearbeitest du Text, der nicht geheim ist, fügt der Rotor Rechtschreibfehler, "
        + "Bearbeiten und Textauswahl hinzu; bei einem Textbereich unter dem Cursor "
        + "Rechtschreibfehler"
    case .emptyRotorSounds: "ein leerer Rotor spielt den dumpfen Ton"
    case .nothingIsMisspelled:
      "Rechtschreibfehler findet nichts, weil Earshot die Rechtschreibung nicht prüft"
    case .editIsAList:
      "der Rotor Bearbeiten bietet von Auswählen, Alles auswählen, Ausschneiden, Kopieren und "
        + "Einsetzen an, was möglich ist, und beginnt nach dem letzten von vorn"
    case .doubleTapPerformsTheEditEntry:
      "Doppeltippen führt den gewählten Eintrag aus; Auswählen nimmt das Wort vor der "
        + "Einfügemarke, und wenn es keines gibt, das Wort danach"
    case .copiedTextIsSaid: "VoiceOver sagt den Text, den du ausschneidest, kopierst oder einsetzt"
    case .selectionGrowsByUnits:
      "mit Textauswahl wählt Streichen nach unten ein Zeichen mehr aus und Streichen nach "
        + "oben eines weniger; die Einheit ist das Wort, wenn zuletzt Wörter eingestellt war, und "
        + "der dumpfe Ton kommt, wenn sich nichts ändern lässt"
    case .turningSaysTheOption:
      "drehst du den Rotor, sagt VoiceOver die Option; nach der letzten kommt die erste, und "
        + "der Cursor bleibt"
    case .rotorNeedsAnOfferedOption:
      "Earshot lehnt die Drehung auf eine Option ab, die der Rotor nicht hat"
    case .rotorTurnsByItself:
      "der Rotor dreht sich von selbst auf Wert anpassen, auf Aktionen oder zurück auf deine "
        + "Option, was zuerst zum Element passt; Bewegungen mit dem Rotor drehen ihn nicht"
    case .rotorLeavesWhatIsGone:
      "gibt es eine Option nicht mehr, verlässt der Rotor sie ohne ein Wort"
    case .swipeUpRaises:
      "Streichen nach oben erhöht ein Tempo, eine Lautstärke oder einen einstellbaren Wert, "
        + "Streichen nach unten verringert ihn; Tempo und Lautstärke ändern sich um 5 Prozent"
    case .rotorChangesSettings:
      "steht der Rotor auf einer Einstellung von VoiceOver, ändert Streichen sie, und "
        + "VoiceOver sagt den neuen Wert"
    case .settingsInTheRotorEnd:
      "an beiden Enden der Werte einer Einstellung spielt Streichen den dumpfen Ton"
    case .searchesLandOnTheNearest:
      "eine Suche mit dem Rotor bewegt den Cursor zum nächstgelegenen Treffer in Richtung der "
        + "Suche"
    case .searchesSayThatNothingIsFound:
      "findet eine Suche keinen weiteren Treffer, sagt VoiceOver es, und der Cursor bleibt"
    case .searchesLookForTraits:
      "eine Suche mit dem Rotor sucht nach Traits oder Containern; die Suche nach Tasten "
        + "findet auch Zurück-Tasten"
    case .linksInTextsAreFound:
      "Links findet auch die Links in einem Text; VoiceOver sagt nur die Wörter des Links und "
        + "„Link“"
    case .customRotorsHoldInside:
      "ein eigener Rotor gilt in dem Knoten, der ihn angibt, und besucht die Elemente darin "
        + "in Leserichtung"
    case .customRotorsLandOnTheirResult:
      "ein eigener Rotor bewegt den Cursor zum Treffer nach dem jetzigen"
    case .rotorStartsAtItsEnd:
      "ohne jetzigen Treffer beginnt ein eigener Rotor beim ersten, rückwärts beim letzten"
    case .customRotorsEnd:
      "hat ein eigener Rotor keinen weiteren Treffer, spielt er den dumpfen Ton"
    case .actionsAreAList:
      "der Rotor Aktionen zählt die Namen der Aktionen auf; sein letzter Eintrag aktiviert "
        + "das Element, und danach beginnt er von vorn"
    case .moreContentIsAList:
      "der Rotor für weitere Inhalte geht durch die eigenen Inhalte und bleibt an beiden "
        + "Enden stehen"
    case .chartsBringAudioGraph:
      "seit iOS 15 hat der Rotor Audio graph, wenn das Element oder ein Container darum ein "
        + "Diagramm ist"
    case .audioGraphIsAList:
      "der Rotor Audio graph hat Describe chart, Play audio graph und Chart details, und danach "
        + "beginnt er von vorn"
    case .doubleTapPerformsTheChartEntry:
      "ein Doppeltipp führt den gewählten Eintrag des Rotors Audio graph aus"
    case .chartsPlayAsTones:
      "ein Diagramm klingt als Töne, eine Reihe nach der anderen, und dann sagt VoiceOver Complete"
    case .chartDetailsAreAScreen:
      "Chart details öffnet eine Seite mit einer Überschrift und einer Taste, die das Diagramm "
        + "abspielt"
    case .unitsAreSpokenAlone:
      "VoiceOver sagt nur das Zeichen, das Wort oder die Zeile; in einem Feld, das du "
        + "bearbeitest, geht die Einfügemarke mit"
    case .otherUnitsBeginWhereTheLastDid:
      "nach einem Wort liest VoiceOver dessen Zeichen von vorn, damit du es buchstabieren "
        + "kannst"
    case .textsEnd:
      "an beiden Enden des Texts spielt Streichen nach Zeichen, Wörtern oder Zeilen den "
        + "dumpfen Ton"
    case .marksAreSpokenAlone:
      "VoiceOver sagt nur die markierte Stelle; das Lesen nach Einheiten geht an ihrem Anfang "
        + "weiter"
    case .marksTakeTheFirstFreePlace:
      "eine Markierung ohne Nummer nimmt die erste Stelle, die nicht schon dieselbe "
        + "Markierung hat"
    case .textIsLabelAndValue:
      "der Text eines Elements sind sein Label und sein Wert, oder was an ihre Stelle tritt, "
        + "ohne VoiceOvers eigene Wörter"
    case .chunksAreSeparatedByCommas:
      "zwischen Label und Wert steht ein Komma, oder ein Leerzeichen, wenn das Label mit "
        + "einem Satzzeichen endet"
    case .secretsAreBullets: "ein Passwortfeld zeigt Punkte, und VoiceOver liest sie vor"
    case .wordsFollowUnicode:
      "Wörter enden, wo Unicode es sagt; jedes Emoji und jedes Symbol ist ein eigenes Wort"
    case .typedTextIsShown: "Schreiben und Löschen ändern den Wert des Felds, das du bearbeitest"
    case .typingIsEchoed:
      "VoiceOver sagt, was du schreibst oder löschst, wie die Einstellung typingEcho es will"
    case .secretsAreNotEchoed: "was du in ein Passwortfeld schreibst, sagt VoiceOver nicht"
    case .capitalsMaySound: "ist capitals 'sound', spielt jeder große Buchstabe einen Ton"
    case .typingNeedsAField:
      "Earshot lehnt Schreiben und Auswählen ab, solange du kein Feld bearbeitest"
    case .nothingLeftToEdit:
      "gibt es nichts zu schreiben, zu löschen, auszuwählen oder zurückzunehmen, spielt "
        + "VoiceOver den dumpfen Ton"
    case .selectionIsSaid:
      "VoiceOver sagt den ausgewählten Text; ein Befehl, der einen Teil des Texts auswählt, "
        + "nimmt das erste Vorkommen"
    case .undoneTypingIsShown:
      "Geschriebenes lässt sich zurücknehmen und wiederholen; der Wert zeigt das Ergebnis"
    case .movedInsertionPointIsSaid:
      "doppeltippst du auf das Feld, das du bearbeitest, sagt VoiceOver nur, wo die "
        + "Einfügemarke jetzt ist"
    case .magicTapDictates:
      "in dem Feld, das du bearbeitest, beginnt oder beendet magisches Tippen das Diktieren, "
        + "ohne Handler zu fragen; Passwortfelder nehmen kein Diktat"
    case .dictatedTextIsSaid:
      "Diktiertes sagt VoiceOver einmal, am Ende und ohne Echo; endet das Bearbeiten vorher, "
        + "sagt es nichts"
    case .readingGoesOn:
      "Vorlesen bewegt den Cursor von Element zu Element; Streichen mit zwei Fingern nach "
        + "oben beginnt beim ersten Element, nach unten beim Cursor"
    case .readingLeavesOutHints:
      "Vorlesen lässt Hinweise, Aktionen und Inhalte weg und spielt auf der letzten Seite "
        + "keinen dumpfen Ton"
    case .readingTurnsThePage:
      "beim Vorlesen blättert VoiceOver nach einem Element mit dem Trait causesPageTurn um"
    case .readingEndsWhereTheAppMovesTheCursor: "Vorlesen endet, wenn die App den Cursor bewegt"
    case .endlessReadingIsStopped: "Vorlesen endet nach 100.000 Elementen"
    case .frequentUpdatesArePolled:
      "alle zwei Sekunden prüft VoiceOver den Wert eines Elements mit dem Cursor, das sich "
        + "oft ändert"
    case .soundsComeBeforeSpeech: "Töne kommen vor der Sprache"
    case .announcementsFollowTheSpeech:
      "eine Ansage kommt nach dem, was VoiceOver zur Geste selbst sagt"
    case .devicesLoseAnnouncements:
      "ist announcements 'device', verschlucken Bewegungen des Cursors, neue Bildschirme und "
        + "die Sprache einer Aktivierung sofortige Ansagen unter hoher Priorität, und der Hinweis "
        + "des aktivierten Elements ist noch einmal zu hören; nach einem wait hörst du Ansagen"
    case .announcementsMayBeLost:
      "eine Ansage, die kommt, während VoiceOver noch spricht, ist zu hören, wie in Apples "
        + "Vorführung; umstritten: auf einem iPhone kann sie verloren gehen, also sag sie später "
        + "an, gib ihr hohe Priorität, oder bewege stattdessen den Fokus"
    case .groupsAreEnteredOnce:
      "eine Gruppe sagt VoiceOver einmal, wenn der Cursor von außen hineinkommt"
    case .groupsWithALabelSpeak:
      "beim Hineinkommen sagt VoiceOver eine semantische Gruppe mit Label oder eine "
        + "Tableiste, aber keine Warnung, deren Titel ein Element ist"
    case .cellsSpeakWhatIsInside:
      "bei einer Zelle ohne Label liest VoiceOver vor, was darin ist, auch die Zustände von "
        + "Schaltern"
    case .referencesAreFilledIn:
      "Verweise in eigenen Inhalten füllt die App aus, wenn VoiceOver das Element beschreibt"
    case .hiddenNodesAreLeftOut:
      "verborgene, entfernte, durchsichtige und leere Knoten lässt VoiceOver aus, mit allem, "
        + "was darin ist"
    case .elementsEndTheSearch:
      "an einem Element hält VoiceOver einmal an, und alles darin lässt es aus"
    case .modalViewsSilenceSiblings:
      "unter Geschwistern besucht VoiceOver nur den letzten modalen View, auch wenn er "
        + "verborgen ist"
    case .unitsStayTogether:
      "die Elemente einer Liste, eines Orientierungspunkts, einer Tabelle, einer Tableiste "
        + "oder einer benannten Gruppe bleiben zusammen"
    case .rowsGoFromTopToBottom:
      "VoiceOver liest Zeilen von oben nach unten und jede Zeile der Reihe nach; eine neue "
        + "Zeile beginnt auf dem iPhone 8 Punkte tiefer, anderswo 13"
    case .keylessListsKeepTheFile:
      "Earshot ordnet eine Liste nur, wenn jeder Eintrag einen frame hat; sonst behält sie "
        + "die Reihenfolge der Datei"
    case .framelessScreensHaveRows:
      "ohne frame ist jedes Element eine Zeile; die Elemente einer Leiste teilen sich eine, "
        + "und 'columns' setzt mehrere Plätze in eine"
    case .nearestContainerNumbers:
      "im Stil „spoken“ sagt VoiceOver den Platz eines Elements im innersten Container"
    case .outermostContainerNumbers:
      "im Stil „snapshot“ sagt VoiceOver den Platz eines Elements im äußersten Container"
    case .cellsTakeTheFirstFreeColumn: "eine Zelle nimmt die erste freie Spalte ihrer Zeile"
    case .headersHeadRowsAndColumns:
      "der Kopf einer Zeile gilt für seine Zeile, der Kopf einer Spalte für jede spätere "
        + "Zelle in seinen Spalten"
    case .firstCellsSayTheRow: "die erste Zelle einer Zeile ist die früheste mit einem Element"
    }
  }
}
