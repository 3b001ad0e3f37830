const texts: Record<string, string> = {
  'O que fica sobre cada apoio entre dois vãos, da esquerda para a direita.':
    'What stands over each support between two spans, from left to right.',
  'Comprimentos em': 'Lengths in',
  '% do vão': '% of the span',
  metros: 'metres',
  'Propor comprimentos': 'Propose lengths',
  'Só perfis Z se sobrepõem, encaixados um no outro: um C ou um Ω não.':
    'Only Z sections can be lapped, since they lie in each other: a C or an Ω cannot.',
  'Mangas: o catálogo não tem nenhuma para este perfil; contam com os ensaios do fabricante.':
    'Sleeves: the catalogue has none for this profile; they count by the tests of their maker.',
  'Todos os apoios': 'All supports',
  diferentes: 'various',
  'Apoio {{n}}': 'Support {{n}}',
  'No vão {{n}}': 'Into span {{n}}',
  'Para secções até {{h}} de altura': 'For sections up to {{h}} high',
  'Procura também pares de espessuras: a maior no primeiro e no último vão, até uma vez e meia a dos outros.':
    'Pairs of thicknesses are searched as well: the larger one in the first and the last span, up to one and a half times that of the others.',
  'De {{min}} m a um quarto do vão, {{max}} m.': '{{min}} m to a quarter of the span, {{max}} m.',
  'De {{min}} a {{max}} % do vão e pelo menos {{shortest}} m: são {{length}} m.':
    '{{min}} to {{max}} % of the span and at least {{shortest}} m: it is {{length}} m.',
  'Um lado tem no máximo o dobro do outro: são {{left}} m e {{right}} m.':
    'One side is at most twice the other: they are {{left}} m and {{right}} m.',
  'as sobreposições ocupam {{taken}} % do vão; no máximo {{most}} %.':
    'the laps take {{taken}} % of the span; at most {{most}} %.',
  'São precisos pelo menos três vãos.': 'At least three spans are needed.',
  'É preciso um painel na fibra superior, em Parâmetros adicionais.':
    'A panel on the upper fibre is needed, under “Additional Parameters”.',
  'Só para C e Z.': 'Only for C and Z.',
  'É precisa uma emenda no primeiro e no último apoio interior.':
    'A joint over the first and the last inner support is needed.',
  'As sobreposições contam como contínuas: só perfis Z se sobrepõem, encaixados um no outro. Com um Z voltam a contar.':
    'The laps count as continuous: only Z sections can be lapped, since they lie in each other. With a Z they count again.',
  'Voltar ao Z': 'Back to Z',
  'Os vãos extremos já não são reforçados: precisam de um painel na fibra superior. Com ele voltam a ser.':
    'The end bays are no longer heavier: that needs a panel on the upper fibre. With one they are again.',
  'O que fica sobre cada apoio entre dois vãos. Contínua: uma só peça passa por cima. Sobreposição: dois Z encaixados e aparafusados sobre o apoio e nas duas pontas; o comprimento de cada lado vai do eixo do apoio à última fila de parafusos. Manga: uma peça do fabricante une as duas. Rótula: as duas acabam no apoio, sem momento. Corrente: sobreposições de 10 % do vão, e 15 % do lado de dentro do primeiro e do último apoio interior.':
    'What stands over each support between two spans. Continuous: one piece runs through. Lap: two Z sections lie in each other, bolted over the support and at both ends; the length of each side runs from the axis of the support to the last row of bolts. Sleeve: a part of the maker joins the two. Hinge: both end at the support, without moment. Usual: laps of 10 % of the span, and 15 % on the inner side of the first and the last inner support.',
  'Nenhuma secção do catálogo pode ter estas emendas.': 'No section of the catalogue can have these joints.',
  'As sobreposições são curtas para as secções do catálogo: são precisos pelo menos {{length}} m de cada lado.':
    'The laps are too short for the sections of the catalogue: at least {{length}} m on each side are needed.',
  'Esta altura precisa de sobreposições de {{length}} m de cada lado.':
    'This height needs laps of {{length}} m each side.',
  'As secções desta família não se encaixam uma na outra: não se podem sobrepor. Escolha outra secção ou outra emenda.':
    'The sections of this family do not lie in each other: they cannot be lapped. Choose another section or another joint.',
  'O catálogo não tem manga para esta secção, com a sua espessura e o seu aço. Escolha outra secção ou outra emenda.':
    'The catalogue has no sleeve for this section, its thickness and steel. Choose another section or another joint.',
  'A manga desta secção é comprida de mais: metade dela passa de um quarto do vão mais curto.':
    'The sleeve of this section is too long: half of it is more than a quarter of the shortest span.',
  'A linha é calculada com dois modelos das sobreposições: SUM, com a rigidez das duas peças na sobreposição, e SINGLE, com a da peça do vão. A rigidez real fica entre as duas, porque os parafusos deslizam; cada verificação, reação e flecha é a maior das duas (EN 1993-1-3, 10.1.3.4).':
    'The line is calculated in two models of its laps: SUM, with the stiffness of both members inside a lap, and SINGLE, with that of the member of the span. The true stiffness lies between them, since bolts slip; every check, reaction and deflection is the larger of both (EN 1993-1-3, 10.1.3.4).',
  'Na sobreposição a rigidez é a do ensaio do fabricante: {{ratio}} vezes metade da soma das duas peças (EN 1993-1-3, 10.1.3.4).':
    'Inside a lap the stiffness is that of the maker’s test: {{ratio}} times half the sum of both members (EN 1993-1-3, 10.1.3.4).',
  'Maiores efeitos de todas as combinações últimas e modelos. As forças nos parafusos são indicadas, não verificadas: os parafusos de cada fila têm de ser dimensionados para elas.':
    'Largest effects of all ultimate combinations and models. Bolt forces are stated, not checked: the bolts of each row have to be designed for them.',
  Momento: 'Moment',
  'Esforço transverso': 'Shear force',
  'Parte da peça esquerda': 'Share of the left member',
  'Parafusos, fila esquerda': 'Bolts, left row',
  'Parafusos sobre o apoio': 'Bolts over the support',
  'Parafusos, fila direita': 'Bolts, right row',
  Comprimento: 'Length',
  Quantidade: 'Number',
  'Massa de uma': 'Mass of one',
  'Massa de todas': 'Mass of all',
  'Uma peça termina {{edge}} mm além da última fila de parafusos. Sobreposições e mangas acrescentam {{kg}} kg à linha.':
    'A piece ends {{edge}} mm beyond its last bolt row. Laps and sleeves add {{kg}} kg to the line.',
  'Número de linhas': 'Number of lines',
  'Sobreposição sobre o apoio {{n}}': 'Lap over support {{n}}',
  'As duas peças tocam-se só nas filas de parafusos e sobre o apoio, onde têm a mesma flecha; a que termina leva um momento linear, da sua parte sobre o apoio até 0 na sua fila. M_0, M_a e M_b são momentos da linha; a sobreposição tem {{left}} mm à esquerda do apoio e {{right}} mm à direita.':
    'Both members touch at the bolt rows and over the support alone, with one deflection there; the one that ends carries a straight moment from its share over the support to 0 at its row. M_0, M_a and M_b are moments of the line; a lap is {{left}} mm long left of the support and {{right}} mm right of it.',
}

export default texts
