import type { OwnRemarkWords } from '../keys.ts'
export const remarks: OwnRemarkWords = {
  'source.input': 'Eingabe',
  'step.fastener.family': 'wo der Hersteller des Profils die Befestigungen setzt',

  'warning.ENGINEER_SIGNATURE':
    'Ein befugter Tragwerksplaner muss Verfahren und Ergebnis vor der Verwendung bestätigen.',
  'warning.LOADS_BY_USER':
    'Die Werte für {wind?Wind}{windSnow? und }{snow?Schnee} verantwortet der Anwender: Zonen und Beiwerte wurden nicht ermittelt.',
  'warning.FASTENERS_NOT_CHECKED.none':
    'Befestigungen, Auflagerwinkel und Schrauben werden nicht bemessen; in dieser Berechnung hebt kein Auflager ab.',
  'warning.FASTENERS_NOT_CHECKED':
    'Befestigungen, Auflagerwinkel und Schrauben werden nicht bemessen: sie müssen die größte abhebende Auflagerkraft dieser Berechnung aufnehmen, {upliftKn} kN an einem Auflager.',
  'warning.SHEETING_STIFFNESS_REQUIRED':
    'Der Obergurt gilt als durch die Eindeckung gehalten: deren Schubsteifigkeit S muss das S_req des Querschnitts erreichen (EN 1993-1-3, 10.1.1(6)); für diesen Querschnitt ist S_req = {requiredKn} kN bei L = {spanM} m.',
  'warning.NO_ROTATIONAL_RESTRAINT':
    'Ohne Angaben zur Eindeckung hält diese den Obergurt seitlich, gibt aber keine Drehbettung (C_D = 0, K = 0).',
  'warning.IN_PLANE_LOAD_BY_CLADDING':
    'Die Lastkomponente in der Ebene der Gebäudehülle trägt die Eindeckung als Scheibe.',
  'warning.NO_PANEL':
    'Der Obergurt ist nicht durch die Eindeckung gehalten: Lasten in der Ebene der Gebäudehülle greifen an ihm an, wo die Eindeckung liegt. {distorts?Sie biegen, verdrehen und verformen das Ω, dessen Normalspannungen nachgewiesen werden (EN 1993-1-3, 6.1.6).}{bends?Sie biegen das Profil um die schwache Achse und außerdem seine freien Gurte seitlich, den oberen mit der ganzen und den unteren mit der halben Last.}',
  'warning.SIDEWAYS_DEFLECTION':
    'Last in der Ebene der Gebäudehülle verschiebt einen Querschnitt, der seine Nachweise erfüllt, um bis zu {mm} mm, mehr als ein Hundertstel der Stützweite{cantilever? (Kragarm: 2a/100)}. Kein Nachweis begrenzt das: prüfen Sie, ob die Eindeckung es erträgt, oder halten Sie den Stab an mehr Stellen oder durch eine Eindeckung.',
  'warning.END_OVERHANG_40MM':
    'An einem Endauflager{cantilever? ohne Kragarm} muss der Stab mindestens 40 mm über das Auflager hinausreichen (EN 1993-1-3, 6.1.7.3).',
  'warning.STANDING_MEMBER':
    'Gewichte längs des Stabes werden als Druck angesetzt: der Stab steht auf seinem rechten Ende.',
  'warning.CONTINUITY_JOINTS':
    'Der Strang ist {lengthM} m lang, mehr als die in einem Stück lieferbaren {limitM} m, und als durchlaufend berechnet: jeder Stoß (Muffe oder Überlappung) muss M und V an seiner Stelle übertragen, mit mindestens der Steifigkeit des Stabes (EN 1993-1-3, 10.1.3.4).',
  'warning.ANTI_ROLL_DEVICE':
    'An den Auflagern gelten Verdrehung und seitliche Verschiebung des Querschnitts als verhindert: das bloße Aufliegen des Gurtes genügt dafür nicht; es ist eine Kippsicherung vorzusehen, z. B. ein an den Steg geschraubter Auflagerwinkel (EN 1993-1-3, 10.1.1(7)).',
  'warning.POINT_LOADS_ON_FLANGE':
    'Einzellasten gelten als auf dem Gurt aufstehend, jede auf {bearingMm} mm längs des Stabes; Stegkrüppeln ist darunter nachgewiesen (EN 1993-1-3, 6.1.7 und 6.1.11): das lastbringende Teil muss auf dieser Länge aufstehen.',
  'warning.LIVE_ALTERNATIVES':
    'Nutzlast der Kategorie H (alle ψ sind 0): Flächenlast und Einzellasten sind Alternativen und wirken nie gleichzeitig (EN 1991-1-1, 6.3.4.2). Wirkt eine Einzellast doch mit der Flächenlast zusammen, z. B. ein Gerät, ist sie als ständige Last einzugeben.',
  'warning.OMEGA_LOCK_HOLDS_BOTH':
    'Jede seitliche Halterung des Ω gilt als an beiden Füßen oder an beiden Rändern des geschlossenen Gurtes wirksam: sie muss durch beide Stege gehen oder an beiden Füßen befestigt sein; einen Fuß allein zu halten genügt nicht: bei engen Halterungen waren Ausnutzungen dann gegenüber Schalenelementen um bis zu {percent} % zu klein.',
  'warning.OMEGA_INVERTED_PANEL_UNPROVEN':
    'Umgekehrtes Ω mit dem Paneel an den Füßen: für diesen Fall ist das Modell des Stabilitätsversagens mit Querschnittsverformung durch keine unabhängige Berechnung (Schalenelemente) bestätigt; die Stabilitätsnachweise sind vor der Verwendung auf anderem Weg zu belegen.',
  'warning.FASTENER_AT_MID_FLANGE':
    'Die Befestigungen der Eindeckung gelten als mittig im Obergurt (a = b/2 = {aMm} mm): so sind sie zu setzen. 10 mm Abweichung ändern den Beiwert k_h der seitlichen Last des freien Gurtes um höchstens 10 mm/h (EN 1993-1-3, 10.1.4.1).',
  'warning.FREE_LINE_TWISTS.own':
    'C oder Z ohne Paneel: Die Last greift neben dem Schubmittelpunkt an und verdreht den Strang, bevor er instabil wird, diesen Querschnitt nach Theorie I. Ordnung um bis zu {degrees}°. Kein Nachweis begrenzt diese Verdrehung: Der Strang ist durch Stangen oder ein Paneel zu halten.',
  'warning.STOCKY_WEB':
    'C oder Z mit einem Gurt ohne Lippe und gedrungenem Steg (h_w/t unter 55), der unmittelbar aufliegt: In Versuchen mit solchen Profilen und losen Gurten krüppelten Stege von der Hälfte des Widerstands nach EN 1993-1-3, 6.1.7.2, an. Die Gurte sind zu befestigen oder der Steg durch Auflagerwinkel zu halten; sonst ist diese Reserve in den Nachweisen des Stegkrüppelns zu lassen.',
  'warning.FASTENER_NEAR_EDGE':
    'Die Befestigungen der Eindeckung sitzen {aMm} mm vom Steg, weniger als 25 mm von einem Rand des Obergurts: dort gilt C_D,A = 130·p nicht (EN 1993-1-3, 10.1.5.2(7)), die Eindeckung hält diesen Querschnitt nicht gegen Verdrehen (C_D = 0, K = 0).',
  'warning.LOAD_NOT_USED': 'Zählt in keinem Nachweis, da in keiner Kombination enthalten: {load}.',
  'warning.LOAD_NOT_USED.band': 'Zählt in keinem Nachweis, da ohne Länge: {load}, Bereich {band}.',
  'warning.NEGATIVE_WIND_READ_AS_MAGNITUDE':
    'Negative Werte ({load}) gelten ohne Vorzeichen: Druck wirkt nach innen, Sog nach außen.',
  'load.Nax': 'Normalkraft, die nur mit dem Wind wirkt',
  'load.Sacc': 'Schneeanhäufung',
  'load.Wp': 'Winddruck',
  'load.Ws': 'Windsog',
  'load.Wlp': 'örtlicher Winddruck',
  'load.Wls': 'örtlicher Windsog',
  'warning.C_LOAD_BESIDE_WEB':
    'C unter einem Paneel, über einem Zwischenauflager nach unten belastet, mit Feldern von weniger als dem 32-Fachen seiner Höhe: der freie Gurt ist für eine Last gerechnet, die an der Stegkante drückt. Gegenüber Schalenelementen ist die Ausnutzung des freien Gurtes um bis zu {fastenerPercent} % zu klein, wo die Eindeckung an den Befestigungen drückt, und um bis zu {lipPercent} %, wo sie an der Lippe drückt. Die Eindeckung ist am Steg aufzulegen, oder so viel Reserve ist in den Nachweisen des freien Gurtes zu lassen.',
  'warning.LOAD_AT_LIP':
    'C oder Z unter einem Paneel, über einem Zwischenauflager nach unten belastet: der freie Gurt ist für eine Last gerechnet, die an der Stegkante drückt. Drückt die Eindeckung stattdessen an der Lippe des Obergurtes, ist seine Ausnutzung gegenüber Schalenelementen um bis zu {percent} % zu klein: nichts darf die Eindeckung dort anheben, oder so viel Reserve ist in den Nachweisen des freien Gurtes zu lassen.',
  'warning.CLOSE_BARS_LIP':
    'C mit seitlichen Halterungen in Abständen bis zum 8-Fachen seiner Höhe, in einem Feld bis zum 20-Fachen: an den Halterungen zeigen Schalenelemente größere Spannungen an der Lippe, und die Ausnutzung des freien Gurtes ist um bis zu {percent} % zu klein. So viel Reserve ist in den Nachweisen des freien Gurtes zu lassen.',

  'notConfirmed.nationalFactors': 'die Teilsicherheitsbeiwerte des nationalen Anhangs',
  'notConfirmed.accidentalFactors': 'die Beiwerte der außergewöhnlichen Situation im nationalen Anhang',
  'notConfirmed.planLoads': 'Nutzlast je Grundrissfläche statt je Dachfläche',
  'notConfirmed.innerRadius': 'der Innenradius der Kantungen, 1,5·t wo der Hersteller keinen angibt',
  'notConfirmed.purlinLimits': 'die Anwendungsgrenzen der Regeln für Pfetten',
  'notConfirmed.hatCurve': 'die Knicklinie des Hutprofils',
  'notConfirmed.rotationalSpring': 'die einfache Regel C_D,A = 130·p und ihre Bedingungen',
  'notConfirmed.rotationalSpring.sheet': 'die Drehfeder des Bleches nach (10.17) und Tabelle 10.3 oder nach 130·p',
  'notConfirmed.sheetingShear': 'die Schubsteifigkeit des Bleches nach (10.1b)',
  'notConfirmed.freeFlangeCurve': 'die Knicklinie des freien Gurtes',
  'notConfirmed.favourablePermanent': 'der Beiwert 0,80 günstiger ständiger Lasten',
  'notConfirmed.liveAlternatives': 'Flächenlast und Einzellasten der Kategorie H als Alternativen',
  'notConfirmed.pointLoadCrippling': 'örtliche Beanspruchbarkeit unter Einzellasten und ihre Interaktion mit Biegung',
  'notConfirmed.tensionEdge': 'der Nachweis des gezogenen Randes bei Druck mit Biegung',
  'notConfirmed.shiftInMember': 'Momente aus der Schwerpunktverschiebung in der Interaktion des Stabes',
  'notConfirmed.antiRollDevice': 'Lagerung des Querschnitts gegen Verdrehung und seitliche Verschiebung',
  'notConfirmed.jointMethod':
    'die Berechnung von Überlappungen, Muffen und Gelenken als Ganzes: noch von keinem Prüfingenieur gesehen und nicht an Versuchen mit Überlappungen geprüft; ohne Versuchswerte gelten ein Steifigkeitsverhältnis zwischen 1 und 2 und κ_s 0,85',
  'notConfirmed.jointBolts':
    'nicht erfasst: Schrauben, Lochleibung, Löcher in den Stegen (nicht abgezogen), Abstützkräfte, Winkel, der Zug einer abhebenden Auflagerkraft am Stoß; ein Gurt, der am Ende eines Stücks auf dem anderen aufliegt',
  'notConfirmed.jointSlip':
    'angenommen: zwei Schrauben M12 oder mehr je Reihe in Löchern, die eine Reihe höchstens 1 mm rutschen lassen (M12 in 13 mm); 2 mm würden Feldmomente und Durchbiegungen um bis zu 4 % erhöhen; Langlöcher sind nicht erfasst',
  'notConfirmed.jointScope':
    'nicht erfasst: Montage, Überlappungen von C und Ω, Stöße abseits der Auflager, plastische Umlagerung, Torsion oder Querbiegung, die ein Stoß weitergibt',
  'notConfirmed.continuity': 'was die Stöße eines durchlaufenden Stranges übertragen müssen',
  'notConfirmed.distortionRange':
    'das Stabilitätsmodell des Ω mit Querschnittsverformung, gemacht für Stege zwischen 45° und 90° ohne Sicken; wo Wände oder Lippen zuerst beulen (dünne Wände über kurzen Stützbereichen, enge Halterungen), wurde α_cr um 20 bis 100 % zu hoch gefunden, und Ausnutzungen bis zu 16 % zu niedrig, wo Auflagerwinkel die Stege halten (bei direkter Auflagerung sind M und R zusammen maßgebend)',
  'notConfirmed.invertedPanel': 'das umgekehrte Ω mit Paneel an den Füßen: nicht validiert',
  'notConfirmed.feetSpring': 'die Drehfeder C_D eines Paneels an den Füßen eines Ω, je Fuß zur Hälfte: nur hergeleitet',
}
