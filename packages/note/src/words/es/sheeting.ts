import type { SheetingWords } from '../keys.ts'

/** What is said of a chosen sheet. */
export const sheeting: SheetingWords = {
  'sheeting.heading': 'Revestimiento',
  'sheeting.trapezoidal': 'chapa trapezoidal {name}',
  'sheeting.declared': 'revestimiento ensayado {name}',
  'sheeting.source': 'Fuente de los datos del revestimiento',
  'sheeting.dimensions': 'Dimensiones de la chapa',
  'sheeting.dimensionsText':
    '{height} mm de alto, nervios cada {rib} mm, alas de {narrow} y {wide} mm, {nominal} mm de espesor, {coat} mm de ellos de recubrimiento, momento de inercia {inertia} cm⁴/m',
  'sheeting.laying': 'Posición y tornillos de la chapa',
  'sheeting.POSITIVE': 'ala estrecha sobre el perfil',
  'sheeting.NEGATIVE': 'ala ancha sobre el perfil',
  'sheeting.TROUGH': 'atornillada por el ala apoyada en el perfil',
  'sheeting.CREST': 'atornillada por el ala alejada del perfil, con arandelas de silla',
  'sheeting.EVERY': 'en cada nervio',
  'sheeting.SECOND': 'en nervios alternos',
  'sheeting.FLANGE': 'apoyada directamente',
  'sheeting.INSULATION': 'apoyada sobre aislamiento',
  'sheeting.roofLength': 'diafragma de {length} m en la dirección en que salva la luz',
  'sheeting.declaredValues': 'Valores declarados',
  'sheeting.declaredShear': 'rigidez a cortante {shear} kN para perfiles separados {spacing} m',
  'sheeting.declaredRotation': 'rigidez de giro {rotation} N para un ala de {flange} mm',
  'sheeting.narrowScrewed': 'Los tornillos atraviesan el ala estrecha de la chapa, b_T = {width} mm.',
  'sheeting.wideScrewed': 'Los tornillos atraviesan el ala ancha de la chapa, b_T = {width} mm.',
  'sheeting.shear': 'Rigidez a cortante',
  'sheeting.shearKnown':
    'Para quedar arriostrada, la sección necesita S_req = {required} kN (EN 1993-1-3, 10.1.1(6)) y el revestimiento tiene S = {stiffness} kN: utilización {utilisation}, deducida en la sección {section}. Todas las demás comprobaciones toman la fibra como arriostrada.',
  'sheeting.shearUnknown':
    'Para quedar arriostrada, la sección necesita S_req = {required} kN (EN 1993-1-3, 10.1.1(6)). De este revestimiento no se conoce S: falta demostrar que alcanza S_req.',
  'sheeting.spring': 'Muelle de giro',
  'sheeting.bothSenses': 'C_D es el valor para la succión, tomado para los dos sentidos de la carga.',
  'sheeting.declaredSenses':
    'C_D se toma para los dos sentidos de la carga; lo declarado tiene que valer para la succión.',
  'sheeting.noSpring': 'El revestimiento no da a esta sección muelle de giro, C_D = 0 y K = 0: {reason}.',
  'sheeting.conditions': 'Condiciones',
  'sheeting.screws':
    'Tornillos de 6,3 mm a la distancia del alma con que se ha calculado, con arandelas de al menos 1,0 mm de espesor y 16 mm de diámetro.',
  'sheeting.overlaps':
    'Las chapas están unidas en todos los solapes laterales y sujetas en los cuatro bordes del diafragma.',
  'sheeting.openings':
    'Sin lucernarios, juntas alzadas ni huecos posteriores: acaban con el efecto de diafragma, necesario durante la vida del edificio.',
  'sheeting.nothingBetween': 'Nada se interpone entre la chapa y el ala.',
  'sheeting.asTested':
    'Panel, uniones y separación son aquellos para los que la fuente muestra los valores declarados.',
}
