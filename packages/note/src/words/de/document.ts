import type { OwnDocumentWords } from '../keys.ts'
export const document: OwnDocumentWords = {
  titleShort: 'Statische Berechnung, Kurzfassung',
  shortText:
    'Kurzfassung: Grundlagen, nationale Parameter, Lastfälle, die übrigen Kombinationen, Schnittgrößen, Querschnittswerte, die übrigen Nachweise und die Formelzeichen stehen in der vollständigen Berechnung.',
  trialMark: 'Probe – nicht zur Ausführung',
  contents: 'Inhalt',
  page: 'Seite',
  of: 'von',

  date: 'Datum',
  author: 'Bearbeiter',
  engineVersion: 'Rechenkern',
  catalogueVersion: 'Querschnittskatalog',
  inputHash: 'Prüfsumme der Eingabe (SHA-256)',
  standard: 'Bemessungsnorm',

  'summary.utilisation': 'Ausnutzung',
  'summary.length': 'Länge des Strangs',
  'summary.weight': 'Gewicht des Strangs',
  'summary.areaWeight': 'Gewicht je Fläche der Hülle',
  'summary.largestUplift': 'Größte abhebende Kraft am Auflager',
  'summary.noUplift': 'kein Abheben',
  signOff:
    'Diese Berechnung wurde von einem Programm erstellt. Vor der Ausführung muss ein dazu befugter Tragwerksplaner Verfahren, Eingabe und Ergebnisse für das Bauvorhaben prüfen und unterschreiben.',
  'signature.prepared': 'Aufgestellt, Datum',
  'signature.checked': 'Geprüft (befugter Tragwerksplaner), Datum, Unterschrift',

  'titleBlock.jobNumber': 'Auftragsnummer',
  'titleBlock.client': 'Auftraggeber',
  'titleBlock.site': 'Bauort',
  'titleBlock.logo': 'Logo des Büros',
  'revision.heading': 'Revision',
  'revision.letter': 'Revision {letter}',
  'revision.message': 'Zu dieser Revision',
  'revision.preparedBy': 'Aufgestellt von',
  'revision.checkedBy': 'Geprüft von',
  'revision.notChecked': 'nicht geprüft',
  'revision.checked': 'geprüft von {by}',
  'revision.after': 'Arbeitskopie nach {letter}',
  'revision.reason': 'Ausgegeben, obwohl der Querschnitt nicht alle Nachweise erfüllt: {reason}',
  'revision.verify': 'Ist dieses Papier aktuell?',
  'revision.qr': 'QR-Code mit der Adresse {url}',
  'revision.record':
    'Die Prüfung wurde im Programm vom Konto der genannten Person festgehalten. Das ist eine einfache elektronische Aufzeichnung und keine qualifizierte elektronische Signatur.',

  'basis.heading': 'Grundlagen',
  'basis.standards': 'Normen',
  'basis.standardsText':
    'EN 1990:2002+A1, EN 1991-1-1, {snow?EN 1991-1-3, }{wind?EN 1991-1-4, }EN 1993-1-1:2005+A1, EN 1993-1-3:2006 mit AC:2009 und EN 1993-1-5:2006, mit den nationalen Parametern nach Abschnitt {section}.',
  'basis.axes':
    'Achsen und Vorzeichen: x läuft vom linken Ende des Strangs entlang des Stabes; y ist parallel zu den Gurten, z steht senkrecht zur Gebäudehülle und ist nach innen positiv. Ein positives Moment M_y drückt den Obergurt (außen), N ist als Zug positiv, eine positive Auflagerkraft ist Druck, eine negative abhebend.',
  'basis.assumptions': 'Annahmen',
  'basis.notCovered': 'In dieser Berechnung nicht enthalten',

  'inputs.geometry': 'Geometrie und Stab',
  'inputs.loads': 'Einwirkungen (charakteristische Werte)',
  'inputs.lineCaption': 'Der Strang mit Auflagern, Halterungen und charakteristischen Lasten je Fläche der Hülle.',
  'inputs.restraints': 'Halterungen (Anzahl je Feld)',
  'inputs.spanNumbers': 'Felder {list}',
  'inputs.areaUnit': 'Lasten in kN/m², Längen in m.',
  'inputs.bands': 'Bereiche entlang des Strangs, vom linken Ende',
  action: 'Einwirkung',
  'inputs.force': 'Kraft',
  'inputs.position': 'Lage',
  'inputs.roofLoad':
    '{value} kN, lotrecht, an beliebiger Stelle des Strangs{cantilever?, Kragarme eingeschlossen} (EN 1991-1-1, 6.3.4 und Tabelle 6.10, Kategorie H), nie mit einer anderen veränderlichen Last.',

  'cite.equation': 'Gl.',

  'national.heading': 'Nationale Parameter',
  'national.parameter': 'Parameter',
  'national.source': 'Quelle',
  'national.kept': 'empfohlener Wert beibehalten',
  'national.recommended': 'empfohlener Wert',
  'national.annexTo': 'nationaler Anhang zu',
  'national.withPsi1': ' mit ψ1',
  'national.open': 'noch nicht bestätigt',

  'cases.heading': 'Lastfälle',
  'cases.text':
    'Wirkungen ohne Teilsicherheitsbeiwerte auf einen Stab beim angegebenen Abstand, senkrecht zur Gebäudehülle, aus der Berechnung des Durchlaufträgers. Die ständigen Lastfälle enthalten das Eigengewicht des Profils nicht: seine Wirkung für 1 kN/m steht in der letzten Zeile und geht in jede Kombination mit dem Beiwert ihrer ständigen Last (Gmax oder Gmin) ein, mal {weight} kN/m des gewählten Querschnitts.',
  'cases.inPlaneByMember':
    'Die Lasten in der Ebene der Gebäudehülle biegen den Stab um seine schwache Achse (M_z); ihre Kräfte auf Auflager und Halterungen stehen in Abschnitt {section}.',
  'cases.inPlaneByOmega':
    'Die Lasten in der Ebene der Gebäudehülle greifen an der äußeren Faser an und biegen, verdrehen und verformen das Ω; ihre Kräfte auf Auflager und Halterungen stehen in Abschnitt {section}.',
  'cases.inPlaneByCladding':
    'Die Lastkomponente in der Ebene der Gebäudehülle geht in die Eindeckung und steht nicht in dieser Tabelle.',
  'cases.alongMember': 'Die Lastkomponente längs des Stabes ist eine Normalkraft; sie steht in den Herleitungen als N.',
  index: 'Index',
  'cases.reactions': 'Summe der Auflagerkräfte',
  'case.Gmax': 'Ständige Last, größte',
  'case.Gmin': 'Ständige Last, kleinste',
  'case.LiveArea:every': 'Flächennutzlast',
  'case.Live': 'Nutzlast, alle Felder',
  'case.Live:some': 'Nutzlast: {spans}',
  'case.LiveArea': 'Flächennutzlast, alle Felder',
  'case.LiveArea:some': 'Flächennutzlast: {spans}',
  'case.LiveQ:some': 'Einzelne Nutzlasten: {spans}',
  'case.Sexc': 'Außergewöhnlicher Schnee',
  'case.OwnWeight': 'Eigengewicht für 1 kN/m',

  'combinations.heading': 'Kombinationen',
  'combinations.text':
    'Grenzzustände der Tragfähigkeit (GZT) nach EN 1990, Gl. 6.10{accidental? und 6.11b}, und Grenzzustände der Gebrauchstauglichkeit (GZG) zur Durchbiegungsgrenze. Die ständige Last schließt das Eigengewicht des Profils mit ihrem Beiwert ein.',
  'combinations.omitted':
    'Von den {count} berechneten Kombinationen sind die {listed} aufgeführt, die für einen Nachweis, eine Auflagerkraft oder eine Durchbiegung maßgebend sind.',
  'combinations.id': 'Nr.',
  'combinations.situation': 'Situation',
  'situation.PERSISTENT': 'ständig',
  'situation.ACCIDENTAL': 'außergewöhnlich',
  'situation.CHARACTERISTIC': 'charakteristisch',
  'situation.FREQUENT': 'häufig',
  'situation.QUASI_PERMANENT': 'quasi-ständig',

  'forces.heading': 'Schnittgrößen und Durchbiegungen',
  'forces.text':
    'Größte und kleinste Werte aller Kombinationen, für den gewählten Querschnitt mit seinem Eigengewicht.',
  'forces.overhangs':
    'Dargestellt sind die gesamten Verschiebungen; bei einem kurzen Überstand wird nur seine eigene Biegung nachgewiesen; seine Werte sind deshalb nicht die dieses Diagramms.',
  'forces.lateral':
    'Biegung um die schwache Achse: das größte |M_z,Ed| ist {value} kNm, bei x = {x} m in der Kombination {combination}.',
  'forces.sideways':
    'Last in der Ebene der Gebäudehülle: die größte Spannung σ_q,Ed ist {value} N/mm², bei x = {x} m in der Kombination {combination}.',

  'section.dimensions': 'Abmessungen und Werkstoff',
  'section.grossProperties': 'Bruttoquerschnittswerte',
  'section.grossCaption': 'Außenmaße in mm.',
  'section.sharpCorners': 'Werte mit scharfen Ecken',
  'section.sharpCornersText':
    'Die wirksamen Querschnitte sind auf der Mittellinie mit scharfen Ecken gebildet (EN 1993-1-3, 5.1(3) und (4)), die Bruttowerte oben mit den genauen Ausrundungen: wo alles wirksam ist, können A_eff und I_eff,y etwas größer sein als A und I_y des Bruttoquerschnitts.',
  'section.sharpCornersDeflection':
    'Die Durchbiegungsnachweise verwenden I_gr und I_eff dieses Modells mit scharfen Ecken mal (1 − 2·δ) und z von seinem Schwerpunkt zur Mittellinie des Gurtes.',
  'section.line': 'Strang mit Verformung des Querschnitts',
  'section.lineText':
    'Das Ω knickt als Strang, dessen Querschnitt sich verformt (EN 1993-1-3, 10.1.1(8) und 10.1.2(2)), in zwei Familien von Verschiebungen d, die nicht gekoppelt sind: die seitliche Auslenkung mit v_t (geschlossener Gurt seitlich), φ (seine Drehung) und v_f (beide Füße seitlich){panel?, von denen die durch die Eindeckung gehaltene entfällt}; und die Spreizung u der beiden Füße. In N und mm, in den Achsen des Querschnitts mit dem geschlossenen Gurt oben:',
  'section.lineMatrices':
    'C, D und B gehören zur gespeicherten Energie, X, X_N und X_q zur Arbeit von M, N und q; B ist der Rahmen der Wände{spring? mit der Drehfeder der Eindeckung}. {free?M leistet auch Arbeit an φ und an der seitlichen Verschiebung der inneren Faser. }Der kleinere Lastfaktor der beiden Familien wird mit 0,96 multipliziert, für das, was das Modell weglässt.',
  'section.sway': 'Seitliche Auslenkung, obere Dreiecke',
  'section.spread': 'Spreizung',
  'section.warpingText':
    'U jedes Feldes der seitlichen Auslenkung an den Enden der ebenen Teile einer Hälfte, null in der Mitte des geschlossenen Gurtes, in mm und rad; die andere Hälfte hat das andere Vorzeichen. Last in der Ebene der Gebäudehülle greift an der äußeren Faser an und ergibt die Spannungen σ_q = −E·Σ U·d″ (EN 1993-1-3, 6.1.6).',
  'section.place': 'Stelle',
  'section.widths': 'Teilflächen und ihre Breiten',
  'section.widthsText':
    'Breiten b_p auf der Mittellinie aus den Außenmaßen; h_p ist die Höhe zwischen den Mittellinien der Gurte.',
  'section.notional':
    'Der Innenradius überschreitet 5·t oder 0,10·b_p: Die Breiten sind ideelle Breiten (EN 1993-1-3, 5.1(2), g_r je Ecke), die wirksamen Teile werden im Verhältnis b_sh/b_p auf die Mittellinie mit scharfen Ecken gelegt, und die Ausrundungen gehen mit 1 − δ in A und mit 1 − 2·δ in I ein (5.1(4)).',
  'section.plate': 'Teilfläche',
  'section.width': 'Breite',
  'section.common': 'Höhe',
  'section.plates': 'Teilflächen',
  'section.platesText':
    'λ_p und ρ gelten für den ersten Durchgang, die wirksamen Breiten nach der Iteration; eine Teilfläche ohne ψ ist gezogen oder spannungslos und bleibt voll wirksam.',
  'section.effectiveWidths': 'Wirksame Breiten [mm]',
  'section.left': 'nicht angesetzt (Lippe zu kurz)',
  'section.partsHead': 'Wirksamer Querschnitt als Summe seiner Teile',
  'section.partsText':
    'Gerade Teile auf der Mittellinie; z des Schwerpunkts von der oberen Außenseite aus, Δz die Höhe eines Teils; I_y = A·(Δz²/12 + (z − z_NA)²). A einer doppelt vorhandenen Teilfläche enthält beide.',
  'section.partsTextN':
    'Gerade Teile auf der Mittellinie; z des Schwerpunkts von der oberen Außenseite, y von der Mittellinie des Stegs aus; Δy ist die Breite eines Teils; I_z = A·(Δy²/12 + (y − y_eff)²). A einer doppelt vorhandenen Teilfläche enthält beide.',
  'section.partsTextOmega':
    'Gerade Teile auf der Mittellinie; z des Schwerpunkts von der oberen Außenseite, y von der Symmetrieachse aus; Δy ist die Breite eines Teils; I_z = A·(Δy²/12 + y²). A einer doppelt vorhandenen Teilfläche enthält beide.',
  'section.sum': 'Summe',
  'section.asIn': '{plates}: wie in {section}.',
  'section.mirrors': 'Die Gurte sind gleich: wie {section}, Ober- und Untergurt vertauscht.',
  'plate.lipTop': 'Obere Lippe',
  'plate.flangeTop': 'Obergurt',
  'plate.web': 'Steg',
  'plate.flangeBottom': 'Untergurt',
  'plate.lipBottom': 'Untere Lippe',
  'plate.closedFlange': 'Geschlossener Gurt',
  'plate.foot': 'Fuß',
  'plate.lip': 'Lippe',
  'plate.flanges': 'Gurte',
  'plate.lips': 'Lippen',
  'section.effectiveCaption': 'Gefüllt: wirksam, schraffiert: nicht wirksam; Dicke nicht maßstäblich.',
  'section.resistances': 'Beanspruchbarkeiten',
  'section.symbol': 'Zeichen',
  'section.steps': 'Herleitung',

  'strips.heading': 'Zweite Meinung: finite Streifen',
  'strips.notice': 'Zur Information; in den Nachweisen nicht verwendet.',
  'strips.text':
    'Elastische Verzweigungsspannung des Bruttoquerschnitts über der Halbwellenlänge nach der Methode der finiten Streifen: Enden gelenkig gelagert, eine Halbwelle, nur um y gebogen, wie ein Paneel den Querschnitt hält; σ an der am stärksten gedrückten Mittellinie. Kreise: Minima der Kurve; gestrichelt: elastische Spannungen nach den Formeln der Norm. Beanspruchbarkeiten sind es nicht.',
  'strips.M': 'M+, oben gedrückt; M− ist dasselbe umgedreht, da die Gurte gleich sind',
  'strips.webToo':
    'Unter Druck nimmt die Norm den Steg als spannungslose Feder des ausgesteiften Randes und mindert den Steg selbst getrennt ab; in den Streifen beulen beide gemeinsam, und die Kurve liegt tiefer.',
  'strips.M+': 'M+, oben gedrückt',
  'strips.M-': 'M−, unten gedrückt',
  'strips.N': 'N, ganzer Querschnitt gedrückt',
  'strips.action': 'Einwirkung',
  'strips.stress': 'Streifen',
  'strips.code': 'Norm',
  'strips.comparison': 'Vergleich',
  'strips.noMinimum': 'die Kurve hat kein eigenes Minimum',
  'strips.noCode': 'die Norm hat keinen eigenen Wert',
  'strips.safe': 'Norm {percent} % auf der sicheren Seite',
  'strips.above': 'die Norm liegt {percent} % darüber',

  'checks.text':
    'Jeder Nachweis an seiner maßgebenden Stelle: Formel, Zahlen, Ergebnis und Abschnitt der Norm. Die Zahlen haben so viele Stellen, wie es für das gedruckte Ergebnis braucht. In Tabellen und Überschriften ist die Ausnutzung auf das nächste Tausendstel aufgerundet, damit nichts über 1 als 1,000 erscheint; die letzte Zeile einer Herleitung zeigt den Wert selbst.',
  'checks.method': 'Verfahren\u00a0{reading}',
  'checks.methodText':
    'Die Zahl nach „Verfahren“ nennt Kapitel und Nummer in der Beschreibung des Verfahrens, wo der Nachweis hergeleitet ist.',
  'checks.methodAddress': 'Die Beschreibung steht auf Englisch unter {address}.',
  'checks.stripAsIn': 'a_fz bis i_fz desselben freien Gurtes: wie in {section}.',
  'checks.lateralAsIn': '{check}, M_y,Ed bis χ_LT: wie in {section}.',
  'checks.roundedUp': 'aufgerundet: {value}',
  'checks.fastenerMoved':
    'Säßen die Befestigungen der Eindeckung anders und wäre alles Übrige wie gerechnet, so wäre die Ausnutzung: {list}. Das gehört nicht zum Ergebnis.',
  'checks.fastenerNearer': '{mm} mm näher am Steg {value}',
  'checks.fastenerFarther': '{mm} mm weiter vom Steg {value}',
  limit: 'Grenze',
  'checks.present': 'Vorhanden',
  'checks.governingHeading': 'Maßgebende Nachweise',
  'checks.governingText':
    'Der maßgebende Nachweis, alle nicht erfüllten und die, deren Ausnutzung {percent} % der maßgebenden erreicht; die erste Seite führt alle Nachweise auf.',
  'checks.mode': 'Knickfigur: Verschiebungen bei x, gespeicherte Energien (U) und Arbeit der Lasten (V)',
  'checks.clause': 'Norm',
  'checks.status': 'Ergebnis',
  'checks.demand': 'Beanspruchung',
  'checks.resistance': 'Beanspruchbarkeit',
  place: 'Stelle',
  'checks.placeSupport': 'Auflager, x = {x} m',
  'checks.placeSpan': 'Feld {n}, x = {x} m',
  'checks.placeCantilever': 'Kragarm, x = {x} m',
  'checks.roofLoad': 'Einzellast (Mannlast) bei',
  'checks.withoutFigures': 'Nachweise ohne Ergebnis',
  'checks.notChecked': 'nicht geführt: hierzu wird keine Aussage gemacht',

  'cases.effects': 'Charakteristische Auswirkungen',
  'lineLoads.heading': 'Linienlasten',
  'lineLoads.load': 'Last auf dem Profil',
  'lineLoads.text': 'Jeder Lastfall, wie er auf das Profil wirkt, ohne Beiwerte und ohne Eigengewicht.',
  'lineLoads.across': 'quer zum Profil, rechtwinklig zur Hülle',
  'lineLoads.inPlane': 'in der Ebene der Hülle',
  'lineLoads.along': 'längs des Profils',
  'lineLoads.entered': 'eingegebene Lasten',
  'lineLoads.spacing': 'Abstand',
  'lineLoads.plan': 'α ist die Neigung{plan?; je m² Grundriss: }{live?Nutzlast}{liveSnow?, }{snow?Schnee}.',
  'characteristic.text':
    'Ohne Beiwerte, rechtwinklig zur Hülle, positiv, wo das Profil aufliegt; die ständige Last enthält das Eigengewicht dieses Querschnitts.',
  'characteristic.arrangements':
    'Anordnungen der Nutzlast stehen mit ihrem größten und kleinsten Wert, die nicht gleichzeitig wirken.',
  'characteristic.roofLoad':
    'Die Einzellast auf Dächern steht mit der größten und der kleinsten Auflagerkraft jedes Auflagers über alle ihre Stellen, die nicht gleichzeitig auftreten.',
  'characteristic.inPlane': 'In der Ebene der Hülle, positiv in Richtung der Dachneigung oder der Fassade abwärts',
  'characteristic.sum': 'Σ Auflagerkräfte',
  'characteristic.intoSheet': 'In der Ebene der Hülle trägt die Eindeckung höchstens: {list}.',
  'characteristic.pointsIntoSheet': 'Jede Einzellast bringt dort höchstens hinzu: {list}.',
  'reactions.text':
    'Bemessungswerte (Grenzzustände der Tragfähigkeit) für Tragwerk und Befestigungen, senkrecht zur Gebäudehülle; positiv: Druck, negativ: abhebend.',
  'reactions.uplift': 'Wo der kleinste Wert negativ ist, müssen ihn die Befestigungen als Zug aufnehmen.',
  'reactions.inPlane': 'Kräfte in der Ebene der Hülle auf Auflager und Halterungen',
  'reactions.inPlaneText':
    'Bemessungswerte (Grenzzustände der Tragfähigkeit) der Kräfte in der Ebene der Gebäudehülle; positiv: die Last drückt die Dachneigung oder die Fassade hinab. Auflagerwinkel, Zugstangen und Abhängungen und ihre Befestigungen müssen sie aufnehmen; kein Paneel tut es.',
  'reactions.inPlaneByCladding':
    'Die Lastkomponente in der Ebene der Gebäudehülle ist in diesen Kräften nicht enthalten: sie geht in die Eindeckung, die sie über ihre eigenen Befestigungen an das Tragwerk abgeben muss.',
  'reactions.restraint': 'Halterung',

  'deflections.value': 'Durchbiegung',
  'deflections.ownBending': 'nur die eigene Biegung des Kragarms (kurzer Überstand)',
  'deflections.whole': 'gesamte Verschiebung',
  'deflections.twist':
    'Größte Verdrehung entlang des Strangs, nach Theorie I. Ordnung unter charakteristischen Lasten: {degrees}°. Kein Nachweis begrenzt sie.',
  'deflections.kind': 'Verglichener Wert',

  'symbols.heading': 'Formelzeichen',
  'symbols.text':
    'Formelzeichen der Herleitungen, ohne die darunter aufgeführten Indizes; mit dem Index eines Lastfalls ist ein Zeichen die Wirkung dieses Lastfalls ohne Beiwert.',
  'symbols.place': 'Im Kapitel des Standorts haben die Zeichen die Bedeutung von EN 1991.',
  'symbols.indices': 'Indizes',
  'symbols.meaning': 'Bedeutung',

  'remarks.heading': 'Hinweise und offene Punkte',
  'remarks.warnings': 'Hinweise',
  'remarks.noWarnings': 'Die Berechnung ergab keine Hinweise.',
  'remarks.notConfirmed': 'Noch nicht bestätigt',
  'remarks.notConfirmedText':
    'Das Folgende ist nach den vorliegenden Quellen umgesetzt und noch offen: es wurde noch nicht mit dem Text der Norm oder ihres nationalen Anhangs verglichen oder ist durch keine unabhängige Berechnung belegt:',
  'remarks.signOff': 'Erklärung',

  'joints.text':
    'Was über den Auflagern zwischen zwei Hauptfeldern steht. Längen einer Überlappung gehen von der Auflagerachse bis zur letzten Schraubenreihe.',
  'joints.models':
    'Der Strang wird mit zwei Modellen der Überlappungen berechnet: SUM mit der Steifigkeit beider Bauteile in der Überlappung und SINGLE mit der des Bauteils des Feldes. Die wirkliche Steifigkeit liegt dazwischen, da Schrauben rutschen; jeder Nachweis, jede Auflagerkraft und Durchbiegung ist der größere Wert beider (EN 1993-1-3, 10.1.3.4).',
  'joints.tested':
    'In der Überlappung gilt die Steifigkeit aus dem Versuch des Herstellers: das {ratio}-Fache der halben Summe beider Bauteile (EN 1993-1-3, 10.1.3.4).',
  'joints.sleeveTest':
    'Muffe, nach dem Versuch ihres Herstellers: {length} mm lang, Drehsteifigkeit {stiffness} kNm/rad, M_Rd = {moment} kNm, V_Rd = {shear} kN.',
  'joints.testSource': 'Quelle der Versuchswerte: {source}.',
  'joints.caption': 'Die Stücke maßstäblich: Überlappungen, wie sie sind, Schraubenreihen als Striche.',
  'joints.forces':
    'Größte Wirkungen aller Kombinationen der Tragfähigkeit und Modelle. Schraubenkräfte sind angegeben, nicht nachgewiesen: die Schrauben jeder Reihe sind dafür zu bemessen.',
  'joints.kind': 'Stoß',
  'joints.moment': 'Moment',
  'joints.shear': 'Querkraft',
  'joints.share': 'Anteil des linken Bauteils',
  'joints.boltsLeft': 'Schrauben, linke Reihe',
  'joints.boltsSupport': 'Schrauben über dem Auflager',
  'joints.boltsRight': 'Schrauben, rechte Reihe',
  'joints.lap': 'Überlappung über Auflager {n}',
  'joints.lapText':
    'Beide Bauteile berühren sich nur an den Schraubenreihen und über dem Auflager, mit gleicher Durchbiegung; das endende trägt ein gerades Moment von seinem Anteil über dem Auflager bis 0 an seiner Reihe. M_0, M_a und M_b sind Momente des Strangs; die Überlappung ist links des Auflagers {left} mm und rechts {right} mm lang.',
  'joints.pieces': 'Stücke',
  'joints.length': 'Länge',
  'joints.thickness': 'Blechdicke',
  'joints.count': 'Anzahl',
  'joints.massOne': 'Masse eines Stücks',
  'joints.massAll': 'Masse aller',
  'joints.edge':
    'Ein Stück endet {edge} mm hinter seiner letzten Schraubenreihe. Überlappungen und Muffen bringen {kg} kg in den Strang.',
  'summary.pieces': 'Stücke',
  'summary.piecesText': '{count}, das längste {length} m',
  'summary.jointWeight': 'davon Überlappungen und Muffen',
  'summary.thickness': 'Blechdicke',
  'summary.endBays': '{endBay} mm in den Endfeldern, {inner} mm innen',
  'summary.drawn': 'Innere Felder, {inner} mm',
  'section.ofEndBays': 'Querschnitt der Endfelder',
  'section.turned': 'Querschnitt der umgekehrt liegenden Stücke',
  'section.turnedEndBays': 'Querschnitt der umgekehrt liegenden Stücke der Endfelder',
  'checks.model': 'Modell der Überlappungen',
  'checks.member': 'Bauteil',
  'checks.endingMember': 'das in der Überlappung endende',
  'checks.turned': 'die umgekehrt liegenden Stücke',
  'characteristic.model': 'Modell {model}',
  'characteristic.models':
    'Die Werte eines Modells gehören zusammen; die jeweils größeren wären nicht im Gleichgewicht.',
  'model.SUM': 'SUM (beide Bauteile in der Überlappung)',
  'model.SINGLE': 'SINGLE (das Bauteil des Feldes)',
  'model.TEST': 'TEST (Steifigkeit aus dem Versuch des Herstellers)',
  'cases.withJoints':
    'Mit Stößen sind das die Wirkungen auf ein Bauteil einer Blechdicke über den ganzen Strang. Die mit Überlappungen und beiden Blechdicken stehen in den Herleitungen, Modell für Modell, ihre Auflagerkräfte mit dem Gewicht jedes Bauteils in Abschnitt {section}.',
  'forces.withJoints':
    'Mit Stößen sind es die des durchlaufenden Bauteils, über beide Modelle der Überlappungen: in einer Überlappung trägt es nur seinen Anteil.',
  'sheeting.heading': 'Eindeckung',
  'sheeting.narrowScrewed': 'Die Schrauben gehen durch den schmalen Gurt des Bleches, b_T = {width} mm.',
  'sheeting.wideScrewed': 'Die Schrauben gehen durch den breiten Gurt des Bleches, b_T = {width} mm.',
  'sheeting.shear': 'Schubsteifigkeit',
  'sheeting.shearKnown':
    'Um gehalten zu sein, braucht der Querschnitt S_req = {required} kN (EN 1993-1-3, 10.1.1(6)), die Eindeckung hat S = {stiffness} kN: Ausnutzung {utilisation}, hergeleitet in Abschnitt {section}. Alle anderen Nachweise nehmen den Gurt als gehalten an.',
  'sheeting.shearUnknown':
    'Um gehalten zu sein, braucht der Querschnitt S_req = {required} kN (EN 1993-1-3, 10.1.1(6)). Von dieser Eindeckung ist kein S bekannt: dass sie S_req erreicht, ist noch nachzuweisen.',
  'sheeting.spring': 'Drehfeder',
  'sheeting.bothSenses': 'C_D ist der Wert für Sog und gilt für beide Lastrichtungen.',
  'sheeting.declaredSenses': 'C_D gilt für beide Lastrichtungen; das Angegebene muss für Sog gezeigt sein.',
  'sheeting.noSpring': 'Die Eindeckung gibt diesem Querschnitt keine Drehfeder, C_D = 0 und K = 0: {reason}.',
  'sheeting.conditions': 'Bedingungen',
  'sheeting.screws':
    'Schrauben von 6,3 mm im gerechneten Abstand vom Steg, mit Scheiben von mindestens 1,0 mm Dicke und 16 mm Durchmesser.',
  'sheeting.overlaps':
    'Die Bleche sind in jedem Längsstoß verbunden und an allen vier Rändern des Schubfelds gehalten.',
  'sheeting.openings':
    'Keine Lichtbänder, Stehfalze oder späteren Öffnungen: sie beenden die Wirkung als Schubfeld, die für die Lebensdauer des Gebäudes gebraucht wird.',
  'sheeting.nothingBetween': 'Zwischen Blech und Gurt liegt nichts.',
  'sheeting.asTested': 'Element, Verbindungen und Abstand sind die, für welche die Quelle die angegebenen Werte zeigt.',
}
