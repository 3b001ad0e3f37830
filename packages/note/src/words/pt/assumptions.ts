import type { AssumptionWords, NotCoveredWords } from '../keys.ts'
export const assumptions: AssumptionWords = {
  statics:
    'A linha é analisada como viga contínua elástica de rigidez bruta constante sobre apoios pontuais rígidos que resistem nos dois sentidos, sem sobreposições, mangas ou redistribuição de momentos. O momento num apoio é o valor de pico.',
  staticsWithJoints:
    'A linha é analisada como viga elástica de rigidez bruta sobre apoios pontuais rígidos que resistem nos dois sentidos, com as emendas introduzidas e sem redistribuição de momentos. O momento num apoio é o valor de pico.',
  halfBearing: 'Onde duas peças terminam num apoio, numa rótula ou manga, cada uma tem metade do comprimento de apoio.',
  ownWeight:
    'A carga permanente introduzida não contém o peso do perfil; este é somado tanto à carga permanente máxima como à mínima.',
  planLoads: 'Por área em planta: {live?sobrecarga}{liveSnow?, }{snow?neve}; por área da vertente: carga permanente.',
  windMagnitudes:
    'O vento é dado em valor absoluto, pressões exterior e interior já combinadas; a pressão atua para dentro, a sucção para fora.',
  windSnowByUser:
    'Os valores {wind?do vento}{windSnow? e }{snow?da neve} são os do utilizador: zonas e coeficientes não foram verificados.',
  windSnowFromPlace: 'A partir do local, como deduzido em capítulo próprio: {loads}.',
  windSnowPartly:
    'A partir do local, como deduzido em capítulo próprio: {loads}. Introduzidos pelo utilizador, sem verificação de zonas nem de coeficientes: {typed}.',
  concentratedLive:
    'A sobrecarga concentrada da EN 1991-1-1 (1,0 kN numa cobertura) é uma verificação separada, feita apenas onde foi introduzida como carga pontual.',
  roofPointLoad:
    'A carga concentrada de coberturas da categoria H, {Q} kN (EN 1991-1-1, 6.3.4 e quadro 6.10), é uma força vertical que pode estar em qualquer ponto da linha{cantilever?, consolas incluídas}. Atua só com a carga permanente, nunca com outra ação variável; cada verificação, reação e flecha toma o seu pior lugar.',
  bands: 'Onde as faixas do vento não cobrem toda a linha, a última prolonga-se.',
  bandsLocal: 'Onde acabam as faixas do vento local, atua o valor geral.',
  drift: 'A acumulação de neve substitui a neve regular dentro das suas faixas.',
  patterns: 'A sobrecarga é colocada em alternâncias desfavoráveis de vãos; as outras cargas atuam como introduzidas.',
  eq610:
    'Os estados limites últimos combinam-se pela EN 1990, exp. 6.10; a carga permanente é uma só origem em toda a linha.',
  categoryH: 'A sobrecarga é da categoria H: não se combina com outra ação variável.',
  axialDesign:
    'O esforço axial é um valor de cálculo presente em todas as combinações últimas{tension?; é também omitido em alternativa}.',
  axialWind:
    'O esforço axial acompanha o vento: tem em cada combinação o coeficiente do vento{tension?; é também omitido em alternativa}.',
  axialConstant: 'O esforço axial é constante ao longo da linha e atua no centro de gravidade da secção bruta.',
  vertical: 'O peso ao longo da barra é tomado como compressão, com a barra apoiada na extremidade direita.',
  slsStiffness:
    'As flechas usam a rigidez da EN 1993-1-3, 7.1(3), vão a vão, com a secção efetiva para a tensão de cedência.',
  cantileverLimit:
    'As consolas são comparadas com o dobro do comprimento dividido pelo limite; numa consola curta verifica-se só a sua flexão própria.',
  averageYield: 'A tensão de cedência média aumentada e as reservas plásticas não são usadas.',
  roundings:
    'As propriedades brutas são as da secção com os cantos arredondados; as larguras efetivas seguem a EN 1993-1-3, 5.1.',
  weakAxisEffective: 'Na flexão em torno do eixo fraco usam-se as reduções de espessura da secção em compressão.',
  endBearing:
    'Num apoio de extremidade{cantilever? sem consola}, a distância do apoio à extremidade do perfil é de pelo menos 40 mm.',
  bearingLength: 'O comprimento de apoio é s_s = {ss} mm para a classe de largura de apoio escolhida.',
  endBearingShared:
    'O comprimento de apoio numa extremidade é só desta linha; onde outra linha terminar no mesmo apoio, cada uma fica com metade.',
  endBearingHalf:
    'O comprimento de apoio numa extremidade é só desta linha: R_w,Rd = {rw} kN com s_s = {ss} mm. Onde outra linha terminar no mesmo apoio, cada uma fica com metade: {halfRw} kN com {half} mm.',
  directBearing: 'O perfil assenta diretamente nos apoios: o esmagamento da alma é aí verificado.',
  cleat: 'A alma é aparafusada a cantoneiras nos apoios: não há esmagamento da alma e ele não é aí verificado.',
  restraintPositions:
    'Os travamentos pontuais estão a distâncias iguais dentro do seu vão e são suficientemente rígidos.',
  restraintsUnspecified: 'Travamentos não especificados: admite-se a fibra superior travada pelo revestimento.',
  shearStiffness:
    'O painel só trava a fibra superior se a sua rigidez ao corte S atingir o valor exigido pela EN 1993-1-3, 10.1.1(6); isto deve ser demonstrado para o revestimento.',
  inPlaneByCladding: 'A componente da carga no plano da envolvente é suportada pelo revestimento.',
  weakAxisBeam:
    'A componente da carga no plano da envolvente atua na fibra superior: flete a barra em torno do eixo fraco entre apoios e travamentos e, além disso, o banzo livre superior com a sua totalidade e o inferior com metade.',
  sidewaysOmega:
    'A componente da carga no plano da envolvente atua na fibra exterior: flete, torce e distorce o Ω entre apoios e travamentos, em primeira ordem, e as suas tensões normais somam-se às de N e M_y; a instabilidade sob ela não é calculada.',
  noCladdingData:
    'Não foram introduzidos dados do revestimento: este não dá ao banzo livre qualquer mola de rotação ou lateral.',
  claddingSpring:
    'A mola de rotação do revestimento é C_D,A = 130·p da EN 1993-1-3, 10.1.5.2(7): chapas de pelo menos 0,66 mm, largura do banzo na fixação até 120 mm, fixação a pelo menos 25 mm do centro de rotação.',
  twoFreeFlanges:
    'Sem painel, os dois banzos da secção C ou Z são tratados como banzos livres entre os seus próprios travamentos; verifica-se ainda a encurvadura lateral por flexão-torção de toda a linha (EN 1993-1-3, 6.2.4), e a mais gravosa decide.',
  pointLoadsOnFlange:
    'As cargas pontuais assentam no banzo, cada uma em s_P = {sP} mm ao longo da barra; o esmagamento da alma é verificado sob elas.',
  opposedReaction:
    'Onde uma carga pontual atua a 1,5·h_w ou menos de um apoio comprimido, carga e reação atuam na alma como forças opostas: para a carga vale a menor das resistências a uma força isolada e a forças opostas; da reação, a parte F_o equilibrada pelas cargas é comparada com a resistência a forças opostas e o resto com a resistência a uma força isolada, sendo u_R a soma das duas parcelas.',
  pointLoadsIntoWeb:
    'As cargas pontuais chegam à alma por peças de ligação dimensionadas à parte: não há esmagamento da alma e ele não é verificado sob elas.',
  liveAlternatives: 'A sobrecarga distribuída e as sobrecargas pontuais são alternativas: nunca atuam ao mesmo tempo.',
  joints: 'As emendas da linha transmitem M e V no seu lugar, com pelo menos a rigidez da barra.',
  heldAtSupports: 'Nos apoios um dispositivo antirrotação impede a torção e o deslocamento lateral da secção.',
  omegaHeldAtSupports:
    'Sem painel, os apoios seguram lateralmente também o banzo fechado do Ω, por uma cantoneira ou um tirante.',
  restraintsHoldBoth: 'Um travamento pontual do Ω segura as duas abas, ou os dois bordos do banzo fechado.',
  distortion:
    'A instabilidade do Ω é calculada em toda a linha com distorção da secção (EN 1993-1-3, 10.1.1(8)); o coeficiente 0,96 sobre α_cr representa o corte de membrana e a flexão local das paredes, que ficam de fora.',
  fastenerAtMidFlange: 'As fixações do revestimento estão a meio do banzo superior (a = b/2).',
  fastenerTyped:
    'As fixações do revestimento ficam a {a} mm da alma, no banzo superior, como introduzido: é assim que têm de ser colocadas.',
  fastenerOfMaker:
    'As fixações do revestimento ficam a {a} mm da alma, no banzo superior, como o fabricante da secção prevê: é assim que têm de ser colocadas.',
  fastenerNearEdge:
    'As fixações do revestimento ficam a menos de 25 mm de um bordo do banzo superior, onde C_D,A = 130·p não se aplica (EN 1993-1-3, 10.1.5.2(7)): o revestimento não dá ao banzo livre qualquer mola de rotação ou lateral.',
}

export const notCovered: NotCoveredWords = {
  fasteners: 'Fixações do revestimento, parafusos nos apoios, emendas, cantoneiras de apoio e a estrutura de suporte.',
  sheeting: 'O próprio revestimento e a sua rigidez ao corte S.',
  claddingAlone: 'O próprio revestimento; da sua rigidez ao corte S só se verifica que o valor conhecido atinge S_req.',
  localForces:
    'Aberturas e entalhes no perfil, cargas pontuais suspensas de um banzo e as peças que levam cargas pontuais à alma.',
  otherActions: 'Incêndio, sismo, fadiga, temperatura, fases de montagem e cargas numa linha ainda sem revestimento.',
  durability: 'Durabilidade e proteção contra a corrosão.',
  interaction: 'Verificação da estrutura, do contraventamento e dos tirantes para as forças que recebem.',
}
