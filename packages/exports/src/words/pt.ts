/** Headings and states of the exported tables. */
export const columns = {
  id: 'Solução',
  section: 'Secção',
  thickness: 'Espessura',
  steel: 'Aço',
  height: 'Altura',
  mass: 'Massa',
  length: 'Comprimento da linha',
  weight: 'Peso',
  areaWeight: 'Peso por área',
  status: 'Resultado',
  utilisation: 'Utilização',
  governing: 'Verificação condicionante',
  roofLoad: 'Carga concentrada de cobertura',
  twist: 'Torção',
  sideways: 'Deslocamento no plano da envolvente',
  pieceLength: 'Comprimento',
  count: 'Quantidade',
  total: 'Total',
  loadCase: 'Caso de carga',
  name: 'Nome',
  direction: 'Direção',
  reaction: 'Reação',
}

export const statuses = {
  OK: 'verificado',
  FAIL: 'não verificado',
  NOTHING_CHECKED: 'nada verificado',
  NOT_APPLICABLE: 'fora do âmbito da norma',
}

export const directions = {
  normal: 'perpendicular à envolvente',
  inPlane: 'no plano da envolvente',
}
