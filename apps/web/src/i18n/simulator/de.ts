const texts: Record<string, string> = {
  'A partir do local…': 'Aus dem Standort…',
  'Vento e neve do local e do edifício, em vez de os escrever.':
    'Wind und Schnee aus Standort und Gebäude, statt sie einzugeben.',
  'Não foi possível abrir. Tente novamente.': 'Es ließ sich nicht öffnen. Bitte erneut versuchen.',
  'a partir do local': 'aus dem Standort',
  escrito: 'eingegeben',
  'já não corresponde': 'passt nicht mehr',
  'Esta simulação não existe.': 'Diese Simulation gibt es nicht.',
  'Pode ter sido apagada, ou pertencer a outra pessoa.': 'Sie wurde vielleicht gelöscht oder gehört jemand anderem.',
  Simulador: 'Simulator',
  'Parâmetros gerais': 'Allgemeine Parameter',
  'Cargas permanentes': 'Ständige Lasten',
  Sobrecargas: 'Nutzlasten',
  'Parâmetros adicionais': 'Weitere Parameter',
  Resultados: 'Ergebnisse',
  'sobre um comprimento': 'auf einer Länge von',
  'Faixa {{n}}': 'Bereich {{n}}',
  'A partir da extremidade esquerda; a linha tem {{length}} m.': 'Vom linken Ende; der Strang ist {{length}} m lang.',
  'Categoria H: coberturas': 'Kategorie H: Dächer',
  'EN 1991-1-4: vento': 'EN 1991-1-4: Wind',
  'Altitude até 1000 m': 'Höhe bis 1000 m ü. NN',
  'Altitude acima de 1000 m': 'Höhe über 1000 m ü. NN',
  'Definido pelo utilizador': 'Benutzerdefiniert',
  'Coeficientes de combinação': 'Kombinationsbeiwerte',
  'EN 1990, quadro A1.1': 'EN 1990, Tabelle A1.1',
  'Valores de': 'Werte für',
  'Cargas pontuais': 'Einzellasten',
  nenhuma: 'keine',
  'Forças verticais nesta madre. L1 e L2 a partir da extremidade esquerda do vão.':
    'Vertikale Kräfte auf diesem Profil. L1 und L2 vom linken Ende des Feldes.',
  'Consola esq.': 'Kragarm links',
  'Consola dir.': 'Kragarm rechts',
  'Igual em todos os vãos': 'Gleich für alle Felder',
  'Coladas: {{n}} células.': 'Eingefügt: {{n}} Zellen.',
  'Fora da grelha: {{n}}.': 'Außerhalb der Tabelle: {{n}}.',
  'Pré-visualização': 'Vorschau',
  Diagramas: 'Diagramme',
  'Sem pré-visualização para estes valores.': 'Keine Vorschau für diese Werte.',
  'A calcular…': 'Wird berechnet…',
  'O catálogo não tem secções para esta escolha.': 'Der Katalog hat für diese Auswahl keine Profile.',
  'A mais leve que verifica': 'Leichtestes Profil, das genügt',
  'Nenhuma verifica; a mais próxima': 'Keines genügt; am nächsten kommt',
  'A estabilidade ainda não está verificada.': 'Die Stabilität ist noch nicht nachgewiesen.',
  Recomeçar: 'Neu beginnen',
  Voltar: 'Zurück',
  'Salvar e calcular': 'Speichern und berechnen',
  'Salvar e continuar': 'Speichern und weiter',
  'Constante ao longo da linha, no centro de gravidade do perfil.':
    'Konstant über die Länge, im Schwerpunkt des Profils.',
  Valor: 'Wert',
  Sentido: 'Richtung',
  'O valor é': 'Der Wert ist',
  'em todas as combinações últimas': 'in allen Kombinationen der Tragfähigkeit',
  'só nas combinações com vento': 'nur in Kombinationen mit Wind',
  'Propriedades do revestimento': 'Eigenschaften der Eindeckung',
  'Dão rigidez de rotação à madre; são precisos os dois valores.':
    'Sie behindern die Verdrehung des Profils; beide Werte sind nötig.',
  'Sem estes valores o revestimento só trava lateralmente.':
    'Ohne diese Werte hält die Eindeckung das Profil nur seitlich.',
  'Inércia do revestimento': 'Trägheitsmoment der Eindeckung',
  'Fixações por metro': 'Befestigungen je Meter',
  'Vão dividido por': 'Stützweite geteilt durch',
  Combinação: 'Kombination',
  'Cargas distribuídas': 'Verteilte Lasten',
  'Por m² em projeção horizontal.': 'Je m² Grundfläche.',
  'Por m² de envolvente.': 'Je m² Hüllfläche.',
  Carga: 'Last',
  'Carga mínima': 'Kleinste Last',
  'Carga máxima': 'Größte Last',
  'Por m² de envolvente; o peso próprio do perfil é somado no cálculo.':
    'Je m² Hüllfläche; das Eigengewicht des Profils kommt in der Berechnung hinzu.',
  'Mínima e máxima': 'Kleinste und größte',
  'Tipo e localização': 'Art und Standort',
  'Escolhe o anexo nacional.': 'Bestimmt den Nationalen Anhang.',
  Inclinação: 'Dachneigung',
  'Ómega (Ω)': 'Omega (Ω)',
  'Perfil C': 'C-Profil',
  'Perfil Z': 'Z-Profil',
  Horizontal: 'Horizontal',
  Vertical: 'Vertikal',
  Regular: 'Regulär',
  Invertido: 'Umgekehrt',
  Perfil: 'Profil',
  'Tipo de perfil': 'Profilart',
  Orientação: 'Ausrichtung',
  Formato: 'Lage',
  'Travamentos laterais': 'Seitliche Halterungen',
  'Travamentos não especificados: supõe-se a fibra superior travada pelo revestimento.':
    'Halterungen nicht angegeben: Obergurt als durch die Eindeckung gehalten angenommen.',
  'Número de travamentos laterais': 'Anzahl seitlicher Halterungen',
  'Livre entre apoios': 'Frei zwischen den Auflagern',
  'Travamentos por vão': 'Halterungen je Feld',
  'vão acima de 20,5 m: além da tabela, propõem-se 6': 'Feld über 20,5 m: jenseits der Tabelle, 6 vorgeschlagen',
  'Propor a partir dos vãos': 'Aus den Feldern vorschlagen',
  'Há vãos acima de 20,5 m, onde a tabela acaba: propõem-se 6 travamentos; confirme-os.':
    'Es gibt Felder über 20,5 m, wo die Tabelle endet: 6 Halterungen werden vorgeschlagen; bitte bestätigen.',
  'Na cobertura, já com os coeficientes de forma, por m² em projeção horizontal.':
    'Auf dem Dach, Formbeiwerte enthalten, je m² Grundfläche.',
  'Ação de acidente: substitui a neve geral na combinação acidental.':
    'Außergewöhnliche Einwirkung: ersetzt den allgemeinen Schnee in der außergewöhnlichen Kombination.',
  'Alternativa à neve geral, que se mantém fora das faixas.':
    'Alternative zum allgemeinen Schnee, der außerhalb der Bereiche bleibt.',
  Vãos: 'Felder',
  'Número de vãos': 'Anzahl der Felder',
  'Com consolas': 'Mit Kragarmen',
  Comprimento: 'Länge',
  'Comprimento total: {{length}} m': 'Gesamtlänge: {{length}} m',
  Aço: 'Stahl',
  'Pelo menos uma classe fica escolhida.': 'Mindestens eine Sorte bleibt gewählt.',
  Pressão: 'Druck',
  Sucção: 'Sog',
  'Vento geral': 'Allgemeiner Wind',
  'Valores líquidos e positivos, por m² de superfície: a pressão empurra para dentro, a sucção puxa para fora.':
    'Positive Gesamtwerte je m² Oberfläche: Druck wirkt nach innen, Sog nach außen.',
  'Por faixas': 'Bereichsweise',
  'Vento local': 'Lokaler Wind',
  'Alternativa ao vento geral do mesmo sentido, p. ex. em zonas de bordo.':
    'Alternative zum allgemeinen Wind gleicher Richtung, z. B. in Randbereichen.',
  'As suas alterações não salvas foram recuperadas.': 'Ihre nicht gespeicherten Änderungen wurden wiederhergestellt.',
  'Descartar alterações': 'Änderungen verwerfen',
  'Ocorreu um erro durante o cálculo. Por favor, tente novamente mais tarde.':
    'Bei der Berechnung ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.',
  'Já terminou a sua simulação? Clique em Iniciar cálculo para ver os resultados ou volte atrás para continuar a editar':
    'Sind Sie mit Ihrer Simulation fertig? Klicken Sie auf Berechnung starten, um die Ergebnisse zu sehen, oder gehen Sie zurück, um weiter zu bearbeiten',
  'Iniciar cálculo': 'Berechnung starten',
  'Falha ao salvar a simulação. Tente novamente.':
    'Die Simulation konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  'Falha ao calcular a simulação. Tente novamente.':
    'Die Simulation konnte nicht berechnet werden. Bitte versuchen Sie es erneut.',
  'Não é possível visualizar os resultados sem salvar a simulação.':
    'Die Ergebnisse können erst angezeigt werden, wenn die Simulation gespeichert ist.',
  'Cálculo terminou com sucesso.': 'Die Berechnung wurde erfolgreich abgeschlossen.',
  'Erro ao calcular. Tente novamente mais tarde.': 'Fehler bei der Berechnung. Bitte versuchen Sie es später erneut.',
  'Passos anteriores': 'Vorherige Schritte',
  'Passos seguintes': 'Nächste Schritte',
  'Editar: {{field}}': 'Bearbeiten: {{field}}',
  'Salvar: {{field}}': 'Speichern: {{field}}',
  Simulação: 'Simulation',
  'Duplicar: salve primeiro a simulação': 'Duplizieren: erst die Simulation speichern',
  Ações: 'Aktionen',
  'Erro ao duplicar simulação': 'Die Simulation konnte nicht dupliziert werden',
  'Erro ao apagar simulação': 'Die Simulation konnte nicht gelöscht werden',
  'Alterações não salvas': 'Nicht gespeicherte Änderungen',
  'Tem alterações não salvas. Deseja sair deste passo?':
    'Sie haben nicht gespeicherte Änderungen. Möchten Sie diesen Schritt verlassen?',
  Ficar: 'Bleiben',
  'Sair sem salvar': 'Ohne Speichern verlassen',
  'Salvar e sair': 'Speichern und verlassen',
  'A simulação foi alterada noutro lugar': 'Die Simulation wurde an anderer Stelle geändert',
  'Outra janela ou outro dispositivo salvou esta simulação depois de a ter aberto aqui. Nada foi ainda substituído.':
    'Ein anderes Fenster oder Gerät hat diese Simulation gespeichert, nachdem Sie sie hier geöffnet haben. Noch wurde nichts ersetzt.',
  'Continuar a editar': 'Weiter bearbeiten',
  'Carregar a outra versão': 'Andere Version laden',
  'Salvar a minha versão': 'Meine Version speichern',
  Menos: 'Weniger',
  Mais: 'Mehr',
  '“{{text}}” não é um número: só algarismos e uma vírgula ou um ponto decimal.':
    '„{{text}}“ ist keine Zahl: nur Ziffern und ein Dezimalkomma oder -punkt.',
  '“{{text}}” tem mais de um separador: escreva sem separador de milhares.':
    '„{{text}}“ hat mehr als ein Trennzeichen: bitte ohne Tausendertrennzeichen schreiben.',
  'Aqui não há valores negativos.': 'Hier gibt es keine negativen Werte.',
  'O sinal menos vem uma só vez e em primeiro lugar.': 'Das Minuszeichen steht nur einmal und am Anfang.',
  'Aqui só números inteiros.': 'Hier nur ganze Zahlen.',
  '{{text}} não é permitido: {{range}}.': '{{text}} ist nicht erlaubt: {{range}}.',
  'Falta um número.': 'Es fehlt eine Zahl.',
  'Voltou a {{value}}.': 'Zurück auf {{value}}.',
  'No máximo {{count}} casas decimais._one': 'Höchstens {{count}} Dezimalstelle.',
  'No máximo {{count}} casas decimais._other': 'Höchstens {{count}} Dezimalstellen.',
  '{{count}} de {{candidates}} secções verificam._zero': '{{count}} von {{candidates}} Profilen genügen.',
  '{{count}} de {{candidates}} secções verificam._one': '{{count}} von {{candidates}} Profilen genügt.',
  '{{count}} de {{candidates}} secções verificam._other': '{{count}} von {{candidates}} Profilen genügen.',
  '“{{text}}”: {{reason}}': '„{{text}}“: {{reason}}',
  '{{row}}: não colado. {{reason}}': '{{row}}: nicht eingefügt. {{reason}}',
  'As faixas ({{terms}} m) somam {{sum}} m; a linha tem {{length}} m.':
    'Die Bereiche ({{terms}} m) ergeben {{sum}} m; der Strang ist {{length}} m lang.',
  'As outras faixas ocupam {{used}} m dos {{length}} m da linha.':
    'Die anderen Bereiche nehmen {{used}} m der {{length}} m des Strangs ein.',
  '{{block}}, faixa {{n}}: tem carga ({{load}} kN/m²) mas não tem comprimento, e não atuaria. Dê-lhe um comprimento ou ponha a carga a 0.':
    '{{block}}, Bereich {{n}}: hat eine Last ({{load}} kN/m²), aber keine Länge, und würde nicht wirken. Länge eingeben oder Last auf 0 setzen.',
  '{{block}}: a faixa 1 fica com o que as outras deixam da linha, {{length}} m.':
    '{{block}}: Bereich 1 nimmt, was die anderen vom Strang übrig lassen, {{length}} m.',
  'Sem nenhum comprimento, a faixa 1 vale em toda a linha.': 'Ganz ohne Längen gilt Bereich 1 für den ganzen Strang.',
  'Há faixas cuja carga não atuaria. Corrija-as antes de salvar ou calcular.':
    'Es gibt Bereiche, deren Last nicht wirken würde. Bitte vor dem Speichern oder Berechnen korrigieren.',
  'Passo: {{step}}.': 'Schritt: {{step}}.',
  'Todos os vãos': 'Alle Felder',
  '{{span}}: a carga mínima ({{min}} kN/m²) é maior do que a máxima ({{max}} kN/m²).':
    '{{span}}: Die kleinste Last ({{min}} kN/m²) ist größer als die größte ({{max}} kN/m²).',
  'Distribuição ao longo da linha': 'Verteilung entlang des Strangs',
  'Vale para o vento geral e para o local, p. ex. com as zonas de bordo como faixas.':
    'Gilt für allgemeinen und lokalen Wind, z. B. mit den Randzonen als Bereichen.',
  'Na fachada esta carga atua na vertical, no plano da fachada, como um peso. Onde não houver, ponha 0.':
    'An einer Fassade wirkt diese Last lotrecht, in der Ebene der Fassade, wie ein Gewicht. Wo es keine gibt, 0 eingeben.',
  'Assim nada trava a fibra superior entre apoios. Se o revestimento a trava, escolha “Travada pelo painel”; senão, confirme.':
    'So hält nichts die obere Faser zwischen den Auflagern. Hält sie die Eindeckung, „Durch Paneel gehalten“ wählen; sonst bitte bestätigen.',
  'Com esta escolha a fibra superior fica sem travamentos entre apoios; mude-o em Parâmetros adicionais, se o revestimento a trava.':
    'Bei dieser Wahl ist die obere Faser zwischen den Auflagern nicht gehalten; hält sie die Eindeckung, unter Weitere Parameter ändern.',
  'Um Z de abas iguais é a mesma secção nas duas posições; com abas desiguais, a imagem mostra qual fica em cima.':
    'Ein Z mit gleichen Flanschen ist in beiden Lagen derselbe Querschnitt; bei ungleichen zeigt das Bild, welcher oben liegt.',
  'A outra versão foi salva em {{date}}, às {{time}}.': 'Die andere Version wurde am {{date}} um {{time}} gespeichert.',
  'Dar um nome': 'Benennen',
  'Sem vento nada dobra esta linha para fora do plano da fachada: aí M, V e δ são 0.':
    'Ohne Wind biegt nichts diesen Strang aus der Fassadenebene: M, V und δ sind dort 0.',
  'O peso vai ao longo do perfil, como esforço axial.': 'Das Gewicht läuft als Normalkraft entlang des Profils.',
  'O peso vai para o revestimento, no seu plano.': 'Das Gewicht geht in die Bekleidung, in ihrer Ebene.',
  'O peso dobra o perfil no plano da fachada, em torno do eixo fraco, entre apoios e travamentos.':
    'Das Gewicht biegt das Profil in der Fassadenebene, um die schwache Achse, zwischen Auflagern und Halterungen.',
  'Vale para todas as cargas pontuais, permanentes e sobrecargas.':
    'Gilt für alle Einzellasten, ständige und Nutzlasten.',
  'O esmagamento da alma é verificado sob cada carga.': 'Stegkrüppeln wird unter jeder Last nachgewiesen.',
  'A peça e a sua fixação são dimensionadas à parte.': 'Anschlussteil und Befestigung werden gesondert bemessen.',
  'Comprimento de apoio da carga': 'Aufstandslänge der Last',
  'Ao longo do perfil.': 'Längs des Profils.',
  'Este cálculo já está a correr, iniciado noutro lugar: mostra-se o seu resultado assim que terminar.':
    'Diese Berechnung läuft bereits, an anderer Stelle gestartet: Ihr Ergebnis erscheint, sobald sie fertig ist.',
  'A simulação já não existe': 'Die Simulation gibt es nicht mehr',
  'Foi apagada noutra janela ou noutro dispositivo. O que está no formulário pode ser salvo como uma simulação nova.':
    'Sie wurde in einem anderen Fenster oder auf einem anderen Gerät gelöscht. Was im Formular steht, lässt sich als neue Simulation speichern.',
  'Salvar como nova': 'Als neue speichern',
  'O vento escreve-se sem sinal: a sucção tem a sua própria linha.':
    'Wind wird ohne Vorzeichen eingegeben: Sog hat seine eigene Zeile.',
  'A sucção escreve-se sem sinal: esta linha já significa que puxa para fora.':
    'Sog wird ohne Vorzeichen eingegeben: Diese Zeile bedeutet bereits, dass er nach außen zieht.',
  'A neve não pode ser negativa.': 'Schnee kann nicht negativ sein.',
  'Nesta simulação está guardado vento com sinal negativo. Vale, e é aqui mostrado, sem sinal, no sentido da sua linha; fica assim quando a salvar.':
    'In dieser Simulation sind negative Windwerte gespeichert. Sie gelten, wie hier gezeigt, ohne Vorzeichen in der Richtung ihrer Zeile; beim Speichern bleiben sie so.',
  'alterações não salvas': 'nicht gespeicherte Änderungen',
  'O que vê inclui alterações não salvas; o resultado guardado não as tem.':
    'Was Sie sehen, enthält nicht gespeicherte Änderungen; das gespeicherte Ergebnis nicht.',
  'Recomeçar com os valores iniciais?': 'Mit den Anfangswerten neu beginnen?',
  'O que escreveu nesta simulação não está salvo e perde-se.':
    'Was Sie in dieser Simulation eingegeben haben, ist nicht gespeichert und geht verloren.',
  '{{terms}} m de {{length}} m': '{{terms}} m von {{length}} m',
  'Resto ({{rest}} m): {{what}}.': 'Rest ({{rest}} m): {{what}}.',
  'continua a última faixa': 'der letzte Bereich gilt weiter',
  'vale o vento geral': 'es gilt der allgemeine Wind',
  'vale a neve geral': 'es gilt der allgemeine Schnee',
  'O comprimento da linha mudou, e com ele estas faixas:':
    'Die Länge des Strangs hat sich geändert und mit ihr diese Bereiche:',
  'já não cabem; os comprimentos foram apagados': 'passen nicht mehr; ihre Längen wurden gelöscht',
  'faixa {{n}} de {{from}} m para {{to}} m': 'Bereich {{n}} von {{from}} m auf {{to}} m',
  'Os vãos do formulário já não são os destes resultados.':
    'Die Felder des Formulars sind nicht mehr die dieser Ergebnisse.',
  'Alterado no formulário, ainda não salvo.': 'Im Formular geändert, noch nicht gespeichert.',
  'Afastamento: {{from}} m → {{to}} m': 'Abstand: {{from}} m → {{to}} m',
  'Revestimento: {{inertia}} cm⁴/m, {{fixings}} fixações por metro':
    'Eindeckung: {{inertia}} cm⁴/m, {{fixings}} Befestiger je Meter',
  'Travamentos por vão: fibra superior {{upper}}, inferior {{lower}}':
    'Halterungen je Feld: obere Faser {{upper}}, untere {{lower}}',
  'Travamentos por vão da fibra inferior: {{lower}}': 'Halterungen je Feld der unteren Faser: {{lower}}',
  'O que vai ser calculado': 'Was berechnet wird',
  'Descarregar ficheiro: salve primeiro a simulação': 'Datei herunterladen: zuerst die Simulation speichern',
  'Anular (Ctrl+Z)': 'Rückgängig (Strg+Z)',
  'Refazer (Ctrl+Y)': 'Wiederholen (Strg+Y)',
  Anular: 'Rückgängig',
  Refazer: 'Wiederholen',
  '“{{text}}” não é uma inclinação: escreva graus, 10 % ou 1:10.':
    '„{{text}}“ ist keine Neigung: Grad, 10 % oder 1:10 eingeben.',
}

export default texts
