import type { SheetingWords } from '../keys.ts'

/** What is said of a chosen sheet. */
export const sheeting: SheetingWords = {
  'sheeting.heading': 'Revestimiento',
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
