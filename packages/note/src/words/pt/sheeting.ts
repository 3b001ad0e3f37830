import type { SheetingWords } from '../keys.ts'

/** What is said of a chosen sheet. */
export const sheeting: SheetingWords = {
  'sheeting.heading': 'Revestimento',
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
