import EarshotModel

/// A language with Latin letters, with words that identify it.
enum LatinLanguage: String, CaseIterable {
  case german = "German"
  case french = "French"
  case spanish = "Spanish"
  case italian = "Italian"
  case portuguese = "Portuguese"
  case dutch = "Dutch"
  case polish = "Polish"
  case swedish = "Swedish"
  case danish = "Danish"
  case norwegian = "Norwegian"
  case finnish = "Finnish"
  case czech = "Czech"
  case hungarian = "Hungarian"
  case turkish = "Turkish"
  case romanian = "Romanian"
  case indonesian = "Indonesian"

  /// What the words of one label show.
  struct Vote {
    var isEnglish = false
    var script: Script?
    var languages: [LatinLanguage] = []
  }

  /// Returns the languages that a label may be in.
  ///
  /// - Complexity: O(1); the function reads at most twelve words.
  static func vote(on label: String) -> Vote {
    var vote = Vote()
    guard label.utf8.count > 1 else { return vote }
    if !label.isASCIIText,
      let script = label.unicodeScalars.lazy.compactMap(Script.init).first(
        where: { $0 != .latin }
      )
    {
      let isJapanese =
        script == .ideographs && label.unicodeScalars.contains { Script($0) == .kana }
      vote.script = isJapanese ? .kana : script
      return vote
    }
    var mask: UInt32 = 0
    for word in String(label.prefix(120)).plainWords.prefix(12) {
      mask |= marks[word] ?? (letters(in: word) | ending(of: word))
      if EnglishLabel.isCommon(word) { vote.isEnglish = true }
    }
    // A word of the other language next to English words is a name.
    guard !vote.isEnglish || mask.nonzeroBitCount == 1 else { return vote }
    for (place, language) in allCases.enumerated() where mask & 1 << UInt32(place) != 0 {
      vote.languages.append(language)
    }
    if !vote.languages.isEmpty { vote.isEnglish = false }
    return vote
  }

  /// The languages in which a long word ends like this one, as bits.
  ///
  /// - Source: our choice of endings that English doesn't have.
  private static func ending(of word: String) -> UInt32 {
    guard word.utf8.count > 6 else { return 0 }
    for (ending, language) in endings where word.hasSuffix(ending) { return language.bit }
    return 0
  }

  private static let endings: [(String, LatinLanguage)] = [
    ("ung", .german), ("ungen", .german), ("keit", .german), ("lich", .german), ("ieren", .german),
    ("ción", .spanish), ("ciones", .spanish), ("ção", .portuguese), ("ções", .portuguese),
    ("zione", .italian), ("zioni", .italian), ("enie", .polish), ("anie", .polish),
    ("heid", .dutch), ("elijk", .dutch), ("eren", .dutch),
  ]

  /// The languages with the letters of a word that only a few of them have, as bits.
  ///
  /// - Source: the languages' alphabets in Unicode CLDR.
  private static func letters(in word: String) -> UInt32 {
    guard !word.isASCIIText else { return 0 }
    var mask = UInt32.max
    for scalar in word.unicodeScalars where scalar.value > 0x7F {
      mask &= letters[scalar] ?? .max
    }
    return mask == .max ? 0 : mask
  }

  private static let letters: [Unicode.Scalar: UInt32] = {
    let table: [(String, [LatinLanguage])] = [
      ("ß", [.german]), ("ä", [.german, .swedish, .finnish]),
      ("ö", [.german, .swedish, .finnish, .hungarian, .turkish]),
      ("ü", [.german, .hungarian, .turkish]), ("ñ", [.spanish]), ("ãõ", [.portuguese]),
      ("ç", [.french, .portuguese, .turkish]), ("łąęśźż", [.polish]), ("őű", [.hungarian]),
      ("ığş", [.turkish]), ("řěů", [.czech]), ("ășț", [.romanian]),
      ("å", [.swedish, .danish, .norwegian]), ("øæ", [.danish, .norwegian]),
      ("êœ", [.french]), ("ò", [.italian]), ("ó", [.spanish, .polish, .portuguese, .hungarian]),
    ]
    var letters: [Unicode.Scalar: UInt32] = [:]
    for (scalars, languages) in table {
      let bits = languages.reduce(0) { $0 | $1.bit }
      for scalar in scalars.unicodeScalars { letters[scalar] = bits }
    }
    return letters
  }()

  /// The bit of the language in a set of languages.
  private var bit: UInt32 { Self.allCases.firstIndex(of: self).map { 1 << UInt32($0) } ?? 0 }

  /// The languages that have a word, as bits in the order of the cases.
  private static let marks: [String: UInt32] = {
    var marks: [String: UInt32] = [:]
    for (place, language) in allCases.enumerated() {
      for word in language.words.split(whereSeparator: \.isWhitespace) {
        marks[String(word), default: 0] |= 1 << UInt32(place)
      }
    }
    return marks
  }()
}

extension LatinLanguage {
  /// Frequent words and the names of commands, in lowercase, separated by spaces, without words
  /// that are also English.
  private var words: String {
    switch self {
    case .german:
      """
      und nicht mit für von zu ein eine ist auf im den der das dein deine ihre ihr uhr alle \
      mehr neu neue anzeigen ändern schließen abbrechen zurück suche suchen weiter \
      einstellungen konto teilen speichern löschen hinzufügen bearbeiten fertig heute gestern \
      morgen anmelden abmelden bestellen nachrichten kontakte kalender konten überweisen \
      überweisung karten startseite warenkorb übersicht entdecken bibliothek mitteilungen \
      folgen antworten öffnen auswählen bestätigen kaufen zahlen verlauf hilfe bestellungen \
      merkzettel angebote senden kommentieren karte fahrt fahrten abfahrt verbindung rezepte \
      zutaten aufnehmen gefällt mir filtern sortieren bei nach ohne tag tage tagen stunden \
      minuten wählen wähle bestätigung ankunft zahlung gültig datum farbe größe verfügbar monat \
      monate woche jahr guten willkommen
      """
    case .french:
      """
      le la les des du et est une pour avec sur dans votre vos mon mes voir plus tout tous \
      fermer retour rechercher recherche suivre suivant précédent suivi accueil réglages \
      paramètres compte partager enregistrer supprimer ajouter modifier annuler terminé \
      aujourd'hui hier demain panier billet billets voyage voyages commander commande commandes \
      aide découvrir bibliothèque favoris nouveau nouvelle échanger réserver envoyer répondre \
      acheter payer trier filtrer ouvrir afficher masquer continuer connexion activité carte \
      itinéraire horaires moi j'aime publier écouter lire au aux par sans jours heures choisir \
      confirmer départ arrivée paiement changer vous tu nous ajouté taille couleur livraison \
      mois semaine bonjour bienvenue
      """
    case .spanish:
      """
      el los las del una para con tu tus mis ver más todo todos cerrar atrás buscar siguiente \
      anterior ajustes configuración cuenta compartir guardar eliminar añadir agregar editar \
      cancelar listo hoy ayer mañana carrito inicio pedidos mensajes notificaciones ayuda \
      seguir siguiendo clasificación partidos detalles jugadores favoritos noticias tarjetas \
      transferir comprar pagar enviar responder abrir continuar aceptar ordenar filtrar \
      reservar descubrir perfil compras ofertas visitante equipo resultados gusta comentar \
      escuchar horarios próximo al por sin día días horas elige elegir confirmar salida llegada \
      pago cambiar talla envío fecha mes semana hola bienvenido tienes hasta desde
      """
    case .italian:
      """
      il gli di che è una per con tuo tua tuoi vedi altro tutti tutto chiudi indietro cerca \
      avanti impostazioni conto condividi salva elimina aggiungi modifica annulla fine oggi \
      ieri domani carrello ordini messaggi notifiche aiuto segui scopri biglietti preferiti \
      carte acquista paga invia rispondi apri continua accetta ordina filtra prenota profilo \
      taglia spedizione offerte successivo precedente partite classifica ascolta orari viaggio \
      viaggi piace commenta della dal alla nel nella ore giorni scegli conferma partenza arrivo \
      pagamento cambia camere ospiti notti strutture tutte senza data mese settimana ciao \
      benvenuto prezzo ricerca
      """
    case .portuguese:
      """
      os dos das em uma para com seu sua seus suas você ver mais tudo fechar voltar buscar \
      pesquisar próximo anterior configurações conta compartilhar partilhar salvar excluir \
      eliminar adicionar editar cancelar concluído hoje ontem amanhã carrinho início pedidos \
      mensagens notificações ajuda seguir cartão cartões transferir pagar não comprar enviar \
      responder abrir continuar aceitar ordenar filtrar descobrir perfil saldo fatura \
      empréstimo até ofertas curtir comentar ouvir horários viagem viagens meus minha meu da ao \
      aos por sem dia dias horas escolha escolher confirmar partida chegada destino pagamento \
      alterar lugares tamanho entrega data mês semana olá procurar
      """
    case .dutch:
      """
      het een van voor met op je jouw uw naar niet meer alle sluiten terug zoeken volgende \
      vorige instellingen delen opslaan verwijderen toevoegen bewerken annuleren gereed vandaag \
      gisteren morgen winkelwagen bestellen berichten meldingen volgen ontdek bekijken bekijk \
      kaart wijzig wijzigen inloggen betalen kopen versturen antwoorden openen doorgaan \
      sorteren reserveren overzicht geschiedenis inhoudsopgave artikel bestellingen bezorgen \
      rekening reizen vertrek bij zonder dagen uur kies bevestig aankomst betaling kleur maat \
      datum maand week welkom hallo prijs zoek verwijder
      """
    case .polish:
      """
      się nie jest dla twój twoje więcej wszystkie zamknij wstecz wróć szukaj dalej ustawienia \
      konto udostępnij zapisz usuń dodaj edytuj anuluj gotowe dzisiaj dziś wczoraj jutro koszyk \
      zamówienia wiadomości powiadomienia pomoc obserwuj wybierz przejazd kup zapłać wyślij \
      odpowiedz otwórz kontynuuj sortuj filtruj mapa bilety podróż profil szczegóły na kod \
      przelew karty od bez przy dni godzin potwierdź odjazd przyjazd płatność kolor rozmiar \
      data miesiąc tydzień witaj cena dostawa zamówienie
      """
    case .swedish:
      """
      och att det ett för med på är din ditt dina visa mer alla stäng tillbaka sök nästa \
      inställningar konto dela spara ta bort lägg till redigera avbryt klar idag igår imorgon \
      varukorg beställningar meddelanden aviseringar hjälp följ köp betala skicka svara öppna \
      fortsätt sortera upptäck resa resor biljetter välj bekräfta avgång ankomst betalning \
      dagar timmar välkommen pris
      """
    case .danish:
      """
      og det et med på er din dit dine vis mere alle luk tilbage søg næste indstillinger konto gem \
      slet tilføj rediger annuller færdig kurv beskeder hjælp følg køb betal svar åbn fortsæt rejse \
      billetter del
      """
    case .norwegian:
      """
      og det et med på er din ditt dine vis mer alle lukk tilbake søk neste innstillinger konto lagre \
      slett legg til rediger avbryt ferdig handlekurv meldinger hjelp følg kjøp betal svar åpne \
      fortsett reise reiser billetter del
      """
    case .finnish:
      """
      ja ei että tai sinun näytä lisää kaikki sulje takaisin haku hae seuraava asetukset tili jaa \
      tallenna poista muokkaa peruuta valmis tänään eilen huomenna ostoskori viestit ilmoitukset \
      ohje seuraa osta maksa lähetä vastaa avaa jatka matka liput
      """
    case .czech:
      """
      se je pro vaše více vše zavřít zpět hledat další nastavení účet sdílet uložit smazat přidat \
      upravit zrušit hotovo dnes včera zítra košík objednávky zprávy oznámení nápověda sledovat \
      koupit zaplatit odeslat odpovědět otevřít pokračovat jízdenky
      """
    case .hungarian:
      """
      és az egy nem hogy több összes bezárás vissza keresés tovább beállítások fiók megosztás mentés \
      törlés hozzáadás szerkesztés mégse kész tegnap holnap kosár rendelések üzenetek értesítések \
      súgó követés vásárlás fizetés küldés válasz megnyitás jegyek
      """
    case .turkish:
      """
      ve bir için ile daha tüm kapat geri ara ileri ayarlar hesap paylaş kaydet sil ekle \
      düzenle iptal bitti bugün dün yarın sepet siparişler mesajlar bildirimler yardım takip \
      satın öde gönder yanıtla aç devam bilet sepetim hesabım seç onayla kalkış varış ödeme gün \
      saat hoş geldin fiyat
      """
    case .romanian:
      """
      și în cu pentru este mai toate închide înapoi caută următorul setări cont distribuie salvează \
      șterge adaugă editează anulează gata astăzi ieri mâine coș comenzi mesaje notificări ajutor \
      urmărește cumpără plătește trimite răspunde deschide bilete
      """
    case .indonesian:
      """
      dan yang untuk dengan dari ini lihat semua tutup kembali cari berikutnya pengaturan akun \
      bagikan simpan hapus tambah ubah batal selesai hari kemarin besok keranjang pesanan pesan \
      notifikasi bantuan ikuti beli bayar kirim balas buka lanjutkan beranda pilih konfirmasi \
      pembayaran harga selamat datang jam
      """
    }
  }
}
