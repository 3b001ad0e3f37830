import type { AssumptionWords, NotCoveredWords } from '../keys.ts'
export const assumptions: AssumptionWords = {
  statics:
    'Der Strang wird als elastischer Durchlaufträger mit gleichbleibender Bruttosteifigkeit auf starren Punktlagern berechnet, die in beiden Richtungen halten, ohne Überlappungen, Muffen oder Momentenumlagerung. Das Stützmoment ist der Spitzenwert.',
  staticsWithJoints:
    'Der Strang wird als elastischer Träger mit Bruttosteifigkeit auf starren Punktlagern berechnet, die in beiden Richtungen halten, mit den eingegebenen Stößen und ohne Momentenumlagerung. Das Stützmoment ist der Spitzenwert.',
  halfBearing:
    'Wo zwei Bauteile auf einem Auflager enden, an einem Gelenk oder einer Muffe, hat jedes die Hälfte der Auflagerlänge.',
  ownWeight:
    'Die eingegebene ständige Last enthält das Gewicht des Profils nicht; es wird zur größten wie zur kleinsten ständigen Last addiert.',
  planLoads: 'Je Grundrissfläche angegeben: {live?Nutzlast}{liveSnow?, }{snow?Schnee}; je Dachfläche: ständige Last.',
  windMagnitudes:
    'Wind ist als Betrag angegeben, Außen- und Innendruck überlagert; Druck wirkt nach innen, Sog nach außen.',
  windSnowByUser:
    'Die Werte für {wind?Wind}{windSnow? und }{snow?Schnee} stammen vom Anwender: Zonen und Beiwerte wurden nicht geprüft.',
  windSnowFromPlace: 'Aus dem Standort, wie in einem eigenen Kapitel hergeleitet: {loads}.',
  windSnowPartly:
    'Aus dem Standort, wie in einem eigenen Kapitel hergeleitet: {loads}. Vom Anwender eingegeben, Zonen und Beiwerte ungeprüft: {typed}.',
  concentratedLive:
    'Die Einzellast nach EN 1991-1-1 (1,0 kN auf dem Dach) ist ein eigener Nachweis und nur dort geführt, wo sie als Einzellast eingegeben wurde.',
  roofPointLoad:
    'Die Einzellast auf Dächern der Kategorie H (Mannlast), {Q} kN (EN 1991-1-1, 6.3.4 und Tabelle 6.10), ist eine lotrechte Kraft, die an beliebiger Stelle des Strangs stehen kann{cantilever?, Kragarme eingeschlossen}. Sie wirkt nur mit der ständigen Last, nie mit einer anderen veränderlichen; jeder Nachweis, jede Auflagerkraft und jede Durchbiegung nimmt ihre ungünstigste Stelle.',
  bands: 'Wo die Bereiche des Winds nicht den ganzen Strang abdecken, gilt der letzte weiter.',
  bandsLocal: 'Wo die Bereiche des lokalen Winds enden, wirkt der allgemeine Wert.',
  drift: 'Schneeanhäufung ersetzt in ihren Bereichen den regulären Schnee.',
  patterns: 'Die Nutzlast wird in ungünstigen Feldanordnungen angesetzt; jede andere Last wirkt wie eingegeben.',
  eq610:
    'Die Grenzzustände der Tragfähigkeit werden nach EN 1990, Gl. 6.10, kombiniert; die ständige Last ist über den ganzen Strang eine einzige Ursache.',
  categoryH: 'Die Nutzlast gehört zur Kategorie H: sie wird mit keiner anderen veränderlichen Last kombiniert.',
  axialDesign:
    'Die Normalkraft ist ein Bemessungswert in jeder Kombination der Tragfähigkeit{tension?; sie wird auch weggelassen}.',
  axialWind:
    'Die Normalkraft gehört zum Wind: sie hat in jeder Kombination dessen Beiwert{tension?; sie wird auch weggelassen}.',
  axialConstant: 'Die Normalkraft ist über den Strang konstant und wirkt im Schwerpunkt des Bruttoquerschnitts.',
  vertical: 'Das Gewicht längs des Stabes wird als Druck angesetzt, der Stab steht auf seinem rechten Ende.',
  slsStiffness:
    'Durchbiegungen werden feldweise mit der Steifigkeit nach EN 1993-1-3, 7.1(3), ermittelt, mit dem wirksamen Querschnitt bei der Streckgrenze.',
  cantileverLimit:
    'Kragarme werden mit der doppelten Länge durch die Grenzzahl verglichen; bei kurzem Überstand nur mit ihrer eigenen Biegung.',
  averageYield: 'Die erhöhte mittlere Streckgrenze und plastische Reserven werden nicht genutzt.',
  roundings: 'Bruttowerte gelten für den Querschnitt mit ausgerundeten Ecken; wirksame Breiten nach EN 1993-1-3, 5.1.',
  weakAxisEffective: 'Für Biegung um die schwache Achse gelten die Dickenabminderungen des gedrückten Querschnitts.',
  endBearing:
    'An einem Endauflager{cantilever? ohne Kragarm} beträgt der Abstand vom Auflager zum Profilende mindestens 40 mm.',
  bearingLength: 'Die Auflagerlänge ist s_s = {ss} mm für die gewählte Klasse der Auflagerbreite.',
  endBearingShared:
    'Die Auflagerlänge an einem Ende gehört diesem Strang allein; wo ein anderer Strang auf demselben Auflager endet, hat jeder die Hälfte.',
  endBearingHalf:
    'Die Auflagerlänge an einem Ende gehört diesem Strang allein: R_w,Rd = {rw} kN mit s_s = {ss} mm. Wo ein anderer Strang auf demselben Auflager endet, hat jeder die Hälfte: {halfRw} kN mit {half} mm.',
  directBearing: 'Das Profil liegt unmittelbar auf: Stegkrüppeln wird an den Auflagern nachgewiesen.',
  cleat:
    'Der Steg ist an den Auflagern an Winkel geschraubt: Stegkrüppeln tritt dort nicht auf und wird nicht nachgewiesen.',
  restraintPositions:
    'Einzelhalterungen stehen in gleichen Abständen innerhalb ihres Feldes und sind ausreichend steif.',
  restraintsUnspecified: 'Halterungen nicht angegeben: Obergurt als durch die Eindeckung gehalten angenommen.',
  shearStiffness:
    'Das Paneel hält den Obergurt nur, wenn seine Schubsteifigkeit S den nach EN 1993-1-3, 10.1.1(6), erforderlichen Wert erreicht; das ist für die Eindeckung nachzuweisen.',
  inPlaneByCladding: 'Die Lastkomponente in der Ebene der Gebäudehülle trägt die Eindeckung.',
  weakAxisBeam:
    'Die Lastkomponente in der Ebene der Gebäudehülle greift am Obergurt an: sie biegt den Stab um seine schwache Achse zwischen Auflagern und Halterungen und außerdem den oberen freien Gurt mit der ganzen und den unteren mit der halben Last.',
  sidewaysOmega:
    'Die Lastkomponente in der Ebene der Gebäudehülle greift an der äußeren Faser an: sie biegt, verdreht und verformt das Ω zwischen Auflagern und Halterungen, nach Theorie erster Ordnung, und ihre Normalspannungen kommen zu denen aus N und M_y hinzu; Knicken unter ihr wird nicht berechnet.',
  noCladdingData: 'Angaben zur Eindeckung fehlen: sie gibt dem freien Gurt weder Dreh- noch seitliche Federung.',
  claddingSpring:
    'Die Drehfeder der Eindeckung ist C_D,A = 130·p nach EN 1993-1-3, 10.1.5.2(7): Bleche ab 0,66 mm, Gurtbreite an der Befestigung höchstens 120 mm, Befestigung mindestens 25 mm vom Drehpunkt.',
  twoFreeFlanges:
    'Ohne Paneel gelten beide Gurte des C- oder Z-Querschnitts als freie Gurte zwischen ihren eigenen Halterungen; zusätzlich wird Biegedrillknicken des ganzen Stranges nachgewiesen (EN 1993-1-3, 6.2.4), das Ungünstigere ist maßgebend.',
  pointLoadsOnFlange:
    'Einzellasten stehen auf dem Gurt auf, jede auf s_P = {sP} mm längs des Stabes; Stegkrüppeln wird darunter nachgewiesen.',
  opposedReaction:
    'Wirkt eine Einzellast höchstens 1,5·h_w neben einem gedrückten Auflager, so beanspruchen Last und Auflagerkraft den Steg als gegenüberliegende Kräfte: für die Last gilt die kleinere der Beanspruchbarkeiten durch eine einzelne und durch zwei gegenüberliegende Kräfte; der Anteil F_o der Auflagerkraft, dem die Lasten gegenüberstehen, wird mit der Beanspruchbarkeit durch gegenüberliegende Kräfte verglichen, der Rest mit der durch eine einzelne Kraft, und u_R ist die Summe beider.',
  pointLoadsIntoWeb:
    'Einzellasten werden über gesondert bemessene Anschlussteile in den Steg eingeleitet: Stegkrüppeln tritt darunter nicht auf und wird nicht nachgewiesen.',
  liveAlternatives: 'Flächennutzlast und einzelne Nutzlasten sind Alternativen: sie wirken nie gleichzeitig.',
  joints: 'Stöße des Stranges übertragen M und V an ihrer Stelle, mit mindestens der Steifigkeit des Stabes.',
  heldAtSupports:
    'An den Auflagern verhindert eine Kippsicherung Verdrehung und seitliche Verschiebung des Querschnitts.',
  omegaHeldAtSupports:
    'Ohne Paneel halten die Auflager auch den geschlossenen Gurt des Ω seitlich, durch einen Auflagerwinkel oder eine Zugstange.',
  restraintsHoldBoth: 'Eine Einzelhalterung des Ω hält beide Füße oder beide Ränder des geschlossenen Gurtes.',
  distortion:
    'Die Stabilität des Ω wird am ganzen Strang mit Querschnittsverformung berechnet (EN 1993-1-3, 10.1.1(8)); der Beiwert 0,96 auf α_cr steht für Membranschub und örtliche Wandbiegung, die nicht enthalten sind.',
  fastenerAtMidFlange: 'Die Befestigungen der Eindeckung sitzen mittig im Obergurt (a = b/2).',
  fastenerTyped:
    'Die Befestigungen der Eindeckung sitzen {a} mm vom Steg im Obergurt, wie angegeben: so sind sie zu setzen.',
  fastenerOfMaker:
    'Die Befestigungen der Eindeckung sitzen {a} mm vom Steg im Obergurt, wie der Hersteller des Profils es vorsieht: so sind sie zu setzen.',
  fastenerNearEdge:
    'Die Befestigungen der Eindeckung sitzen weniger als 25 mm von einem Rand des Obergurts, wo C_D,A = 130·p nicht gilt (EN 1993-1-3, 10.1.5.2(7)): die Eindeckung gibt dem freien Gurt weder Dreh- noch seitliche Federung.',
}

export const notCovered: NotCoveredWords = {
  fasteners:
    'Befestigungen der Eindeckung, Schrauben an den Auflagern, Stöße, Auflagerwinkel und die Unterkonstruktion.',
  sheeting: 'Die Eindeckung selbst und ihre Schubsteifigkeit S.',
  claddingAlone:
    'Die Eindeckung selbst; von ihrer Schubsteifigkeit S wird nur nachgewiesen, dass der bekannte Wert S_req erreicht.',
  localForces:
    'Öffnungen und Ausklinkungen im Profil, an einem Gurt hängende Einzellasten und die Anschlussteile, die Einzellasten in den Steg einleiten.',
  otherActions:
    'Brand, Erdbeben, Ermüdung, Temperatur, Montagezustände und Lasten auf einem noch nicht eingedeckten Strang.',
  durability: 'Dauerhaftigkeit und Korrosionsschutz.',
  interaction: 'Nachweis von Tragwerk, Verbänden und Zugstangen für die Kräfte, die sie erhalten.',
}
