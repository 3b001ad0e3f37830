const texts: Record<string, string> = {
  'O que fica sobre cada apoio entre dois vãos, da esquerda para a direita.':
    'Lo que hay sobre cada apoyo entre dos vanos, de izquierda a derecha.',
  'Comprimentos em': 'Longitudes en',
  '% do vão': '% del vano',
  metros: 'metros',
  'Propor comprimentos': 'Proponer longitudes',
  'Só perfis Z se sobrepõem, encaixados um no outro: um C ou um Ω não.':
    'Solo las Z se solapan, encajadas una en otra: ni una C ni una Ω.',
  'Mangas: o catálogo não tem nenhuma para este perfil; contam com os ensaios do fabricante.':
    'Manguitos: el catálogo no tiene ninguno para este perfil; cuentan según los ensayos de su fabricante.',
  'Todos os apoios': 'Todos los apoyos',
  diferentes: 'distintos',
  'Apoio {{n}}': 'Apoyo {{n}}',
  'No vão {{n}}': 'En el vano {{n}}',
  'Para secções até {{h}} de altura': 'Para perfiles de hasta {{h}} de alto',
  'Procura também pares de espessuras: a maior no primeiro e no último vão, até uma vez e meia a dos outros.':
    'También se buscan pares de espesores: el mayor en el primer y el último vano, hasta una vez y media el de los demás.',
  'De {{min}} m a um quarto do vão, {{max}} m.': 'De {{min}} m a un cuarto del vano, {{max}} m.',
  'De {{min}} a {{max}} % do vão e pelo menos {{shortest}} m: são {{length}} m.':
    'Del {{min}} al {{max}} % del vano y al menos {{shortest}} m: son {{length}} m.',
  'Um lado tem no máximo o dobro do outro: são {{left}} m e {{right}} m.':
    'Un lado mide como mucho el doble que el otro: son {{left}} m y {{right}} m.',
  'as sobreposições ocupam {{taken}} % do vão; no máximo {{most}} %.':
    'los solapes ocupan el {{taken}} % del vano; como mucho el {{most}} %.',
  'São precisos pelo menos três vãos.': 'Hacen falta al menos tres vanos.',
  'É preciso um painel na fibra superior, em Parâmetros adicionais.':
    'Hace falta un panel en la fibra superior, en «Parámetros adicionales».',
  'Só para C e Z.': 'Solo para C y Z.',
  'É precisa uma emenda no primeiro e no último apoio interior.':
    'Hace falta un empalme en el primer y el último apoyo interior.',
  'As sobreposições contam como contínuas: só perfis Z se sobrepõem, encaixados um no outro. Com um Z voltam a contar.':
    'Los solapes cuentan como continuos: solo las Z se solapan, encajadas una en otra. Con una Z vuelven a contar.',
  'Voltar ao Z': 'Volver a la Z',
  'Os vãos extremos já não são reforçados: precisam de um painel na fibra superior. Com ele voltam a ser.':
    'Los vanos extremos ya no están reforzados: para ello hace falta un panel en la fibra superior. Con él vuelven a estarlo.',
  'O que fica sobre cada apoio entre dois vãos. Contínua: uma só peça passa por cima. Sobreposição: dois Z encaixados e aparafusados sobre o apoio e nas duas pontas; o comprimento de cada lado vai do eixo do apoio à última fila de parafusos. Manga: uma peça do fabricante une as duas. Rótula: as duas acabam no apoio, sem momento. Corrente: sobreposições de 10 % do vão, e 15 % do lado de dentro do primeiro e do último apoio interior.':
    'Lo que hay sobre cada apoyo entre dos vanos. Continua: una sola pieza pasa por encima. Solape: dos Z encajadas y atornilladas sobre el apoyo y en los dos extremos; la longitud de cada lado va del eje del apoyo a la última fila de tornillos. Manguito: una pieza del fabricante une las dos. Rótula: ambas acaban en el apoyo, sin momento. Usual: solapes del 10 % del vano, y del 15 % en el lado interior del primer y del último apoyo interior.',
  'Nenhuma secção do catálogo pode ter estas emendas.': 'Ningún perfil del catálogo puede tener estos empalmes.',
  'As sobreposições são curtas para as secções do catálogo: são precisos pelo menos {{length}} m de cada lado.':
    'Los solapes son cortos para los perfiles del catálogo: hacen falta al menos {{length}} m a cada lado.',
  'Esta altura precisa de sobreposições de {{length}} m de cada lado.':
    'Esta altura necesita solapes de {{length}} m a cada lado.',
  'As secções desta família não se encaixam uma na outra: não se podem sobrepor. Escolha outra secção ou outra emenda.':
    'Los perfiles de esta familia no encajan uno en otro: no se pueden solapar. Elija otro perfil u otro empalme.',
  'O catálogo não tem manga para esta secção, com a sua espessura e o seu aço. Escolha outra secção ou outra emenda.':
    'El catálogo no tiene manguito para este perfil, con su espesor y su acero. Elija otro perfil u otro empalme.',
  'A manga desta secção é comprida de mais: metade dela passa de um quarto do vão mais curto.':
    'El manguito de este perfil es demasiado largo: su mitad supera un cuarto del vano más corto.',
  'A linha é calculada com dois modelos das sobreposições: SUM, com a rigidez das duas peças na sobreposição, e SINGLE, com a da peça do vão. A rigidez real fica entre as duas, porque os parafusos deslizam; cada verificação, reação e flecha é a maior das duas (EN 1993-1-3, 10.1.3.4).':
    'La línea se calcula con dos modelos de sus solapes: SUM, con la rigidez de ambas piezas en el solape, y SINGLE, con la de la pieza del vano. La rigidez real está entre las dos, porque los tornillos deslizan; cada comprobación, reacción y flecha es la mayor de ambas (EN 1993-1-3, 10.1.3.4).',
  'Na sobreposição a rigidez é a do ensaio do fabricante: {{ratio}} vezes metade da soma das duas peças (EN 1993-1-3, 10.1.3.4).':
    'En el solape la rigidez es la del ensayo del fabricante: {{ratio}} veces la semisuma de ambas piezas (EN 1993-1-3, 10.1.3.4).',
  'Maiores efeitos de todas as combinações últimas e modelos. As forças nos parafusos são indicadas, não verificadas: os parafusos de cada fila têm de ser dimensionados para elas.':
    'Mayores efectos de todas las combinaciones últimas y modelos. Las fuerzas en los tornillos se indican, no se comprueban: los tornillos de cada fila tienen que dimensionarse para ellas.',
  Momento: 'Momento',
  'Esforço transverso': 'Cortante',
  'Parte da peça esquerda': 'Parte de la pieza izquierda',
  'Parafusos, fila esquerda': 'Tornillos, fila izquierda',
  'Parafusos sobre o apoio': 'Tornillos sobre el apoyo',
  'Parafusos, fila direita': 'Tornillos, fila derecha',
  Comprimento: 'Longitud',
  Quantidade: 'Número',
  'Massa de uma': 'Masa de una',
  'Massa de todas': 'Masa de todas',
  'Uma peça termina {{edge}} mm além da última fila de parafusos. Sobreposições e mangas acrescentam {{kg}} kg à linha.':
    'Una pieza termina {{edge}} mm más allá de su última fila de tornillos. Solapes y manguitos añaden {{kg}} kg a la línea.',
  'Número de linhas': 'Número de líneas',
  'Sobreposição sobre o apoio {{n}}': 'Solape sobre el apoyo {{n}}',
  'As duas peças tocam-se só nas filas de parafusos e sobre o apoio, onde têm a mesma flecha; a que termina leva um momento linear, da sua parte sobre o apoio até 0 na sua fila. M_0, M_a e M_b são momentos da linha; a sobreposição tem {{left}} mm à esquerda do apoio e {{right}} mm à direita.':
    'Ambas piezas se tocan solo en las filas de tornillos y sobre el apoyo, con la misma flecha; la que termina lleva un momento lineal, de su parte sobre el apoyo a 0 en su fila. M_0, M_a y M_b son momentos de la línea; el solape mide {{left}} mm a la izquierda del apoyo y {{right}} mm a la derecha.',
}

export default texts
