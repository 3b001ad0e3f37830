import type { DerivationWords } from '../keys.ts'

export const derivation: DerivationWords = {
  'step.curve.lateral': 'Knicklinie b für Biegedrillknicken, 6.2.4',
  'step.curve.b': 'Knicklinie b: C- und Z-Querschnitte mit Lippen, Tabelle 6.3',
  'step.curve.c': 'Knicklinie c: andere Querschnitte, Tabelle 6.3',
  'step.curve.flange': 'Knicklinie b, α = 0,34, für den freien Gurt, 10.1.4.2',
  'step.length.span': 'ein Feld',
  'step.length.console': 'das Doppelte des Kragarms',
  'step.length.line': 'der ganze Strang in einem Modell',
  'step.distortion': '0,92 für die Verformung des Querschnitts, die der Strang nicht enthält',
  'step.fastener.nearEdge': 'Befestigungen weniger als 25 mm von einem Rand des Gurts: 130·p gilt nicht',
  'source.section': 'aus dem Querschnitt',
  'source.table': 'Tabellenwert',
  'source.solver': 'numerische Lösung',
  'step.edge.web': 'maßgebend ist der Rand am Steg',
  'step.edge.lip': 'maßgebend ist der Rand an der Lippe',
  'step.lateralLoad.first': 'maßgebend ist die erste von zwei Seitenlasten',
  'step.lateralLoad.spring':
    'maßgebend ist die zweite von zwei Seitenlasten: das Blech übernimmt 1 − β des Kräftepaars an der Befestigung',
  'step.lateralLoad.axis': 'maßgebend ist die zweite von zwei Seitenlasten: ohne das Kräftepaar an der Befestigung',
  'step.place.end': 'hier endet der gedrückte Teil des Gurts: σ_c = 0',
  'step.lateralLoad.inPlane': 'Last in der Ebene der Gebäudehülle: das ungünstigere beider Vorzeichen',
  'step.place.pulled': 'hier drücken M und N den Gurt nicht: in m zählt nur die Last in der Ebene der Gebäudehülle',
  'source.statics': 'Berechnung des Strangs',
  'step.flange.upper': 'Obergurt',
  'step.flange.lower': 'Untergurt',
}
