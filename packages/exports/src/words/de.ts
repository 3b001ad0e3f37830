/** Headings and states of the exported tables. */
export const columns = {
  id: 'Lösung',
  section: 'Querschnitt',
  steel: 'Stahl',
  length: 'Länge des Strangs',
  areaWeight: 'Gewicht je Fläche',
  status: 'Ergebnis',
  roofLoad: 'Einzellast auf Dächern (Mannlast)',
  twist: 'Verdrehung',
  sideways: 'Verschiebung in der Ebene der Gebäudehülle',
  pieceLength: 'Länge',
  count: 'Anzahl',
  delivery: 'Lieferung',
  tooLong: 'nicht in einem Stück: länger als {limit} m',
  total: 'Summe',
  name: 'Bezeichnung',
  direction: 'Richtung',
  reaction: 'Auflagerkraft',
  endBayThickness: 'Blechdicke der Endfelder',
  lapNeeded: 'Nötige Überlappung je Seite',
}

export const statuses = {
  OK: 'erfüllt',
  FAIL: 'nicht erfüllt',
  NOT_APPLICABLE: 'außerhalb der Norm',
}

export const directions = {
  normal: 'rechtwinklig zur Hülle',
  inPlane: 'in der Ebene der Hülle',
}
