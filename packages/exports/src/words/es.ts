/** Headings and states of the exported tables. */
export const columns = {
  id: 'Solución',
  section: 'Sección',
  steel: 'Acero',
  length: 'Longitud de la línea',
  areaWeight: 'Peso por área',
  status: 'Resultado',
  roofLoad: 'Carga concentrada de cubierta',
  twist: 'Giro',
  sideways: 'Desplazamiento en el plano de la envolvente',
  pieceLength: 'Longitud',
  count: 'Cantidad',
  delivery: 'Entrega',
  tooLong: 'no en una sola pieza: más de {limit} m',
  total: 'Total',
  name: 'Nombre',
  direction: 'Dirección',
  reaction: 'Reacción',
  endBayThickness: 'Espesor de los vanos extremos',
  lapNeeded: 'Solape necesario a cada lado',
}

export const statuses = {
  OK: 'cumple',
  FAIL: 'no cumple',
  NOT_APPLICABLE: 'fuera del ámbito de la norma',
}

export const directions = {
  normal: 'perpendicular a la envolvente',
  inPlane: 'en el plano de la envolvente',
}
