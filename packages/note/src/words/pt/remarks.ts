import type { RemarkWords } from '../words.ts'

export const remarks: RemarkWords = {
  'source.input': 'dado',
  'source.table': 'valor de tabela',
  'source.solver': 'solução numérica',
  'source.statics': 'análise do alinhamento',
  'step.edge.web': 'condiciona o bordo junto à alma',
  'step.edge.lip': 'condiciona o bordo junto ao reforço',
  'step.lateralLoad.first': 'condiciona a primeira de duas cargas laterais',
  'step.lateralLoad.spring': 'condiciona a segunda de duas cargas laterais: a chapa recebe 1 − β do binário na fixação',
  'step.lateralLoad.axis': 'condiciona a segunda de duas cargas laterais: sem o binário na fixação',

  'warning.ENGINEER_SIGNATURE':
    'Um engenheiro civil habilitado tem de confirmar o método e o resultado antes da sua utilização.',
  'warning.LOADS_BY_USER':
    'Os valores do vento e da neve são da responsabilidade do utilizador: não foram determinadas zonas nem coeficientes.',
  'warning.FASTENERS_NOT_CHECKED':
    'Fixações, cantoneiras e parafusos não são dimensionados: têm de suportar a maior reação de arrancamento desta nota, {upliftKn} kN num apoio.',
  'warning.SHEETING_STIFFNESS_REQUIRED':
    'A fibra superior é tida como travada pelo revestimento: a rigidez ao corte S do revestimento tem de atingir o S_req da secção (EN 1993-1-3, 10.1.1(6)); para esta secção S_req = {requiredKn} kN com L = {spanM} m.',
  'warning.NO_ROTATIONAL_RESTRAINT':
    'Sem dados do revestimento, este segura a fibra superior lateralmente mas não dá travamento à rotação (C_D = 0, K = 0).',
  'warning.IN_PLANE_LOAD_BY_CLADDING':
    'A componente da carga no plano da envolvente é suportada pelo revestimento como diafragma.',
  'warning.NO_PANEL':
    'A fibra superior não é travada pelo revestimento: as cargas no plano da envolvente fletem a barra em torno do eixo fraco entre os travamentos; a torção da sua excentricidade é desprezada.',
  'warning.END_OVERHANG_40MM':
    'Num apoio de extremidade sem consola a barra tem de ultrapassar o apoio em pelo menos 40 mm (EN 1993-1-3, 6.1.7.3).',
  'warning.STANDING_MEMBER':
    'Os pesos ao longo da barra são tomados como compressão: a barra apoia-se na extremidade direita.',

  'notConfirmed.nationalFactors': 'os coeficientes parciais do anexo nacional',
  'notConfirmed.accidentalFactors': 'os coeficientes da situação acidental no anexo nacional',
  'notConfirmed.planLoads': 'sobrecarga por área em planta e não por área da vertente',
  'notConfirmed.innerRadius': 'o raio interior das dobras, 1,5·t onde o fabricante não o indica',
  'notConfirmed.purlinLimits': 'os limites de aplicação das regras para madres',
  'notConfirmed.hatCurve': 'a curva de encurvadura da secção ómega',
  'notConfirmed.rotationalSpring': 'a regra simples C_D,A = 130·p e as suas condições',
  'notConfirmed.freeFlangeCurve': 'a curva de encurvadura do banzo livre',
}
