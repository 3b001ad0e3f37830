import type { WarningsWords } from '../keys.ts'

export const warnings: WarningsWords = {
  'warning.LOADS_BY_USER.some':
    'Os valores que não foram tirados do local são da responsabilidade do utilizador: {{loads}}.',
  'warning.POINT_LOADS_ON_WEB':
    'As cargas pontuais contam como levadas à alma por uma peça de ligação, pelo que o esmagamento da alma não é verificado sob elas (EN 1993-1-3, 6.1.7.1(3)): a peça e a sua fixação à alma têm de ser dimensionadas para elas, à parte.',
  'warning.POINT_LOADS_HANGING':
    'Há cargas pontuais negativas, que puxam o banzo em vez de o comprimirem: a resistência local do banzo, da alma e da fixação nesses pontos não é verificada e tem de ser demonstrada à parte.',
  'warning.OMEGA_WEB_SLENDER_AT_SUPPORT':
    'Ω sobre esquadros com almas esbeltas junto a um apoio em que é contínuo: as almas instabilizam por corte antes da linha e, face a elementos de casca, a utilização por encurvadura lateral sai até {{percent}} % baixa de mais. Deixe essa margem nesta verificação ou escolha almas mais espessas.',
  'warning.FREE_C_TWISTS_FURTHER':
    'C sem painel num vão sem travamentos nas duas fibras, com carga para os apoios: a carga torce-o, e tanto mais quanto mais se aproxima da carga de instabilidade. A parte lateral das tensões é de primeira ordem; face a elementos de casca com grandes deslocamentos, a utilização do banzo livre sai até {{percent}} % baixa de mais. Trave o vão em ambas as fibras, use um painel ou deixe essa margem nas verificações do banzo livre.',
  'warning.SHORT_SPAN_WITHOUT_PANEL':
    'C ou Z sem painel num vão de até 5 vezes a sua altura: o banzo carregado fleta como placa, o que nenhuma teoria de barras abrange, e, face a elementos de casca, a utilização dos banzos sai até {{percent}} % baixa de mais. Leve a carga à alma ou escolha uma secção mais baixa.',
  'warning.AXIAL_REVERSES':
    'O esforço axial vem do vento: o vento sobre a outra empena inverte-o. Calcule a linha nos dois sentidos, com tração e com compressão.',
  'warning.FREE_LINE_TWISTS':
    'C ou Z sem painel: a carga atua ao lado do centro de corte e torce a linha antes de ela instabilizar, em primeira ordem até {{degrees}}° nas secções que verificam. Nenhuma verificação limita esta torção: trave a linha com tirantes ou com um painel.',
  'warning.END_BEARING_SHARED':
    'C ou Z de um só vão: o esmagamento da alma nas extremidades é calculado com todo o comprimento de apoio para esta linha. Onde outra linha terminar no mesmo apoio, cada uma fica com metade.',
  'warning.CONTINUITY_JOINTS.piece':
    'A peça mais comprida tem {{lengthM}} m, mais do que os {{limitM}} m que se fornecem numa só peça: precisa de mais uma emenda, que tem de transmitir M e V no seu lugar, com pelo menos a rigidez da barra (EN 1993-1-3, 10.1.3.4).',
  'warning.LAP_WITHOUT_TEST':
    'Sobreposições calculadas sem dados de ensaio: relação de rigidez entre 1 e 2, κ_s 0,85 (EN 1993-1-3, 10.1.3.4). Um procedimento assim tem de ser validado por ensaios.',
  'warning.NESTING_EQUAL_FLANGES':
    'Admite-se que perfis Z de banzos iguais encaixam um no outro. Os reais precisam de um banzo 3 a 6 mm mais largo do que o outro (b + 3 e b − 3 mm): as secções fornecidas diferem das nominais.',
  'warning.JOINT_BOLTS_NOT_CHECKED':
    'Parafusos, esmagamento e furos das sobreposições e mangas não são verificados: indicam-se as maiores forças nos parafusos, e as emendas têm de ser dimensionadas para elas.',
  'warning.JOINT_AXIAL':
    'Um esforço normal atravessa as emendas: conta como suportado pela peça que passa, e as emendas têm de ser dimensionadas para ele.',
  'warning.SHEETING_CONDITIONS.TRAPEZOIDAL':
    'A chapa escolhida conta tal como está descrita: parafusos de 6,3 mm com anilhas de pelo menos 1,0 mm de espessura e 16 mm de diâmetro, nas nervuras escolhidas e em todas as sobreposições laterais, os quatro bordos fixos, sem claraboias, juntas agrafadas nem aberturas posteriores, e assim durante a vida do edifício (EN 1993-1-3, 10.1.1 e 10.1.5.2).',
  'warning.SHEETING_CONDITIONS.DECLARED':
    'O que o revestimento dá foi declarado pelo utilizador, com a sua fonte: fixações, painel e afastamento têm de ser aqueles para que foi mostrado, e a rigidez de rotação tem de valer para a sucção (EN 1993-1-3, 10.1.1(6)).',
  'warning.SHEETING_NO_SPRING':
    'O revestimento escolhido trava lateralmente a fibra superior mas não impede nenhuma secção de rodar (C_D = 0, K = 0): {{reason}}.',
  'warning.SHEETING_TOO_SOFT':
    'Secções que só não verificam pela rigidez ao corte do revestimento: {{count}}. Aparafuse a chapa em cada nervura, escolha uma mais espessa ou mais baixa, ou trave a fibra superior com travamentos em vez dela.',
}
