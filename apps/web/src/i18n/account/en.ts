const texts: Record<string, string> = {
  'Preço e CO2e': 'Price and CO2e',
  'Com estes valores, os resultados comparam as secções também pelo preço e pelo CO2e. Só você os vê: não entram em notas de cálculo, ficheiros nem exportações de resultados.':
    'With these values the results compare sections by price and CO2e as well. They are for your eyes only: no calculation note, file or export of results contains them.',
  Moeda: 'Currency',
  'Três letras, por exemplo EUR': 'Three letters, such as EUR',
  'São precisas três letras, por exemplo EUR': 'Three letters are needed, such as EUR',
  'Com preços é necessária uma moeda': 'A currency is needed with prices',
  'Preço, {{steel}}': 'Price, {{steel}}',
  'CO2e, {{steel}}': 'CO2e, {{steel}}',
  'Por metro de linha, além do perfil': 'Per metre of line, beside the section',
  'Por linha': 'Per line',
  'Fonte do CO2e': 'Source of CO2e',
  'Potencial de aquecimento global por kg de perfil, módulos A1–A3 da EN 15804. Procure primeiro a declaração ambiental (EPD) do fabricante; senão uma tabela nacional (ÖKOBAUDAT, INIES, CO2data, Boverket), módulos A1–A3, com o seu ano. Entre fabricantes o valor difere várias vezes.':
    'Global warming potential per kg of section, modules A1–A3 of EN 15804. Look for the maker’s declaration (EPD) first, else for a national table (ÖKOBAUDAT, INIES, CO2data, Boverket), modules A1–A3, with its year. Between makers the value differs several times over.',
  'É necessária a fonte dos valores de CO2e': 'The source of the CO2e values is needed',
  'Válida até': 'Valid until',
  'A fonte já não é válida': 'The source is no longer valid',
  'Remover tudo': 'Remove all',
  'Chapas de revestimento': 'Cladding sheets',
  'Guarde uma chapa ao escrevê-la no simulador: fica na lista de chapas de todas as simulações.':
    'Keep a sheet when you type it in the simulator: it is in the list of sheets of every simulation.',
  'Nome da chapa': 'Name of the sheet',
  'Não foi possível guardar a chapa.': 'The sheet could not be kept.',
  'Não foi possível apagar a chapa.': 'The sheet could not be deleted.',
  'Apagar a chapa «{{name}}»?': 'Delete the sheet “{{name}}”?',
  'As simulações com esta chapa ficam como estão.': 'Simulations with this sheet stay as they are.',
}

export default texts
