import type { WarningsWords } from '../keys.ts'

export const warnings: WarningsWords = {
  'warning.LOADS_BY_USER.some': 'Los valores que no se tomaron del lugar son responsabilidad del usuario: {{loads}}.',
  'warning.POINT_LOADS_ON_WEB':
    'Las cargas puntuales cuentan como llevadas al alma por una pieza de unión, por lo que bajo ellas no se comprueba el aplastamiento del alma (EN 1993-1-3, 6.1.7.1(3)): la pieza y su fijación al alma tienen que dimensionarse para ellas, aparte.',
  'warning.POINT_LOADS_HANGING':
    'Hay cargas puntuales negativas, que tiran del ala en vez de comprimirla: la resistencia local del ala, del alma y de la fijación en esos puntos no se comprueba y tiene que demostrarse aparte.',
  'warning.OMEGA_WEB_SLENDER_AT_SUPPORT':
    'Ω sobre ejiones con almas esbeltas junto a un apoyo en el que es continua: las almas abollan por cortante antes que la línea y, frente a elementos de lámina, el aprovechamiento a pandeo lateral resulta hasta un {{percent}} % demasiado bajo. Deje ese margen en esta comprobación o elija almas más gruesas.',
  'warning.FREE_C_TWISTS_FURTHER':
    'C sin panel en un vano sin arriostramientos en ambas fibras, con carga hacia los apoyos: la carga lo gira, y tanto más cuanto más se acerca a su carga de pandeo. La parte lateral de las tensiones es de primer orden; frente a elementos de lámina con grandes desplazamientos, el aprovechamiento del ala libre resulta hasta un {{percent}} % demasiado bajo. Arriostre el vano en ambas fibras, use un panel o deje ese margen en las comprobaciones del ala libre.',
  'warning.SHORT_SPAN_WITHOUT_PANEL':
    'C o Z sin panel en un vano de hasta 5 veces su canto: el ala cargada flexiona como placa, lo que ninguna teoría de barras abarca, y, frente a elementos de lámina, el aprovechamiento de las alas resulta hasta un {{percent}} % demasiado bajo. Lleve la carga al alma o elija una sección de menor canto.',
  'warning.AXIAL_REVERSES':
    'El esfuerzo axil viene del viento: el viento sobre el otro hastial lo invierte. Calcule la línea en los dos sentidos, con tracción y con compresión.',
  'warning.FREE_LINE_TWISTS':
    'C o Z sin panel: la carga actúa al lado del centro de esfuerzos cortantes y gira la línea antes de que pandee, en primer orden hasta {{degrees}}° en las secciones que cumplen. Ninguna comprobación limita este giro: sujete la línea con tirantes o con un panel.',
  'warning.END_BEARING_SHARED':
    'C o Z de un solo vano: el aplastamiento del alma en los extremos se calcula con toda la longitud de apoyo para esta línea. Donde otra línea termine en el mismo apoyo, cada una tiene la mitad.',
  'warning.CONTINUITY_JOINTS.piece':
    'La pieza más larga mide {{lengthM}} m, más de los {{limitM}} m que se suministran en una sola pieza: necesita un empalme más, que transmita M y V en su lugar con al menos la rigidez de la barra (EN 1993-1-3, 10.1.3.4).',
  'warning.LAP_WITHOUT_TEST':
    'Solapes calculados sin datos de ensayo: relación de rigidez entre 1 y 2, κ_s 0,85 (EN 1993-1-3, 10.1.3.4). Un procedimiento así tiene que validarse con ensayos.',
  'warning.NESTING_EQUAL_FLANGES':
    'Se supone que los perfiles Z de alas iguales encajan entre sí. Los reales necesitan un ala de 3 a 6 mm más ancha que la otra (b + 3 y b − 3 mm): las secciones suministradas difieren de las nominales.',
  'warning.JOINT_BOLTS_NOT_CHECKED':
    'Los tornillos, el aplastamiento y los agujeros de solapes y manguitos no se comprueban: se indican las mayores fuerzas en los tornillos, y los empalmes tienen que dimensionarse para ellas.',
  'warning.JOINT_AXIAL':
    'Un esfuerzo axil atraviesa los empalmes: se supone que lo soporta la pieza que pasa, y los empalmes tienen que dimensionarse para él.',
  'warning.SHEETING_CONDITIONS.TRAPEZOIDAL':
    'La chapa elegida cuenta tal como está descrita: tornillos de 6,3 mm con arandelas de al menos 1,0 mm de espesor y 16 mm de diámetro, en los nervios elegidos y en todos los solapes laterales, los cuatro bordes sujetos, sin lucernarios, juntas alzadas ni huecos posteriores, y así durante la vida del edificio (EN 1993-1-3, 10.1.1 y 10.1.5.2).',
  'warning.SHEETING_CONDITIONS.DECLARED':
    'Lo que da el revestimiento lo declaró el usuario, con su fuente: fijaciones, panel y separación tienen que ser aquellos para los que se demostró, y la rigidez de giro tiene que valer para la succión (EN 1993-1-3, 10.1.1(6)).',
  'warning.SHEETING_NO_SPRING':
    'El revestimiento elegido sujeta lateralmente la fibra superior pero no impide girar a ninguna sección (C_D = 0, K = 0): {{reason}}.',
  'warning.SHEETING_TOO_SOFT':
    'Secciones que no cumplen solo por la rigidez a cortante del revestimiento: {{count}}. Atornille la chapa en cada nervio, elija una más gruesa o más baja, o sujete la fibra superior con arriostramientos en su lugar.',
}
