import { checks } from '@madre/words/en/checks'
import { derivation } from '@madre/words/en/derivation'
import { results } from '@madre/words/en/results'
import { warnings } from '@madre/words/en/warnings'

const texts: Record<string, string> = {
  ...checks,
  ...derivation,
  ...results,
  ...warnings,

  'Por favor aguarde, o seu cálculo está a ser processado': 'Please wait, your calculation is being processed',
  '{{share}} calculado': '{{share}} calculated',
  'Lugar na fila: {{place}}': 'Place in the queue: {{place}}',
  'Progresso do cálculo': 'Progress of the calculation',
  'Cancelar cálculo': 'Cancel calculation',
  'Cálculo cancelado.': 'Calculation cancelled.',
  'Falha ao cancelar o cálculo. Tente novamente.': 'Failed to cancel the calculation. Please try again.',
  'Recalculado depois de uma correção do motor.': 'Calculated again after a correction of the engine.',
  'Ainda não há resultados.': 'There are no results yet.',
  'Inicie o cálculo para os ver aqui.': 'Start the calculation to see them here.',
  'Nenhuma secção do catálogo verifica.': 'No section of the catalogue passes.',
  'A que fica mais perto:': 'The one that comes closest:',
  'Todas estão fora dos limites de aplicação da norma.': 'All of them are outside the limits of the standard.',
  Escolhida: 'Chosen',
  'utilização {{value}}': 'utilisation {{value}}',
  'Solução escolhida: {{name}}': 'Solution chosen: {{name}}',
  'Não foi possível escolher a solução.': 'The solution could not be chosen.',
  'Escolher {{name}}': 'Choose {{name}}',
  Escolher: 'Choose',
  'Não foi possível criar o ficheiro.': 'The file could not be made.',
  Exportar: 'Export',
  'Lista de resultados (CSV)': 'List of results (CSV)',
  'Resultado completo (JSON)': 'Whole result (JSON)',
  'Secção (DXF)': 'Section (DXF)',
  'Lista de encomenda (CSV)…': 'Order list (CSV)…',
  Imprimir: 'Print',
  'Porque não mais leve?': 'Why not lighter?',
  'Falha ao descarregar a nota de cálculo. Tente novamente.':
    'Failed to download the calculation note. Please try again.',
  'Os resultados estão desatualizados. Calcule novamente.': 'The results are outdated. Calculate again.',
  'Com uma conta há a nota de cálculo em PDF.': 'With an account there is the calculation note as a PDF.',
  'Lista de encomenda': 'Order list',
  'Mais de {{limit}} m não são entregues numa só peça.':
    'Pieces of more than {{limit}} m cannot be delivered in one piece.',
  'mais leve por linha, mais pesada por m²': 'lighter per line, heavier per m²',
  'A mesma linha com outro perfil': 'The same line with another profile',
  'com {{profile}}: {{weight}} kg/m², {{utilisation}}': 'with {{profile}}: {{weight}} kg/m², {{utilisation}}',
  'com {{profile}}: a calcular…': 'with {{profile}}: being designed…',
  'com {{profile}}: nenhuma secção verifica': 'with {{profile}}: no section passes',
  'com {{profile}}: não foi possível calcular': 'with {{profile}}: could not be calculated',
  'Um travamento lateral de um Ω segura as duas abas ou os dois bordos; o de um C ou Z, um banzo.':
    'A lateral restraint of an Ω holds both feet or both edges; of a C or Z, one flange.',
  'Um Ω invertido sob um painel não está confirmado por nenhum cálculo independente.':
    'An inverted Ω under a panel is not confirmed by any independent analysis.',
  'Tudo o resto fica igual; cada um passa para o formulário, e Anular repõe o que estava.':
    'All else stays the same; each goes into the form, and Undo brings back what was there.',
  'As sobreposições contam aí como contínuas: só um Z se sobrepõe.':
    'The laps count as continuous there: only a Z can be lapped.',
  'As mangas contam aí como contínuas: o catálogo não tem nenhuma de {{profiles}}.':
    'The sleeves count as continuous there: the catalogue has none of {{profiles}}.',
  'Tudo o resto fica igual; cada um abre como cópia com esse perfil.':
    'All else stays the same; each opens as a copy with that profile.',
  'Descarregar CSV': 'Download CSV',
  'Número de peças': 'Number of pieces',
  'Comprimento de uma peça': 'Length of a piece',
  'Peso total: {{mass}} kg': 'Total weight: {{mass}} kg',
  'Estes resultados são de antes das últimas alterações. Calcule novamente para escolher uma solução, ver diagramas e descarregar a nota de cálculo.':
    'These results are from before the latest changes. Calculate again to choose a solution, see diagrams and download the calculation note.',
  'Estes resultados foram calculados com outra versão do motor de cálculo ou do catálogo ({{engine}}, {{catalogue}}). Calcule novamente para ver diagramas e deduções e descarregar a nota de cálculo.':
    'These results were calculated with another version of the engine or the catalogue ({{engine}}, {{catalogue}}). Calculate again to see diagrams and derivations and to download the calculation note.',
  'Calcular novamente': 'Calculate again',
  'Os resultados são de outra versão. Calcule novamente.': 'The results are of another version. Calculate again.',
  'Travamentos não especificados: fibra superior considerada travada pelo revestimento.':
    'Restraints not specified: upper fibre assumed braced by the cladding.',
  'Comparar soluções': 'Compare solutions',
  'Limpar a seleção': 'Clear selection',
  Estado: 'State',
  'Deslocamento no plano': 'In-plane displacement',
  'Peso da linha': 'Alignment weight',
  'Peso estimado': 'Estimated weight',
  'Maior arrancamento': 'Largest uplift',
  'Retirar {{name}}': 'Remove {{name}}',
  'Utilização das verificações': 'Utilisation of the checks',
  'fora da norma': 'outside the standard',
  Solicitação: 'Demand',
  Resistência: 'Resistance',
  Posição: 'Position',
  'Método {{reading}}': 'Method {{reading}}',
  Cláusula: 'Clause',
  'Cumprido:': 'Met:',
  'Não verificado, nada se afirma sobre:': 'Not checked, no statement is made about:',
  'Não se aplica a este caso:': 'Does not apply to this case:',
  'Não foi possível obter a dedução.': 'The derivation could not be obtained.',
  'dado introduzido': 'input',
  'onde o fabricante da secção prevê as fixações': 'where the maker of the section provides for the fasteners',
  'Valores em x': 'Values at x',
  'Envolvente, combinação ou caso de carga': 'Envelope, combination or load case',
  'carga concentrada em x = {{x}} m': 'concentrated load at x = {{x}} m',
  'As combinações com a carga concentrada de cobertura, que corre a linha, entram só na envolvente.':
    'The combinations with the concentrated load of roofs, which moves along the line, are part of the envelope only.',
  'Envolvente de todas as combinações': 'Envelope of all combinations',
  'Sem coeficientes; o peso próprio do perfil não está incluído.':
    'Unfactored; the own weight of the profile is not included.',
  'M e V nos estados limites últimos, δ na combinação do limite de deformação.':
    'M and V in the ultimate limit states, δ in the combination of the deflection limit.',
  'As flechas são dos estados limites de utilização.': 'Deflections belong to the serviceability limit states.',
  'Não foi possível calcular os diagramas.': 'The diagrams could not be calculated.',
  'Sem coeficientes, perpendiculares à envolvente, com o peso próprio desta secção; kN.':
    'Unfactored, at right angles to the envelope, with the own weight of this section; kN.',
  'No plano da envolvente, sem coeficientes': 'In the plane of the envelope, unfactored',
  'Para o revestimento, no seu plano: {{list}}': 'Into the cladding, in its plane: {{list}}',
  maior: 'largest',
  menor: 'smallest',
  'Reações de apoio, valores de cálculo': 'Support reactions, design values',
  Maior: 'Largest',
  Menor: 'Smallest',
  'Positiva: apoio; negativa: arrancamento, a resistir pelas fixações.':
    'Positive: bearing; negative: uplift, to be carried by the fixings.',
  Limite: 'Limit',
  'só a flexão própria da consola': 'own bending of the cantilever only',
  'Positiva: para dentro.': 'Positive: inwards.',
  'Fora dos limites de aplicação da norma: não é dada resistência para esta secção.':
    'Outside the limits of the standard: no resistance is given for this section.',
  '{{limit}} não é cumprido: {{value}}': '{{limit}} is not met: {{value}}',
  'Secção efetiva em compressão': 'Effective section in compression',
  'Não foi possível calcular a secção.': 'The section could not be calculated.',
  'Cheio: efetivo; tracejado: não efetivo. A espessura não está à escala.':
    'Filled: effective; hatched: ineffective. Thickness not to scale.',
  'resistências da secção': 'resistances of the section',
  'mola de rotação do revestimento': 'rotational spring of the cladding',
  Secção: 'Section',
  'Reações e flechas': 'Reactions and deflections',
  'Partes da solução': 'Parts of the solution',
  'Porque não verifica': 'Why it fails',
  '{{utilisation}} na combinação {{combination}}': '{{utilisation}} in combination {{combination}}',
  '{{demand}} {{unit}} para uma resistência de {{resistance}} {{unit}}, {{utilisation}} na combinação {{combination}}':
    '{{demand}} {{unit}} against a resistance of {{resistance}} {{unit}}, {{utilisation}} in combination {{combination}}',
  '{{demand}} mm para um limite de {{resistance}} mm, {{utilisation}} na combinação {{combination}}':
    '{{demand}} mm against a limit of {{resistance}} mm, {{utilisation}} in combination {{combination}}',
  'Também não verificam:': 'These fail too:',
  'A menor alteração de cada tipo que a faz verificar': 'The smallest change of each kind that makes it pass',
  'A procurar a menor alteração…': 'Looking for the smallest change…',
  'Não foi possível procurar alterações.': 'Changes could not be looked for.',
  'Nenhuma alteração isolada do aço, dos travamentos, do revestimento ou do afastamento a faz verificar.':
    'No single change of steel, restraints, cladding or spacing makes it pass.',
  'Aço {{steel}} em vez de {{now}}:': 'Steel {{steel}} instead of {{now}}:',
  'em cada vão': 'in every span',
  'Revestimento com pelo menos {{fixings}} fixações por metro e {{inertia}} cm⁴/m:':
    'Cladding with at least {{fixings}} fixings per metre and {{inertia}} cm⁴/m:',
  'Sobreposições de pelo menos {{percent}} % do vão em que entram ({{weight}} kg por linha):':
    'Laps of at least {{percent}} % of the span they run into ({{weight}} kg a line):',
  'Afastamento de {{spacing}} m em vez de {{now}} m ({{weight}} kg/m²):':
    'Spacing of {{spacing}} m instead of {{now}} m ({{weight}} kg/m²):',
  'só as que verificam': 'passing only',
  'Remover o filtro {{filter}}': 'Remove the filter {{filter}}',
  Repor: 'Reset',
  Tipologia: 'Typology',
  'Espessura [mm]': 'Thickness [mm]',
  'Só as que verificam': 'Passing only',
  '· {{passing}} de {{total}} secções verificam': '· {{passing}} of {{total}} sections pass',
  'Incluir todas as soluções': 'Include all solutions',
  Filtros: 'Filters',
  Vista: 'View',
  Lista: 'List',
  Gráfico: 'Chart',
  'Comparar ({{n}})': 'Compare ({{n}})',
  'Marcas cheias verificam, vazias não verificam; o anel marca a escolhida.':
    'Filled marks pass, hollow ones fail; the ring marks the chosen one.',
  'Comprimento da linha': 'Alignment length',
  Soluções: 'Solutions',
  Comparar: 'Compare',
  'Ordenar por': 'Sort by',
  'Ordem do cálculo': 'Order of the calculation',
  'Não foram encontrados resultados para os filtros aplicados.': 'No results were found for the applied filters.',
  'Comparar {{name}}': 'Compare {{name}}',
  'ver verificações': 'see checks',
  'sem valor': 'no value',
  'Permanente, máx.': 'Permanent, max',
  'Permanente, mín.': 'Permanent, min',
  'Sobrecarga, todos os vãos': 'Live load, all spans',
  'Peso próprio de 1 kN/m': 'Own weight of 1 kN/m',
  'ELU, persistente': 'ULS, persistent',
  'ELU, acidental': 'ULS, accidental',
  'ELS, característica': 'SLS, characteristic',
  'ELS, frequente': 'SLS, frequent',
  'ELS, quase permanente': 'SLS, quasi-permanent',
  'banzo fechado': 'closed flange',
  aba: 'foot',
  'consola esquerda': 'left cantilever',
  'consola direita': 'right cantilever',
  'vão {{n}}': 'span {{n}}',
  'apoio {{n}}': 'support {{n}}',
  'Antes da utilização, um engenheiro civil habilitado tem de confirmar o método e o resultado.':
    'A chartered structural engineer has to confirm the method and the result before use.',
  'Os valores do vento e da neve são da responsabilidade do utilizador: não são calculadas zonas nem coeficientes.':
    'Wind and snow values are the user’s responsibility: no zones or coefficients are calculated.',
  'Fixações, esquadros e parafusos não são dimensionados: têm de resistir à maior reação de arrancamento da solução escolhida.':
    'Fasteners, cleats and bolts are not designed: they have to carry the largest uplift reaction of the chosen solution.',
  'Sem dados do revestimento, este trava lateralmente a fibra superior mas não impede a sua rotação (C_D = 0, K = 0).':
    'Without cladding data the cladding holds the upper fibre sideways but gives no rotational restraint (C_D = 0, K = 0).',
  'A componente da carga no plano da envolvente é suportada pelo revestimento, como diafragma.':
    'The load component in the plane of the envelope is carried by the cladding as a diaphragm.',
  'A fibra superior não está travada pelo revestimento: as cargas no plano da envolvente atuam nela, onde está o revestimento. Um Ω flete, torce e distorce-se com elas, e as suas tensões normais são verificadas (EN 1993-1-3, 6.1.6); um C ou Z flete em torno do eixo fraco e, além disso, os seus banzos livres fletem para o lado, o superior com a totalidade das cargas e o inferior com metade.':
    'The upper fibre is not held by the cladding: loads in the plane of the envelope act at it, where the cladding is. They bend, twist and distort an Ω, and its direct stresses are checked (EN 1993-1-3, 6.1.6); they bend a C or Z about its weak axis and its free flanges sideways, all of them the upper one and half of them the lower one.',
  'As cargas no plano da envolvente deslocam até {{mm}} mm uma secção que satisfaz as verificações, mais do que um centésimo do vão (consola: 2a/100). Nenhuma verificação o limita: veja se o revestimento o suporta, ou trave o perfil em mais pontos ou com painel.':
    'Load in the plane of the envelope displaces a section that satisfies its checks by up to {{mm}} mm, more than a hundredth of the span (cantilever: 2a/100). No check limits this: see whether the cladding bears it, or hold the profile at more places or by a panel.',
  'Num apoio de extremidade sem consola, o perfil tem de ultrapassar o apoio em pelo menos 40 mm (EN 1993-1-3, 6.1.7.3).':
    'At an end support without a cantilever the profile has to reach at least 40 mm beyond the bearing (EN 1993-1-3, 6.1.7.3).',
  'O peso ao longo do perfil conta como compressão: o perfil assenta na sua extremidade direita.':
    'Weight along the member counts as compression: the member stands on its right-hand end.',
  'A fibra superior conta como travada pelo revestimento: a rigidez ao corte S deste tem de atingir S_req da secção escolhida (EN 1993-1-3, 10.1.1(6)).':
    'The upper fibre counts as held by the cladding: its shear stiffness S has to reach S_req of the chosen section (EN 1993-1-3, 10.1.1(6)).',
  'A fibra superior conta como travada pelo revestimento: a rigidez ao corte S deste tem de atingir S_req da secção escolhida, entre {{min}} e {{max}} kN para o vão de {{span}} m (EN 1993-1-3, 10.1.1(6)).':
    'The upper fibre counts as held by the cladding: its shear stiffness S has to reach S_req of the chosen section, between {{min}} and {{max}} kN for the span of {{span}} m (EN 1993-1-3, 10.1.1(6)).',
  'Afastamento possível': 'Possible spacing',
  'O maior afastamento de cada tipologia e o peso por área em função do afastamento, com as mesmas cargas por área.':
    'The largest spacing of each typology and the weight per area against the spacing, for the same loads per area.',
  Parar: 'Stop',
  'A calcular: {{spacing}} m': 'Calculating: {{spacing}} m',
  'Calcular afastamentos': 'Calculate spacings',
  'Não foi possível calcular os afastamentos.': 'The spacings could not be calculated.',
  'Peso por área em função do afastamento': 'Weight per area against spacing',
  'Afastamento [m]': 'Spacing [m]',
  'Peso [kg/m²]': 'Weight [kg/m²]',
  atual: 'current',
  'Maior afastamento por tipologia': 'Largest spacing of each typology',
  nenhum: 'none',
  'Solução {{name}}': 'Solution {{name}}',
  'Secção transversal': 'Cross-section',
  '{{count}} condições a respeitar_one': '{{count}} condition to observe',
  '{{count}} condições a respeitar_other': '{{count}} conditions to observe',
  'Mais {{count}} travamentos laterais da fibra inferior {{where}}:_one':
    '{{count}} more lateral restraint of the lower fibre {{where}}:',
  'Mais {{count}} travamentos laterais da fibra inferior {{where}}:_other':
    '{{count}} more lateral restraints of the lower fibre {{where}}:',
  'Mais {{count}} travamentos laterais da fibra superior {{where}}:_one':
    '{{count}} more lateral restraint of the upper fibre {{where}}:',
  'Mais {{count}} travamentos laterais da fibra superior {{where}}:_other':
    '{{count}} more lateral restraints of the upper fibre {{where}}:',
  '{{count}} filtros aplicados_one': '{{count}} filter applied',
  '{{count}} filtros aplicados_other': '{{count}} filters applied',
  '{{count}} resultados_one': '{{count}} result',
  '{{count}} resultados_other': '{{count}} results',
  'Peso em função da altura: {{count}} soluções_one': 'Weight against height: {{count}} solution',
  'Peso em função da altura: {{count}} soluções_other': 'Weight against height: {{count}} solutions',
  '{{count}} soluções que não verificam correspondem aos filtros._one':
    '{{count}} solution that does not pass matches the filters.',
  '{{count}} soluções que não verificam correspondem aos filtros._other':
    '{{count}} solutions that do not pass match the filters.',
  'mais {{count}}_one': '{{count}} more',
  'mais {{count}}_other': '{{count}} more',
  'Utilização: solicitação sobre resistência, arredondada por excesso a 0,1 %.':
    'Utilisation: demand over resistance, rounded up to 0.1 %.',
  'Com as fixações do revestimento {{mm}} mm mais perto da alma: {{list}}.':
    'With the fasteners of the cladding {{mm}} mm nearer the web: {{list}}.',
  'Com as fixações do revestimento {{mm}} mm mais longe da alma: {{list}}.':
    'With the fasteners of the cladding {{mm}} mm farther from the web: {{list}}.',
  'O resto como calculado; não conta para o resultado.': 'All else as calculated; it is not part of the verdict.',
  'vãos {{list}}': 'spans {{list}}',
  'Sobrecarga, {{spans}}': 'Live load, {{spans}}',
  'As mais próximas primeiro': 'Nearest first',
  'Solução escolhida, mas não verifica: {{name}}': 'Solution chosen, but it fails: {{name}}',
  '{{name}} não verifica. Escolher mesmo assim?': '{{name}} fails. Choose it all the same?',
  'Não verifica: {{checks}}. A nota de cálculo dirá que esta secção não verifica.':
    'It fails: {{checks}}. The calculation note will say that this section fails.',
  'Escolher mesmo assim': 'Choose all the same',
  'Esta secção não verifica: utilização {{value}}.': 'This section fails: utilisation {{value}}.',
  'Nenhuma secção foi escolhida: esta é a mais leve que verifica.':
    'No section was chosen: this is the lightest that works.',
  'Escolhida – não verifica': 'Chosen – fails',
  'Sem conta, só há nota de cálculo até {{max}} vãos principais.':
    'Without an account, a calculation note is printed for up to {{max}} main spans only.',
  'Escolha primeiro uma solução.': 'Choose a solution first.',
  'A solução escolhida não verifica; a nota dirá isso.': 'The chosen solution fails; the note will say so.',
  'A fibra superior conta como travada pelo revestimento: a rigidez ao corte S deste tem de atingir S_req = {{required}} kN, para a secção escolhida {{name}} e o vão de {{span}} m (EN 1993-1-3, 10.1.1(6)).':
    'The upper fibre counts as held by the cladding: its shear stiffness S has to reach S_req = {{required}} kN, for the chosen section {{name}} and the span of {{span}} m (EN 1993-1-3, 10.1.1(6)).',
  'Não foi possível obter as forças no plano.': 'The in-plane forces could not be obtained.',
  'travamento, {{span}}': 'restraint, {{span}}',
  'Forças no plano da envolvente, valores de cálculo': 'Forces in the plane of the envelope, design values',
  Onde: 'Where',
  'Positiva: a carga empurra no sentido descendente da vertente ou da fachada; a resistir por esquadros, fixações e travamentos.':
    'Positive: the load pushes down the slope or the façade; to be carried by cleats, fixings and restraints.',
  'Sobrecarga distribuída, todos os vãos': 'Live area load, all spans',
  'Sobrecarga distribuída, {{spans}}': 'Live area load, {{spans}}',
  'Sobrecargas pontuais, {{spans}}': 'Live point loads, {{spans}}',
  'A linha tem {{length}} m, mais do que os {{limit}} m que se fornecem numa só peça, e é calculada como contínua: cada emenda (manga ou sobreposição) tem de transmitir M e V no seu lugar, com pelo menos a rigidez do perfil (EN 1993-1-3, 10.1.3.4).':
    'The line is {{length}} m long, more than the {{limit}} m that can be delivered in one piece, and is calculated as continuous: every joint (sleeve or overlap) has to carry M and V at its place, with at least the stiffness of the member (EN 1993-1-3, 10.1.3.4).',
  'Nos apoios supõem-se impedidos a torção e o deslocamento lateral dos perfis C e Z: o banzo simplesmente apoiado não o consegue; é preciso um dispositivo antirrotação, p. ex. um esquadro aparafusado à alma (EN 1993-1-3, 10.1.1(7)).':
    'At the supports the twist and the lateral displacement of C and Z profiles are taken as prevented: bearing on the flange alone does not do it; an anti-roll device has to be provided, e.g. a cleat bolted to the web (EN 1993-1-3, 10.1.1(7)).',
  'As cargas pontuais contam como assentes no banzo, cada uma em {{bearing}} mm ao longo do perfil, e o esmagamento da alma é verificado sob elas (EN 1993-1-3, 6.1.7 e 6.1.11): a peça que as transmite tem de assentar nesse comprimento.':
    'Point loads are taken to bear on the flange, each over {{bearing}} mm along the member, and web crippling is checked under them (EN 1993-1-3, 6.1.7 and 6.1.11): what brings them on has to bear over that length.',
  'Sobrecarga de categoria H (todos os ψ são 0): a distribuída e as pontuais contam como alternativas, nunca atuam ao mesmo tempo (EN 1991-1-1, 6.3.4.2). Se alguma carga pontual atua com a distribuída, p. ex. um equipamento, introduza-a como permanente.':
    'Live load of category H (all ψ are 0): the area load and the point loads are alternatives and never act at the same time (EN 1991-1-1, 6.3.4.2). A point load that does act together with the area load, e.g. equipment, has to be entered as permanent.',
  'Supõe-se que cada travamento lateral de um Ω segura as duas abas, ou os dois bordos do banzo fechado: tem de ser um tirante que atravesse as duas almas ou que se fixe às duas abas; segurar uma só não basta: com travamentos próximos, as utilizações saíram até {{percent}} % baixas de mais face a elementos de casca.':
    'Every lateral restraint of an Ω is taken to hold both feet, or both edges of the closed flange: it has to be a tie through both webs or one fixed to both feet; holding one foot alone is not enough: with close restraints it left utilisations up to {{percent}} % too low against shell elements.',
  'C sob painel, carregado para baixo sobre um apoio de continuidade, com vãos inferiores a 32 vezes a sua altura: o banzo livre é calculado com a carga aplicada no canto da alma. Face a elementos de casca, a utilização do banzo livre sai até {{fastener}} % baixa de mais onde o revestimento carrega nas fixações, e até {{lip}} % onde carrega no reforço de bordo. Faça o revestimento assentar junto à alma ou deixe essa margem nas verificações do banzo livre.':
    'C under a panel, pressed down over a support, in spans of less than 32 times its height: its free flange is calculated for a load that presses at the corner of the web. Against shell elements the utilisation of the free flange is up to {{fastener}} % too low where the cladding presses at the fasteners, and up to {{lip}} % where it presses at the lip. Let the cladding bear at the web, or keep that much in reserve in the checks of the free flange.',
  'C ou Z sob painel, carregado para baixo sobre um apoio de continuidade: o banzo livre é calculado com a carga aplicada no canto da alma. Onde o revestimento carregar antes no reforço de bordo do banzo superior, a utilização sai até {{percent}} % baixa de mais face a elementos de casca: nada pode levantar aí o revestimento, ou deixe essa margem nas verificações do banzo livre.':
    'C or Z under a panel, pressed down over a support: the free flange is calculated for a load that presses at the corner of the web. Where the cladding presses at the lip of the upper flange instead, its utilisation is up to {{percent}} % too low against shell elements: let nothing lift the cladding there, or keep that much in reserve in the checks of the free flange.',
  'C com travamentos laterais afastados no máximo 8 vezes a sua altura, num vão de até 20 vezes: nos travamentos, os elementos de casca dão tensões maiores no reforço de bordo, e a utilização do banzo livre sai até {{percent}} % baixa de mais. Deixe essa margem nas verificações do banzo livre.':
    'C with lateral restraints at most 8 times its height apart, in a span of at most 20 times it: at the restraints shell elements show larger stresses at the lip, and the utilisation of the free flange is up to {{percent}} % too low. Keep that much in reserve in the checks of the free flange.',
  'C ou Z com um banzo sem reforço de bordo e alma robusta (h_w/t inferior a 55), assente diretamente: em ensaios de perfis assim, com os banzos soltos, a alma esmagou a partir de metade da resistência de EN 1993-1-3, 6.1.7.2. Fixe os banzos, segure a alma com esquadros ou deixe essa margem nas verificações do esmagamento da alma.':
    'C or Z with a flange without a lip and a web of h_w/t below 55 that bears directly: in tests of such channels with free flanges webs crippled from half the resistance of EN 1993-1-3, 6.1.7.2 on. Fasten the flanges, hold the web by cleats, or keep that much in reserve in the checks of web crippling.',
  'Torção da linha': 'Twist of the line',
  '{{load}}: os valores negativos leem-se sem sinal; a pressão atua para dentro, a sucção para fora.':
    '{{load}}: negative values are read without their sign; pressure acts inwards, suction outwards.',
  'Ω invertido com o painel fixado às abas: para este caso o modelo de instabilidade por distorção não está confirmado por nenhum cálculo independente (elementos de casca); as suas utilizações por encurvadura têm de ser demonstradas à parte antes de serem usadas.':
    'Inverted Ω with the panel fixed to its feet: for this case the distortional buckling model is not confirmed by any independent analysis (shell elements); its buckling utilisations have to be shown by other means before they are used.',
  'As fixações do revestimento contam a meio do banzo superior (a = b/2, na secção mais larga {{a}} mm): é assim que têm de ser colocadas. 10 mm de desvio mudam no máximo em 10 mm/h o coeficiente k_h da carga lateral do banzo livre (EN 1993-1-3, 10.1.4.1).':
    'The fasteners of the cladding are taken in the middle of the upper flange (a = b/2, {{a}} mm in the widest section): that is where they have to be set. 10 mm off changes the factor k_h of the lateral load on the free flange by at most 10 mm/h (EN 1993-1-3, 10.1.4.1).',
  'Em secções deste tipo as fixações do revestimento ficam a menos de 25 mm da alma ou da ponta do banzo (a {{a}} mm da alma): C_D,A = 130·p não se aplica aí (EN 1993-1-3, 10.1.5.2(7)), pelo que o revestimento não lhes dá travamento à rotação (C_D = 0, K = 0).':
    'In sections of this type the fasteners of the cladding stand less than 25 mm from the web or from the tip of the flange ({{a}} mm from the web): C_D,A = 130·p does not hold there (EN 1993-1-3, 10.1.5.2(7)), so the cladding gives them no rotational restraint (C_D = 0, K = 0).',
  'A simulação foi alterada noutro lugar: mostra-se agora o seu estado mais recente.':
    'The simulation was changed elsewhere: its latest state is shown now.',
  'Estados limites últimos': 'Ultimate limit states',
  'Estados limites de utilização': 'Serviceability limit states',
  'Casos de carga, sem coeficientes': 'Load cases, unfactored',
  Aplicar: 'Apply',
  'Aplicar o afastamento de {{spacing}} m': 'Apply the spacing of {{spacing}} m',
  'A menor alteração que a faz verificar:': 'The smallest change that makes it pass:',
  'As secções mais leves que ficam mais perto, cada uma com a menor alteração que a faz verificar.':
    'The lighter sections that come closest, each with the smallest change that makes it pass.',
  'Nada foi verificado.': 'Nothing was checked.',
  'Completa, com todas as deduções': 'In full, with every derivation',
  'Resumida: dados, verificações determinantes, reações, flechas':
    'In short: input, governing checks, reactions, deflections',
  Forma: 'Form',
  'Descarregar PDF': 'Download PDF',
  Encurvadura: 'Buckling',
  'Não foi possível calcular a curva.': 'The curve could not be calculated.',
  'banzo superior comprimido': 'upper flange compressed',
  'banzo inferior comprimido': 'lower flange compressed',
  'toda a secção comprimida': 'whole section compressed',
  reforço: 'lip',
  banzo: 'flange',
  alma: 'web',
  '{{kind}}: norma {{code}} N/mm²; a curva não tem um mínimo separado.':
    '{{kind}}: code {{code}} N/mm²; the curve has no separate minimum.',
  '{{kind}}: faixas {{strips}} N/mm²; a norma não tem um valor próprio.':
    '{{kind}}: strips {{strips}} N/mm²; the code has no value of its own.',
  '{{kind}}: norma {{code}}, faixas {{strips}} N/mm²: a norma está do lado da segurança em {{percent}}.':
    '{{kind}}: code {{code}}, strips {{strips}} N/mm²: the code is safe by {{percent}}.',
  '{{kind}}: norma {{code}}, faixas {{strips}} N/mm²: a norma está {{percent}} acima.':
    '{{kind}}: code {{code}}, strips {{strips}} N/mm²: the code lies {{percent}} above.',
  'Para informação; não usado nas verificações. Tensões elásticas da secção bruta em faixas finitas com extremos simplesmente apoiados, fletida só em torno de y, como um painel a mantém; as tensões resistentes são outras.':
    'For information; not used in the checks. Elastic stresses of the gross section by finite strips with simply supported ends, bent about y alone, as a panel holds it; they are not resistances.',
  'semicomprimento de onda {{length}} mm': 'half-wavelength {{length}} mm',
  'fator {{factor}}': 'factor {{factor}}',
  'Modo em': 'Shape at',
  'Mínimos da curva': 'Minima of the curve',
  'A curva não tem mínimos separados.': 'The curve has no separate minima.',
  'Tensões elásticas da norma': 'Elastic stresses of the code',
  'Valores da curva': 'Values of the curve',
  Fator: 'Factor',
  'com segunda opinião (faixas finitas)': 'with second opinion (finite strips)',
  'Em compressão a norma toma a alma como mola sem tensão do bordo reforçado e reduz a própria alma à parte; nas faixas ambas instabilizam em conjunto, e a curva fica mais baixa.':
    'In compression the code takes the web as an unstressed spring of the stiffened edge and reduces the web itself apart; in the strips both buckle together, and the curve lies lower.',
  '{{endBay}} mm nos vãos extremos, {{inner}} mm nos interiores': '{{endBay}} mm in the end bays, {{inner}} mm inside',
  'Nenhuma alteração isolada do aço, dos travamentos, do revestimento, das sobreposições ou do afastamento a faz verificar.':
    'No single change of steel, restraints, cladding, laps or spacing makes it pass.',
  'Modelo {{model}}': 'Model {{model}}',
  Peça: 'Member',
  'a que termina dentro da sobreposição': 'the one that ends inside the lap',
  'as peças viradas': 'the pieces that lie turned',
  'Os valores de cada modelo pertencem juntos e estão lado a lado; os maiores dos dois não estariam em equilíbrio.':
    'The values of each model belong together and stand side by side; the larger ones of both would not be in equilibrium.',
  'Não foi possível obter as reações por caso de carga.': 'The reactions by load case could not be obtained.',
  'SUM (as duas peças na sobreposição)': 'SUM (both members inside laps)',
  'SINGLE (a peça do vão)': 'SINGLE (the member of the span)',
  'A peça que continua e, em linha fina, as que terminam dentro das sobreposições.':
    'The member that runs through and, as thin lines, those that end inside laps.',
  'Dentro das sobreposições, da peça que continua, nos dois modelos.':
    'Inside laps of the member that runs through, over both models.',
  'De uma só secção em toda a linha, modelo SINGLE.': 'Of one section through the whole line, model SINGLE.',
  'Peça que termina': 'Ending member',
  'Secção dos vãos extremos': 'Section of the end bays',
  'Secção das peças viradas': 'Section of the turned pieces',
  'Secção das peças viradas dos vãos extremos': 'Section of the turned pieces of the end bays',
  'Da secção dos vãos interiores: {{name}}.': 'Of the section of the inner spans: {{name}}.',
  'Os dados foram alterados depois deste cálculo.': 'The input was changed after this calculation.',
  'Calculado com outra versão do motor ou do catálogo ({{engine}}, {{catalogue}}): diagramas e deduções estão só na nota de cálculo.':
    'Calculated with another version of the engine or the catalogue ({{engine}}, {{catalogue}}): diagrams and derivations are in the calculation note only.',
  Preço: 'Price',
  CO2e: 'CO2e',
  'A mais barata': 'Cheapest',
  'A de menor CO2e': 'Lowest in CO2e',
  'Eixo vertical': 'Vertical axis',
  'Preço por área em função do afastamento': 'Price per area against spacing',
  'Chapa aparafusada em cada nervura, em vez de duas em duas:':
    'Sheet screwed at every rib instead of every second one:',
  'Sem contar com a chapa: fibra superior livre, sem travamentos:':
    'Without counting on the sheet: upper fibre free, no restraints:',
  'Emitir a revisão {{letter}}': 'Issue revision {{letter}}',
}

export default texts
