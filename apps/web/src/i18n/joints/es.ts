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
}

export default texts
