import type { SheetingWords } from '../keys.ts'

/** What is said of a chosen sheet. */
export const sheeting: SheetingWords = {
  'sheeting.heading': 'Revestimento',
  'sheeting.trapezoidal': 'chapa trapezoidal {name}',
  'sheeting.declared': 'revestimento ensaiado {name}',
  'sheeting.source': 'Fonte dos dados do revestimento',
  'sheeting.dimensions': 'Dimensões da chapa',
  'sheeting.dimensionsText':
    '{height} mm de altura, nervuras a cada {rib} mm, banzos de {narrow} e {wide} mm, {nominal} mm de espessura, {coat} mm deles de revestimento metálico, momento de inércia {inertia} cm⁴/m',
  'sheeting.laying': 'Posição e parafusos da chapa',
  'sheeting.POSITIVE': 'banzo estreito sobre o perfil',
  'sheeting.NEGATIVE': 'banzo largo sobre o perfil',
  'sheeting.TROUGH': 'aparafusada pelo banzo assente no perfil',
  'sheeting.CREST': 'aparafusada pelo banzo afastado do perfil, com anilhas de sela',
  'sheeting.EVERY': 'em cada nervura',
  'sheeting.SECOND': 'em nervuras alternadas',
  'sheeting.FLANGE': 'assente diretamente',
  'sheeting.INSULATION': 'assente sobre isolamento',
  'sheeting.roofLength': 'diafragma com {length} m na direção em que vence o vão',
  'sheeting.declaredValues': 'Valores declarados',
  'sheeting.declaredShear': 'rigidez ao corte {shear} kN para perfis afastados {spacing} m',
  'sheeting.declaredRotation': 'rigidez de rotação {rotation} N para um banzo de {flange} mm',
  'sheeting.narrowScrewed': 'Os parafusos atravessam o banzo estreito da chapa, b_T = {width} mm.',
  'sheeting.wideScrewed': 'Os parafusos atravessam o banzo largo da chapa, b_T = {width} mm.',
  'sheeting.shear': 'Rigidez ao corte',
  'sheeting.shearKnown':
    'Para ficar travada, a secção precisa de S_req = {required} kN (EN 1993-1-3, 10.1.1(6)) e o revestimento tem S = {stiffness} kN: utilização {utilisation}, deduzida na secção {section}. Todas as outras verificações tomam a fibra como travada.',
  'sheeting.shearUnknown':
    'Para ficar travada, a secção precisa de S_req = {required} kN (EN 1993-1-3, 10.1.1(6)). Deste revestimento não se conhece S: falta demonstrar que atinge S_req.',
  'sheeting.spring': 'Mola de rotação',
  'sheeting.bothSenses': 'C_D é o valor para a sucção, tomado para os dois sentidos da carga.',
  'sheeting.declaredSenses':
    'C_D é tomado para os dois sentidos da carga; o que foi declarado tem de valer para a sucção.',
  'sheeting.noSpring': 'O revestimento não dá a esta secção mola de rotação, C_D = 0 e K = 0: {reason}.',
  'sheeting.conditions': 'Condições',
  'sheeting.screws':
    'Parafusos de 6,3 mm à distância da alma com que se calculou, com anilhas de pelo menos 1,0 mm de espessura e 16 mm de diâmetro.',
  'sheeting.overlaps':
    'As chapas estão ligadas em todas as sobreposições laterais e fixas nos quatro bordos do diafragma.',
  'sheeting.openings':
    'Sem claraboias, juntas agrafadas nem aberturas posteriores: acabam com o efeito de diafragma, necessário durante a vida do edifício.',
  'sheeting.nothingBetween': 'Nada se interpõe entre a chapa e o banzo.',
  'sheeting.asTested': 'Painel, ligações e afastamento são aqueles para que a fonte mostra os valores declarados.',
}
