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
  pieceLength: 'Longueur',
  count: 'Quantité',
  total: 'Total',
}

export const statuses = {
  OK: 'vérifié',
  FAIL: 'non vérifié',
  NOTHING_CHECKED: 'rien de vérifié',
  NOT_APPLICABLE: 'hors du domaine de la norme',
}
