const texts: Record<string, string> = {
  'Preço e CO2e': 'Precio y CO2e',
  'Com estes valores, os resultados comparam as secções também pelo preço e pelo CO2e. Só você os vê: não entram em notas de cálculo, ficheiros nem exportações de resultados.':
    'Con estos valores los resultados comparan las secciones también por precio y CO2e. Solo los ve usted: no entran en memorias de cálculo, archivos ni exportaciones de resultados.',
  Moeda: 'Moneda',
  'Três letras, por exemplo EUR': 'Tres letras, por ejemplo EUR',
  'São precisas três letras, por exemplo EUR': 'Hacen falta tres letras, por ejemplo EUR',
  'Com preços é necessária uma moeda': 'Con precios hace falta una moneda',
  'Preço, {{steel}}': 'Precio, {{steel}}',
  'CO2e, {{steel}}': 'CO2e, {{steel}}',
  'Por metro de linha, além do perfil': 'Por metro de línea, además del perfil',
  'Por linha': 'Por línea',
  'Fonte do CO2e': 'Fuente del CO2e',
  'Potencial de aquecimento global por kg de perfil, módulos A1–A3 da EN 15804. Procure primeiro a declaração ambiental (EPD) do fabricante; senão uma tabela nacional (ÖKOBAUDAT, INIES, CO2data, Boverket), módulos A1–A3, com o seu ano. Entre fabricantes o valor difere várias vezes.':
    'Potencial de calentamiento global por kg de perfil, módulos A1–A3 de EN 15804. Busque primero la declaración ambiental (EPD) del fabricante; si no, una tabla nacional (ÖKOBAUDAT, INIES, CO2data, Boverket), módulos A1–A3, con su año. Entre fabricantes el valor difiere varias veces.',
  'É necessária a fonte dos valores de CO2e': 'Hace falta la fuente de los valores de CO2e',
  'Válida até': 'Válida hasta',
  'A fonte já não é válida': 'La fuente ya no es válida',
  'Remover tudo': 'Quitar todo',
  'Chapas de revestimento': 'Chapas de revestimiento',
  'Guarde uma chapa ao escrevê-la no simulador: fica na lista de chapas de todas as simulações.':
    'Guarde una chapa al escribirla en el simulador: está en la lista de chapas de todas las simulaciones.',
  'Nome da chapa': 'Nombre de la chapa',
  'Não foi possível guardar a chapa.': 'No se pudo guardar la chapa.',
  'Não foi possível apagar a chapa.': 'No se pudo borrar la chapa.',
  'Apagar a chapa «{{name}}»?': '¿Borrar la chapa «{{name}}»?',
  'As simulações com esta chapa ficam como estão.': 'Las simulaciones con esta chapa quedan como están.',
}

export default texts
