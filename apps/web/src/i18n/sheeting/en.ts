const texts: Record<string, string> = {
  'Já tem uma chapa com este nome.': 'You have a sheet of this name already.',
  'A chapa precisa de um nome.': 'The sheet needs a name.',
  'Chapa trapezoidal': 'Trapezoidal sheet',
  'Painel sandwich ou chapa ensaiada': 'Sandwich panel or tested sheet',
  'Substituir a chapa': 'Replace the sheet',
  'Guardar esta chapa': 'Keep this sheet',
  Usar: 'Use',
  'Nome da chapa': 'Name of the sheet',
  Fonte: 'Source',
  'O ensaio ou a declaração de onde vêm os valores; fica na nota de cálculo.':
    'The test or declaration the values are from; it is printed in the calculation note.',
  'Por exemplo a tabela do fabricante; fica na nota de cálculo. Pode ficar vazia.':
    'The maker’s table, for instance; it is printed in the calculation note. May stay empty.',
  'Valores declarados precisam da sua fonte.': 'Declared values need their source.',
  'Chapa guardada.': 'Sheet kept.',
  'Está na lista de chapas de todas as suas simulações.': 'It is in the list of sheets of all your simulations.',
  'Não foi possível guardar a chapa.': 'The sheet could not be kept.',
  'Altura da chapa': 'Depth of the sheet',
  'Distância entre nervuras': 'Pitch of the ribs',
  'Banzo estreito': 'Narrow flange',
  'Banzo largo': 'Wide flange',
  'O banzo largo não pode ser menor que o estreito, e os dois juntos têm de caber entre duas nervuras.':
    'The wide flange cannot be narrower than the narrow one, and both together have to fit into one pitch.',
  'Espessura nominal': 'Nominal thickness',
  'Zinco, nas duas faces': 'Zinc, both faces',
  'Inércia efetiva': 'Effective inertia',
  'Rigidez ao corte S': 'Shear stiffness S',
  'Mostrada para perfis a': 'Shown for members every',
  'Rigidez de rotação C_D': 'Rotational stiffness C_D',
  'Mostrada num banzo de': 'Shown on a flange of',
  'De um ensaio, ou das recomendações ECCS 135/CIB 379 para painéis sandwich. Entre perfis mais próximos conta em proporção.':
    'From a test, or by the recommendations ECCS 135/CIB 379 for sandwich panels. Between members that stand closer it counts in proportion.',
  'Da fixação e do painel juntos, em N·m por metro e radiano. Tem de valer para a sucção: a ECCS 135 conta a de painéis sandwich como 0 sob sucção, se não foi ensaiada assim.':
    'Of connection and panel together, in N·m per metre and radian. It has to hold for uplift: ECCS 135 counts that of sandwich panels under uplift as 0 unless it was tested so.',
  'É preciso pelo menos um dos dois pares, e de cada par os dois valores.':
    'At least one of the two pairs is needed, and both values of a pair.',
  'EN 1993-1-3, (10.17) e quadro 10.3': 'EN 1993-1-3, (10.17) and Table 10.3',
  'C_D,A = 130·p, EN 1993-1-3, 10.1.5.2(7)': 'C_D,A = 130·p, EN 1993-1-3, 10.1.5.2(7)',
  'valor declarado': 'declared value',
  'Com a secção mais leve que verifica, {{name}}:': 'With the lightest section that works, {{name}}:',
  'Com a secção mais próxima de verificar, {{name}}:': 'With the section that comes closest, {{name}}:',
  'C_D = 0, sem mola de rotação': 'C_D = 0, no rotational spring',
  'S não é conhecida: tem de atingir S_req = {{required}} kN.':
    'S is not known: it has to reach S_req = {{required}} kN.',
  'trava a fibra superior': 'holds the upper fibre',
  'não chega para travar a fibra superior': 'too little to hold the upper fibre',
  'Escrever uma chapa…': 'Type a sheet…',
  'Painel sandwich ou chapa ensaiada…': 'Sandwich panel or tested sheet…',
  'As suas': 'Your own',
  'Do fabricante': 'The maker’s',
  Genéricas: 'Generic',
  'Escolha uma chapa…': 'Choose a sheet…',
  Chapa: 'Sheet',
  'Até escolher uma, o revestimento só trava lateralmente.': 'Until one is chosen, the cladding only holds sideways.',
  'As genéricas têm as dimensões correntes de chapas trapezoidais de aço, de nenhum fabricante. A sua inércia é metade da bruta, do lado da segurança: quem tem a tabela do fabricante escreve os valores dela.':
    'Generic ones have dimensions of the kind sold, of steel, and are no maker’s product. Their inertia is half of the gross one, on the safe side: whoever has the maker’s table types its values.',
  'Posição da chapa': 'Position of the sheet',
  'Positiva: o banzo estreito assenta no perfil; negativa: o largo.':
    'Positive: the narrow flange lies on the member; negative: the wide one.',
  'Banzo estreito no perfil': 'Narrow flange on the member',
  'Banzo largo no perfil': 'Wide flange on the member',
  Parafusos: 'Screws',
  'Pelas cristas só com o banzo largo no perfil, com anilhas de sela.':
    'Through the crests only with the wide flange on the member, with saddle washers.',
  'Pelo banzo que assenta': 'Through the flange that lies on it',
  'Pela crista': 'Through the crest',
  'Nervuras aparafusadas': 'Ribs that are screwed',
  'Aparafusada de duas em duas nervuras, a chapa tem um quinto da rigidez ao corte.':
    'Screwed at every second rib, the sheet has a fifth of the shear stiffness.',
  Todas: 'Every rib',
  'De duas em duas': 'Every second rib',
  'Entre a chapa e o perfil': 'Between sheet and member',
  'Sobre uma fita, manta ou placa de isolamento a chapa não conta como mola de rotação, e a sua rigidez ao corte não se pode dizer.':
    'Over a strip, blanket or board of insulation the sheet does not count as a rotational spring, and its shear stiffness cannot be told.',
  'Nada: assenta no banzo': 'Nothing: it lies on the flange',
  Isolamento: 'Insulation',
  'Comprimento da água': 'Length of the roof slope',
  'Comprimento do diafragma': 'Length of the diaphragm',
  'Comprimento do diafragma no sentido em que a chapa vence os vãos: numa cobertura de duas águas, o de uma delas.':
    'Length of the diaphragm in the direction in which the sheet spans: of a duopitch roof that of one slope.',
  'S = {{value}} kN, mostrado para perfis a {{spacing}} m': 'S = {{value}} kN, shown for members {{spacing}} m apart',
  'C_D = {{value}} N, mostrado num banzo de {{flange}} mm': 'C_D = {{value}} N, shown on a flange of {{flange}} mm',
}

export default texts
