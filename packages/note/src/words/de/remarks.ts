import type { RemarkWords } from '../words.ts'

export const remarks: RemarkWords = {
  'source.input': 'Eingabe',
  'source.table': 'Tabellenwert',
  'source.solver': 'numerische Lösung',
  'source.statics': 'Berechnung des Strangs',
  'step.edge.web': 'maßgebend ist der Rand am Steg',
  'step.edge.lip': 'maßgebend ist der Rand an der Lippe',
  'step.lateralLoad.first': 'maßgebend ist die erste von zwei Seitenlasten',
  'step.lateralLoad.spring':
    'maßgebend ist die zweite von zwei Seitenlasten: das Blech übernimmt 1 − β des Kräftepaars an der Befestigung',
  'step.lateralLoad.axis': 'maßgebend ist die zweite von zwei Seitenlasten: ohne das Kräftepaar an der Befestigung',

  'warning.ENGINEER_SIGNATURE':
    'Ein befugter Tragwerksplaner muss Verfahren und Ergebnis vor der Verwendung bestätigen.',
  'warning.LOADS_BY_USER':
    'Wind- und Schneewerte verantwortet der Anwender: Zonen und Beiwerte wurden nicht ermittelt.',
  'warning.FASTENERS_NOT_CHECKED':
    'Befestigungen, Auflagerwinkel und Schrauben werden nicht bemessen: sie müssen die größte abhebende Auflagerkraft dieser Berechnung aufnehmen, {upliftKn} kN an einem Auflager.',
  'warning.SHEETING_STIFFNESS_REQUIRED':
    'Der Obergurt gilt als durch die Eindeckung gehalten: deren Schubsteifigkeit S muss das S_req des Querschnitts erreichen (EN 1993-1-3, 10.1.1(6)); für diesen Querschnitt ist S_req = {requiredKn} kN bei L = {spanM} m.',
  'warning.NO_ROTATIONAL_RESTRAINT':
    'Ohne Angaben zur Eindeckung hält diese den Obergurt seitlich, gibt aber keine Drehbettung (C_D = 0, K = 0).',
  'warning.IN_PLANE_LOAD_BY_CLADDING':
    'Die Lastkomponente in der Ebene der Gebäudehülle trägt die Eindeckung als Scheibe.',
  'warning.NO_PANEL':
    'Der Obergurt ist nicht durch die Eindeckung gehalten: Lasten in der Ebene der Gebäudehülle biegen den Stab zwischen seinen Halterungen um die schwache Achse; die Torsion aus ihrer Ausmitte wird vernachlässigt.',
  'warning.END_OVERHANG_40MM':
    'An einem Endauflager ohne Kragarm muss der Stab mindestens 40 mm über das Auflager hinausreichen (EN 1993-1-3, 6.1.7.3).',
  'warning.STANDING_MEMBER':
    'Gewichte längs des Stabes werden als Druck angesetzt: der Stab steht auf seinem rechten Ende.',

  'notConfirmed.nationalFactors': 'die Teilsicherheitsbeiwerte des nationalen Anhangs',
  'notConfirmed.accidentalFactors': 'die Beiwerte der außergewöhnlichen Situation im nationalen Anhang',
  'notConfirmed.planLoads': 'Nutzlast je Grundrissfläche statt je Dachfläche',
  'notConfirmed.innerRadius': 'der Innenradius der Kantungen, 1,5·t wo der Hersteller keinen angibt',
  'notConfirmed.purlinLimits': 'die Anwendungsgrenzen der Regeln für Pfetten',
  'notConfirmed.hatCurve': 'die Knicklinie des Hutprofils',
  'notConfirmed.rotationalSpring': 'die einfache Regel C_D,A = 130·p und ihre Bedingungen',
  'notConfirmed.freeFlangeCurve': 'die Knicklinie des freien Gurtes',
}
