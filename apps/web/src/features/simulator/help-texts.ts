import type { FIELDS } from '@madre/contract'
import { tk } from '../../i18n/tk.ts'

type HelpOf<T> = T extends { help: infer K } ? K : never
type Fields = (typeof FIELDS)[keyof typeof FIELDS]
type NumbersOf<T> = T extends { numbers: infer N } ? N[keyof N] : never
/** The texts that the table of fields asks for; that of joints is loaded with their fields. */
export type FieldHelp = Exclude<HelpOf<Fields>, 'joints'> | HelpOf<NumbersOf<Fields>>

/** What a field is for, with a usual value where there is one: shown behind the (i) beside it. */
export const HELP = {
  type: tk(
    'Cobertura: o peso, a sobrecarga e a neve atuam na vertical sobre a inclinação. Fachada: o peso atua no plano da fachada e não há neve. Geral: todas as cargas atuam na direção forte do perfil.',
  ),
  location: tk(
    'Decide o anexo nacional: os coeficientes parciais das ações e das resistências. Em «Outro» valem os valores recomendados dos Eurocódigos.',
  ),
  angle: tk('Ângulo α da cobertura com a horizontal: 5° são cerca de 9 %, 10° cerca de 18 %.'),
  spans: tk(
    'Vãos entre apoios de uma linha contínua, sem as consolas. Até 14 m a linha vem numa só peça; mais longa, tem emendas que transmitem M e V.',
  ),
  spacing: tk(
    'Distância e de um perfil ao seguinte, medida na superfície; cada um leva a faixa a tracejado. Corrente: 1,5 a 2,5 m em coberturas, 1,0 a 2,0 m em fachadas.',
  ),
  consoles: tk(
    'As pontas da linha para lá dos apoios extremos, por exemplo no beiral. Com comprimento 0 não há consola desse lado.',
  ),
  lengths: tk(
    'De eixo a eixo dos apoios; numa consola, do apoio à ponta. Enter desce, Tab vai para a direita; uma linha ou coluna copiada de uma folha de cálculo preenche as células.',
  ),
  profile: tk(
    'O Ω assenta nas duas abas e as suas duas almas não rodam nos apoios; C e Z têm uma só alma e precisam de um dispositivo antirrotação, por exemplo um esquadro.',
  ),
  orientation: tk(
    'Horizontal: as linhas correm ao longo do beiral ou da fachada. Vertical: sobem a pendente ou a fachada.',
  ),
  format: tk(
    'Regular: como a imagem mostra, no Ω com o banzo fechado do lado do revestimento. Invertido: rodado de 180°, no Ω com as abas do lado do revestimento.',
  ),
  support: tk(
    'Largura em que o perfil assenta: mais larga, a alma resiste mais ao esmagamento. Para as três classes contam 80, 135 e 200 mm.',
  ),
  steel: tk(
    'O número é a tensão de cedência em N/mm². Calcula-se cada secção em todas as classes escolhidas; a mais leve que verifica vem primeiro.',
  ),
  permanent: tk(
    'Chapa, isolamento, painéis e o que deles pende; o perfil soma-se sozinho. Painel sandwich: 0,10 a 0,15 kN/m²; chapa dupla com isolamento: 0,15 a 0,25 kN/m².',
  ),
  minMax: tk(
    'Onde não é certo o que lá vai estar, por exemplo painéis solares que se montam mais tarde: a mínima sem eles (0,15), a máxima com eles (0,30 kN/m²).',
  ),
  sameForAll: tk('Um valor para todos os vãos e consolas. Desligado, uma coluna para cada um.'),
  pointLoads: tk(
    'P1 e P2 em kN, positivas para baixo; L1 e L2 em % do vão, 0 à esquerda e 100 à direita. Por exemplo uma conduta de 0,5 kN a meio: P1 0,5 e L1 50.',
  ),
  introduction: tk(
    'O que pousa no banzo comprime a alma por baixo; o que se aparafusa à alma não. Escolha como a carga é de facto fixada.',
  ),
  bearing: tk(
    'Comprimento, ao longo do perfil, em que a peça que traz a carga assenta no banzo: correntes 50 a 100 mm.',
  ),
  live: tk(
    'Pessoas e material em obra e manutenção. Coberturas não acessíveis (categoria H): a EN 1991-1-1 recomenda 0,4 kN/m², ou 1,0 kN num ponto; o anexo nacional pode dizer outra coisa.',
  ),
  roofPoint: tk(
    'Q_k da EN 1991-1-1, quadro 6.10, para coberturas da categoria H: recomenda 1,0 kN; o anexo nacional pode dizer outro valor. A carga corre a linha toda, consolas incluídas, e cada verificação fica com o pior lugar.',
  ),
  psiLive: tk(
    'Categoria H: cobertura acessível só para manutenção; não acompanha neve nem vento, todos os ψ são 0. ψ₀ é o da ação que acompanha outra, ψ₁ o do valor frequente, ψ₂ o do quase permanente.',
  ),
  psiWind: tk(
    'Para o vento a EN 1990 dá 0,6 / 0,2 / 0. ψ₀ é o da ação que acompanha outra, ψ₁ o do valor frequente, ψ₂ o do quase permanente.',
  ),
  psiSnow: tk(
    'Até 1000 m de altitude 0,5 / 0,2 / 0, acima 0,7 / 0,5 / 0,2. ψ₀ é o da ação que acompanha outra, ψ₁ o do valor frequente, ψ₂ o do quase permanente.',
  ),
  bands: tk(
    'Até três faixas a partir da extremidade esquerda, cada uma com o seu valor: por exemplo a zona de bordo F, a zona G e o resto. Sem faixas, um valor para toda a linha.',
  ),
  wind: tk(
    'A pressão exterior menos a interior, w_e − w_i da EN 1991-1-4. Em pavilhões baixos são correntes 0,2 a 0,5 kN/m² de pressão e 0,5 a 1,2 kN/m² de sucção.',
  ),
  localWind: tk(
    'Um vento mais forte num troço da linha, por exemplo junto ao bordo ou à cumeeira. Atua em vez do geral do mesmo sentido, nunca com ele; fora das suas faixas vale o geral.',
  ),
  snow: tk(
    's = μ·s_k da EN 1991-1-3: até 30° de inclinação μ = 0,8, e de s_k = 0,5 kN/m² no terreno resultam 0,4 kN/m² na cobertura.',
  ),
  exceptionalSnow: tk(
    'Neve muito rara, onde o anexo nacional a pede, por exemplo na planície do norte da Alemanha (2,3·s_k). Conta na combinação acidental, sem majoração.',
  ),
  drift: tk(
    'Neve que o vento junta contra um ressalto, uma platibanda ou num rincão: até três faixas a partir da extremidade esquerda. Fora delas vale a neve geral.',
  ),
  deflection: tk(
    'A flecha de um vão é no máximo o vão a dividir por este número, a de uma consola o dobro do seu comprimento a dividir por ele. Corrente: 200 em coberturas, 150 em fachadas, 250 a 300 sob revestimentos frágeis.',
  ),
  furtherDeflections: tk(
    'Outros limites ao lado do primeiro, por exemplo vão/250 só das ações variáveis, ou 20 mm acima de uma parede. As ações variáveis são a flecha da combinação menos a das cargas permanentes; a rigidez é a da combinação inteira.',
  ),
  combination: tk(
    'Em que combinação se mede a flecha: a característica tem as ações inteiras e é a mais severa; a frequente e a quase permanente reduzem-nas por ψ₁ e ψ₂.',
  ),
  axialValue: tk(
    'A força que o contraventamento ou a fachada de topo traz a este perfil, sem sinal; o sentido escolhe-se abaixo.',
  ),
  axialDirection: tk(
    'A tração estica o perfil; a compressão empurra-o e é verificada também à encurvadura. Se pode ter os dois sentidos, calcule-os um de cada vez.',
  ),
  axialType: tk(
    'Valor de cálculo: já majorado, entra tal como está. De vento: valor característico, que cada combinação multiplica pelo coeficiente que nela tem o vento; sem vento não conta.',
  ),
  restraints: tk(
    'O que impede o perfil de sair de lado entre apoios. Sem isto especificado supõe-se a fibra superior travada pelo revestimento e a fibra inferior livre.',
  ),
  upperFibre: tk(
    'Chapa ou painel aparafusados ao longo do perfil travam a fibra superior, se a sua rigidez ao corte chegar (S_req, nos resultados). Travamentos são tirantes ou barras de perfil a perfil.',
  ),
  lowerFibre: tk(
    'Comprimida quando o vento suga e junto aos apoios interiores. Um travamento a meio do vão é a primeira ajuda contra a sucção.',
  ),
  restraintCount: tk(
    'Quantos dividem o vão em partes iguais: 1 fica a meio, 2 nos terços. Corrente: nenhum até 3,5 m, 1 até 7 m, 2 até 10,5 m.',
  ),
  inertia: tk(
    'Momento de inércia da chapa por metro de largura, da tabela do fabricante. Ordem de grandeza: ondulada 18/76 de 0,63 mm 2,7; trapezoidal 35/207 de 0,63 mm 14; trapezoidal 40/183 de 0,75 mm 24 cm⁴/m.',
  ),
  fixings: tk('Parafusos por metro de perfil. Numa chapa com ondas a 207 mm: 4,8 em cada onda, 2,4 de duas em duas.'),
  fastener: tk(
    'Do eixo da alma ao parafuso, no banzo do lado do revestimento. Quanto mais longe da alma o parafuso puxa, mais torce um C ou um Z: conta com painel e sem ele, com ou sem os dois valores acima. A menos de 25 mm da alma ou da ponta do banzo o revestimento não conta como mola de rotação (EN 1993-1-3, 10.1.5.2(7)).',
  ),
  axial: tk(
    'Um perfil pode levar também uma força ao longo dele, por exemplo como barra do contraventamento da cobertura. Se não a leva, deixe desligado.',
  ),
  cladding: tk(
    'A chapa aparafusada impede o perfil de rodar: com estes dois valores conta como mola de rotação (EN 1993-1-3, 10.1.5.2). Sem eles, como se não impedisse.',
  ),
} satisfies Record<FieldHelp, string> & Record<string, string>
