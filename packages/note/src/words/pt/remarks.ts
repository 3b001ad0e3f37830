import type { RemarkWords } from '../keys.ts'
export const remarks: RemarkWords = {
  'source.input': 'dado',
  'source.section': 'da secção',
  'source.table': 'valor de tabela',
  'source.solver': 'solução numérica',
  'source.statics': 'análise da linha',
  'step.edge.web': 'condiciona o bordo junto à alma',
  'step.edge.lip': 'condiciona o bordo junto ao reforço',
  'step.flange.upper': 'banzo superior',
  'step.flange.lower': 'banzo inferior',
  'step.lateralLoad.first': 'condiciona a primeira de duas cargas laterais',
  'step.lateralLoad.spring': 'condiciona a segunda de duas cargas laterais: a chapa recebe 1 − β do binário na fixação',
  'step.lateralLoad.axis': 'condiciona a segunda de duas cargas laterais: sem o binário na fixação',
  'step.lateralLoad.inPlane': 'carga no plano da envolvente: o mais desfavorável dos dois sinais',
  'step.curve.lateral': 'curva b para a encurvadura lateral, 6.2.4',
  'step.curve.b': 'curva b: secções C e Z com reforços, Quadro 6.3',
  'step.curve.c': 'curva c: outras secções, Quadro 6.3',
  'step.curve.flange': 'curva b, α = 0,34, para o banzo livre, 10.1.4.2',
  'step.length.span': 'um vão',
  'step.length.console': 'o dobro da consola',
  'step.length.line': 'toda a linha num só modelo',
  'step.distortion': '0,92 pela distorção da secção, que o modelo da linha omite',
  'step.place.end': 'a parte comprimida do banzo termina aqui: σ_c = 0',
  'step.place.pulled': 'aqui M e N não comprimem o banzo: em m só conta a carga no plano da envolvente',
  'step.fastener.family': 'onde o fabricante da secção coloca as fixações',
  'step.fastener.nearEdge': 'fixações a menos de 25 mm de um bordo do banzo: 130·p não se aplica',

  'warning.ENGINEER_SIGNATURE':
    'Um engenheiro civil habilitado tem de confirmar o método e o resultado antes da sua utilização.',
  'warning.LOADS_BY_USER':
    'Os valores do vento e da neve são da responsabilidade do utilizador: não foram determinadas zonas nem coeficientes.',
  'warning.LOADS_BY_USER.some':
    'Os valores do vento e da neve que não foram tirados do local são da responsabilidade do utilizador: {loads}.',
  'warning.FASTENERS_NOT_CHECKED.none':
    'Fixações, cantoneiras e parafusos não são dimensionados; neste cálculo nenhum apoio levanta.',
  'warning.FASTENERS_NOT_CHECKED':
    'Fixações, cantoneiras e parafusos não são dimensionados: têm de suportar a maior reação de arrancamento deste cálculo, {upliftKn} kN num apoio.',
  'warning.SHEETING_STIFFNESS_REQUIRED':
    'A fibra superior é tida como travada pelo revestimento: a rigidez ao corte S do revestimento tem de atingir o S_req da secção (EN 1993-1-3, 10.1.1(6)); para esta secção S_req = {requiredKn} kN com L = {spanM} m.',
  'warning.NO_ROTATIONAL_RESTRAINT':
    'Sem dados do revestimento, este segura a fibra superior lateralmente mas não dá travamento à rotação (C_D = 0, K = 0).',
  'warning.IN_PLANE_LOAD_BY_CLADDING':
    'A componente da carga no plano da envolvente é suportada pelo revestimento como diafragma.',
  'warning.NO_PANEL':
    'A fibra superior não é travada pelo revestimento: as cargas no plano da envolvente atuam nela, onde está o revestimento. Um Ω flete, torce e distorce-se com elas, e as suas tensões normais são verificadas (EN 1993-1-3, 6.1.6); um C ou Z flete em torno do eixo fraco e, além disso, os seus banzos livres fletem para o lado, o superior com a totalidade das cargas e o inferior com metade.',
  'warning.SIDEWAYS_DEFLECTION':
    'As cargas no plano da envolvente deslocam até {mm} mm uma secção que satisfaz as verificações, mais do que um centésimo do vão (consola: 2a/100). Nenhuma verificação o limita: veja se o revestimento o suporta, ou trave a barra em mais pontos ou com painel.',
  'warning.END_OVERHANG_40MM':
    'Num apoio de extremidade sem consola a barra tem de ultrapassar o apoio em pelo menos 40 mm (EN 1993-1-3, 6.1.7.3).',
  'warning.STANDING_MEMBER':
    'Os pesos ao longo da barra são tomados como compressão: a barra apoia-se na extremidade direita.',
  'warning.CONTINUITY_JOINTS':
    'A linha tem {lengthM} m, mais do que os {limitM} m que se fornecem numa só peça, e é calculada como contínua: cada emenda (manga ou sobreposição) tem de transmitir M e V no seu lugar, com pelo menos a rigidez da barra (EN 1993-1-3, 10.1.3.4).',
  'warning.ANTI_ROLL_DEVICE':
    'Nos apoios supõem-se impedidos a torção e o deslocamento lateral da secção: o banzo simplesmente apoiado não o consegue; é preciso um dispositivo antirrotação, p. ex. uma cantoneira aparafusada à alma (EN 1993-1-3, 10.1.1(7)).',
  'warning.POINT_LOADS_ON_FLANGE':
    'As cargas pontuais contam como assentes no banzo, cada uma em {bearingMm} mm ao longo da barra, e o esmagamento da alma é verificado sob elas (EN 1993-1-3, 6.1.7 e 6.1.11): a peça que as transmite tem de assentar nesse comprimento.',
  'warning.POINT_LOADS_ON_WEB':
    'As cargas pontuais contam como levadas à alma por uma peça de ligação, pelo que o esmagamento da alma não é verificado sob elas (EN 1993-1-3, 6.1.7.1(3)): a peça e a sua fixação à alma têm de ser dimensionadas para elas, à parte.',
  'warning.POINT_LOADS_HANGING':
    'Há cargas pontuais negativas, que puxam o banzo em vez de o comprimirem: a resistência local do banzo, da alma e da fixação nesses pontos não é verificada e tem de ser demonstrada à parte.',
  'warning.LIVE_ALTERNATIVES':
    'Sobrecarga de categoria H (todos os ψ são 0): a distribuída e as pontuais são alternativas e nunca atuam ao mesmo tempo (EN 1991-1-1, 6.3.4.2). Uma carga pontual que atue com a distribuída, p. ex. um equipamento, tem de ser introduzida como permanente.',
  'warning.OMEGA_LOCK_HOLDS_BOTH':
    'Supõe-se que cada travamento lateral do Ω segura as duas abas, ou os dois bordos do banzo fechado: tem de ser um tirante que atravesse as duas almas ou que se fixe às duas abas; segurar uma só não basta: com travamentos próximos, as utilizações saíram até {percent} % baixas de mais face a elementos de casca.',
  'warning.OMEGA_INVERTED_PANEL_UNPROVEN':
    'Ω invertido com o painel fixado às abas: para este caso o modelo de instabilidade por distorção não está confirmado por nenhum cálculo independente (elementos de casca); as utilizações por encurvadura têm de ser demonstradas à parte antes de serem usadas.',
  'warning.FASTENER_AT_MID_FLANGE':
    'As fixações do revestimento contam a meio do banzo superior (a = b/2 = {aMm} mm): é assim que têm de ser colocadas. 10 mm de desvio mudam em cerca de 0,05 o coeficiente k_h da carga lateral do banzo livre (EN 1993-1-3, 10.1.4.1).',
  'warning.AXIAL_REVERSES':
    'O esforço axial vem do vento: o vento sobre a outra empena inverte-o. Calcule a linha nos dois sentidos, com tração e com compressão.',
  'warning.FREE_LINE_TWISTS':
    'C ou Z sem painel: a carga atua ao lado do centro de corte e torce a linha antes de ela instabilizar, em primeira ordem até {degrees}° nas secções que verificam. Nenhuma verificação limita esta torção: trave a linha com tirantes ou com um painel.',
  'warning.FREE_LINE_TWISTS.own':
    'C ou Z sem painel: a carga atua ao lado do centro de corte e torce a linha antes de ela instabilizar, em primeira ordem até {degrees}° com esta secção. Nenhuma verificação limita esta torção: trave a linha com tirantes ou com um painel.',
  'warning.END_BEARING_SHARED':
    'C ou Z de um só vão: o esmagamento da alma nas extremidades é calculado com todo o comprimento de apoio para esta linha. Onde outra linha terminar no mesmo apoio, cada uma fica com metade.',
  'warning.STOCKY_WEB':
    'C ou Z com um banzo sem reforço de bordo e alma robusta (h_w/t inferior a 55), assente diretamente: em ensaios de perfis assim, com os banzos soltos, a alma esmagou a partir de metade da resistência de EN 1993-1-3, 6.1.7.2. Fixe os banzos, segure a alma com cantoneiras ou deixe essa margem nas verificações do esmagamento da alma.',
  'warning.FASTENER_NEAR_EDGE':
    'As fixações do revestimento ficam a {aMm} mm da alma, a menos de 25 mm de um bordo do banzo superior: C_D,A = 130·p não se aplica aí (EN 1993-1-3, 10.1.5.2(7)), pelo que o revestimento não dá a esta secção travamento à rotação (C_D = 0, K = 0).',
  'warning.LOAD_NOT_USED': 'Não conta em nenhuma verificação, por não entrar em nenhuma combinação de ações: {load}.',
  'warning.LOAD_NOT_USED.band': 'Não conta em nenhuma verificação, por não ter comprimento: {load}, faixa {band}.',
  'warning.NEGATIVE_WIND_READ_AS_MAGNITUDE':
    'Os valores negativos ({load}) leem-se sem sinal: a pressão atua para dentro, a sucção para fora.',
  'load.axialLoad': 'esforço axial, que só atua com o vento',
  'load.loadSnowAccumulation': 'acumulação de neve',
  'load.loadWindPressure': 'vento, pressão',
  'load.loadWindSuction': 'vento, sucção',
  'load.loadWindLocalPressure': 'vento, pressão local',
  'load.loadWindLocalSuction': 'vento, sucção local',
  'warning.OMEGA_WEB_SLENDER_AT_SUPPORT':
    'Ω sobre esquadros com almas esbeltas junto a um apoio em que é contínuo: as almas instabilizam por corte antes da linha e, face a elementos de casca, a utilização por encurvadura lateral sai até {percent} % baixa de mais. Deixe essa margem nesta verificação ou escolha almas mais espessas.',
  'warning.C_LOAD_BESIDE_WEB':
    'C sob painel, carregado para baixo sobre um apoio de continuidade, com vãos inferiores a 32 vezes a sua altura: o banzo livre é calculado com a carga aplicada no canto da alma. Face a elementos de casca, a utilização do banzo livre sai até {fastenerPercent} % baixa de mais onde o revestimento carrega nas fixações, e até {lipPercent} % onde carrega no reforço de bordo. Faça o revestimento assentar junto à alma ou deixe essa margem nas verificações do banzo livre.',
  'warning.LOAD_AT_LIP':
    'C ou Z sob painel, carregado para baixo sobre um apoio de continuidade: o banzo livre é calculado com a carga aplicada no canto da alma. Onde o revestimento carregar antes no reforço de bordo do banzo superior, a utilização sai até {percent} % baixa de mais face a elementos de casca: nada pode levantar aí o revestimento, ou deixe essa margem nas verificações do banzo livre.',
  'warning.CLOSE_BARS_LIP':
    'C com travamentos laterais afastados no máximo 8 vezes a sua altura, num vão de até 20 vezes: nos travamentos, os elementos de casca dão tensões maiores no reforço de bordo, e a utilização do banzo livre sai até {percent} % baixa de mais. Deixe essa margem nas verificações do banzo livre.',
  'warning.SHORT_SPAN_WITHOUT_PANEL':
    'C ou Z sem painel num vão de até 5 vezes a sua altura: o banzo carregado fleta como placa, o que nenhuma teoria de barras abrange, e, face a elementos de casca, a utilização dos banzos sai até {percent} % baixa de mais. Leve a carga à alma ou escolha uma secção mais baixa.',

  'notConfirmed.nationalFactors': 'os coeficientes parciais do anexo nacional',
  'notConfirmed.accidentalFactors': 'os coeficientes da situação acidental no anexo nacional',
  'notConfirmed.planLoads': 'sobrecarga por área em planta e não por área da vertente',
  'notConfirmed.innerRadius': 'o raio interior das dobras, 1,5·t onde o fabricante não o indica',
  'notConfirmed.purlinLimits': 'os limites de aplicação das regras para madres',
  'notConfirmed.hatCurve': 'a curva de encurvadura da secção ómega',
  'notConfirmed.rotationalSpring': 'a regra simples C_D,A = 130·p e as suas condições',
  'notConfirmed.freeFlangeCurve': 'a curva de encurvadura do banzo livre',
  'notConfirmed.favourablePermanent': 'o coeficiente 0,80 das cargas permanentes favoráveis',
  'notConfirmed.liveAlternatives': 'carga distribuída e cargas pontuais da categoria H como alternativas',
  'notConfirmed.pointLoadCrippling': 'resistência local sob cargas pontuais e a sua interação com a flexão',
  'notConfirmed.tensionEdge': 'a verificação do bordo tracionado sob compressão com flexão',
  'notConfirmed.shiftInMember': 'momentos do desvio do centro de gravidade na interação da barra',
  'notConfirmed.antiRollDevice': 'apoio da secção contra a torção e o deslocamento lateral',
  'notConfirmed.continuity': 'o que as emendas de uma linha contínua têm de transmitir',
  'notConfirmed.distortionRange':
    'o modelo de instabilidade do Ω com distorção da secção, feito para almas entre 45° e 90° sem nervuras; onde as paredes ou os reforços de bordo encurvam primeiro (paredes finas em zonas curtas de momento negativo, travamentos próximos) encontrou-se α_cr sobrestimado em 20 a 100 %, e utilizações subestimadas até 16 % onde esquadros seguram as almas (sobre um apoio direto condicionam M e R em conjunto)',
  'notConfirmed.invertedPanel': 'o Ω invertido com painel nas abas: não validado',
  'notConfirmed.feetSpring': 'a mola de rotação C_D de um painel nas abas de um Ω, metade em cada aba: apenas deduzida',
}
