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
  'warning.SHORT_SPAN_WITHOUT_PANEL':
    'C ou Z sem painel num vão de até 5 vezes a sua altura: o banzo carregado fleta como placa, o que nenhuma teoria de barras abrange, e, face a elementos de casca, a utilização dos banzos sai até {{percent}} % baixa de mais. Leve a carga à alma ou escolha uma secção mais baixa.',
  'warning.AXIAL_REVERSES':
    'O esforço axial vem do vento: o vento sobre a outra empena inverte-o. Calcule a linha nos dois sentidos, com tração e com compressão.',
  'warning.FREE_LINE_TWISTS':
    'C ou Z sem painel: a carga atua ao lado do centro de corte e torce a linha antes de ela instabilizar, em primeira ordem até {{degrees}}° nas secções que verificam. Nenhuma verificação limita esta torção: trave a linha com tirantes ou com um painel.',
  'warning.END_BEARING_SHARED':
    'C ou Z de um só vão: o esmagamento da alma nas extremidades é calculado com todo o comprimento de apoio para esta linha. Onde outra linha terminar no mesmo apoio, cada uma fica com metade.',
}
