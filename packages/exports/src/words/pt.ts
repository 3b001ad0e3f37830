/** Headings and states of the exported tables. */
export const columns = {
  id: 'Solução',
  section: 'Secção',
  steel: 'Aço',
  length: 'Comprimento da linha',
  areaWeight: 'Peso por área',
  status: 'Resultado',
  roofLoad: 'Carga concentrada de cobertura',
  twist: 'Torção',
  sideways: 'Deslocamento no plano da envolvente',
  pieceLength: 'Comprimento',
  count: 'Quantidade',
  delivery: 'Entrega',
  tooLong: 'não numa só peça: mais de {limit} m',
  total: 'Total',
  name: 'Nome',
  direction: 'Direção',
  reaction: 'Reação',
  endBayThickness: 'Espessura dos vãos extremos',
  lapNeeded: 'Sobreposição necessária de cada lado',
}

export const statuses = {
  OK: 'verificado',
  FAIL: 'não verificado',
  NOT_APPLICABLE: 'fora do âmbito da norma',
}

export const directions = {
  normal: 'perpendicular à envolvente',
  inPlane: 'no plano da envolvente',
}
