/** Headings and states of the exported tables. */
export const columns = {
  id: 'Solución',
  section: 'Sección',
  thickness: 'Espesor',
  steel: 'Acero',
  height: 'Canto',
  mass: 'Masa',
  length: 'Longitud de la línea',
  weight: 'Peso',
  areaWeight: 'Peso por área',
  status: 'Resultado',
  utilisation: 'Aprovechamiento',
  governing: 'Comprobación determinante',
  roofLoad: 'Carga concentrada de cubierta',
  twist: 'Giro',
  sideways: 'Desplazamiento en el plano de la envolvente',
  pieceLength: 'Longitud',
  count: 'Cantidad',
  total: 'Total',
  loadCase: 'Hipótesis de carga',
  name: 'Nombre',
  direction: 'Dirección',
  reaction: 'Reacción',
}

export const statuses = {
  OK: 'cumple',
  FAIL: 'no cumple',
  NOTHING_CHECKED: 'nada comprobado',
  NOT_APPLICABLE: 'fuera del ámbito de la norma',
}

export const directions = {
  normal: 'perpendicular a la envolvente',
  inPlane: 'en el plano de la envolvente',
}
