import { de as labels } from '@madre/drawing/labels/de'
import { drawn } from '@madre/words/de/drawn'
import { form } from '@madre/words/de/form'

const texts: Record<string, string> = {
  ...drawn,
  ...form,
  ...labels,

  '0 em todos os vãos: a fibra inferior fica livre entre apoios.':
    '0 in jedem Feld: Der Untergurt ist zwischen den Auflagern frei.',
  'A partir do local…': 'Aus dem Standort…',
  'Vento e neve do local e do edifício, em vez de os escrever.':
    'Wind und Schnee aus Standort und Gebäude, statt sie einzugeben.',
  'Não foi possível abrir. Tente novamente.': 'Es ließ sich nicht öffnen. Bitte erneut versuchen.',
  'a partir do local': 'aus dem Standort',
  escrito: 'eingegeben',
  'já não corresponde': 'passt nicht mehr',
  'Pode ter sido apagada, ou pertencer a outra pessoa.': 'Sie wurde vielleicht gelöscht oder gehört jemand anderem.',
  'Parâmetros gerais': 'Allgemeine Parameter',
  'Cargas permanentes': 'Ständige Lasten',
  Sobrecargas: 'Nutzlasten',
  'Parâmetros adicionais': 'Weitere Parameter',
  Resultados: 'Ergebnisse',
  'sobre um comprimento': 'auf einer Länge von',
  'A partir da extremidade esquerda; a linha tem {{length}} m.': 'Vom linken Ende; der Strang ist {{length}} m lang.',
  'Categoria H: coberturas': 'Kategorie H: Dächer',
  'EN 1991-1-4: vento': 'EN 1991-1-4: Wind',
  'Altitude até 1000 m': 'Höhe bis 1000 m ü. NN',
  'Altitude acima de 1000 m': 'Höhe über 1000 m ü. NN',
  'Definido pelo utilizador': 'Benutzerdefiniert',
  'EN 1990, quadro A1.1': 'EN 1990, Tabelle A1.1',
  'Valores de': 'Werte für',
  nenhuma: 'keine',
  'Forças verticais nesta madre. L1 e L2 a partir da extremidade esquerda do vão.':
    'Vertikale Kräfte auf diesem Profil. L1 und L2 vom linken Ende des Feldes.',
  'Consola esq.': 'Kragarm links',
  'Consola dir.': 'Kragarm rechts',
  'F1 num campo: a sua ajuda': 'F1 in einem Feld: Hilfe dazu',
  'Todos os vãos como o primeiro: {{length}} m': 'Alle Felder wie das erste: {{length}} m',
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
  Sentido: 'Richtung',
  'O valor é': 'Der Wert ist',
  'em todas as combinações últimas': 'in allen Kombinationen der Tragfähigkeit',
  'só nas combinações com vento': 'nur in Kombinationen mit Wind',
  'Como chega à madre': 'Wie sie in die Pfette eingeleitet wird',
  'Uma pessoa em qualquer ponto da linha, em alternativa à carga distribuída; nunca com neve nem vento.':
    'Eine Person an beliebiger Stelle des Strangs, anstelle der Flächenlast; nie zusammen mit Schnee oder Wind.',
  'Desligada: a linha não é verificada com uma pessoa num ponto.':
    'Aus: Der Strang wird nicht mit einer Person an einer Stelle nachgewiesen.',
  'Só na categoria H, com todos os ψ a 0.': 'Nur in der Kategorie H, alle ψ gleich 0.',
  'A carga concentrada de cobertura ({{Q}} kN) saiu do cálculo: é da categoria H, com todos os ψ a 0. Com eles a 0 volta a contar.':
    'Die Einzellast auf Dächern ({{Q}} kN) ist aus der Berechnung genommen: Sie gehört zur Kategorie H, alle ψ gleich 0. Sind sie wieder 0, zählt sie wieder.',
  'A carga concentrada de cobertura ({{Q}} kN) saiu do cálculo: numa fachada não existe.':
    'Die Einzellast auf Dächern ({{Q}} kN) ist aus der Berechnung genommen: An einer Fassade gibt es sie nicht.',
  'A carga concentrada de cobertura ({{Q}} kN) saiu do cálculo: em «Geral» só conta se a ligar, nas sobrecargas.':
    'Die Einzellast auf Dächern ({{Q}} kN) ist aus der Berechnung genommen: In „Allgemein“ zählt sie nur, wenn Sie sie bei den Nutzlasten einschalten.',
  'Q_k da EN 1991-1-1, quadro 6.10, para coberturas da categoria H: recomenda 1,0 kN; o anexo nacional pode dizer outro valor. A carga corre a linha toda, consolas incluídas, e cada verificação fica com o pior lugar.':
    'Q_k nach EN 1991-1-1, Tabelle 6.10, für Dächer der Kategorie H: Empfohlen ist 1,0 kN; der Nationale Anhang kann einen anderen Wert angeben. Die Last wandert über den ganzen Strang, Kragarme eingeschlossen, und jeder Nachweis nimmt die ungünstigste Stelle.',
  'Propriedades do revestimento': 'Eigenschaften der Eindeckung',
  'Dão rigidez de rotação à madre; são precisos os dois valores.':
    'Sie behindern die Verdrehung des Profils; beide Werte sind nötig.',
  'Sem estes valores o revestimento só trava lateralmente.':
    'Ohne diese Werte hält die Eindeckung das Profil nur seitlich.',
  'Inércia do revestimento': 'Trägheitsmoment der Eindeckung',
  'Fixações por metro': 'Befestigungen je Meter',
  'Da alma às fixações (a)': 'Befestigungen vom Steg (a)',
  'Vazio: onde o fabricante da secção as prevê; se não o diz, a meio do banzo.':
    'Leer: wo der Hersteller des Profils sie vorsieht; sagt er nichts, mittig im Gurt.',
  'Vão dividido por': 'Stützweite geteilt durch',
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
  'Tipo de perfil': 'Profilart',
  Orientação: 'Ausrichtung',
  Formato: 'Lage',
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
  'Número de vãos': 'Anzahl der Felder',
  'Com consolas': 'Mit Kragarmen',
  'Comprimento total: {{length}} m': 'Gesamtlänge: {{length}} m',
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
  'O cálculo foi interrompido.': 'Die Berechnung wurde unterbrochen.',
  'Continuar o cálculo': 'Berechnung fortsetzen',
  'Erro ao calcular. Tente novamente mais tarde.': 'Fehler bei der Berechnung. Bitte versuchen Sie es später erneut.',
  'Passos anteriores': 'Vorherige Schritte',
  'Passos seguintes': 'Nächste Schritte',
  'Editar: {{field}}': 'Bearbeiten: {{field}}',
  'Salvar: {{field}}': 'Speichern: {{field}}',
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
  'Há cargas permanentes mínimas maiores do que as máximas. Corrija-as antes de salvar ou calcular.':
    'Es gibt kleinste ständige Lasten, die größer als die größten sind. Bitte vor dem Speichern oder Berechnen korrigieren.',
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
  'Sem painel, são os perfis que levam o peso da fachada aos apoios e travamentos: atua na fibra exterior, dobra-os e torce-os. Se é o revestimento que o leva, no seu plano, escolha “Travada pelo painel”.':
    'Ohne Paneel tragen die Profile das Gewicht der Fassade zu Auflagern und Halterungen: es greift an der äußeren Faser an, biegt und verdreht sie. Trägt es die Verkleidung in ihrer Ebene, „Durch Paneel gehalten“ wählen.',
  'Assim nada trava a fibra superior entre apoios. Se o revestimento a trava, escolha “Travada pelo painel”.':
    'So hält nichts den Obergurt zwischen den Auflagern. Hält ihn die Eindeckung, „Durch Paneel gehalten“ wählen.',
  'Com esta escolha a fibra superior fica sem travamentos entre apoios; mude-o em Parâmetros adicionais, se o revestimento a trava.':
    'Bei dieser Wahl ist der Obergurt zwischen den Auflagern nicht gehalten; hält ihn die Eindeckung, unter Weitere Parameter ändern.',
  'Um Z de banzos iguais é a mesma secção nas duas posições; com banzos desiguais, a imagem mostra qual fica do lado do revestimento.':
    'Ein Z mit gleichen Gurten ist in beiden Lagen derselbe Querschnitt; bei ungleichen zeigt das Bild, welcher an der Eindeckung liegt.',
  'A outra versão foi salva em {{date}}, às {{time}}.': 'Die andere Version wurde am {{date}} um {{time}} gespeichert.',
  'Dar um nome': 'Benennen',
  'Sem vento nada dobra esta linha para fora do plano da fachada: aí M, V e δ são 0.':
    'Ohne Wind biegt nichts diesen Strang aus der Fassadenebene: M, V und δ sind dort 0.',
  'O peso vai ao longo do perfil, como esforço axial.': 'Das Gewicht läuft als Normalkraft entlang des Profils.',
  'O peso vai para o revestimento, no seu plano.': 'Das Gewicht geht in die Bekleidung, in ihrer Ebene.',
  'O peso atua na fibra exterior e dobra e torce o perfil no plano da fachada, entre apoios e travamentos.':
    'Das Gewicht greift an der äußeren Faser an und biegt und verdreht das Profil in der Fassadenebene, zwischen Auflagern und Halterungen.',
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
  'Foram apagadas as cargas pontuais de vãos ou consolas retirados da linha:':
    'Die Einzellasten von Feldern oder Kragarmen, die aus dem Strang genommen wurden, sind gelöscht:',
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
  'Travamentos por vão: fibra superior {{upper}}, fibra inferior {{lower}}':
    'Halterungen je Feld: Obergurt {{upper}}, Untergurt {{lower}}',
  'Travamentos por vão da fibra inferior: {{lower}}': 'Halterungen je Feld des Untergurts: {{lower}}',
  'O que vai ser calculado': 'Was berechnet wird',
  'Numa cobertura, vertical quer dizer ao longo da pendente: o peso, a sobrecarga e a neve dividem-se numa parte perpendicular à cobertura, que flete o perfil, e numa parte ao longo dele, que conta como compressão (o perfil assenta na sua extremidade direita). No plano da cobertura nada o flete.':
    'Auf einem Dach heißt vertikal in Richtung der Neigung: Eigengewicht, Nutzlast und Schnee teilen sich in einen Anteil quer zum Dach, der das Profil biegt, und einen Anteil längs des Profils, der als Druck zählt (das Profil steht auf seinem rechten Ende). In der Dachebene biegt es nichts.',
  'A mínima é a que está lá sempre: conta onde alivia, por exemplo contra o arrancamento pelo vento. A máxima é tudo o que lá pode estar: conta onde carrega. Cada combinação é verificada com as duas.':
    'Der kleinste Wert ist das, was immer da ist: Er zählt, wo er entlastet, zum Beispiel gegen Abheben durch Wind. Der größte ist alles, was da sein kann: Er zählt, wo er belastet. Jede Kombination wird mit beiden nachgewiesen.',
  'Cobertura: o peso, a sobrecarga e a neve atuam na vertical sobre a inclinação. Fachada: o peso atua no plano da fachada e não há neve. Geral: todas as cargas atuam na direção forte do perfil.':
    'Dach: Eigengewicht, Nutzlast und Schnee wirken lotrecht auf die Neigung. Fassade: Das Gewicht wirkt in der Fassadenebene, Schnee gibt es nicht. Allgemein: Alle Lasten wirken in der starken Richtung des Profils.',
  'Decide o anexo nacional: os coeficientes parciais das ações e das resistências. Em «Outro» valem os valores recomendados dos Eurocódigos.':
    'Bestimmt den Nationalen Anhang: die Teilsicherheitsbeiwerte der Einwirkungen und Widerstände. Bei „Andere“ gelten die empfohlenen Werte der Eurocodes.',
  'Ângulo α da cobertura com a horizontal: 5° são cerca de 9 %, 10° cerca de 18 %.':
    'Winkel α des Daches gegen die Waagerechte: 5° sind etwa 9 %, 10° etwa 18 %.',
  'Vãos entre apoios de uma linha contínua, sem as consolas. Até 14 m a linha vem numa só peça; mais longa, tem emendas que transmitem M e V.':
    'Felder zwischen den Auflagern eines durchlaufenden Strangs, ohne die Kragarme. Bis 14 m kommt der Strang in einem Stück; ein längerer hat Stöße, die M und V übertragen.',
  'Distância e de um perfil ao seguinte, medida na superfície; cada um leva a faixa a tracejado. Corrente: 1,5 a 2,5 m em coberturas, 1,0 a 2,0 m em fachadas.':
    'Abstand e von einem Profil zum nächsten, auf der Fläche gemessen; jedes trägt den schraffierten Streifen. Üblich: 1,5 bis 2,5 m auf Dächern, 1,0 bis 2,0 m an Fassaden.',
  'As pontas da linha para lá dos apoios extremos, por exemplo no beiral. Com comprimento 0 não há consola desse lado.':
    'Die Enden des Strangs jenseits der äußersten Auflager, zum Beispiel an der Traufe. Mit Länge 0 gibt es auf dieser Seite keinen Kragarm.',
  'De eixo a eixo dos apoios; numa consola, do apoio à ponta. Enter desce, Tab vai para a direita; uma linha ou coluna copiada de uma folha de cálculo preenche as células.':
    'Von Achse zu Achse der Auflager; beim Kragarm vom Auflager bis zur Spitze. Enter geht nach unten, Tab nach rechts; eine aus einer Tabelle kopierte Zeile oder Spalte füllt die Zellen.',
  'O Ω assenta nas duas abas e as suas duas almas não rodam nos apoios; C e Z têm uma só alma e precisam de um dispositivo antirrotação, por exemplo um esquadro.':
    'Das Ω steht auf zwei Füßen, seine zwei Stege kippen am Auflager nicht; C und Z haben einen Steg und brauchen dort eine Kippsicherung, zum Beispiel einen Winkel.',
  'Horizontal: as linhas correm ao longo do beiral ou da fachada. Vertical: sobem a pendente ou a fachada.':
    'Horizontal: Die Stränge laufen längs der Traufe oder der Fassade. Vertikal: Sie laufen die Neigung oder die Fassade hinauf.',
  'Regular: como a imagem mostra, no Ω com o banzo fechado do lado do revestimento. Invertido: rodado de 180°, no Ω com as abas do lado do revestimento.':
    'Regulär: wie im Bild, ein Ω mit dem geschlossenen Gurt an der Eindeckung. Umgekehrt: um 180° gedreht, ein Ω mit den Füßen an der Eindeckung.',
  'Largura em que o perfil assenta: mais larga, a alma resiste mais ao esmagamento. Para as três classes contam 80, 135 e 200 mm.':
    'Breite, auf der das Profil aufliegt: je breiter, desto mehr hält der Steg gegen Krüppeln. Die drei Klassen zählen als 80, 135 und 200 mm.',
  'O número é a tensão de cedência em N/mm². Calcula-se cada secção em todas as classes escolhidas; a mais leve que verifica vem primeiro.':
    'Die Zahl ist die Streckgrenze in N/mm². Jedes Profil wird in allen gewählten Güten gerechnet; das leichteste, das genügt, kommt zuerst.',
  'Chapa, isolamento, painéis e o que deles pende; o perfil soma-se sozinho. Painel sandwich: 0,10 a 0,15 kN/m²; chapa dupla com isolamento: 0,15 a 0,25 kN/m².':
    'Bleche, Dämmung, Paneele und was daran hängt; das Profil kommt von selbst dazu. Sandwichpaneel: 0,10 bis 0,15 kN/m²; zwei Schalen mit Dämmung: 0,15 bis 0,25 kN/m².',
  'Onde não é certo o que lá vai estar, por exemplo painéis solares que se montam mais tarde: a mínima sem eles (0,15), a máxima com eles (0,30 kN/m²).':
    'Wo nicht feststeht, was da sein wird, zum Beispiel später montierte Solarmodule: der kleinste Wert ohne sie (0,15), der größte mit ihnen (0,30 kN/m²).',
  'Um valor para todos os vãos e consolas. Desligado, uma coluna para cada um.':
    'Ein Wert für alle Felder und Kragarme. Ausgeschaltet, eine Spalte für jedes.',
  'P1 e P2 em kN, positivas para baixo; L1 e L2 em % do vão, 0 à esquerda e 100 à direita. Por exemplo uma conduta de 0,5 kN a meio: P1 0,5 e L1 50.':
    'P1 und P2 in kN, nach unten positiv; L1 und L2 in % des Feldes, 0 links und 100 rechts. Zum Beispiel ein Kanal von 0,5 kN in Feldmitte: P1 0,5 und L1 50.',
  'O que pousa no banzo comprime a alma por baixo; o que se aparafusa à alma não. Escolha como a carga é de facto fixada.':
    'Was auf dem Gurt steht, drückt auf den Steg darunter; was am Steg angeschraubt ist, nicht. Wählen, wie die Last wirklich befestigt ist.',
  'Comprimento, ao longo do perfil, em que a peça que traz a carga assenta no banzo: correntes 50 a 100 mm.':
    'Länge am Profil entlang, auf der das Teil mit der Last auf dem Gurt aufsteht: üblich 50 bis 100 mm.',
  'Pessoas e material em obra e manutenção. Coberturas não acessíveis (categoria H): a EN 1991-1-1 recomenda 0,4 kN/m², ou 1,0 kN num ponto; o anexo nacional pode dizer outra coisa.':
    'Personen und Material bei Arbeiten und Wartung. Nicht begehbare Dächer (Kategorie H): EN 1991-1-1 empfiehlt 0,4 kN/m² oder 1,0 kN an einem Punkt; der Nationale Anhang kann abweichen.',
  'Categoria H: cobertura acessível só para manutenção; não acompanha neve nem vento, todos os ψ são 0. ψ₀ é o da ação que acompanha outra, ψ₁ o do valor frequente, ψ₂ o do quase permanente.':
    'Kategorie H: nur zur Wartung begehbares Dach; die Last begleitet weder Schnee noch Wind, alle ψ sind 0. ψ₀ gilt für eine Einwirkung neben einer anderen, ψ₁ für den häufigen Wert, ψ₂ für den quasi-ständigen.',
  'Para o vento a EN 1990 dá 0,6 / 0,2 / 0. ψ₀ é o da ação que acompanha outra, ψ₁ o do valor frequente, ψ₂ o do quase permanente.':
    'Für Wind gibt EN 1990 0,6 / 0,2 / 0. ψ₀ gilt für eine Einwirkung neben einer anderen, ψ₁ für den häufigen Wert, ψ₂ für den quasi-ständigen.',
  'Até 1000 m de altitude 0,5 / 0,2 / 0, acima 0,7 / 0,5 / 0,2. ψ₀ é o da ação que acompanha outra, ψ₁ o do valor frequente, ψ₂ o do quase permanente.':
    'Bis 1000 m Höhe 0,5 / 0,2 / 0, darüber 0,7 / 0,5 / 0,2. ψ₀ gilt für eine Einwirkung neben einer anderen, ψ₁ für den häufigen Wert, ψ₂ für den quasi-ständigen.',
  'Até três faixas a partir da extremidade esquerda, cada uma com o seu valor: por exemplo a zona de bordo F, a zona G e o resto. Sem faixas, um valor para toda a linha.':
    'Bis zu drei Bereiche vom linken Ende an, jeder mit seinem Wert: zum Beispiel der Randbereich F, der Bereich G und der Rest. Ohne Bereiche ein Wert für den ganzen Strang.',
  'A pressão exterior menos a interior, w_e − w_i da EN 1991-1-4. Em pavilhões baixos são correntes 0,2 a 0,5 kN/m² de pressão e 0,5 a 1,2 kN/m² de sucção.':
    'Außendruck weniger Innendruck, w_e − w_i der EN 1991-1-4. Bei niedrigen Hallen sind 0,2 bis 0,5 kN/m² Druck und 0,5 bis 1,2 kN/m² Sog üblich.',
  'Um vento mais forte num troço da linha, por exemplo junto ao bordo ou à cumeeira. Atua em vez do geral do mesmo sentido, nunca com ele; fora das suas faixas vale o geral.':
    'Stärkerer Wind auf einem Teil des Strangs, zum Beispiel am Rand oder am First. Er wirkt anstelle des allgemeinen gleicher Richtung, nie mit ihm; außerhalb seiner Bereiche gilt der allgemeine.',
  's = μ·s_k da EN 1991-1-3: até 30° de inclinação μ = 0,8, e de s_k = 0,5 kN/m² no terreno resultam 0,4 kN/m² na cobertura.':
    's = μ·s_k der EN 1991-1-3: bis 30° Neigung ist μ = 0,8, und aus s_k = 0,5 kN/m² am Boden werden 0,4 kN/m² auf dem Dach.',
  'Neve muito rara, onde o anexo nacional a pede, por exemplo na planície do norte da Alemanha (2,3·s_k). Conta na combinação acidental, sem majoração.':
    'Sehr seltener Schnee, wo ihn der Nationale Anhang verlangt, zum Beispiel im Norddeutschen Tiefland (2,3·s_k). Er zählt in der außergewöhnlichen Kombination, ohne Teilsicherheitsbeiwert.',
  'Neve que o vento junta contra um ressalto, uma platibanda ou num rincão: até três faixas a partir da extremidade esquerda. Fora delas vale a neve geral.':
    'Schnee, den der Wind an einem Höhensprung, einer Attika oder in einer Kehle anhäuft: bis zu drei Bereiche vom linken Ende an. Außerhalb gilt der allgemeine Schnee.',
  'A flecha de um vão é no máximo o vão a dividir por este número, a de uma consola o dobro do seu comprimento a dividir por ele. Corrente: 200 em coberturas, 150 em fachadas, 250 a 300 sob revestimentos frágeis.':
    'Ein Feld biegt sich höchstens um seine Länge geteilt durch diese Zahl durch, ein Kragarm um das Doppelte seiner Länge geteilt durch sie. Üblich: 200 auf Dächern, 150 an Fassaden, 250 bis 300 unter spröder Bekleidung.',
  'Em que combinação se mede a flecha: a característica tem as ações inteiras e é a mais severa; a frequente e a quase permanente reduzem-nas por ψ₁ e ψ₂.':
    'In welcher Kombination die Durchbiegung gilt: Die charakteristische hat die Einwirkungen in voller Größe und ist die strengste; die häufige und die quasi-ständige mindern sie mit ψ₁ und ψ₂.',
  'A força que o contraventamento ou a fachada de topo traz a este perfil, sem sinal; o sentido escolhe-se abaixo.':
    'Die Kraft, die ein Verband oder die Giebelwand in dieses Profil bringt, ohne Vorzeichen; die Richtung wird darunter gewählt.',
  'A tração estica o perfil; a compressão empurra-o e é verificada também à encurvadura. Se pode ter os dois sentidos, calcule-os um de cada vez.':
    'Zug streckt das Profil; Druck drückt es und wird auch auf Knicken nachgewiesen. Kann beides vorkommen, eines nach dem anderen rechnen.',
  'Valor de cálculo: já majorado, entra tal como está. De vento: valor característico, que cada combinação multiplica pelo coeficiente que nela tem o vento; sem vento não conta.':
    'Bemessungswert: schon erhöht, geht so ein. Durch Wind: charakteristischer Wert, den jede Kombination mit dem Beiwert multipliziert, den der Wind in ihr hat; ohne Wind zählt er nicht.',
  'O que impede o perfil de sair de lado entre apoios. Sem isto especificado supõe-se a fibra superior travada pelo revestimento e a fibra inferior livre.':
    'Was das Profil zwischen den Auflagern am seitlichen Ausweichen hindert. Ohne Angaben gilt der Obergurt als durch die Eindeckung gehalten und der Untergurt als frei.',
  'Chapa ou painel aparafusados ao longo do perfil travam a fibra superior, se a sua rigidez ao corte chegar (S_req, nos resultados). Travamentos são tirantes ou barras de perfil a perfil.':
    'Bleche oder Paneele, die am Profil entlang verschraubt sind, halten den Obergurt, wenn ihre Schubsteifigkeit reicht (S_req, in den Ergebnissen). Halterungen sind Zugstangen oder Streben von Profil zu Profil.',
  'Comprimida quando o vento suga e junto aos apoios interiores. Um travamento a meio do vão é a primeira ajuda contra a sucção.':
    'Gedrückt bei Windsog und an den Innenauflagern. Eine Halterung in Feldmitte ist die erste Hilfe gegen Sog.',
  'Quantos dividem o vão em partes iguais: 1 fica a meio, 2 nos terços. Corrente: nenhum até 3,5 m, 1 até 7 m, 2 até 10,5 m.':
    'Wie viele das Feld in gleiche Teile teilen: 1 steht in der Mitte, 2 in den Dritteln. Üblich: keine bis 3,5 m, 1 bis 7 m, 2 bis 10,5 m.',
  'Momento de inércia da chapa por metro de largura, da tabela do fabricante. Ordem de grandeza: ondulada 18/76 de 0,63 mm 2,7; trapezoidal 35/207 de 0,63 mm 14; trapezoidal 40/183 de 0,75 mm 24 cm⁴/m.':
    'Trägheitsmoment des Bleches je Meter Breite, aus der Tabelle des Herstellers. Größenordnung: Welle 18/76, 0,63 mm: 2,7; Trapez 35/207, 0,63 mm: 14; Trapez 40/183, 0,75 mm: 24 cm⁴/m.',
  'Parafusos por metro de perfil. Numa chapa com ondas a 207 mm: 4,8 em cada onda, 2,4 de duas em duas.':
    'Schrauben je Meter Profil. Bei einem Blech mit 207 mm Rippenabstand: 4,8 in jeder Rippe, 2,4 in jeder zweiten.',
  'Do eixo da alma ao parafuso, no banzo do lado do revestimento. Quanto mais longe da alma o parafuso puxa, mais torce um C ou um Z: conta com painel e sem ele, com ou sem os dois valores acima. A menos de 25 mm da alma ou da ponta do banzo o revestimento não conta como mola de rotação (EN 1993-1-3, 10.1.5.2(7)).':
    'Von der Stegmitte zur Schraube, im Gurt an der Eindeckung. Je weiter vom Steg die Schraube zieht, desto mehr verdreht sie ein C oder Z: das zählt mit und ohne Paneel, mit und ohne die beiden Werte oben. Weniger als 25 mm vom Steg oder vom freien Rand des Gurts zählt die Eindeckung nicht als Drehfeder (EN 1993-1-3, 10.1.5.2(7)).',
  'Um perfil pode levar também uma força ao longo dele, por exemplo como barra do contraventamento da cobertura. Se não a leva, deixe desligado.':
    'Ein Profil kann auch eine Kraft in seiner Längsrichtung tragen, zum Beispiel als Stab des Dachverbands. Trägt es keine, ausgeschaltet lassen.',
  'A chapa aparafusada impede o perfil de rodar: com estes dois valores conta como mola de rotação (EN 1993-1-3, 10.1.5.2). Sem eles, como se não impedisse.':
    'Verschraubte Bleche hindern das Profil am Verdrehen: Mit diesen beiden Werten zählen sie als Drehfeder (EN 1993-1-3, 10.1.5.2). Ohne sie, als täten sie es nicht.',
  'Há sobreposições com comprimentos que não podem ser. Corrija-as antes de salvar ou calcular.':
    'Es gibt Überlappungen mit Längen, die nicht sein können. Bitte vor dem Speichern oder Berechnen berichtigen.',
  'Descarregar ficheiro: salve primeiro a simulação': 'Datei herunterladen: zuerst die Simulation speichern',
  'Anular (Ctrl+Z)': 'Rückgängig (Strg+Z)',
  'Refazer (Ctrl+Y)': 'Wiederholen (Strg+Y)',
  Anular: 'Rückgängig',
  Refazer: 'Wiederholen',
  '“{{text}}” não é uma inclinação: escreva graus, 10 % ou 1:10.':
    '„{{text}}“ ist keine Neigung: Grad, 10 % oder 1:10 eingeben.',
  'A salvar…': 'Wird gespeichert…',
  Salvo: 'Gespeichert',
  'Rascunho não salvo de {{when}}, recuperado.': 'Nicht gespeicherter Entwurf von {{when}}, wiederhergestellt.',
  'Rascunho não salvo, recuperado.': 'Nicht gespeicherter Entwurf, wiederhergestellt.',
  Manter: 'Behalten',
  'Usar como valores iniciais…': 'Als Anfangswerte verwenden…',
  'Usar como valores iniciais': 'Als Anfangswerte verwenden',
  'Uma simulação nova começa com o que escolher aqui, e no resto com os valores do programa.':
    'Eine neue Simulation beginnt mit dem, was Sie hier wählen, und sonst mit den Werten des Programms.',
  'Valores iniciais guardados.': 'Anfangswerte gespeichert.',
  'Valem para cada simulação nova. Estão na sua conta.':
    'Sie gelten für jede neue Simulation. Sie stehen in Ihrem Konto.',
  'Os travamentos ficam de fora: numa fachada seguem os vãos.':
    'Halterungen bleiben weg: An einer Fassade folgen sie den Feldern.',
  'Os travamentos ficam de fora: aqui diferem de vão para vão.':
    'Halterungen bleiben weg: Hier sind sie von Feld zu Feld verschieden.',
  'Com os seus valores iniciais: {{list}}.': 'Mit Ihren Anfangswerten: {{list}}.',
  'Ver na conta': 'Im Konto ansehen',
  'Dos seus valores iniciais, o catálogo já não tem: {{list}}.':
    'Von Ihren Anfangswerten hat der Katalog nicht mehr: {{list}}.',
  'Dos seus valores iniciais, já não são permitidos: {{list}}.':
    'Von Ihren Anfangswerten nicht mehr zulässig: {{list}}.',
  'Mais ações': 'Weitere Aktionen',
  'Salvar como modelo…': 'Als Vorlage speichern…',
  'Salvar como modelo': 'Als Vorlage speichern',
  'Guarda tudo o que está no formulário, sem nome, projeto nem resultados.':
    'Bewahrt alles aus dem Formular auf, ohne Namen, Projekt und Ergebnisse.',
  'Já tem um modelo com este nome.': 'Sie haben schon eine Vorlage dieses Namens.',
  'Substituir o modelo': 'Vorlage ersetzen',
  'Modelo guardado.': 'Vorlage gespeichert.',
  'Uma simulação nova pode começar a partir dele.': 'Eine neue Simulation kann mit ihr beginnen.',
  'A partir de um modelo': 'Aus einer Vorlage',
  'Modelo «{{name}}» no formulário.': 'Vorlage „{{name}}“ steht im Formular.',
  'O catálogo já não tem: {{list}}.': 'Der Katalog hat nicht mehr: {{list}}.',
  'O vento com sinal negativo é mostrado, e vale, sem sinal.':
    'Wind mit Minuszeichen wird ohne dieses gezeigt und gerechnet.',
  'Anular repõe o que estava.': 'Rückgängig bringt zurück, was da war.',
  'Não foi possível abrir o modelo.': 'Die Vorlage ließ sich nicht öffnen.',
  'O que escreveu nesta simulação e os seus resultados perdem-se.':
    'Was Sie in dieser Simulation eingegeben haben und ihre Ergebnisse gehen verloren.',
  'Mais limites': 'Weitere Grenzen',
  'ainda nenhum': 'noch keine',
  'Cada um é uma verificação própria, ao lado do primeiro.': 'Jede ist ein eigener Nachweis neben der ersten.',
  'Adicionar um limite': 'Grenze hinzufügen',
  'Aplica-se a': 'Gilt für',
  'Esta linha não tem consolas: não se aplica.': 'Dieser Strang hat keine Kragarme: sie gilt nicht.',
  'Ações que contam': 'Einwirkungen, die zählen',
  'Expresso como': 'Angegeben als',
  'Comprimento em mm': 'Länge in mm',
  'Flecha máxima': 'Größte Durchbiegung',
  'Outros limites ao lado do primeiro, por exemplo vão/250 só das ações variáveis, ou 20 mm acima de uma parede. As ações variáveis são a flecha da combinação menos a das cargas permanentes; a rigidez é a da combinação inteira.':
    'Weitere Grenzen neben der ersten, zum Beispiel Stützweite/250 nur aus veränderlichen Einwirkungen oder 20 mm über einer Wand. Für die veränderlichen Einwirkungen wird die Durchbiegung der ständigen Lasten von der der Kombination abgezogen; die Steifigkeit ist die der ganzen Kombination.',
  'Revisão {{letter}} no formulário, ainda não salva.':
    'Revision {{letter}} steht im Formular, noch nicht gespeichert.',
  'Partilhar…': 'Teilen…',
  'Só contam onde o painel trava a fibra superior; ficam guardadas até lá.':
    'Sie zählen nur, wo das Element den Obergurt hält; bis dahin bleiben sie erhalten.',
  'Dados do revestimento': 'Angaben zur Eindeckung',
  'Valores escritos': 'Eingegebene Werte',
  'Uma chapa': 'Ein Blech',
  'Chapa: aparafusada em cada nervura': 'Blech: an jeder Rippe verschraubt',
  'Fibra superior: sem painel e sem travamentos': 'Obergurt: kein Element und keine Halterungen',
}

export default texts
