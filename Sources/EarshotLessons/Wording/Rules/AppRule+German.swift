// A table: the German sentences of the rules about apps. The compiler reports a rule without one.
import EarshotSimulatedApp

extension AppRule {
  /// The sentence of the rule in German.
  var german: String {
    switch self {
    case .rolesActByThemselves:
      "bevor ihr Handler läuft, schaltet ein Schalter um, öffnet sich ein Tab, geht eine "
        + "Zurück-Taste zurück, beginnt ein Feld mit dem Bearbeiten, oder geht eine Hälfte eines "
        + "Steppers einen Schritt"
    case .selectionsOfOne:
      "mit 'selection: one' wählt Doppeltippen einen Eintrag aus und die anderen ab, bevor "
        + "der Handler läuft; statischer Text und Überschriften sind keine Einträge"
    case .activationRunsTheHandler: "eine Aktivierung lässt den Handler des Elements laufen"
    case .linksRunTheirHandler:
      "ein Link in einem Text lässt seinen eigenen Handler laufen, wenn du ihn öffnest"
    case .decliningSuppressesTheRole:
      "lehnt ein Handler ab, tut die Rolle nicht, was sie von selbst täte"
    case .adjustingStepsTheScale:
      "Anpassen geht einen Schritt auf der Skala des Elements, dann läuft sein Handler"
    case .guardedAdjustingIsHandled:
      "ein Element mit einem Handler nimmt das Anpassen an, auch wenn dessen Bedingung falsch "
        + "ist; der Wert bleibt dann, wie an einem Ende"
    case .slidersStepATenth:
      "gibt der Bereich eines Reglers keinen Schritt an, geht der Regler um ein Zehntel des "
        + "Bereichs"
    case .valuesOffTheRangeCountAsNumbers:
      "einen Wert, der nicht in seinen Bereich passt, behandelt die App wie seine erste Zahl "
        + "oder die untere Grenze; der Wert bleibt bis zu einem Schritt"
    case .referringSlidersAskTheirHandlers:
      "ein Regler, dessen Wert auf einen anderen Knoten verweist, hat keine Skala von selbst, "
        + "wie ein einstellbares Element"
    case .pressesAndTouchesRunTheHandler:
      "langes Drücken, Vergrößern oder eine Berührung, die zur App geht, lässt den Handler "
        + "des Elements laufen"
    case .containersOfferTheirActions:
      "ein Element bietet seine eigenen Aktionen an, dann die seiner Container; während etwas "
        + "bewegt wird, das Ablegen, sonst das Bewegen"
    case .draggablesOfferADrag:
      "ein Element, das sich bewegen lässt, bietet das Bewegen an, außer die App nennt es "
        + "selbst"
    case .namesTellDragsAndDrops:
      "eine Aktion bewegt oder legt ab, wenn ihr Name mit Drag oder Drop beginnt"
    case .scrubPutsBackWhatIsDragged:
      "ein Z mit zwei Fingern legt zurück, was du bewegst, bevor es etwas anderes tut"
    case .scrubEndsEditing: "ein Z mit zwei Fingern beendet das Schreiben"
    case .scrubAsksHandlers:
      "nach einem Z mit zwei Fingern fragt die App die Handler für `escape`, vom Element an "
        + "aufwärts"
    case .openPanelsEndTheScrub:
      "in einer offenen Warnung oder einem offenen Blatt erreicht das Z die Handler des "
        + "Bildschirms nicht, der sie präsentiert hat"
    case .scrubClosesWhatWasPresented:
      "ein Z mit zwei Fingern schließt die Warnung, das Blatt oder den Bildschirm, den die "
        + "App zuletzt präsentiert hat"
    case .scrubGoesBack: "ist nichts präsentiert, geht ein Z mit zwei Fingern zurück"
    case .openPanelsCoverTheScreen:
      "eine offene Warnung, ein Blatt oder ein Menü verbirgt die Knoten darum herum vor "
        + "VoiceOver und vor Ereignissen; ein präsentierter Bildschirm verdeckt die Tableiste der "
        + "App"
    case .nodesOfTheAppFollowTheScreen:
      "die Knoten der App selbst kommen nach denen des Bildschirms und vor der Tableiste; "
        + "präsentierte Bildschirme verdecken sie"
    case .popToRootGoesToTheFirst:
      "'popToRoot' schließt Warnungen und Blätter und kehrt zum ersten Bildschirm der letzten "
        + "Präsentation, des Tabs oder der App zurück; auf dem ersten Bildschirm tut es nichts"
    case .removedPanelsClose: "eine Warnung oder ein Blatt schließt sich, wenn die App es entfernt"
    case .pushesDismissPanels:
      "ein push aus einer Warnung, einem Blatt oder einem Menü schließt es; beim Zurückgehen "
        + "bewegt sich der Cursor dann wie beim Schließen"
    case .landingIsDecidedBeforeAppear:
      "VoiceOver wählt den Platz des Cursors auf einem neuen Bildschirm, bevor `appear` läuft"
    case .scrollingAsksHandlersThenPages:
      "nach dem Streichen mit drei Fingern fragt die App die Handler vom Element an aufwärts, "
        + "dann den nächstgelegenen Rollbereich mit Seiten"
    case .scrollingAsksForDirectionThenPage:
      "bei jedem Knoten versucht die App den Handler für die Richtung der Finger, dann den "
        + "für die Seite, zu der sie führt"
    case .fingersAskForPages:
      "Finger, die nach oben oder gegen die Leserichtung streichen, bitten um die nächste "
        + "Seite"
    case .passedMovementsTellNoPage:
      "einen Status der Seite, der während einer durchgelassenen Geste kommt, sagt VoiceOver "
        + "nicht"
    case .elementsMayTurnThePage:
      "nachdem VoiceOver ein Element vorgelesen hat, blättert es um, wenn das Element oder "
        + "sein Container den Trait causesPageTurn hat"
    case .pagesFollowTheCursor: "ein Rollbereich zeigt die Seite des Elements unter dem Cursor"
    case .pagesLieSideBySide:
      "Seiten liegen nebeneinander oder untereinander, jede so groß wie der Rollbereich"
    case .eventsClimb:
      "ein Ereignis geht vom Element durch seine Container zum Bildschirm, zur Warnung, zum "
        + "Blatt oder zum Menü, und dann zur App; beim ersten Handler, der es nimmt, hält es an"
    case .firstHandlerThatHoldsCounts:
      "hat ein Ereignis mehrere Handler, läuft nur der erste, dessen Bedingung wahr ist"
    case .guardsHoldTogether:
      "eine Bedingung ist wahr, wenn alle ihre Teile es sind; ein Teil über einen Knoten, den "
        + "es nicht gibt, ist falsch, außer er ist verneint"
    case .effectsChangeTheLineWithoutAGuard:
      "stehen Zeilen mit Bedingungen vor einer ohne, ändern Wirkungen die ohne"
    case .neighborsAreInTheParent:
      "`next` und `previous` sind die benachbarten Elemente im selben Elternknoten; ein "
        + "Container nimmt die Elemente in ihm"
    case .derivedPropertiesFollow:
      "eine Eigenschaft mit Verweisen oder Bedingungen bringt die App auf den neuen Stand, "
        + "sobald sich etwas ändert"
    case .textsNameOthers: "ein Verweis in einem Text zeigt, was sein Knoten jetzt sagt"
    case .amountsAreExact:
      "eine Menge addiert und multipliziert die ersten Zahlen ihrer Knoten, ohne zu runden; "
        + "ohne Zahl ist sie leer, und die Sprache bestimmt die Form des Plurals"
    case .timesAreSaidInWords:
      "bei einem Bereich 'as time' sagt VoiceOver die Sekunden als Stunden, Minuten und "
        + "Sekunden, ohne Teile, die null sind; Bedingungen und Mengen nehmen die Sekunden"
    case .timesStayInTheirRange:
      "eine Zeit außerhalb ihres Bereichs wird zum nächstgelegenen Ende des Bereichs, also "
        + "sagt VoiceOver nie eine negative Zeit"
    case .deletingTakesOneCharacter:
      "'deleteLast' löscht das letzte Zeichen eines Werts, wenn es eines gibt, mit allen "
        + "Teilen eines Akzents oder Emojis; es ändert die Zeile ohne Bedingung"
    case .partsAreFoundWithoutCase:
      "'contains' beachtet Akzente, aber nicht Groß und Klein, und jeder Text enthält den "
        + "leeren"
    case .textsHaveALimit:
      "Text darf mit ausgefüllten Verweisen höchstens 64 KiB haben, insgesamt 64 MiB, oder 1 "
        + "MiB, wenn du ihn schreibst; eine Änderung darüber hinaus lässt den alten Text"
    case .stepsHaveALimit:
      "in einem Schritt laufen höchstens 1.000 Wirkungen, neue Bildschirme und Handler von "
        + "`focus` und `appear`"
    case .whatIsDueGoesOneByOne:
      "fällige Ereignisse kommen eines nach dem anderen; im selben Moment laufen wartende "
        + "Handler vor Uhren"
    case .cancelingStopsWhatWaits:
      "'cancel' beendet, was die Handler, Aktionen und Links eines Elements nach einem 'wait' "
        + "noch täten, wie eine App eine Aufgabe abbricht; Uhren laufen weiter"
    case .timersBeginWithTheirScreen:
      "eine Uhr beginnt neu, wenn ihr Bildschirm erscheint, und hält an, wenn er geht; die "
        + "Uhren der App laufen vom Start der App an"
    case .idleTimeBeginsWithEachGesture:
      "'idle' zählt von der letzten Geste oder dem letzten gesprochenen Befehl an, oder von "
        + "da an, wo sein Bildschirm erschien; es läuft einmal ab und zählt nach der nächsten "
        + "Geste neu"
    case .announcementsTellTheirEnd:
      "der Bildschirm und dann die App bekommen ein Ereignis für das, was aus einer Ansage "
        + "wurde, mit ihrem Text als Wert"
    case .appsTellWhatUIKitTells:
      "eine App meldet dieselben Mitteilungen wie UIKit, in derselben Reihenfolge"
    case .menusOpenThemselves:
      "Doppeltippen auf ein Menü oder eine Datumsauswahl öffnet sie, und dann erreichst du "
        + "nur, was darin ist"
    case .itemsCloseTheirMenu:
      "Doppeltippen auf einen Eintrag eines Menüs schließt das Menü, dann läuft der Handler "
        + "des Eintrags"
    case .dismissRegionsClose:
      "der Bereich um ein offenes Menü, eine Datumsauswahl, ein Popover oder eine Rückfrage "
        + "ist ihr letztes Element und schließt sie"
    case .grabbersResizeTheSheet:
      "Doppeltippen auf den Griff eines Blatts gibt dem Blatt seine nächste Größe und beginnt "
        + "nach der letzten von vorn; Streichen geht eine Größe hinauf oder hinunter"
    case .scrollViewsSayTheirStatus:
      "ein Rollbereich, oder ein Bildschirm, der scrollt, kann für jede Seite einen Status "
        + "liefern"
    case .editingBeginsAtTheEnd:
      "beim Beginn des Bearbeitens ist die Einfügemarke am Ende des Felds"
    case .insertionPointFollowsTheText:
      "ersetzt die App den Text, bleibt eine Einfügemarke am Ende am Ende; jede andere behält "
        + "ihren Platz"
    case .insertionPointGoesToTheOtherEnd:
      "Doppeltippen auf das Feld, das du bearbeitest, bewegt die Einfügemarke ans Ende, oder "
        + "von dort an den Anfang; es hebt die Auswahl auf und lässt keinen Handler laufen"
    }
  }
}
