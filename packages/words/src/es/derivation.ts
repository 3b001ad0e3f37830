import type { DerivationWords } from '../keys.ts'

export const derivation: DerivationWords = {
  'step.curve.lateral': 'curva b para el pandeo lateral, 6.2.4',
  'step.curve.b': 'curva b: secciones C y Z con labios, Tabla 6.3',
  'step.curve.c': 'curva c: otras secciones, Tabla 6.3',
  'step.curve.flange': 'curva b, α = 0,34, para el ala libre, 10.1.4.2',
  'step.length.span': 'un vano',
  'step.length.console': 'el doble del voladizo',
  'step.length.line': 'toda la línea en un solo modelo',
  'step.distortion': '0,92 por la distorsión de la sección, que el modelo de la línea omite',
  'step.fastener.nearEdge': 'fijaciones a menos de 25 mm de un borde del ala: 130·p no vale',
  'source.section': 'de la sección',
  'source.table': 'valor de tabla',
  'source.solver': 'solución numérica',
  'step.edge.web': 'determina el borde junto al alma',
  'step.edge.lip': 'determina el borde junto al labio',
  'step.lateralLoad.first': 'determina la primera de dos cargas laterales',
  'step.lateralLoad.spring':
    'determina la segunda de dos cargas laterales: la chapa recibe 1 − β del par en la fijación',
  'step.lateralLoad.axis': 'determina la segunda de dos cargas laterales: sin el par en la fijación',
  'step.place.end': 'la parte comprimida del ala termina aquí: σ_c = 0',
  'step.lateralLoad.inPlane': 'carga en el plano de la envolvente: el más desfavorable de los dos signos',
  'step.place.pulled': 'aquí M y N no comprimen el ala: en m solo cuenta la carga en el plano de la envolvente',
  'source.statics': 'análisis de la línea',
  'step.flange.upper': 'ala superior',
  'step.flange.lower': 'ala inferior',
}
