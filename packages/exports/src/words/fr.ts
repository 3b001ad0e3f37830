/** Headings and states of the exported tables. */
export const columns = {
  id: 'Solution',
  section: 'Section',
  thickness: 'Épaisseur',
  steel: 'Acier',
  height: 'Hauteur',
  mass: 'Masse',
  length: 'Longueur de la ligne',
  weight: 'Poids',
  areaWeight: 'Poids surfacique',
  status: 'Résultat',
  utilisation: 'Taux d’utilisation',
  governing: 'Vérification déterminante',
  roofLoad: 'Charge concentrée de toiture',
  twist: 'Torsion',
  sideways: 'Déplacement dans le plan de l’enveloppe',
  pieceLength: 'Longueur',
  count: 'Quantité',
  total: 'Total',
  loadCase: 'Cas de charge',
  name: 'Nom',
  direction: 'Sens',
  reaction: 'Réaction',
}

export const statuses = {
  OK: 'vérifié',
  FAIL: 'non vérifié',
  NOTHING_CHECKED: 'rien de vérifié',
  NOT_APPLICABLE: 'hors du domaine de la norme',
}

export const directions = {
  normal: 'perpendiculaire à l’enveloppe',
  inPlane: 'dans le plan de l’enveloppe',
}
