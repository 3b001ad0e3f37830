import type { WarningsWords } from '../keys.ts'

export const warnings: WarningsWords = {
  'warning.LOADS_BY_USER.some': 'Los valores que no se tomaron del lugar son responsabilidad del usuario: {{loads}}.',
  'warning.POINT_LOADS_ON_WEB':
    'Las cargas puntuales cuentan como llevadas al alma por una pieza de unión, por lo que bajo ellas no se comprueba el aplastamiento del alma (EN 1993-1-3, 6.1.7.1(3)): la pieza y su fijación al alma tienen que dimensionarse para ellas, aparte.',
  'warning.POINT_LOADS_HANGING':
    'Hay cargas puntuales negativas, que tiran del ala en vez de comprimirla: la resistencia local del ala, del alma y de la fijación en esos puntos no se comprueba y tiene que demostrarse aparte.',
  'warning.OMEGA_WEB_SLENDER_AT_SUPPORT':
    'Ω sobre ejiones con almas esbeltas junto a un apoyo en el que es continua: las almas abollan por cortante antes que la línea y, frente a elementos de lámina, el aprovechamiento a pandeo lateral resulta hasta un {{percent}} % demasiado bajo. Deje ese margen en esta comprobación o elija almas más gruesas.',
  'warning.SHORT_SPAN_WITHOUT_PANEL':
    'C o Z sin panel en un vano de hasta 5 veces su canto: el ala cargada flexiona como placa, lo que ninguna teoría de barras abarca, y, frente a elementos de lámina, el aprovechamiento de las alas resulta hasta un {{percent}} % demasiado bajo. Lleve la carga al alma o elija una sección de menor canto.',
  'warning.AXIAL_REVERSES':
    'El esfuerzo axil viene del viento: el viento sobre el otro hastial lo invierte. Calcule la línea en los dos sentidos, con tracción y con compresión.',
  'warning.FREE_LINE_TWISTS':
    'C o Z sin panel: la carga actúa al lado del centro de esfuerzos cortantes y gira la línea antes de que pandee, en primer orden hasta {{degrees}}° en las secciones que cumplen. Ninguna comprobación limita este giro: sujete la línea con tirantes o con un panel.',
  'warning.END_BEARING_SHARED':
    'C o Z de un solo vano: el aplastamiento del alma en los extremos se calcula con toda la longitud de apoyo para esta línea. Donde otra línea termine en el mismo apoyo, cada una tiene la mitad.',
}
