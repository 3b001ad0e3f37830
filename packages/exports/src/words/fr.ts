/** Headings and states of the exported tables. */
export const columns = {
  id: 'Solution',
  section: 'Section',
  steel: 'Acier',
  length: 'Longueur de la ligne',
  areaWeight: 'Poids surfacique',
  status: 'Résultat',
  roofLoad: 'Charge concentrée de toiture',
  twist: 'Torsion',
  sideways: 'Déplacement dans le plan de l’enveloppe',
  pieceLength: 'Longueur',
  count: 'Quantité',
  delivery: 'Livraison',
  tooLong: 'pas d’une seule pièce : plus de {limit} m',
  total: 'Total',
  name: 'Nom',
  direction: 'Sens',
  reaction: 'Réaction',
  endBayThickness: 'Épaisseur des travées d’extrémité',
  lapNeeded: 'Recouvrement nécessaire de chaque côté',
}

export const statuses = {
  OK: 'vérifié',
  FAIL: 'non vérifié',
  NOT_APPLICABLE: 'hors du domaine de la norme',
}

export const directions = {
  normal: 'perpendiculaire à l’enveloppe',
  inPlane: 'dans le plan de l’enveloppe',
}
