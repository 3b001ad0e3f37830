import type { OwnRemarkWords } from '../keys.ts'
export const remarks: OwnRemarkWords = {
  'source.input': 'dado',
  'step.fastener.family': 'onde o fabricante da secção coloca as fixações',

  'warning.ENGINEER_SIGNATURE':
    'Um engenheiro civil habilitado tem de confirmar o método e o resultado antes da sua utilização.',
  'warning.LOADS_BY_USER':
    'Os valores {wind?do vento}{windSnow? e }{snow?da neve} são da responsabilidade do utilizador: não foram determinadas zonas nem coeficientes.',
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
    'A fibra superior não é travada pelo revestimento: as cargas no plano da envolvente atuam nela, onde está o revestimento. {distorts?O Ω flete, torce e distorce-se com elas, e as suas tensões normais são verificadas (EN 1993-1-3, 6.1.6).}{bends?A secção flete em torno do eixo fraco e, além disso, os seus banzos livres fletem para o lado, o superior com a totalidade das cargas e o inferior com metade.}',
  'warning.SIDEWAYS_DEFLECTION':
    'As cargas no plano da envolvente deslocam até {mm} mm uma secção que satisfaz as verificações, mais do que um centésimo do vão{cantilever? (consola: 2a/100)}. Nenhuma verificação o limita: veja se o revestimento o suporta, ou trave a barra em mais pontos ou com painel.',
  'warning.END_OVERHANG_40MM':
    'Num apoio de extremidade{cantilever? sem consola} a barra tem de ultrapassar o apoio em pelo menos 40 mm (EN 1993-1-3, 6.1.7.3).',
  'warning.STANDING_MEMBER':
    'Os pesos ao longo da barra são tomados como compressão: a barra apoia-se na extremidade direita.',
  'warning.CONTINUITY_JOINTS':
    'A linha tem {lengthM} m, mais do que os {limitM} m que se fornecem numa só peça, e é calculada como contínua: cada emenda (manga ou sobreposição) tem de transmitir M e V no seu lugar, com pelo menos a rigidez da barra (EN 1993-1-3, 10.1.3.4).',
  'warning.ANTI_ROLL_DEVICE':
    'Nos apoios supõem-se impedidos a torção e o deslocamento lateral da secção: o banzo simplesmente apoiado não o consegue; é preciso um dispositivo antirrotação, p. ex. uma cantoneira aparafusada à alma (EN 1993-1-3, 10.1.1(7)).',
  'warning.POINT_LOADS_ON_FLANGE':
    'As cargas pontuais contam como assentes no banzo, cada uma em {bearingMm} mm ao longo da barra, e o esmagamento da alma é verificado sob elas (EN 1993-1-3, 6.1.7 e 6.1.11): a peça que as transmite tem de assentar nesse comprimento.',
  'warning.LIVE_ALTERNATIVES':
    'Sobrecarga de categoria H (todos os ψ são 0): a distribuída e as pontuais são alternativas e nunca atuam ao mesmo tempo (EN 1991-1-1, 6.3.4.2). Uma carga pontual que atue com a distribuída, p. ex. um equipamento, tem de ser introduzida como permanente.',
  'warning.OMEGA_LOCK_HOLDS_BOTH':
    'Supõe-se que cada travamento lateral do Ω segura as duas abas, ou os dois bordos do banzo fechado: tem de ser um tirante que atravesse as duas almas ou que se fixe às duas abas; segurar uma só não basta: com travamentos próximos, as utilizações saíram até {percent} % baixas de mais face a elementos de casca.',
  'warning.OMEGA_INVERTED_PANEL_UNPROVEN':
    'Ω invertido com o painel fixado às abas: para este caso o modelo de instabilidade por distorção não está confirmado por nenhum cálculo independente (elementos de casca); as utilizações por encurvadura têm de ser demonstradas à parte antes de serem usadas.',
  'warning.FASTENER_AT_MID_FLANGE':
    'As fixações do revestimento contam a meio do banzo superior (a = b/2 = {aMm} mm): é assim que têm de ser colocadas. 10 mm de desvio mudam no máximo em 10 mm/h o coeficiente k_h da carga lateral do banzo livre (EN 1993-1-3, 10.1.4.1).',
  'warning.FREE_LINE_TWISTS.own':
    'C ou Z sem painel: a carga atua ao lado do centro de corte e torce a linha antes de ela instabilizar, em primeira ordem até {degrees}° com esta secção. Nenhuma verificação limita esta torção: trave a linha com tirantes ou com um painel.',
  'warning.STOCKY_WEB':
    'C ou Z com um banzo sem reforço de bordo e alma robusta (h_w/t inferior a 55), assente diretamente: em ensaios de perfis assim, com os banzos soltos, a alma esmagou a partir de metade da resistência de EN 1993-1-3, 6.1.7.2. Fixe os banzos, segure a alma com cantoneiras ou deixe essa margem nas verificações do esmagamento da alma.',
  'warning.FASTENER_NEAR_EDGE':
    'As fixações do revestimento ficam a {aMm} mm da alma, a menos de 25 mm de um bordo do banzo superior: C_D,A = 130·p não se aplica aí (EN 1993-1-3, 10.1.5.2(7)), pelo que o revestimento não dá a esta secção travamento à rotação (C_D = 0, K = 0).',
  'warning.LOAD_NOT_USED': 'Não conta em nenhuma verificação, por não entrar em nenhuma combinação de ações: {load}.',
  'warning.LOAD_NOT_USED.band': 'Não conta em nenhuma verificação, por não ter comprimento: {load}, faixa {band}.',
  'warning.NEGATIVE_WIND_READ_AS_MAGNITUDE':
    'Os valores negativos ({load}) leem-se sem sinal: a pressão atua para dentro, a sucção para fora.',
  'load.Nax': 'esforço axial, que só atua com o vento',
  'load.Sacc': 'acumulação de neve',
  'load.Wp': 'vento, pressão',
  'load.Ws': 'vento, sucção',
  'load.Wlp': 'vento, pressão local',
  'load.Wls': 'vento, sucção local',
  'warning.C_LOAD_BESIDE_WEB':
    'C sob painel, carregado para baixo sobre um apoio de continuidade, com vãos inferiores a 32 vezes a sua altura: o banzo livre é calculado com a carga aplicada no canto da alma. Face a elementos de casca, a utilização do banzo livre sai até {fastenerPercent} % baixa de mais onde o revestimento carrega nas fixações, e até {lipPercent} % onde carrega no reforço de bordo. Faça o revestimento assentar junto à alma ou deixe essa margem nas verificações do banzo livre.',
  'warning.LOAD_AT_LIP':
    'C ou Z sob painel, carregado para baixo sobre um apoio de continuidade: o banzo livre é calculado com a carga aplicada no canto da alma. Onde o revestimento carregar antes no reforço de bordo do banzo superior, a utilização sai até {percent} % baixa de mais face a elementos de casca: nada pode levantar aí o revestimento, ou deixe essa margem nas verificações do banzo livre.',
  'warning.CLOSE_BARS_LIP':
    'C com travamentos laterais afastados no máximo 8 vezes a sua altura, num vão de até 20 vezes: nos travamentos, os elementos de casca dão tensões maiores no reforço de bordo, e a utilização do banzo livre sai até {percent} % baixa de mais. Deixe essa margem nas verificações do banzo livre.',

  'notConfirmed.nationalFactors': 'os coeficientes parciais do anexo nacional',
  'notConfirmed.accidentalFactors': 'os coeficientes da situação acidental no anexo nacional',
  'notConfirmed.planLoads': 'sobrecarga por área em planta e não por área da vertente',
  'notConfirmed.innerRadius': 'o raio interior das dobras, 1,5·t onde o fabricante não o indica',
  'notConfirmed.purlinLimits': 'os limites de aplicação das regras para madres',
  'notConfirmed.hatCurve': 'a curva de encurvadura da secção ómega',
  'notConfirmed.rotationalSpring': 'a regra simples C_D,A = 130·p e as suas condições',
  'notConfirmed.rotationalSpring.sheet': 'a mola da chapa por (10.17) e Quadro 10.3, ou por 130·p',
  'notConfirmed.sheetingShear': 'a rigidez ao corte da chapa por (10.1b)',
  'notConfirmed.freeFlangeCurve': 'a curva de encurvadura do banzo livre',
  'notConfirmed.favourablePermanent': 'o coeficiente 0,80 das cargas permanentes favoráveis',
  'notConfirmed.liveAlternatives': 'carga distribuída e cargas pontuais da categoria H como alternativas',
  'notConfirmed.pointLoadCrippling': 'resistência local sob cargas pontuais e a sua interação com a flexão',
  'notConfirmed.tensionEdge': 'a verificação do bordo tracionado sob compressão com flexão',
  'notConfirmed.shiftInMember': 'momentos do desvio do centro de gravidade na interação da barra',
  'notConfirmed.antiRollDevice': 'apoio da secção contra a torção e o deslocamento lateral',
  'notConfirmed.jointMethod':
    'o cálculo de sobreposições, mangas e rótulas no seu todo: ainda não visto por um engenheiro habilitado nem confrontado com ensaios de sobreposições; sem dados de ensaio toma-se uma relação de rigidez entre 1 e 2 e κ_s 0,85',
  'notConfirmed.jointBolts':
    'não incluído: parafusos, esmagamento, furos nas almas (não descontados), efeito de alavanca, esquadros, o puxão de uma reação de arrancamento numa emenda; um banzo que assenta no outro na ponta de uma peça',
  'notConfirmed.jointSlip':
    'admitido: dois parafusos M12 ou mais por fila, em furos que deixam a fila deslizar no máximo 1 mm (M12 em 13 mm); 2 mm aumentariam momentos de vão e flechas até 4 %; furos ovalizados não estão incluídos',
  'notConfirmed.jointScope':
    'não incluído: montagem, sobreposições de C e Ω, emendas fora dos apoios, redistribuição plástica, torção ou flexão lateral transmitida por uma emenda',
  'notConfirmed.continuity': 'o que as emendas de uma linha contínua têm de transmitir',
  'notConfirmed.distortionRange':
    'o modelo de instabilidade do Ω com distorção da secção, feito para almas entre 45° e 90° sem nervuras; onde as paredes ou os reforços de bordo encurvam primeiro (paredes finas em zonas curtas de momento negativo, travamentos próximos) encontrou-se α_cr sobrestimado em 20 a 100 %, e utilizações subestimadas até 16 % onde esquadros seguram as almas (sobre um apoio direto condicionam M e R em conjunto)',
  'notConfirmed.invertedPanel': 'o Ω invertido com painel nas abas: não validado',
  'notConfirmed.feetSpring': 'a mola de rotação C_D de um painel nas abas de um Ω, metade em cada aba: apenas deduzida',
}
