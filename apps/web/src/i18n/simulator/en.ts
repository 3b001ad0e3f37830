import { en as labels } from '@madre/drawing/labels/en'
import { drawn } from '@madre/words/en/drawn'
import { form } from '@madre/words/en/form'

const texts: Record<string, string> = {
  ...drawn,
  ...form,
  ...labels,

  '0 em todos os vãos: a fibra inferior fica livre entre apoios.':
    '0 in every span: the lower fibre is free between the supports.',
  'A partir do local…': 'From the place…',
  'Vento e neve do local e do edifício, em vez de os escrever.':
    'Wind and snow of the place and the building, instead of typing them.',
  'Não foi possível abrir. Tente novamente.': 'It could not be opened. Try again.',
  'a partir do local': 'from the place',
  escrito: 'typed',
  'já não corresponde': 'no longer matches',
  'Pode ter sido apagada, ou pertencer a outra pessoa.': 'It may have been deleted, or belong to someone else.',
  'Parâmetros gerais': 'General Parameters',
  'Cargas permanentes': 'Permanent Loads',
  Sobrecargas: 'Live Loads',
  'Parâmetros adicionais': 'Additional Parameters',
  Resultados: 'Results',
  'sobre um comprimento': 'over a length of',
  'A partir da extremidade esquerda; a linha tem {{length}} m.': 'From the left end; the line is {{length}} m long.',
  'Categoria H: coberturas': 'Category H: roofs',
  'EN 1991-1-4: vento': 'EN 1991-1-4: wind',
  'Altitude até 1000 m': 'Altitude up to 1000 m',
  'Altitude acima de 1000 m': 'Altitude above 1000 m',
  'Definido pelo utilizador': 'User defined',
  'EN 1990, quadro A1.1': 'EN 1990, Table A1.1',
  'Valores de': 'Values for',
  nenhuma: 'none',
  'Forças verticais nesta madre. L1 e L2 a partir da extremidade esquerda do vão.':
    'Vertical forces on this member. L1 and L2 from the left end of the span.',
  'Consola esq.': 'Left cantilever',
  'Consola dir.': 'Right cantilever',
  'F1 num campo: a sua ajuda': 'F1 in a field: its help',
  'Todos os vãos como o primeiro: {{length}} m': 'All spans as the first: {{length}} m',
  'Igual em todos os vãos': 'Same for all spans',
  'Coladas: {{n}} células.': 'Pasted: {{n}} cells.',
  'Fora da grelha: {{n}}.': 'Beyond the grid: {{n}}.',
  'Pré-visualização': 'Preview',
  Diagramas: 'Diagrams',
  'Sem pré-visualização para estes valores.': 'No preview for these values.',
  'A calcular…': 'Calculating…',
  'O catálogo não tem secções para esta escolha.': 'The catalogue has no sections for this choice.',
  'A mais leve que verifica': 'Lightest that works',
  'Nenhuma verifica; a mais próxima': 'None passes; the closest',
  'A estabilidade ainda não está verificada.': 'Stability is not checked yet.',
  Recomeçar: 'Restart',
  Voltar: 'Back',
  'Salvar e calcular': 'Save and Calculate',
  'Salvar e continuar': 'Save and Continue',
  'Constante ao longo da linha, no centro de gravidade do perfil.':
    'Constant along the line, at the centroid of the section.',
  Sentido: 'Direction',
  'O valor é': 'The value is',
  'em todas as combinações últimas': 'in every ultimate combination',
  'só nas combinações com vento': 'only in combinations with wind',
  'Como chega à madre': 'How it reaches the purlin',
  'Uma pessoa em qualquer ponto da linha, em alternativa à carga distribuída; nunca com neve nem vento.':
    'One person anywhere on the line, as an alternative to the area load; never with snow or wind.',
  'Desligada: a linha não é verificada com uma pessoa num ponto.':
    'Off: the line is not checked with one person at a point.',
  'Só na categoria H, com todos os ψ a 0.': 'In category H only, with all ψ at 0.',
  'A carga concentrada de cobertura ({{Q}} kN) saiu do cálculo: é da categoria H, com todos os ψ a 0. Com eles a 0 volta a contar.':
    'The concentrated load of roofs ({{Q}} kN) is out of the calculation: it belongs to category H, with all ψ at 0. Once they are 0 it counts again.',
  'A carga concentrada de cobertura ({{Q}} kN) saiu do cálculo: numa fachada não existe.':
    'The concentrated load of roofs ({{Q}} kN) is out of the calculation: a façade has none.',
  'A carga concentrada de cobertura ({{Q}} kN) saiu do cálculo: em «Geral» só conta se a ligar, nas sobrecargas.':
    'The concentrated load of roofs ({{Q}} kN) is out of the calculation: in “General” it counts only if you switch it on, under live loads.',
  'Q_k da EN 1991-1-1, quadro 6.10, para coberturas da categoria H: recomenda 1,0 kN; o anexo nacional pode dizer outro valor. A carga corre a linha toda, consolas incluídas, e cada verificação fica com o pior lugar.':
    'Q_k of EN 1991-1-1, Table 6.10, for roofs of category H: 1.0 kN is recommended; the National Annex may say otherwise. The load moves along the whole line, cantilevers included, and each check takes the worst place.',
  'Propriedades do revestimento': 'Cladding properties',
  'Dão rigidez de rotação à madre; são precisos os dois valores.':
    'They restrain the member against rotation; both values are needed.',
  'Sem estes valores o revestimento só trava lateralmente.':
    'Without these values the cladding holds the member sideways only.',
  'Inércia do revestimento': 'Cladding inertia',
  'Fixações por metro': 'Fixings per metre',
  'Da alma às fixações (a)': 'Fasteners from the web (a)',
  'Vazio: onde o fabricante da secção as prevê; se não o diz, a meio do banzo.':
    'Empty: where the maker of the section provides for them; if that is not said, the middle of the flange.',
  'Vão dividido por': 'Span divided by',
  'Cargas distribuídas': 'Distributed loads',
  'Por m² em projeção horizontal.': 'Per m² of plan projection.',
  'Por m² de envolvente.': 'Per m² of envelope.',
  Carga: 'Load',
  'Carga mínima': 'Minimum load',
  'Carga máxima': 'Maximum load',
  'Por m² de envolvente; o peso próprio do perfil é somado no cálculo.':
    'Per m² of envelope; the weight of the profile itself is added by the calculation.',
  'Mínima e máxima': 'Minimum and maximum',
  'Tipo e localização': 'Type and location',
  'Escolhe o anexo nacional.': 'Selects the national annex.',
  Inclinação: 'Roof angle',
  'Ómega (Ω)': 'Omega (Ω)',
  'Perfil C': 'C profile',
  'Perfil Z': 'Z profile',
  Horizontal: 'Horizontal',
  Vertical: 'Vertical',
  Regular: 'Regular',
  Invertido: 'Inverted',
  'Tipo de perfil': 'Profile type',
  Orientação: 'Orientation',
  Formato: 'Format',
  'Travamentos não especificados: supõe-se a fibra superior travada pelo revestimento.':
    'Restraints not specified: upper fibre assumed braced by the cladding.',
  'Número de travamentos laterais': 'Number of lateral restraints',
  'Livre entre apoios': 'Free between supports',
  'Travamentos por vão': 'Restraints per span',
  'vão acima de 20,5 m: além da tabela, propõem-se 6': 'span above 20.5 m: beyond the table, 6 are proposed',
  'Propor a partir dos vãos': 'Propose from the spans',
  'Há vãos acima de 20,5 m, onde a tabela acaba: propõem-se 6 travamentos; confirme-os.':
    'There are spans above 20.5 m, where the table ends: 6 restraints are proposed; please confirm them.',
  'Na cobertura, já com os coeficientes de forma, por m² em projeção horizontal.':
    'On the roof, shape factors included, per m² of plan projection.',
  'Ação de acidente: substitui a neve geral na combinação acidental.':
    'Accidental action: takes the place of general snow in the accidental combination.',
  'Alternativa à neve geral, que se mantém fora das faixas.':
    'An alternative to general snow, which stays outside the bands.',
  'Número de vãos': 'Number of spans',
  'Com consolas': 'With cantilevers',
  'Comprimento total: {{length}} m': 'Total length: {{length}} m',
  'Pelo menos uma classe fica escolhida.': 'At least one grade stays ticked.',
  Pressão: 'Pressure',
  Sucção: 'Suction',
  'Vento geral': 'General wind',
  'Valores líquidos e positivos, por m² de superfície: a pressão empurra para dentro, a sucção puxa para fora.':
    'Net, positive values per m² of surface: pressure pushes inwards, suction pulls outwards.',
  'Por faixas': 'Band by band',
  'Vento local': 'Local wind',
  'Alternativa ao vento geral do mesmo sentido, p. ex. em zonas de bordo.':
    'An alternative to the general wind of the same direction, e.g. in edge zones.',
  'Descartar alterações': 'Discard changes',
  'Ocorreu um erro durante o cálculo. Por favor, tente novamente mais tarde.':
    'An error occurred during the calculation. Please try again later.',
  'Já terminou a sua simulação? Clique em Iniciar cálculo para ver os resultados ou volte atrás para continuar a editar':
    'Have you finished your simulation? Click on Start calculation to see the results or go back to continue editing',
  'Iniciar cálculo': 'Start calculation',
  'Falha ao salvar a simulação. Tente novamente.': 'Failed to save simulation. Please try again.',
  'Falha ao calcular a simulação. Tente novamente.': 'Failed to calculate simulation. Please try again.',
  'Não é possível visualizar os resultados sem salvar a simulação.':
    'The results cannot be shown before the simulation is saved.',
  'Cálculo terminou com sucesso.': 'Calculation finished successfully.',
  'O cálculo foi interrompido.': 'The calculation was interrupted.',
  'Continuar o cálculo': 'Continue the calculation',
  'Erro ao calcular. Tente novamente mais tarde.': 'Calculation error. Please try again later.',
  'Passos anteriores': 'Earlier steps',
  'Passos seguintes': 'Later steps',
  'Editar: {{field}}': 'Edit: {{field}}',
  'Salvar: {{field}}': 'Save: {{field}}',
  'Duplicar: salve primeiro a simulação': 'Duplicate: save the simulation first',
  Ações: 'Actions',
  'Erro ao duplicar simulação': 'The simulation could not be duplicated',
  'Erro ao apagar simulação': 'The simulation could not be deleted',
  'Alterações não salvas': 'Unsaved changes',
  'Tem alterações não salvas. Deseja sair deste passo?': 'You have unsaved changes. Do you want to leave this step?',
  Ficar: 'Stay',
  'Sair sem salvar': 'Leave without saving',
  'Salvar e sair': 'Save and leave',
  'A simulação foi alterada noutro lugar': 'The simulation was changed elsewhere',
  'Outra janela ou outro dispositivo salvou esta simulação depois de a ter aberto aqui. Nada foi ainda substituído.':
    'Another window or device saved this simulation after you opened it here. Nothing has been replaced yet.',
  'Continuar a editar': 'Continue editing',
  'Carregar a outra versão': 'Load the other version',
  'Salvar a minha versão': 'Save my version',
  Menos: 'Less',
  Mais: 'More',
  '“{{text}}” não é um número: só algarismos e uma vírgula ou um ponto decimal.':
    '“{{text}}” is not a number: only digits and one decimal point or comma.',
  '“{{text}}” tem mais de um separador: escreva sem separador de milhares.':
    '“{{text}}” has more than one separator: write it without a thousands separator.',
  'Aqui não há valores negativos.': 'No negative values here.',
  'O sinal menos vem uma só vez e em primeiro lugar.': 'The minus sign stands once, and first.',
  'Aqui só números inteiros.': 'Whole numbers only.',
  '{{text}} não é permitido: {{range}}.': '{{text}} is not allowed: {{range}}.',
  'Falta um número.': 'A number is missing.',
  'Voltou a {{value}}.': 'Back to {{value}}.',
  'No máximo {{count}} casas decimais._one': 'At most {{count}} decimal.',
  'No máximo {{count}} casas decimais._other': 'At most {{count}} decimals.',
  '{{count}} de {{candidates}} secções verificam._zero': '{{count}} of {{candidates}} sections pass.',
  '{{count}} de {{candidates}} secções verificam._one': '{{count}} of {{candidates}} sections passes.',
  '{{count}} de {{candidates}} secções verificam._other': '{{count}} of {{candidates}} sections pass.',
  '“{{text}}”: {{reason}}': '“{{text}}”: {{reason}}',
  '{{row}}: não colado. {{reason}}': '{{row}}: not pasted. {{reason}}',
  'As faixas ({{terms}} m) somam {{sum}} m; a linha tem {{length}} m.':
    'The bands ({{terms}} m) add up to {{sum}} m; the line is {{length}} m.',
  'As outras faixas ocupam {{used}} m dos {{length}} m da linha.':
    'The other bands take {{used}} m of the line’s {{length}} m.',
  '{{block}}, faixa {{n}}: tem carga ({{load}} kN/m²) mas não tem comprimento, e não atuaria. Dê-lhe um comprimento ou ponha a carga a 0.':
    '{{block}}, band {{n}}: it has a load ({{load}} kN/m²) but no length, and would not act. Give it a length, or set the load to 0.',
  '{{block}}: a faixa 1 fica com o que as outras deixam da linha, {{length}} m.':
    '{{block}}: band 1 takes what the others leave of the line, {{length}} m.',
  'Sem nenhum comprimento, a faixa 1 vale em toda a linha.': 'Without any length, band 1 holds over the whole line.',
  'Há cargas permanentes mínimas maiores do que as máximas. Corrija-as antes de salvar ou calcular.':
    'There are minimum permanent loads above the maximum ones. Correct them before saving or calculating.',
  'Há faixas cuja carga não atuaria. Corrija-as antes de salvar ou calcular.':
    'There are bands whose load would not act. Please correct them before you save or calculate.',
  'Passo: {{step}}.': 'Step: {{step}}.',
  'Todos os vãos': 'All spans',
  '{{span}}: a carga mínima ({{min}} kN/m²) é maior do que a máxima ({{max}} kN/m²).':
    '{{span}}: the minimum load ({{min}} kN/m²) exceeds the maximum ({{max}} kN/m²).',
  'Distribuição ao longo da linha': 'Distribution along the line',
  'Vale para o vento geral e para o local, p. ex. com as zonas de bordo como faixas.':
    'Holds for general and local wind, e.g. with the edge zones as bands.',
  'Na fachada esta carga atua na vertical, no plano da fachada, como um peso. Onde não houver, ponha 0.':
    'On a façade this load acts vertically, in the plane of the façade, like a weight. Where there is none, enter 0.',
  'Sem painel, são os perfis que levam o peso da fachada aos apoios e travamentos: atua na fibra exterior, dobra-os e torce-os. Se é o revestimento que o leva, no seu plano, escolha “Travada pelo painel”.':
    'Without a panel the profiles carry the weight of the façade to supports and restraints: it acts at the outer fibre, bends and twists them. If the cladding carries it, in its plane, choose “Braced by panel”.',
  'Assim nada trava a fibra superior entre apoios. Se o revestimento a trava, escolha “Travada pelo painel”.':
    'Like this nothing holds the upper fibre between supports. If the cladding holds it, choose “Braced by panel”.',
  'Com esta escolha a fibra superior fica sem travamentos entre apoios; mude-o em Parâmetros adicionais, se o revestimento a trava.':
    'With this choice the upper fibre has no restraint between supports; change it under Additional parameters if the cladding holds it.',
  'Um Z de banzos iguais é a mesma secção nas duas posições; com banzos desiguais, a imagem mostra qual fica do lado do revestimento.':
    'A Z with equal flanges is the same section in both positions; with unequal ones, the picture shows which one is at the cladding.',
  'A outra versão foi salva em {{date}}, às {{time}}.': 'The other version was saved on {{date}} at {{time}}.',
  'Dar um nome': 'Give it a name',
  'Sem vento nada dobra esta linha para fora do plano da fachada: aí M, V e δ são 0.':
    'Without wind nothing bends this line out of the plane of the façade: M, V and δ are 0 there.',
  'O peso vai ao longo do perfil, como esforço axial.': 'The weight runs along the profile, as an axial load.',
  'O peso vai para o revestimento, no seu plano.': 'The weight goes into the cladding, in its plane.',
  'O peso atua na fibra exterior e dobra e torce o perfil no plano da fachada, entre apoios e travamentos.':
    'The weight acts at the outer fibre and bends and twists the profile in the plane of the façade, between supports and restraints.',
  'Vale para todas as cargas pontuais, permanentes e sobrecargas.': 'Holds for all point loads, permanent and live.',
  'O esmagamento da alma é verificado sob cada carga.': 'Web crippling is checked under each load.',
  'A peça e a sua fixação são dimensionadas à parte.': 'The fitting and its fixing are designed separately.',
  'Comprimento de apoio da carga': 'Bearing length of the load',
  'Ao longo do perfil.': 'Along the member.',
  'Este cálculo já está a correr, iniciado noutro lugar: mostra-se o seu resultado assim que terminar.':
    'This calculation is already running, started elsewhere: its result is shown as soon as it ends.',
  'A simulação já não existe': 'The simulation no longer exists',
  'Foi apagada noutra janela ou noutro dispositivo. O que está no formulário pode ser salvo como uma simulação nova.':
    'It was deleted in another window or on another device. What stands in the form can be saved as a new simulation.',
  'Salvar como nova': 'Save as new',
  'O vento escreve-se sem sinal: a sucção tem a sua própria linha.':
    'Wind is entered without a sign: suction has its own row.',
  'A sucção escreve-se sem sinal: esta linha já significa que puxa para fora.':
    'Suction is entered without a sign: this row already means that it pulls outwards.',
  'A neve não pode ser negativa.': 'Snow cannot be negative.',
  'Nesta simulação está guardado vento com sinal negativo. Vale, e é aqui mostrado, sem sinal, no sentido da sua linha; fica assim quando a salvar.':
    'This simulation is stored with negative wind values. They count, and are shown here, without their sign, in the direction of their row; they are stored so when you save.',
  'alterações não salvas': 'unsaved changes',
  'O que vê inclui alterações não salvas; o resultado guardado não as tem.':
    'What you see includes unsaved changes; the stored result does not.',
  'Recomeçar com os valores iniciais?': 'Restart with the default values?',
  'O que escreveu nesta simulação não está salvo e perde-se.':
    'What you have typed in this simulation is not saved and will be lost.',
  '{{terms}} m de {{length}} m': '{{terms}} m of {{length}} m',
  'Resto ({{rest}} m): {{what}}.': 'Rest ({{rest}} m): {{what}}.',
  'continua a última faixa': 'the last band continues',
  'vale o vento geral': 'the general wind applies',
  'vale a neve geral': 'the general snow applies',
  'Foram apagadas as cargas pontuais de vãos ou consolas retirados da linha:':
    'The point loads of spans or cantilevers taken from the line were deleted:',
  'O comprimento da linha mudou, e com ele estas faixas:':
    'The length of the line has changed, and with it these bands:',
  'já não cabem; os comprimentos foram apagados': 'no longer fit; their lengths were cleared',
  'faixa {{n}} de {{from}} m para {{to}} m': 'band {{n}} from {{from}} m to {{to}} m',
  'Os vãos do formulário já não são os destes resultados.':
    'The spans of the form are no longer those of these results.',
  'Alterado no formulário, ainda não salvo.': 'Changed in the form, not saved yet.',
  'Afastamento: {{from}} m → {{to}} m': 'Spacing: {{from}} m → {{to}} m',
  'Revestimento: {{inertia}} cm⁴/m, {{fixings}} fixações por metro':
    'Cladding: {{inertia}} cm⁴/m, {{fixings}} fixings per metre',
  'Travamentos por vão: fibra superior {{upper}}, fibra inferior {{lower}}':
    'Restraints per span: upper fibre {{upper}}, lower fibre {{lower}}',
  'Travamentos por vão da fibra inferior: {{lower}}': 'Restraints per span of the lower fibre: {{lower}}',
  'O que vai ser calculado': 'What will be calculated',
  'Numa cobertura, vertical quer dizer ao longo da pendente: o peso, a sobrecarga e a neve dividem-se numa parte perpendicular à cobertura, que flete o perfil, e numa parte ao longo dele, que conta como compressão (o perfil assenta na sua extremidade direita). No plano da cobertura nada o flete.':
    'On a roof, vertical means down the slope: weight, live load and snow split into a part perpendicular to the roof, which bends the member, and a part along it, which counts as compression (the member stands on its right-hand end). Nothing bends it in the plane of the roof.',
  'A mínima é a que está lá sempre: conta onde alivia, por exemplo contra o arrancamento pelo vento. A máxima é tudo o que lá pode estar: conta onde carrega. Cada combinação é verificada com as duas.':
    'The minimum is what is always there: it counts where it relieves, for example against uplift by wind. The maximum is all there can be: it counts where it loads. Every combination is checked with both.',
  'Cobertura: o peso, a sobrecarga e a neve atuam na vertical sobre a inclinação. Fachada: o peso atua no plano da fachada e não há neve. Geral: todas as cargas atuam na direção forte do perfil.':
    'Roof: weight, live load and snow act vertically on the slope. Façade: weight acts in the plane of the façade and there is no snow. General: every load acts in the strong direction of the profile.',
  'Decide o anexo nacional: os coeficientes parciais das ações e das resistências. Em «Outro» valem os valores recomendados dos Eurocódigos.':
    'Decides the national annex: the partial factors of actions and resistances. With “Other” the recommended values of the Eurocodes apply.',
  'Ângulo α da cobertura com a horizontal: 5° são cerca de 9 %, 10° cerca de 18 %.':
    'Angle α of the roof with the horizontal: 5° are about 9 %, 10° about 18 %.',
  'Vãos entre apoios de uma linha contínua, sem as consolas. Até 14 m a linha vem numa só peça; mais longa, tem emendas que transmitem M e V.':
    'Spans between supports of one continuous line, without the cantilevers. Up to 14 m the line comes in one piece; a longer one has joints that carry M and V.',
  'Distância e de um perfil ao seguinte, medida na superfície; cada um leva a faixa a tracejado. Corrente: 1,5 a 2,5 m em coberturas, 1,0 a 2,0 m em fachadas.':
    'Distance e from one profile to the next, measured on the surface; each carries the hatched strip. Usual: 1.5 to 2.5 m on roofs, 1.0 to 2.0 m on façades.',
  'As pontas da linha para lá dos apoios extremos, por exemplo no beiral. Com comprimento 0 não há consola desse lado.':
    'The ends of the line beyond its last supports, for example at the eaves. With a length of 0 there is no cantilever on that side.',
  'De eixo a eixo dos apoios; numa consola, do apoio à ponta. Enter desce, Tab vai para a direita; uma linha ou coluna copiada de uma folha de cálculo preenche as células.':
    'From axis to axis of the supports; of a cantilever, from the support to its tip. Enter moves down, Tab to the right; a row or column copied from a spreadsheet fills the cells.',
  'O Ω assenta nas duas abas e as suas duas almas não rodam nos apoios; C e Z têm uma só alma e precisam de um dispositivo antirrotação, por exemplo um esquadro.':
    'The Ω stands on two feet, and its two webs do not roll at the supports; C and Z have one web and need an anti-roll device there, for example a cleat.',
  'Horizontal: as linhas correm ao longo do beiral ou da fachada. Vertical: sobem a pendente ou a fachada.':
    'Horizontal: the lines run along the eaves or the façade. Vertical: they run up the slope or the façade.',
  'Regular: como a imagem mostra, no Ω com o banzo fechado do lado do revestimento. Invertido: rodado de 180°, no Ω com as abas do lado do revestimento.':
    'Regular: as the picture shows, an Ω with its closed flange at the cladding. Inverted: turned by 180°, an Ω with its feet at the cladding.',
  'Largura em que o perfil assenta: mais larga, a alma resiste mais ao esmagamento. Para as três classes contam 80, 135 e 200 mm.':
    'Width on which the profile bears: the wider, the more its web withstands crippling. The three classes count as 80, 135 and 200 mm.',
  'O número é a tensão de cedência em N/mm². Calcula-se cada secção em todas as classes escolhidas; a mais leve que verifica vem primeiro.':
    'The number is the yield strength in N/mm². Every section is calculated in all grades chosen; the lightest that passes comes first.',
  'Chapa, isolamento, painéis e o que deles pende; o perfil soma-se sozinho. Painel sandwich: 0,10 a 0,15 kN/m²; chapa dupla com isolamento: 0,15 a 0,25 kN/m².':
    'Sheets, insulation, panels and what hangs from them; the profile adds itself. Sandwich panel: 0.10 to 0.15 kN/m²; two sheets with insulation: 0.15 to 0.25 kN/m².',
  'Onde não é certo o que lá vai estar, por exemplo painéis solares que se montam mais tarde: a mínima sem eles (0,15), a máxima com eles (0,30 kN/m²).':
    'Where it is not certain what will be there, for example solar panels to be mounted later: the minimum without them (0.15), the maximum with them (0.30 kN/m²).',
  'Um valor para todos os vãos e consolas. Desligado, uma coluna para cada um.':
    'One value for all spans and cantilevers. Switched off, a column for each.',
  'P1 e P2 em kN, positivas para baixo; L1 e L2 em % do vão, 0 à esquerda e 100 à direita. Por exemplo uma conduta de 0,5 kN a meio: P1 0,5 e L1 50.':
    'P1 and P2 in kN, positive downwards; L1 and L2 in % of the span, 0 at its left end and 100 at its right. For example a duct of 0.5 kN at mid-span: P1 0.5 and L1 50.',
  'O que pousa no banzo comprime a alma por baixo; o que se aparafusa à alma não. Escolha como a carga é de facto fixada.':
    'What stands on the flange presses on the web below it; what is bolted to the web does not. Choose how the load is really fixed.',
  'Comprimento, ao longo do perfil, em que a peça que traz a carga assenta no banzo: correntes 50 a 100 mm.':
    'Length along the profile on which the part that brings the load rests on the flange: usually 50 to 100 mm.',
  'Pessoas e material em obra e manutenção. Coberturas não acessíveis (categoria H): a EN 1991-1-1 recomenda 0,4 kN/m², ou 1,0 kN num ponto; o anexo nacional pode dizer outra coisa.':
    'People and material for works and maintenance. Roofs not accessible (category H): EN 1991-1-1 recommends 0.4 kN/m², or 1.0 kN at a point; the national annex may differ.',
  'Categoria H: cobertura acessível só para manutenção; não acompanha neve nem vento, todos os ψ são 0. ψ₀ é o da ação que acompanha outra, ψ₁ o do valor frequente, ψ₂ o do quase permanente.':
    'Category H: a roof accessible for maintenance only; its load accompanies neither snow nor wind, all ψ are 0. ψ₀ is for an action beside another, ψ₁ for the frequent value, ψ₂ for the quasi-permanent one.',
  'Para o vento a EN 1990 dá 0,6 / 0,2 / 0. ψ₀ é o da ação que acompanha outra, ψ₁ o do valor frequente, ψ₂ o do quase permanente.':
    'For wind EN 1990 gives 0.6 / 0.2 / 0. ψ₀ is for an action beside another, ψ₁ for the frequent value, ψ₂ for the quasi-permanent one.',
  'Até 1000 m de altitude 0,5 / 0,2 / 0, acima 0,7 / 0,5 / 0,2. ψ₀ é o da ação que acompanha outra, ψ₁ o do valor frequente, ψ₂ o do quase permanente.':
    'Up to an altitude of 1000 m 0.5 / 0.2 / 0, above it 0.7 / 0.5 / 0.2. ψ₀ is for an action beside another, ψ₁ for the frequent value, ψ₂ for the quasi-permanent one.',
  'Até três faixas a partir da extremidade esquerda, cada uma com o seu valor: por exemplo a zona de bordo F, a zona G e o resto. Sem faixas, um valor para toda a linha.':
    'Up to three bands from the left end, each with its value: for example the edge zone F, zone G and the rest. Without bands, one value for the whole line.',
  'A pressão exterior menos a interior, w_e − w_i da EN 1991-1-4. Em pavilhões baixos são correntes 0,2 a 0,5 kN/m² de pressão e 0,5 a 1,2 kN/m² de sucção.':
    'External minus internal pressure, w_e − w_i of EN 1991-1-4. On low halls 0.2 to 0.5 kN/m² of pressure and 0.5 to 1.2 kN/m² of suction are usual.',
  'Um vento mais forte num troço da linha, por exemplo junto ao bordo ou à cumeeira. Atua em vez do geral do mesmo sentido, nunca com ele; fora das suas faixas vale o geral.':
    'Stronger wind on a part of the line, for example at the edge or the ridge. It acts instead of the general wind of the same sense, never with it; outside its bands the general one applies.',
  's = μ·s_k da EN 1991-1-3: até 30° de inclinação μ = 0,8, e de s_k = 0,5 kN/m² no terreno resultam 0,4 kN/m² na cobertura.':
    's = μ·s_k of EN 1991-1-3: up to a slope of 30° μ = 0.8, and s_k = 0.5 kN/m² on the ground makes 0.4 kN/m² on the roof.',
  'Neve muito rara, onde o anexo nacional a pede, por exemplo na planície do norte da Alemanha (2,3·s_k). Conta na combinação acidental, sem majoração.':
    'Very rare snow where the national annex asks for it, for example in the lowlands of northern Germany (2.3·s_k). It counts in the accidental combination, without a partial factor.',
  'Neve que o vento junta contra um ressalto, uma platibanda ou num rincão: até três faixas a partir da extremidade esquerda. Fora delas vale a neve geral.':
    'Snow that the wind gathers against a step, a parapet or in a valley: up to three bands from the left end. Outside them the general snow applies.',
  'A flecha de um vão é no máximo o vão a dividir por este número, a de uma consola o dobro do seu comprimento a dividir por ele. Corrente: 200 em coberturas, 150 em fachadas, 250 a 300 sob revestimentos frágeis.':
    'A span deflects by at most its length divided by this number, a cantilever by twice its length divided by it. Usual: 200 on roofs, 150 on façades, 250 to 300 under brittle cladding.',
  'Em que combinação se mede a flecha: a característica tem as ações inteiras e é a mais severa; a frequente e a quase permanente reduzem-nas por ψ₁ e ψ₂.':
    'In which combination the deflection is taken: the characteristic one has the actions in full and is the most severe; the frequent and the quasi-permanent one reduce them by ψ₁ and ψ₂.',
  'A força que o contraventamento ou a fachada de topo traz a este perfil, sem sinal; o sentido escolhe-se abaixo.':
    'The force that bracing or the gable wall brings to this profile, without a sign; its sense is chosen below.',
  'A tração estica o perfil; a compressão empurra-o e é verificada também à encurvadura. Se pode ter os dois sentidos, calcule-os um de cada vez.':
    'Tension stretches the profile; compression pushes on it and is checked for buckling as well. If it can have both senses, calculate one after the other.',
  'Valor de cálculo: já majorado, entra tal como está. De vento: valor característico, que cada combinação multiplica pelo coeficiente que nela tem o vento; sem vento não conta.':
    'Design value: already factored, it enters as it is. By wind: the characteristic value, which each combination multiplies by the factor wind has in it; without wind it does not count.',
  'O que impede o perfil de sair de lado entre apoios. Sem isto especificado supõe-se a fibra superior travada pelo revestimento e a fibra inferior livre.':
    'What keeps the profile from moving sideways between supports. Where this is not specified, the upper fibre is taken as braced by the cladding and the lower fibre as free.',
  'Chapa ou painel aparafusados ao longo do perfil travam a fibra superior, se a sua rigidez ao corte chegar (S_req, nos resultados). Travamentos são tirantes ou barras de perfil a perfil.':
    'Sheets or panels screwed on along the profile hold the upper fibre if their shear stiffness suffices (S_req, in the results). Restraints are ties or struts from profile to profile.',
  'Comprimida quando o vento suga e junto aos apoios interiores. Um travamento a meio do vão é a primeira ajuda contra a sucção.':
    'Compressed under wind suction and next to inner supports. One restraint at mid-span is the first help against suction.',
  'Quantos dividem o vão em partes iguais: 1 fica a meio, 2 nos terços. Corrente: nenhum até 3,5 m, 1 até 7 m, 2 até 10,5 m.':
    'How many divide the span into equal parts: 1 stands at mid-span, 2 at the thirds. Usual: none up to 3.5 m, 1 up to 7 m, 2 up to 10.5 m.',
  'Momento de inércia da chapa por metro de largura, da tabela do fabricante. Ordem de grandeza: ondulada 18/76 de 0,63 mm 2,7; trapezoidal 35/207 de 0,63 mm 14; trapezoidal 40/183 de 0,75 mm 24 cm⁴/m.':
    'Second moment of area of the sheet per metre of width, from the maker’s table. Order of magnitude: corrugated 18/76, 0.63 mm: 2.7; trapezoidal 35/207, 0.63 mm: 14; trapezoidal 40/183, 0.75 mm: 24 cm⁴/m.',
  'Parafusos por metro de perfil. Numa chapa com ondas a 207 mm: 4,8 em cada onda, 2,4 de duas em duas.':
    'Screws per metre of profile. With a sheet whose ribs are 207 mm apart: 4.8 in every rib, 2.4 in every second one.',
  'Do eixo da alma ao parafuso, no banzo do lado do revestimento. Quanto mais longe da alma o parafuso puxa, mais torce um C ou um Z: conta com painel e sem ele, com ou sem os dois valores acima. A menos de 25 mm da alma ou da ponta do banzo o revestimento não conta como mola de rotação (EN 1993-1-3, 10.1.5.2(7)).':
    'From the centre of the web to the screw, in the flange at the cladding. The farther from the web the screw pulls, the more it twists a C or a Z: it counts with a panel and without one, with the two values above and without them. Less than 25 mm from the web or from the tip of the flange the cladding does not count as a rotational spring (EN 1993-1-3, 10.1.5.2(7)).',
  'Um perfil pode levar também uma força ao longo dele, por exemplo como barra do contraventamento da cobertura. Se não a leva, deixe desligado.':
    'A profile can also carry a force along it, for example as a member of the roof bracing. If it does not, leave this off.',
  'A chapa aparafusada impede o perfil de rodar: com estes dois valores conta como mola de rotação (EN 1993-1-3, 10.1.5.2). Sem eles, como se não impedisse.':
    'Sheets screwed on keep the profile from turning: with these two values they count as a rotational spring (EN 1993-1-3, 10.1.5.2). Without them, as if they did not.',
  'Há sobreposições com comprimentos que não podem ser. Corrija-as antes de salvar ou calcular.':
    'There are laps with lengths that cannot be. Please correct them before you save or calculate.',
  'Descarregar ficheiro: salve primeiro a simulação': 'Download file: save the simulation first',
  'Anular (Ctrl+Z)': 'Undo (Ctrl+Z)',
  'Refazer (Ctrl+Y)': 'Redo (Ctrl+Y)',
  Anular: 'Undo',
  Refazer: 'Redo',
  '“{{text}}” não é uma inclinação: escreva graus, 10 % ou 1:10.':
    '“{{text}}” is no slope: write degrees, 10 % or 1:10.',
  'A salvar…': 'Saving…',
  Salvo: 'Saved',
  'Rascunho não salvo de {{when}}, recuperado.': 'Unsaved draft of {{when}}, recovered.',
  'Rascunho não salvo, recuperado.': 'Unsaved draft, recovered.',
  Manter: 'Keep',
  'Usar como valores iniciais…': 'Use as start values…',
  'Usar como valores iniciais': 'Use as start values',
  'Uma simulação nova começa com o que escolher aqui, e no resto com os valores do programa.':
    'A new simulation starts with what you choose here, and otherwise with the values of the program.',
  'Valores iniciais guardados.': 'Start values saved.',
  'Valem para cada simulação nova. Estão na sua conta.':
    'They hold for every new simulation. You find them in your account.',
  'Os travamentos ficam de fora: numa fachada seguem os vãos.':
    'Restraints are left out: on a façade they follow the spans.',
  'Os travamentos ficam de fora: aqui diferem de vão para vão.':
    'Restraints are left out: here they differ from span to span.',
  'Com os seus valores iniciais: {{list}}.': 'With your start values: {{list}}.',
  'Ver na conta': 'See them in the account',
  'Dos seus valores iniciais, o catálogo já não tem: {{list}}.':
    'Of your start values, the catalogue no longer has: {{list}}.',
  'Dos seus valores iniciais, já não são permitidos: {{list}}.': 'Of your start values, no longer allowed: {{list}}.',
  'Mais ações': 'More actions',
  'Salvar como modelo…': 'Save as template…',
  'Salvar como modelo': 'Save as template',
  'Guarda tudo o que está no formulário, sem nome, projeto nem resultados.':
    'Keeps everything in the form, without name, project and results.',
  'Já tem um modelo com este nome.': 'You have a template of this name already.',
  'Substituir o modelo': 'Replace the template',
  'Modelo guardado.': 'Template saved.',
  'Uma simulação nova pode começar a partir dele.': 'A new simulation can start from it.',
  'A partir de um modelo': 'From a template',
  'Modelo «{{name}}» no formulário.': 'Template “{{name}}” is in the form.',
  'O catálogo já não tem: {{list}}.': 'The catalogue no longer has: {{list}}.',
  'O vento com sinal negativo é mostrado, e vale, sem sinal.': 'Wind with a minus is shown, and counts, without it.',
  'Anular repõe o que estava.': 'Undo brings back what was there.',
  'Não foi possível abrir o modelo.': 'The template could not be opened.',
  'O que escreveu nesta simulação e os seus resultados perdem-se.':
    'What you typed in this simulation and its results will be lost.',
  'Mais limites': 'More limits',
  'ainda nenhum': 'none yet',
  'Cada um é uma verificação própria, ao lado do primeiro.': 'Each is a check of its own beside the first.',
  'Adicionar um limite': 'Add a limit',
  'Aplica-se a': 'Applies to',
  'Esta linha não tem consolas: não se aplica.': 'This line has no cantilevers: it does not apply.',
  'Ações que contam': 'Actions that count',
  'Expresso como': 'Expressed as',
  'Comprimento em mm': 'Length in mm',
  'Flecha máxima': 'Largest deflection',
  'Outros limites ao lado do primeiro, por exemplo vão/250 só das ações variáveis, ou 20 mm acima de uma parede. As ações variáveis são a flecha da combinação menos a das cargas permanentes; a rigidez é a da combinação inteira.':
    'Further limits beside the first, for example span/250 under variable actions alone, or 20 mm above a wall. For the variable actions the deflection of the permanent loads is taken off that of the combination; the stiffness is that of the whole combination.',
  'Revisão {{letter}} no formulário, ainda não salva.': 'Revision {{letter}} is in the form, not saved yet.',
  'Partilhar…': 'Share…',
  'Só contam onde o painel trava a fibra superior; ficam guardadas até lá.':
    'They count only where the panel holds the upper fibre; they are kept until then.',
  'Dados do revestimento': 'Data of the cladding',
  'Valores escritos': 'Typed values',
  'Uma chapa': 'A sheet',
  'Chapa: aparafusada em cada nervura': 'Sheet: screwed at every rib',
  'Fibra superior: sem painel e sem travamentos': 'Upper fibre: no panel and no restraints',
}

export default texts
