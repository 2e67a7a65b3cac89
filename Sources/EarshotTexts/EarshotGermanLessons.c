// The pages of Docs/Lessons/de. A test writes this file when EARSHOT_WRITE_DOCS is 1.
#include "EmbeddedPages.h"

#define PAGE lesson01VoiceoverEinschaltenPage
#define PAGE_FILE "../../Docs/Lessons/de/01-voiceover-einschalten.md"
#include "EmbeddedPage.h"

#define PAGE lesson02StreichenUndDoppeltippenPage
#define PAGE_FILE "../../Docs/Lessons/de/02-streichen-und-doppeltippen.md"
#include "EmbeddedPage.h"

#define PAGE lesson03AnhaltenUndVorlesenPage
#define PAGE_FILE "../../Docs/Lessons/de/03-anhalten-und-vorlesen.md"
#include "EmbeddedPage.h"

#define PAGE lesson04ZurueckUndMagischesTippenPage
#define PAGE_FILE "../../Docs/Lessons/de/04-zurueck-und-magisches-tippen.md"
#include "EmbeddedPage.h"

#define PAGE lesson05ScrollenUndFindenPage
#define PAGE_FILE "../../Docs/Lessons/de/05-scrollen-und-finden.md"
#include "EmbeddedPage.h"

#define PAGE lesson06RotorPage
#define PAGE_FILE "../../Docs/Lessons/de/06-rotor.md"
#include "EmbeddedPage.h"

#define PAGE lesson07SchreibenPage
#define PAGE_FILE "../../Docs/Lessons/de/07-schreiben.md"
#include "EmbeddedPage.h"

#define PAGE lesson08NamenUndArtenPage
#define PAGE_FILE "../../Docs/Lessons/de/08-namen-und-arten.md"
#include "EmbeddedPage.h"

#define PAGE lesson09WertePage
#define PAGE_FILE "../../Docs/Lessons/de/09-werte.md"
#include "EmbeddedPage.h"

#define PAGE lesson10EinBildBeschreibenPage
#define PAGE_FILE "../../Docs/Lessons/de/10-ein-bild-beschreiben.md"
#include "EmbeddedPage.h"

#define PAGE lesson11PreiseUndPluralePage
#define PAGE_FILE "../../Docs/Lessons/de/11-preise-und-plurale.md"
#include "EmbeddedPage.h"

#define PAGE lesson12ReihenfolgeUndGruppenPage
#define PAGE_FILE "../../Docs/Lessons/de/12-reihenfolge-und-gruppen.md"
#include "EmbeddedPage.h"

#define PAGE lesson13BlaetterUndWarnungenPage
#define PAGE_FILE "../../Docs/Lessons/de/13-blaetter-und-warnungen.md"
#include "EmbeddedPage.h"

#define PAGE lesson14AufwandPage
#define PAGE_FILE "../../Docs/Lessons/de/14-aufwand.md"
#include "EmbeddedPage.h"

#define PAGE lesson15AktionenUndInhaltePage
#define PAGE_FILE "../../Docs/Lessons/de/15-aktionen-und-inhalte.md"
#include "EmbeddedPage.h"

#define PAGE lesson16WennSichDerBildschirmAendertPage
#define PAGE_FILE "../../Docs/Lessons/de/16-wenn-sich-der-bildschirm-aendert.md"
#include "EmbeddedPage.h"

#define PAGE lesson17AnsagenUndZeitPage
#define PAGE_FILE "../../Docs/Lessons/de/17-ansagen-und-zeit.md"
#include "EmbeddedPage.h"

#define PAGE lesson18TabellenUndSeitenPage
#define PAGE_FILE "../../Docs/Lessons/de/18-tabellen-und-seiten.md"
#include "EmbeddedPage.h"

#define PAGE lesson19DirektZoomenUndEigeneGestenPage
#define PAGE_FILE "../../Docs/Lessons/de/19-direkt-zoomen-und-eigene-gesten.md"
#include "EmbeddedPage.h"

#define PAGE lesson20JetztDuPage
#define PAGE_FILE "../../Docs/Lessons/de/20-jetzt-du.md"
#include "EmbeddedPage.h"

#define PAGE lesson21EineStundeOhneHaendePage
#define PAGE_FILE "../../Docs/Lessons/de/21-eine-stunde-ohne-haende.md"
#include "EmbeddedPage.h"

#define PAGE lesson22GezeichnetLebendigVerlorenPage
#define PAGE_FILE "../../Docs/Lessons/de/22-gezeichnet-lebendig-verloren.md"
#include "EmbeddedPage.h"

PLAIN const EarshotText earshot_german_lessons[] = {
  ROW(lesson01VoiceoverEinschaltenPage),
  ROW(lesson02StreichenUndDoppeltippenPage),
  ROW(lesson03AnhaltenUndVorlesenPage),
  ROW(lesson04ZurueckUndMagischesTippenPage),
  ROW(lesson05ScrollenUndFindenPage),
  ROW(lesson06RotorPage),
  ROW(lesson07SchreibenPage),
  ROW(lesson08NamenUndArtenPage),
  ROW(lesson09WertePage),
  ROW(lesson10EinBildBeschreibenPage),
  ROW(lesson11PreiseUndPluralePage),
  ROW(lesson12ReihenfolgeUndGruppenPage),
  ROW(lesson13BlaetterUndWarnungenPage),
  ROW(lesson14AufwandPage),
  ROW(lesson15AktionenUndInhaltePage),
  ROW(lesson16WennSichDerBildschirmAendertPage),
  ROW(lesson17AnsagenUndZeitPage),
  ROW(lesson18TabellenUndSeitenPage),
  ROW(lesson19DirektZoomenUndEigeneGestenPage),
  ROW(lesson20JetztDuPage),
  ROW(lesson21EineStundeOhneHaendePage),
  ROW(lesson22GezeichnetLebendigVerlorenPage),
};
PLAIN const size_t earshot_german_lessons_count = sizeof earshot_german_lessons / sizeof *earshot_german_lessons;
