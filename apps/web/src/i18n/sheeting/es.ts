const texts: Record<string, string> = {
  'Já tem uma chapa com este nome.': 'Ya tiene una chapa con este nombre.',
  'A chapa precisa de um nome.': 'La chapa necesita un nombre.',
  'Chapa trapezoidal': 'Chapa trapezoidal',
  'Painel sandwich ou chapa ensaiada': 'Panel sándwich o chapa ensayada',
  'Substituir a chapa': 'Sustituir la chapa',
  'Guardar esta chapa': 'Guardar esta chapa',
  Usar: 'Usar',
  'Nome da chapa': 'Nombre de la chapa',
  Fonte: 'Fuente',
  'O ensaio ou a declaração de onde vêm os valores; fica na nota de cálculo.':
    'El ensayo o la declaración de donde vienen los valores; figura en la memoria de cálculo.',
  'Por exemplo a tabela do fabricante; fica na nota de cálculo. Pode ficar vazia.':
    'Por ejemplo la tabla del fabricante; figura en la memoria de cálculo. Puede quedar vacía.',
  'Valores declarados precisam da sua fonte.': 'Los valores declarados necesitan su fuente.',
  'Chapa guardada.': 'Chapa guardada.',
  'Está na lista de chapas de todas as suas simulações.': 'Está en la lista de chapas de todas sus simulaciones.',
  'Não foi possível guardar a chapa.': 'No se pudo guardar la chapa.',
  'Altura da chapa': 'Altura de la chapa',
  'Distância entre nervuras': 'Distancia entre nervios',
  'Banzo estreito': 'Ala estrecha',
  'Banzo largo': 'Ala ancha',
  'O banzo largo não pode ser menor que o estreito, e os dois juntos têm de caber entre duas nervuras.':
    'El ala ancha no puede ser menor que la estrecha, y las dos juntas tienen que caber entre dos nervios.',
  'Espessura nominal': 'Espesor nominal',
  'Zinco, nas duas faces': 'Zinc, en las dos caras',
  'Inércia efetiva': 'Inercia eficaz',
  'Rigidez ao corte S': 'Rigidez a cortante S',
  'Mostrada para perfis a': 'Demostrada para perfiles cada',
  'Rigidez de rotação C_D': 'Rigidez de giro C_D',
  'Mostrada num banzo de': 'Demostrada en un ala de',
  'De um ensaio, ou das recomendações ECCS 135/CIB 379 para painéis sandwich. Entre perfis mais próximos conta em proporção.':
    'De un ensayo, o según las recomendaciones ECCS 135/CIB 379 para paneles sándwich. Entre perfiles más próximos cuenta en proporción.',
  'Da fixação e do painel juntos, em N·m por metro e radiano. Tem de valer para a sucção: a ECCS 135 conta a de painéis sandwich como 0 sob sucção, se não foi ensaiada assim.':
    'De la fijación y del panel juntos, en N·m por metro y radián. Tiene que valer para la succión: ECCS 135 cuenta la de los paneles sándwich como 0 bajo succión, salvo que se ensayara así.',
  'É preciso pelo menos um dos dois pares, e de cada par os dois valores.':
    'Hace falta al menos uno de los dos pares, y de cada par los dos valores.',
  'EN 1993-1-3, (10.17) e quadro 10.3': 'EN 1993-1-3, (10.17) y tabla 10.3',
  'C_D,A = 130·p, EN 1993-1-3, 10.1.5.2(7)': 'C_D,A = 130·p, EN 1993-1-3, 10.1.5.2(7)',
  'valor declarado': 'valor declarado',
  'Com a secção mais leve que verifica, {{name}}:': 'Con la sección más ligera que cumple, {{name}}:',
  'Com a secção mais próxima de verificar, {{name}}:': 'Con la sección que más se acerca a cumplir, {{name}}:',
  'C_D = 0, sem mola de rotação': 'C_D = 0, sin muelle de giro',
  'S não é conhecida: tem de atingir S_req = {{required}} kN.':
    'S no se conoce: tiene que alcanzar S_req = {{required}} kN.',
  'trava a fibra superior': 'sujeta la fibra superior',
  'não chega para travar a fibra superior': 'no basta para sujetar la fibra superior',
  'Escrever uma chapa…': 'Escribir una chapa…',
  'Painel sandwich ou chapa ensaiada…': 'Panel sándwich o chapa ensayada…',
  'As suas': 'Las suyas',
  'Do fabricante': 'Del fabricante',
  Genéricas: 'Genéricas',
  'Escolha uma chapa…': 'Elija una chapa…',
  Chapa: 'Chapa',
  'Até escolher uma, o revestimento só trava lateralmente.':
    'Hasta elegir una, el revestimiento solo sujeta lateralmente.',
  'As genéricas têm as dimensões correntes de chapas trapezoidais de aço, de nenhum fabricante. A sua inércia é metade da bruta, do lado da segurança: quem tem a tabela do fabricante escreve os valores dela.':
    'Las genéricas tienen dimensiones corrientes de chapas trapezoidales de acero, de ningún fabricante. Su inercia es la mitad de la bruta, del lado de la seguridad: quien tenga la tabla del fabricante escribe sus valores.',
  'Posição da chapa': 'Posición de la chapa',
  'Positiva: o banzo estreito assenta no perfil; negativa: o largo.':
    'Positiva: el ala estrecha apoya en el perfil; negativa: la ancha.',
  'Banzo estreito no perfil': 'Ala estrecha en el perfil',
  'Banzo largo no perfil': 'Ala ancha en el perfil',
  Parafusos: 'Tornillos',
  'Pelas cristas só com o banzo largo no perfil, com anilhas de sela.':
    'Por las crestas solo con el ala ancha en el perfil, con arandelas de silla.',
  'Pelo banzo que assenta': 'Por el ala que apoya',
  'Pela crista': 'Por la cresta',
  'Nervuras aparafusadas': 'Nervios atornillados',
  'Aparafusada de duas em duas nervuras, a chapa tem um quinto da rigidez ao corte.':
    'Atornillada en uno de cada dos nervios, la chapa tiene un quinto de la rigidez a cortante.',
  Todas: 'Todos',
  'De duas em duas': 'Uno de cada dos',
  'Entre a chapa e o perfil': 'Entre la chapa y el perfil',
  'Sobre uma fita, manta ou placa de isolamento a chapa não conta como mola de rotação, e a sua rigidez ao corte não se pode dizer.':
    'Sobre una banda, manta o placa de aislamiento la chapa no cuenta como muelle de giro, y su rigidez a cortante no se puede decir.',
  'Nada: assenta no banzo': 'Nada: apoya en el ala',
  Isolamento: 'Aislamiento',
  'Comprimento da água': 'Longitud del faldón',
  'Comprimento do diafragma': 'Longitud del diafragma',
  'Comprimento do diafragma no sentido em que a chapa vence os vãos: numa cobertura de duas águas, o de uma delas.':
    'Longitud del diafragma en la dirección en que la chapa salva los vanos: en una cubierta a dos aguas, la de un faldón.',
  'S = {{value}} kN, mostrado para perfis a {{spacing}} m':
    'S = {{value}} kN, demostrado para perfiles cada {{spacing}} m',
  'C_D = {{value}} N, mostrado num banzo de {{flange}} mm': 'C_D = {{value}} N, demostrado en un ala de {{flange}} mm',
}

export default texts
