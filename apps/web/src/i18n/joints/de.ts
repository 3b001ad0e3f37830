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
}

export default texts
