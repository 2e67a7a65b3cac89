import EarshotModel

// The names of the system's symbols, in which periods separate the words.
extension AssetName {
  /// Returns whether a name consists only of words from the names of SF Symbols, such as `moon.zzz` or
  /// `gobackward.15`.
  ///
  /// - Parameter name: A name in lowercase.
  /// - Returns: Whether all words, numbers, and letters between the periods belong to such names.
  /// - Complexity: O(*n*), where *n* is the length of the name.
  /// - Source: Apple, SF Symbols; our choice: at least one word has three letters, which
  ///   “a.m.” and “p.s” don't have.
  static func isSystemSymbol(_ name: String) -> Bool {
    guard (4...80).contains(name.utf8.count), name.utf8.contains(UInt8(ascii: ".")) else {
      return false
    }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 && !(parts[0].first?.isNumber ?? true)
      && parts.allSatisfy(\.isPartOfSymbol)
      && parts.contains { $0.utf8.count > 2 && $0.isASCIIName }
  }

  /// Returns whether a label is the name of a symbol in one word that nobody writes as a label,
  /// such as `magnifyingglass`.
  ///
  /// - Source: Apple, SF Symbols; our choice of the ones that aren't words.
  static func isSymbolOfOneWord(_ label: String) -> Bool {
    (5...16).contains(label.utf8.count) && symbolsOfOneWord.contains(label)
  }

  /// Returns whether a lowercase word is part of the name of an SF Symbol.
  static func isWordOfSymbol(_ word: String) -> Bool { wordsOfSymbols.contains(word) }

  private static let symbolsOfOneWord: Set<String> = words(
    """
    archivebox arrowkeys arrowshape arrowtriangle batteryblock cellularbars checkmark
    computermouse curlybraces cursorarrow desktopcomputer dollarsign eurosign exclamationmark
    externaldrive eyedropper gamecontroller gearshape gobackward goforward graduationcap
    laptopcomputer livephoto macwindow magnifyingglass mappin memorychip menucard movieclapper
    opticaldisc paintpalette paperplane pawprint personalhotspot pianokeys playpause plusminus
    powerplug puzzlepiece qrcode questionmark righttriangle shippingbox simcard soccerball
    squareshape swatchpalette tablecells takeoutbag teddybear textformat theatermasks trianglehead
    tropicalstorm tshirt waterbottle waveform xmark
    """
  )

  /// The words in the names of SF Symbols, with the words of older names, such as `doc`.
  fileprivate static let wordsOfSymbols: Set<String> = words(
    """
    abs ac accelerator accessibility adapter adjustable africa air airbag airplane airplay
    airplayaudio airplayvideo airpod airpods airport airtag alarm align aligncenter alignleft
    alignright allergens alt american americas analog and angled angledbottom angledtop answer ant
    antenna aperture app append apple applepencil applescript appletv appletvremote applewatch
    apps appwindow aqi arabic arcade archery archivebox arkit arms arrival arrow arrowkeys
    arrowshape arrowtriangle arrowtriangles artframe arts ascending asia aspectratio asterisk at
    audio australia australian automatic autostartstop av average awning axle background backpack
    backrest backward badge badminton bag ball balloon bandage bank banknote bar barcode barre
    base baseball bases basket basketball bathtub battery batteryblock batterypack bay beach
    beacon beam beats bed bell below bicycle bifold bin binoculars bird birthday blast blinds body
    bold bolt book bookmark books bottom bottomhalf bottomleading bottomleft bottommiddle
    bottomright bottomrighthalf bottomrightquarter bottomthird bottomtrailing bounce bowling box
    boxing braille brain brake brakesignal branch briefcase bubble bubbles building bullet burst
    bus bust button cabinet cable cablecar cake calendar camera cap capslock capsule capsulepath
    captions car carbon card cardio cargo carrier carrot carseat cart case casement cat ceiling
    celsius center central chademo chair chandelier character characters charger chargingcase
    chart checked checkered checklist checkmark chevron child circle circlebadge circulate clap
    clear click climbing clipboard clock clockwise closed closing cloud club clutch coat coaxial
    collision columns comb combustion command compact compass compress computermouse conditioner
    cone connected connection connector console contact contextualmenu control controlhandles
    convertible cooktop coolant cooldown core counterclockwise cpu creditcard crescent cricket
    crop cross crosscountry crossed crown cube cup curling curlybraces cursive cursor cursorarrow
    curtains curved curvepath cycle cycling cylinder cylindrical dance dash dashed day daytime dc
    decrease dehumidifier delete departure descent desk deskclock desktopcomputer deskview
    diagonal diagonalline dial diamond dice die digitalcrown dioxide disc disengaged dishwasher
    display distance distribute distribution divide doc dock docs document dog door doorbell dot
    dotmatrix dots dotted dottedline dottedunderline double doubledecker doubletap down downhill
    downtrend dpad draw drawing dress drive driveshaft drizzle drone drop droplets dryer duffle
    dumbbell duployan dust ear earbuds earphones ecg eject element ellipse ellipsis elliptical
    emission end engaged engine enter entry envelope equal equestrian eraser esim europe ev
    exclamation exclamationmark exit expand express extension externaldrive extinguisher
    extralarge extreme eye eyedropper eyeglasses eyes face facemask facing fahrenheit fall fan
    faxmachine fencing ferry field figure filemenu fill filled film filter filters fingers fire
    fireplace firewall first fish fishing fitness fitpro flag flame flashlight flask flattrend
    fleuron flexibility floor flowchart fluid fog folder football fork formfitting forward
    forwardslash fossil frame french fresh from front frying fuelpump full functional furniture
    gamecontroller garage gate gauge gb gear gearshape gearshift gibbous gift giftcard globe
    gobackward goforward golf graduationcap greaterthan greaterthanorequalto greetingcard grid
    group guitars gymnastics hail half halffull hammer hand handbag handball handheld hands
    haptics hare hat haze head header headlight headphones headset hearingdevice heart heat heater
    heavyrain helmet hexagon hexagongrid hexagonpath hifireceiver hifispeaker high highintensity
    hiking hill hitch hockey hold holdinghands homepod homepodmini horizon horizontal horn
    hourglass house hover humidifier humidity hunting hurricane ibeam ice icloud image in increase
    indent indicator indoor infinity info inhaler insert inset intelligence intermittent
    internaldrive intersection intervaltraining inverse inward ipad iphone ipod italic ivfluid
    jack jacket joystick jumprope justify kashida key keyboard keypad kickboxing knife kph
    lacrosse ladybug lamp landscape lane lanes lanyardcard laptopcomputer large largecircle larger
    laser lasso last latch laurel layers layout lb leading leadinghalf leadingthird leaf led left
    lefthalf leftthird lessthan lessthanorequalto level lever licenseplate lifepreserver light
    lightbulb lightrail lightspectrum lightswitch line lines link liquid list livephoto lizard lm
    location lock lodge logo lounge low lower lowercase lsb lt lungs macbook macmini macpro macro
    macstudio macwindow magazine magicmouse magnify magnifyingglass magsafe mail map mappin marks
    martial massage matrix matter max measurement medal mediabox medical meditate medium megaphone
    memories memorychip menubar menucard merge message meter metering metronome mic microbe
    microphone microwave middle middleleft middleright min mind mini minus mirror mixed mono
    monoxide moon moonphase moonrise moonset moped mosaic motion motionlines motorcycle motorized
    mount mountain mouth move movieclapper mph mug multiply multispot music mustache nacs needle
    network new newspaper none north nose note notequal number numbers oar octagon of off oilcan
    on onehanded open opening opticaldisc opticaldiscdrive opticid oscillation out outdoor outline
    outs outward oval oven overhead paddleshifter page pages paintbrush paintpalette palm pan
    panel pano paper paperclip paperplane parkinglight partial partition party pass path pattern
    pause pawprint pedal pedestrian pencil pentagon percent person personalhotspot phone phonetic
    photo pianokeys pickleball pickup pie pilates pill pills pin pinch pip pipe placeholdertext
    platter play playground playpause playstation plug plus plusminus point pointed pool popcorn
    popper portrait power powerbeats powercord poweroutlet powerplug press printer pro
    professional profile programmable progress puck pull purchased purifier puzzlepiece pyramid
    qrcode quarter quarternote questionmark quote quotelevel rack racket racquetball radio
    radiowaves raid rain rainbow raised ratio rays rb rear recessed record recordingtape rectangle
    rectanglepath rectangular redaction refrigerator remote remove repeat resize restart retarder
    return rhombus ribbon richtext right righthalf rightthird righttriangle ring rm road robotic
    roll roller rolling roman roof rotate rotation roundedbottom roundedtop router rowing rsb rt
    rugby rugbyball ruler run runningpace safari safetycone sailboat sailing saucer scale
    scalemass scanner scatter scissors scope screwdriver scribble scroll scurvepath sdcard seal
    seatbelt seated seats selection sensor sequence server shade sharedwithyou shareplay shazam
    shell shield shift shippingbox shock shoe shoeprints shower shuffle shutter side sidebar
    sidejet signal signpost simcard sink sixspeed size sizes skateboard skateboarding skating
    skiing skis slash sleep sleet slider sliding small smallcircle smaller smartbatterycase
    smiling smoke snow snowboard snowboarding snowflake soccer soccerball socialdance sofa
    softball solobuds sos south spacing spade sparkle sparkles speaker spigot split sports
    sportscourt spot spray spread sprinkler square squarepath squareroot squares squareshape
    squash squeeze stack stair stairs stand star staroflife stars steeringwheel step stepper
    stereo stethoscope stick stop stopwatch storefront stove straw strengthtraining strip striped
    stroller studiobuds subscript suit suitcase sun sunglasses sunrise sunset superscript
    surfboard surfing suspension sutton suv swap swatchpalette swim swipe swirl switch switcher
    syringe table tablecells tag taichi taillight takeoutbag tap teddybear teletype tennis
    tennisball tent terminal testtube text textbox textformat theatermask theatermasks thermometer
    thumbsdown thumbsup ticket tilt timeline timemachine timer tip tire tirepressure to toilet top
    tophalf topleading topleft topmiddle topright topthird toptrailing tornado tortoise touch tow
    tower track traction traditional trailing trailinghalf trailingthird train training tram
    transmission transparent trapezoid trash tray treadmill tree triangle trianglebadge
    trianglehead trianglepath triangleshape trophy tropicalstorm truck trunk tsa tshirt tuningfork
    tunnel turn tv type uiwindow ultrawide umbrella unchecked underline unit unknown up upper
    uppercase uptrend usb uturn vacuum variable vertical vial video videoprojector view viewfinder
    vision volleyball wake walk wallet wand waning warninglight washer watch watchface water
    waterbottle waterpolo wave waveform waves waxing web weighted wide widebrim widget wifi wind
    window windshield wineglass wiper wireless with word wrench wrestling xaxis xbox xmark xserve
    xyaxis yaxis yoga zigzag zipper zl zr zzz
    """
  )

  private static func words(_ table: String) -> Set<String> {
    Set(table.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}

extension Substring {
  /// Whether the text is a word in the name of a symbol, a number, or a number of rows and columns
  /// such as `2x2`.
  fileprivate var isPartOfSymbol: Bool {
    guard let first = utf8.first else { return false }
    if UInt8.digits.contains(first) {
      return utf8.count < 5 && utf8.allSatisfy(\.isLetterOrDigitOfASCII)
    }
    return utf8.count == 1 || AssetName.wordsOfSymbols.contains(String(self))
      || hasSuffix("sign") && utf8.count > 6
  }

  fileprivate var isASCIIName: Bool { utf8.allSatisfy { (0x61...0x7A).contains($0) } }
}
