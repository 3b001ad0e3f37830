/** Headings and states of the exported tables. */
export const columns = {
  id: 'Lösung',
  section: 'Querschnitt',
  thickness: 'Dicke',
  steel: 'Stahl',
  height: 'Höhe',
  mass: 'Masse',
  length: 'Länge des Strangs',
  weight: 'Gewicht',
  areaWeight: 'Gewicht je Fläche',
  status: 'Ergebnis',
  utilisation: 'Ausnutzung',
  governing: 'Maßgebender Nachweis',
  roofLoad: 'Einzellast auf Dächern (Mannlast)',
  twist: 'Verdrehung',
  sideways: 'Verschiebung in der Ebene der Gebäudehülle',
  pieceLength: 'Länge',
  count: 'Anzahl',
  total: 'Summe',
  loadCase: 'Lastfall',
  name: 'Bezeichnung',
  direction: 'Richtung',
  reaction: 'Auflagerkraft',
}

export const statuses = {
  OK: 'erfüllt',
  FAIL: 'nicht erfüllt',
  NOTHING_CHECKED: 'nichts nachgewiesen',
  NOT_APPLICABLE: 'außerhalb der Norm',
}

export const directions = {
  normal: 'rechtwinklig zur Hülle',
  inPlane: 'in der Ebene der Hülle',
}
