const texts: Record<string, string> = {
  'O que fica sobre cada apoio entre dois vãos, da esquerda para a direita.':
    'Was über jedem Auflager zwischen zwei Feldern liegt, von links nach rechts.',
  'Comprimentos em': 'Längen in',
  '% do vão': '% des Feldes',
  metros: 'Meter',
  'Propor comprimentos': 'Längen vorschlagen',
  'Só perfis Z se sobrepõem, encaixados um no outro: um C ou um Ω não.':
    'Nur Z-Profile überlappen sich, weil sie ineinander liegen: ein C oder ein Ω nicht.',
  'Mangas: o catálogo não tem nenhuma para este perfil; contam com os ensaios do fabricante.':
    'Muffen: der Katalog hat keine für dieses Profil; sie zählen nach Versuchen ihres Herstellers.',
  'Todos os apoios': 'Alle Auflager',
  diferentes: 'verschieden',
  'Apoio {{n}}': 'Auflager {{n}}',
  'No vão {{n}}': 'In Feld {{n}}',
  'Para secções até {{h}} de altura': 'Für Profile bis {{h}} Höhe',
  'Procura também pares de espessuras: a maior no primeiro e no último vão, até uma vez e meia a dos outros.':
    'Auch Paare von Dicken werden gesucht: die größere im ersten und im letzten Feld, bis zum Anderthalbfachen der übrigen.',
  'De {{min}} m a um quarto do vão, {{max}} m.': '{{min}} m bis zu einem Viertel des Feldes, {{max}} m.',
  'De {{min}} a {{max}} % do vão e pelo menos {{shortest}} m: são {{length}} m.':
    '{{min}} bis {{max}} % des Feldes und mindestens {{shortest}} m: es sind {{length}} m.',
  'Um lado tem no máximo o dobro do outro: são {{left}} m e {{right}} m.':
    'Eine Seite ist höchstens doppelt so lang wie die andere: es sind {{left}} m und {{right}} m.',
  'as sobreposições ocupam {{taken}} % do vão; no máximo {{most}} %.':
    'die Überlappungen nehmen {{taken}} % des Feldes ein; höchstens {{most}} %.',
  'São precisos pelo menos três vãos.': 'Mindestens drei Felder sind nötig.',
  'É preciso um painel na fibra superior, em Parâmetros adicionais.':
    'Ein Paneel muss den Obergurt halten, unter „Weitere Parameter“.',
  'Só para C e Z.': 'Nur für C und Z.',
  'É precisa uma emenda no primeiro e no último apoio interior.':
    'Ein Stoß über dem ersten und dem letzten Innenauflager ist nötig.',
  'As sobreposições contam como contínuas: só perfis Z se sobrepõem, encaixados um no outro. Com um Z voltam a contar.':
    'Die Überlappungen gelten als durchlaufend: nur Z-Profile überlappen sich, weil sie ineinander liegen. Mit einem Z gelten sie wieder.',
  'Voltar ao Z': 'Zurück zum Z',
  'Os vãos extremos já não são reforçados: precisam de um painel na fibra superior. Com ele voltam a ser.':
    'Die Endfelder sind nicht mehr verstärkt: dafür muss ein Paneel den Obergurt halten. Mit ihm sind sie es wieder.',
  'O que fica sobre cada apoio entre dois vãos. Contínua: uma só peça passa por cima. Sobreposição: dois Z encaixados e aparafusados sobre o apoio e nas duas pontas; o comprimento de cada lado vai do eixo do apoio à última fila de parafusos. Manga: uma peça do fabricante une as duas. Rótula: as duas acabam no apoio, sem momento. Corrente: sobreposições de 10 % do vão, e 15 % do lado de dentro do primeiro e do último apoio interior.':
    'Was über jedem Auflager zwischen zwei Feldern liegt. Durchlaufend: ein Stück geht darüber hinweg. Überlappung: zwei Z liegen ineinander, über dem Auflager und an beiden Enden verschraubt; die Länge jeder Seite reicht von der Auflagerachse bis zur letzten Schraubenreihe. Muffe: ein Teil des Herstellers verbindet die beiden. Gelenk: beide enden am Auflager, ohne Moment. Üblich: Überlappungen von 10 % des Feldes, und 15 % auf der Innenseite des ersten und des letzten Innenauflagers.',
  'Nenhuma secção do catálogo pode ter estas emendas.': 'Kein Profil des Katalogs kann diese Stöße haben.',
  'As sobreposições são curtas para as secções do catálogo: são precisos pelo menos {{length}} m de cada lado.':
    'Die Überlappungen sind zu kurz für die Profile des Katalogs: mindestens {{length}} m auf jeder Seite sind nötig.',
  'Esta altura precisa de sobreposições de {{length}} m de cada lado.':
    'Diese Höhe braucht Überlappungen von {{length}} m auf jeder Seite.',
  'As secções desta família não se encaixam uma na outra: não se podem sobrepor. Escolha outra secção ou outra emenda.':
    'Die Profile dieser Familie liegen nicht ineinander: sie können sich nicht überlappen. Wählen Sie ein anderes Profil oder einen anderen Stoß.',
  'O catálogo não tem manga para esta secção, com a sua espessura e o seu aço. Escolha outra secção ou outra emenda.':
    'Der Katalog hat keine Muffe für dieses Profil in dieser Dicke und diesem Stahl. Wählen Sie ein anderes Profil oder einen anderen Stoß.',
  'A manga desta secção é comprida de mais: metade dela passa de um quarto do vão mais curto.':
    'Die Muffe dieses Profils ist zu lang: ihre Hälfte ist mehr als ein Viertel des kürzesten Feldes.',
  'A linha é calculada com dois modelos das sobreposições: SUM, com a rigidez das duas peças na sobreposição, e SINGLE, com a da peça do vão. A rigidez real fica entre as duas, porque os parafusos deslizam; cada verificação, reação e flecha é a maior das duas (EN 1993-1-3, 10.1.3.4).':
    'Der Strang wird mit zwei Modellen der Überlappungen berechnet: SUM mit der Steifigkeit beider Bauteile in der Überlappung und SINGLE mit der des Bauteils des Feldes. Die wirkliche Steifigkeit liegt dazwischen, da Schrauben rutschen; jeder Nachweis, jede Auflagerkraft und Durchbiegung ist der größere Wert beider (EN 1993-1-3, 10.1.3.4).',
  'Na sobreposição a rigidez é a do ensaio do fabricante: {{ratio}} vezes metade da soma das duas peças (EN 1993-1-3, 10.1.3.4).':
    'In der Überlappung gilt die Steifigkeit aus dem Versuch des Herstellers: das {{ratio}}-Fache der halben Summe beider Bauteile (EN 1993-1-3, 10.1.3.4).',
  'Maiores efeitos de todas as combinações últimas e modelos. As forças nos parafusos são indicadas, não verificadas: os parafusos de cada fila têm de ser dimensionados para elas.':
    'Größte Wirkungen aller Kombinationen der Tragfähigkeit und Modelle. Schraubenkräfte sind angegeben, nicht nachgewiesen: die Schrauben jeder Reihe sind dafür zu bemessen.',
  Momento: 'Moment',
  'Esforço transverso': 'Querkraft',
  'Parte da peça esquerda': 'Anteil des linken Bauteils',
  'Parafusos, fila esquerda': 'Schrauben, linke Reihe',
  'Parafusos sobre o apoio': 'Schrauben über dem Auflager',
  'Parafusos, fila direita': 'Schrauben, rechte Reihe',
  Comprimento: 'Länge',
  Quantidade: 'Anzahl',
  'Massa de uma': 'Masse eines Stücks',
  'Massa de todas': 'Masse aller',
  'Uma peça termina {{edge}} mm além da última fila de parafusos. Sobreposições e mangas acrescentam {{kg}} kg à linha.':
    'Ein Stück endet {{edge}} mm hinter seiner letzten Schraubenreihe. Überlappungen und Muffen bringen {{kg}} kg in den Strang.',
  'Número de linhas': 'Anzahl der Stränge',
  'Sobreposição sobre o apoio {{n}}': 'Überlappung über Auflager {{n}}',
  'As duas peças tocam-se só nas filas de parafusos e sobre o apoio, onde têm a mesma flecha; a que termina leva um momento linear, da sua parte sobre o apoio até 0 na sua fila. M_0, M_a e M_b são momentos da linha; a sobreposição tem {{left}} mm à esquerda do apoio e {{right}} mm à direita.':
    'Beide Bauteile berühren sich nur an den Schraubenreihen und über dem Auflager, mit gleicher Durchbiegung; das endende trägt ein gerades Moment von seinem Anteil über dem Auflager bis 0 an seiner Reihe. M_0, M_a und M_b sind Momente des Strangs; die Überlappung ist links des Auflagers {{left}} mm und rechts {{right}} mm lang.',
}

export default texts
