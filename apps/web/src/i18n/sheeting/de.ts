const texts: Record<string, string> = {
  'Já tem uma chapa com este nome.': 'Sie haben schon ein Blech mit diesem Namen.',
  'A chapa precisa de um nome.': 'Das Blech braucht einen Namen.',
  'Chapa trapezoidal': 'Trapezblech',
  'Painel sandwich ou chapa ensaiada': 'Sandwichelement oder geprüftes Blech',
  'Substituir a chapa': 'Blech ersetzen',
  'Guardar esta chapa': 'Dieses Blech behalten',
  Usar: 'Verwenden',
  'Nome da chapa': 'Name des Bleches',
  Fonte: 'Quelle',
  'O ensaio ou a declaração de onde vêm os valores; fica na nota de cálculo.':
    'Die Prüfung oder Erklärung, aus der die Werte stammen; sie steht im Berechnungsnachweis.',
  'Por exemplo a tabela do fabricante; fica na nota de cálculo. Pode ficar vazia.':
    'Zum Beispiel die Tabelle des Herstellers; sie steht im Berechnungsnachweis. Darf leer bleiben.',
  'Valores declarados precisam da sua fonte.': 'Angegebene Werte brauchen ihre Quelle.',
  'Chapa guardada.': 'Blech gespeichert.',
  'Está na lista de chapas de todas as suas simulações.': 'Es steht in der Blechliste aller Ihrer Simulationen.',
  'Não foi possível guardar a chapa.': 'Das Blech konnte nicht gespeichert werden.',
  'Altura da chapa': 'Höhe des Bleches',
  'Distância entre nervuras': 'Rippenabstand',
  'Banzo estreito': 'Schmaler Gurt',
  'Banzo largo': 'Breiter Gurt',
  'O banzo largo não pode ser menor que o estreito, e os dois juntos têm de caber entre duas nervuras.':
    'Der breite Gurt darf nicht schmaler sein als der schmale, und beide müssen in einen Rippenabstand passen.',
  'Espessura nominal': 'Nennblechdicke',
  'Zinco, nas duas faces': 'Zink, beide Seiten',
  'Inércia efetiva': 'Wirksames Trägheitsmoment',
  'Rigidez ao corte S': 'Schubsteifigkeit S',
  'Mostrada para perfis a': 'Gezeigt für Profile alle',
  'Rigidez de rotação C_D': 'Drehsteifigkeit C_D',
  'Mostrada num banzo de': 'Gezeigt auf einem Gurt von',
  'De um ensaio, ou das recomendações ECCS 135/CIB 379 para painéis sandwich. Entre perfis mais próximos conta em proporção.':
    'Aus einer Prüfung oder nach den Empfehlungen ECCS 135/CIB 379 für Sandwichelemente. Bei kleinerem Profilabstand zählt sie im Verhältnis.',
  'Da fixação e do painel juntos, em N·m por metro e radiano. Tem de valer para a sucção: a ECCS 135 conta a de painéis sandwich como 0 sob sucção, se não foi ensaiada assim.':
    'Von Befestigung und Element zusammen, in N·m je Meter und Radiant. Sie muss für Sog gelten: ECCS 135 setzt die von Sandwichelementen unter Sog gleich 0, wenn sie nicht so geprüft wurde.',
  'É preciso pelo menos um dos dois pares, e de cada par os dois valores.':
    'Mindestens eines der beiden Paare ist nötig, und von einem Paar beide Werte.',
  'EN 1993-1-3, (10.17) e quadro 10.3': 'EN 1993-1-3, (10.17) und Tabelle 10.3',
  'C_D,A = 130·p, EN 1993-1-3, 10.1.5.2(7)': 'C_D,A = 130·p, EN 1993-1-3, 10.1.5.2(7)',
  'valor declarado': 'angegebener Wert',
  'Com a secção mais leve que verifica, {{name}}:': 'Mit dem leichtesten Profil, das nachgewiesen ist, {{name}}:',
  'Com a secção mais próxima de verificar, {{name}}:': 'Mit dem Profil, das dem Nachweis am nächsten kommt, {{name}}:',
  'C_D = 0, sem mola de rotação': 'C_D = 0, keine Drehfeder',
  'S não é conhecida: tem de atingir S_req = {{required}} kN.':
    'S ist nicht bekannt: Sie muss S_req = {{required}} kN erreichen.',
  'trava a fibra superior': 'hält den Obergurt',
  'não chega para travar a fibra superior': 'reicht nicht, um den Obergurt zu halten',
  'Escrever uma chapa…': 'Blech eingeben…',
  'Painel sandwich ou chapa ensaiada…': 'Sandwichelement oder geprüftes Blech…',
  'As suas': 'Eigene',
  'Do fabricante': 'Vom Hersteller',
  Genéricas: 'Allgemeine',
  'Escolha uma chapa…': 'Blech wählen…',
  Chapa: 'Blech',
  'Até escolher uma, o revestimento só trava lateralmente.': 'Bis eines gewählt ist, hält die Eindeckung nur seitlich.',
  'As genéricas têm as dimensões correntes de chapas trapezoidais de aço, de nenhum fabricante. A sua inércia é metade da bruta, do lado da segurança: quem tem a tabela do fabricante escreve os valores dela.':
    'Allgemeine haben Maße, wie sie verkauft werden, aus Stahl, und sind kein Produkt eines Herstellers. Ihr Trägheitsmoment ist die Hälfte des vollen, auf der sicheren Seite: Wer die Tabelle des Herstellers hat, gibt deren Werte ein.',
  'Posição da chapa': 'Lage des Bleches',
  'Positiva: o banzo estreito assenta no perfil; negativa: o largo.':
    'Positivlage: Der schmale Gurt liegt auf dem Profil; Negativlage: der breite.',
  'Banzo estreito no perfil': 'Schmaler Gurt auf dem Profil',
  'Banzo largo no perfil': 'Breiter Gurt auf dem Profil',
  Parafusos: 'Schrauben',
  'Pelas cristas só com o banzo largo no perfil, com anilhas de sela.':
    'Durch die Hochsicke nur mit dem breiten Gurt auf dem Profil, mit Kalotten.',
  'Pelo banzo que assenta': 'Durch den anliegenden Gurt',
  'Pela crista': 'Durch die Hochsicke',
  'Nervuras aparafusadas': 'Verschraubte Rippen',
  'Aparafusada de duas em duas nervuras, a chapa tem um quinto da rigidez ao corte.':
    'An jeder zweiten Rippe verschraubt hat das Blech ein Fünftel der Schubsteifigkeit.',
  Todas: 'Jede',
  'De duas em duas': 'Jede zweite',
  'Entre a chapa e o perfil': 'Zwischen Blech und Profil',
  'Sobre uma fita, manta ou placa de isolamento a chapa não conta como mola de rotação, e a sua rigidez ao corte não se pode dizer.':
    'Über einem Dämmstreifen, einer Matte oder Platte zählt das Blech nicht als Drehfeder, und seine Schubsteifigkeit lässt sich nicht angeben.',
  'Nada: assenta no banzo': 'Nichts: Es liegt auf dem Gurt',
  Isolamento: 'Dämmung',
  'Comprimento da água': 'Länge der Dachfläche',
  'Comprimento do diafragma': 'Länge der Scheibe',
  'Comprimento do diafragma no sentido em que a chapa vence os vãos: numa cobertura de duas águas, o de uma delas.':
    'Länge der Scheibe in der Spannrichtung des Bleches: bei einem Satteldach die einer Dachfläche.',
  'S = {{value}} kN, mostrado para perfis a {{spacing}} m':
    'S = {{value}} kN, gezeigt für Profile im Abstand von {{spacing}} m',
  'C_D = {{value}} N, mostrado num banzo de {{flange}} mm':
    'C_D = {{value}} N, gezeigt auf einem Gurt von {{flange}} mm',
}

export default texts
