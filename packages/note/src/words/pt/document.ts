import type { OwnDocumentWords } from '../keys.ts'
export const document: OwnDocumentWords = {
  titleShort: 'Nota de cálculo, versão resumida',
  shortText:
    'Versão resumida: bases de cálculo, parâmetros nacionais, casos de carga, as restantes combinações, esforços, valores da secção, as restantes verificações e os símbolos constam da nota completa.',
  trialMark: 'Experiência – não utilizar em obra',
  contents: 'Índice',
  page: 'Página',
  of: 'de',

  date: 'Data',
  author: 'Autor',
  engineVersion: 'Motor de cálculo',
  catalogueVersion: 'Catálogo de secções',
  inputHash: 'Soma de controlo (SHA-256)',
  standard: 'Norma de cálculo',

  'summary.utilisation': 'utilização',
  'summary.length': 'Comprimento da linha',
  'summary.weight': 'Peso da linha',
  'summary.areaWeight': 'Peso por área de envolvente',
  'summary.largestUplift': 'Maior arrancamento num apoio',
  'summary.noUplift': 'sem arrancamento',
  signOff:
    'Esta nota foi produzida por um programa. Antes da construção, um engenheiro civil habilitado tem de verificar o método, os dados e os resultados para a obra em causa e assiná-los.',
  'signature.prepared': 'Elaborado por, data',
  'signature.checked': 'Verificado por (engenheiro habilitado), data, assinatura',

  'titleBlock.jobNumber': 'N.º da obra',
  'titleBlock.client': 'Cliente',
  'titleBlock.site': 'Local da obra',
  'titleBlock.logo': 'Logótipo do gabinete',
  'revision.heading': 'Revisão',
  'revision.letter': 'Revisão {letter}',
  'revision.message': 'Sobre esta revisão',
  'revision.preparedBy': 'Elaborada por',
  'revision.checkedBy': 'Verificada por',
  'revision.notChecked': 'não verificada',
  'revision.checked': 'verificada por {by}',
  'revision.after': 'cópia de trabalho posterior a {letter}',
  'revision.reason': 'Emitida embora a secção não satisfaça todas as verificações: {reason}',
  'revision.verify': 'Este papel está atual?',
  'revision.qr': 'Código QR com o endereço {url}',
  'revision.record':
    'A verificação foi registada no programa pela conta da pessoa indicada. É um simples registo eletrónico e não uma assinatura eletrónica qualificada.',

  'basis.heading': 'Bases de cálculo',
  'basis.standards': 'Normas',
  'basis.standardsText':
    'EN 1990:2002+A1, EN 1991-1-1, {snow?EN 1991-1-3, }{wind?EN 1991-1-4, }EN 1993-1-1:2005+A1, EN 1993-1-3:2006 com AC:2009 e EN 1993-1-5:2006, com os parâmetros nacionais da secção {section}.',
  'basis.axes':
    'Eixos e sinais: x segue a barra a partir da extremidade esquerda da linha; y é paralelo aos banzos, z é perpendicular à envolvente e positivo para dentro. Um momento M_y positivo comprime a fibra superior (exterior), N é positivo à tração, uma reação positiva é de apoio e uma negativa de arrancamento.',
  'basis.assumptions': 'Hipóteses',
  'basis.notCovered': 'Não abrangido por esta nota',

  'inputs.geometry': 'Geometria e barra',
  'inputs.loads': 'Ações (valores característicos)',
  'inputs.lineCaption': 'A linha com apoios, travamentos e cargas características por área de envolvente.',
  'inputs.restraints': 'Travamentos (número por vão)',
  'inputs.spanNumbers': 'Vãos {list}',
  'inputs.areaUnit': 'Cargas em kN/m², comprimentos em m.',
  'inputs.bands': 'Faixas ao longo da linha, a partir da extremidade esquerda',
  action: 'Ação',
  'inputs.force': 'Força',
  'inputs.position': 'Posição',
  'inputs.roofLoad':
    '{value} kN, vertical, em qualquer ponto da linha{cantilever?, consolas incluídas} (EN 1991-1-1, 6.3.4 e quadro 6.10, categoria H), nunca com outra ação variável.',

  'cite.equation': 'exp.',

  'national.heading': 'Parâmetros nacionais',
  'national.parameter': 'Parâmetro',
  'national.source': 'Fonte',
  'national.kept': 'valor recomendado mantido',
  'national.recommended': 'valor recomendado',
  'national.annexTo': 'anexo nacional da',
  'national.withPsi1': ' com ψ1',
  'national.open': 'ainda não confirmado',

  'cases.heading': 'Casos de carga elementares',
  'cases.text':
    'Efeitos não majorados numa barra com o afastamento dado, na direção perpendicular à envolvente, da análise da viga contínua. Os casos permanentes não contêm o peso próprio do perfil: o seu efeito para 1 kN/m está na última linha e entra em cada combinação com o coeficiente da respetiva carga permanente (Gmax ou Gmin), multiplicado pelos {weight} kN/m da secção escolhida.',
  'cases.inPlaneByMember':
    'As cargas no plano da envolvente fletem a barra em torno do eixo fraco (M_z); as suas forças nos apoios e travamentos figuram na secção {section}.',
  'cases.inPlaneByOmega':
    'As cargas no plano da envolvente atuam na fibra exterior e fletem, torcem e distorcem o Ω; as suas forças nos apoios e travamentos figuram na secção {section}.',
  'cases.inPlaneByCladding':
    'A componente da carga no plano da envolvente é transmitida ao revestimento e não figura nesta tabela.',
  'cases.alongMember': 'A componente da carga ao longo da barra é um esforço axial; figura nas deduções como N.',
  index: 'Índice',
  'cases.reactions': 'Soma das reações',
  'case.Gmax': 'Carga permanente, máxima',
  'case.Gmin': 'Carga permanente, mínima',
  'case.LiveArea:every': 'Sobrecarga distribuída',
  'case.Live': 'Sobrecarga, todos os vãos',
  'case.Live:some': 'Sobrecarga: {spans}',
  'case.LiveArea': 'Sobrecarga distribuída, todos os vãos',
  'case.LiveArea:some': 'Sobrecarga distribuída: {spans}',
  'case.LiveQ:some': 'Sobrecargas pontuais: {spans}',
  'case.Sexc': 'Neve excecional (acidental)',
  'case.OwnWeight': 'Peso próprio para 1 kN/m',

  'combinations.heading': 'Combinações',
  'combinations.text':
    'Estados limites últimos (ELU) pela EN 1990, exp. 6.10{accidental? e 6.11b}, e estados limites de utilização (ELS) do limite de flecha. A carga permanente traz consigo, com o seu coeficiente, o peso próprio do perfil.',
  'combinations.omitted':
    'Das {count} combinações calculadas listam-se as {listed} que condicionam uma verificação, uma reação ou uma flecha.',
  'combinations.id': 'N.º',
  'combinations.situation': 'Situação',
  'situation.PERSISTENT': 'persistente',
  'situation.ACCIDENTAL': 'acidental',
  'situation.CHARACTERISTIC': 'característica',
  'situation.FREQUENT': 'frequente',
  'situation.QUASI_PERMANENT': 'quase-permanente',

  'forces.heading': 'Esforços e flechas',
  'forces.text': 'Valores máximos e mínimos de todas as combinações, para a secção escolhida com o seu peso próprio.',
  'forces.overhangs':
    'As flechas representadas são deslocamentos totais; numa consola curta a verificação compara apenas a flexão própria, pelo que os seus valores não são os deste diagrama.',
  'forces.lateral':
    'Flexão em torno do eixo fraco: o maior |M_z,Ed| é {value} kNm, em x = {x} m na combinação {combination}.',
  'forces.sideways':
    'Cargas no plano da envolvente: a maior tensão σ_q,Ed é {value} N/mm², em x = {x} m na combinação {combination}.',

  'section.dimensions': 'Dimensões e material',
  'section.grossProperties': 'Propriedades da secção bruta',
  'section.grossCaption': 'Dimensões exteriores em mm.',
  'section.sharpCorners': 'Valores com cantos vivos',
  'section.sharpCornersText':
    'As secções efetivas são compostas sobre a linha média com cantos vivos (EN 1993-1-3, 5.1(3) e (4)), as propriedades brutas acima com os arcos exatos: onde tudo é efetivo, A_eff e I_eff,y podem ser ligeiramente maiores do que A e I_y da secção bruta.',
  'section.sharpCornersDeflection':
    'As verificações de flecha usam I_gr e I_eff deste modelo de cantos vivos multiplicados por (1 − 2·δ), e z do seu centro de gravidade à linha média do banzo.',
  'section.line': 'Linha com distorção da secção transversal',
  'section.lineText':
    'O Ω encurva como uma linha cuja secção transversal se distorce (EN 1993-1-3, 10.1.1(8) e 10.1.2(2)), em duas famílias de deslocamentos d que não se acoplam: a oscilação lateral, com v_t (banzo fechado para o lado), φ (a sua rotação) e v_f (as duas abas para o lado){panel?, dos quais se omite o que o revestimento segura}; e o afastamento u das duas abas. Em N e mm, nos eixos da secção com o banzo fechado em cima:',
  'section.lineMatrices':
    'C, D e B pertencem à energia acumulada, X, X_N e X_q ao trabalho de M, N e q; B é o pórtico das paredes{spring?, com a mola de rotação do revestimento}. {free?M trabalha também em φ e no deslocamento lateral da fibra interior. }O menor fator de carga das duas famílias é multiplicado por 0,96 pelo que o modelo omite.',
  'section.sway': 'Oscilação lateral, triângulos superiores',
  'section.spread': 'Afastamento das abas',
  'section.warpingText':
    'U de cada campo da oscilação lateral nos extremos das partes planas de uma metade, nulo a meio do banzo fechado, em mm e rad; a outra metade tem o sinal contrário. As cargas no plano da envolvente atuam na fibra exterior e dão as tensões σ_q = −E·Σ U·d″ (EN 1993-1-3, 6.1.6).',
  'section.place': 'Ponto',
  'section.widths': 'Placas e respetivas larguras',
  'section.widthsText':
    'Larguras b_p na linha média, a partir das dimensões exteriores; h_p é a altura entre as linhas médias dos banzos.',
  'section.notional':
    'O raio interior excede 5·t ou 0,10·b_p: as larguras são fictícias (EN 1993-1-3, 5.1(2), g_r em cada canto), as partes efetivas são colocadas na linha média com cantos vivos na proporção b_sh/b_p, e os cantos arredondados entram por 1 − δ em A e por 1 − 2·δ em I (5.1(4)).',
  'section.plate': 'Placa',
  'section.width': 'Largura',
  'section.common': 'Altura',
  'section.plates': 'Placas',
  'section.platesText':
    'λ_p e ρ são os da primeira iteração, as larguras efetivas as do fim da iteração; uma placa sem ψ está tracionada ou sem tensão e conserva toda a largura.',
  'section.effectiveWidths': 'Larguras efetivas [mm]',
  'section.left': 'não considerado (reforço demasiado curto)',
  'section.partsHead': 'Secção efetiva como soma das suas partes',
  'section.partsText':
    'Partes retas na linha média; z do centro de gravidade medido da face exterior superior, Δz a altura da parte; I_y = A·(Δz²/12 + (z − z_NA)²). A área A de uma placa que existe duas vezes inclui ambas.',
  'section.partsTextN':
    'Partes retas na linha média; z do centro de gravidade medido da face exterior superior, y da linha média da alma; Δy é a largura da parte; I_z = A·(Δy²/12 + (y − y_eff)²). A área A de uma placa que existe duas vezes inclui ambas.',
  'section.partsTextOmega':
    'Partes retas na linha média; z do centro de gravidade medido da face exterior superior, y do eixo de simetria; Δy é a largura da parte; I_z = A·(Δy²/12 + y²). A área A de uma placa que existe duas vezes inclui ambas.',
  'section.sum': 'Soma',
  'section.asIn': '{plates}: como em {section}.',
  'section.mirrors': 'Os banzos são iguais: como em {section}, trocando o banzo superior com o inferior.',
  'plate.lipTop': 'Reforço superior',
  'plate.flangeTop': 'Banzo superior',
  'plate.web': 'Alma',
  'plate.flangeBottom': 'Banzo inferior',
  'plate.lipBottom': 'Reforço inferior',
  'plate.closedFlange': 'Banzo fechado',
  'plate.foot': 'Aba',
  'plate.lip': 'Reforço',
  'plate.flanges': 'Banzos',
  'plate.lips': 'Reforços',
  'section.effectiveCaption': 'Cheio: efetivo, tracejado: não efetivo; espessura sem escala.',
  'section.resistances': 'Resistências',
  'section.symbol': 'Símbolo',
  'section.steps': 'Dedução',

  'strips.heading': 'Segunda opinião: faixas finitas',
  'strips.notice': 'Para informação; não usado nas verificações.',
  'strips.text':
    'Tensão elástica de instabilidade da secção bruta em função do semicomprimento de onda, pelo método das faixas finitas: extremos simplesmente apoiados, uma semionda, secção fletida só em torno de y, como um painel a mantém; σ na linha média mais comprimida. Círculos: mínimos da curva; tracejado: tensões elásticas pelas fórmulas da própria norma. Não são resistências.',
  'strips.M': 'M+, topo comprimido; M− é o mesmo invertido, pois os banzos são iguais',
  'strips.webToo':
    'Em compressão a norma toma a alma como mola sem tensão do bordo reforçado e reduz a própria alma à parte; nas faixas ambas instabilizam em conjunto, e a curva fica mais baixa.',
  'strips.M+': 'M+, topo comprimido',
  'strips.M-': 'M−, base comprimida',
  'strips.N': 'N, toda a secção comprimida',
  'strips.action': 'Solicitação',
  'strips.stress': 'Faixas',
  'strips.code': 'Norma',
  'strips.comparison': 'Comparação',
  'strips.noMinimum': 'a curva não tem um mínimo separado',
  'strips.noCode': 'a norma não tem um valor próprio',
  'strips.safe': 'a norma está do lado da segurança em {percent} %',
  'strips.above': 'a norma está {percent} % acima',

  'checks.text':
    'Cada verificação no seu ponto condicionante: fórmula, números, resultado e cláusula. Os operandos têm tantos algarismos quantos os necessários para chegar ao resultado impresso. Nas tabelas e nos títulos a utilização é arredondada para cima, à milésima, para que nada acima de 1 se leia como 1,000; a última linha da dedução dá o próprio valor.',
  'checks.method': 'Método\u00a0{reading}',
  'checks.methodText':
    'O número a seguir a «Método» indica o capítulo e o ponto da descrição do método em que a verificação é deduzida.',
  'checks.methodAddress': 'A descrição, em inglês, encontra-se em {address}.',
  'checks.stripAsIn': 'a_fz a i_fz do mesmo banzo livre: como em {section}.',
  'checks.lateralAsIn': '{check}, de M_y,Ed a χ_LT: como em {section}.',
  'checks.roundedUp': 'arredondado para cima: {value}',
  'checks.fastenerMoved':
    'Com as fixações do revestimento noutro sítio e tudo o resto como calculado, a utilização seria: {list}. Não faz parte do resultado.',
  'checks.fastenerNearer': '{mm} mm mais perto da alma {value}',
  'checks.fastenerFarther': '{mm} mm mais longe da alma {value}',
  limit: 'Limite',
  'checks.present': 'Desta secção',
  'checks.governingHeading': 'Verificações condicionantes',
  'checks.governingText':
    'A verificação condicionante, todas as não satisfeitas e as que atingem {percent} % da utilização condicionante; a primeira página enumera todas as verificações.',
  'checks.mode': 'modo de instabilidade: deslocamentos em x, energias armazenadas (U) e trabalho das cargas (V)',
  'checks.clause': 'Cláusula',
  'checks.status': 'Resultado',
  'checks.demand': 'Valor atuante',
  'checks.resistance': 'Valor resistente',
  place: 'Local',
  'checks.placeSupport': 'apoio, x = {x} m',
  'checks.placeSpan': 'vão {n}, x = {x} m',
  'checks.placeCantilever': 'consola, x = {x} m',
  'checks.roofLoad': 'Carga concentrada em',
  'checks.withoutFigures': 'Verificações sem resultado',
  'checks.notChecked': 'não verificado: nada é afirmado a seu respeito',

  'cases.effects': 'Efeitos não majorados',
  'lineLoads.heading': 'Cargas lineares',
  'lineLoads.load': 'Carga no perfil',
  'lineLoads.text': 'Cada caso de carga como atua no perfil, sem coeficientes e sem o peso próprio.',
  'lineLoads.across': 'transversais ao perfil, perpendiculares à envolvente',
  'lineLoads.inPlane': 'no plano da envolvente',
  'lineLoads.along': 'ao longo do perfil',
  'lineLoads.entered': 'cargas introduzidas',
  'lineLoads.spacing': 'afastamento',
  'lineLoads.plan': 'α é a inclinação{plan?; por m² em planta: }{live?sobrecarga}{liveSnow?, }{snow?neve}.',
  'characteristic.text':
    'Sem coeficientes, perpendiculares à envolvente, positivas onde o perfil apoia; a carga permanente inclui o peso próprio desta secção.',
  'characteristic.arrangements':
    'As disposições da sobrecarga figuram pelos seus valores maior e menor, que não atuam ao mesmo tempo.',
  'characteristic.roofLoad':
    'A carga concentrada de cobertura figura pela maior e pela menor reação de cada apoio sobre todos os seus lugares, que não ocorrem ao mesmo tempo.',
  'characteristic.inPlane': 'No plano da envolvente, positivas no sentido descendente da vertente ou da fachada',
  'characteristic.sum': 'Σ reações',
  'characteristic.intoSheet': 'No plano da envolvente o revestimento suporta, no máximo: {list}.',
  'characteristic.pointsIntoSheet': 'Cada carga pontual acrescenta aí, no máximo: {list}.',
  'reactions.text':
    'Valores de cálculo (estados limites últimos) para a estrutura e as fixações, perpendiculares à envolvente; positivo: apoio, negativo: arrancamento.',
  'reactions.uplift': 'Onde o valor mínimo é negativo, as fixações têm de o suportar como tração.',
  'reactions.inPlane': 'Forças no plano da envolvente em apoios e travamentos',
  'reactions.inPlaneText':
    'Valores de cálculo (estados limites últimos) das forças no plano da envolvente; positivo: a carga empurra no sentido descendente da vertente ou da fachada. Cantoneiras de apoio, tirantes e pendurais e as suas fixações têm de as suportar; nenhum painel o faz.',
  'reactions.inPlaneByCladding':
    'A componente da carga no plano da envolvente não está nestas forças: é transmitida ao revestimento, que a tem de levar à estrutura pelas suas próprias fixações.',
  'reactions.restraint': 'Travamento',

  'deflections.value': 'Flecha',
  'deflections.ownBending': 'só a flexão própria da consola (consola curta)',
  'deflections.whole': 'deslocamento total',
  'deflections.twist':
    'Maior rotação de torção ao longo da linha, em primeira ordem sob cargas características: {degrees}°. Nenhuma verificação a limita.',
  'deflections.kind': 'Valor comparado',

  'symbols.heading': 'Símbolos',
  'symbols.text':
    'Símbolos das deduções, sem os índices listados a seguir; com o índice de um caso de carga um símbolo é o efeito desse caso, não majorado.',
  'symbols.place': 'No capítulo do local, as letras têm o significado da EN 1991.',
  'symbols.indices': 'Índices',
  'symbols.meaning': 'Significado',

  'remarks.heading': 'Observações e pontos em aberto',
  'remarks.warnings': 'Avisos',
  'remarks.noWarnings': 'O cálculo não gerou avisos.',
  'remarks.notConfirmed': 'Ainda não confirmado',
  'remarks.notConfirmedText':
    'O seguinte está construído conforme as fontes disponíveis e continua em aberto: ainda não foi confrontado com o texto da norma ou do anexo nacional, ou não foi demonstrado por um cálculo independente:',
  'remarks.signOff': 'Declaração',

  'joints.text':
    'O que existe sobre os apoios entre dois vãos principais. Os comprimentos de uma sobreposição vão do eixo do apoio à última fila de parafusos.',
  'joints.models':
    'A linha é calculada com dois modelos das sobreposições: SUM, com a rigidez das duas peças na sobreposição, e SINGLE, com a da peça do vão. A rigidez real fica entre as duas, porque os parafusos deslizam; cada verificação, reação e flecha é a maior das duas (EN 1993-1-3, 10.1.3.4).',
  'joints.tested':
    'Na sobreposição a rigidez é a do ensaio do fabricante: {ratio} vezes metade da soma das duas peças (EN 1993-1-3, 10.1.3.4).',
  'joints.sleeveTest':
    'Manga, pelo ensaio do fabricante: {length} mm de comprimento, rigidez de rotação {stiffness} kNm/rad, M_Rd = {moment} kNm, V_Rd = {shear} kN.',
  'joints.testSource': 'Fonte dos valores de ensaio: {source}.',
  'joints.caption': 'As peças à escala: as sobreposições como são, as filas de parafusos como traços.',
  'joints.forces':
    'Maiores efeitos de todas as combinações últimas e modelos. As forças nos parafusos são indicadas, não verificadas: os parafusos de cada fila têm de ser dimensionados para elas.',
  'joints.kind': 'Emenda',
  'joints.moment': 'Momento',
  'joints.shear': 'Esforço transverso',
  'joints.share': 'Parte da peça esquerda',
  'joints.boltsLeft': 'Parafusos, fila esquerda',
  'joints.boltsSupport': 'Parafusos sobre o apoio',
  'joints.boltsRight': 'Parafusos, fila direita',
  'joints.lap': 'Sobreposição sobre o apoio {n}',
  'joints.lapText':
    'As duas peças tocam-se só nas filas de parafusos e sobre o apoio, onde têm a mesma flecha; a que termina leva um momento linear, da sua parte sobre o apoio até 0 na sua fila. M_0, M_a e M_b são momentos da linha; a sobreposição tem {left} mm à esquerda do apoio e {right} mm à direita.',
  'joints.pieces': 'Peças',
  'joints.length': 'Comprimento',
  'joints.thickness': 'Espessura',
  'joints.count': 'Número',
  'joints.massOne': 'Massa de uma',
  'joints.massAll': 'Massa de todas',
  'joints.edge':
    'Uma peça termina {edge} mm além da última fila de parafusos. Sobreposições e mangas acrescentam {kg} kg à linha.',
  'summary.pieces': 'Peças',
  'summary.piecesText': '{count}, a mais comprida com {length} m',
  'summary.jointWeight': 'disso, sobreposições e mangas',
  'summary.thickness': 'Espessura',
  'summary.endBays': '{endBay} mm nos vãos extremos, {inner} mm nos interiores',
  'summary.drawn': 'Vãos interiores, {inner} mm',
  'section.ofEndBays': 'Secção dos vãos extremos',
  'section.turned': 'Secção das peças viradas',
  'section.turnedEndBays': 'Secção das peças viradas dos vãos extremos',
  'checks.model': 'Modelo das sobreposições',
  'checks.member': 'Peça',
  'checks.endingMember': 'a que termina dentro da sobreposição',
  'checks.turned': 'as peças viradas',
  'characteristic.model': 'Modelo {model}',
  'characteristic.models':
    'Os valores de cada modelo pertencem juntos; os maiores dos dois não estariam em equilíbrio.',
  'model.SUM': 'SUM (as duas peças na sobreposição)',
  'model.SINGLE': 'SINGLE (a peça do vão)',
  'model.TEST': 'TEST (rigidez do ensaio do fabricante)',
  'cases.withJoints':
    'Com emendas, estes são os efeitos numa peça de uma espessura ao longo de toda a linha. Os efeitos com sobreposições e das duas espessuras estão nas deduções, modelo a modelo, e as suas reações, com o peso de cada peça, na secção {section}.',
  'forces.withJoints':
    'Com emendas, são os da peça que passa, nos dois modelos das sobreposições: dentro de uma sobreposição leva só a sua parte.',
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
