import { checks } from '@madre/words/de/checks'
import { derivation } from '@madre/words/de/derivation'
import { results } from '@madre/words/de/results'
import { warnings } from '@madre/words/de/warnings'

const texts: Record<string, string> = {
  ...checks,
  ...derivation,
  ...results,
  ...warnings,

  'Por favor aguarde, o seu cálculo está a ser processado': 'Bitte warten, Ihre Berechnung läuft',
  '{{share}} calculado': '{{share}} berechnet',
  'Lugar na fila: {{place}}': 'Platz in der Warteschlange: {{place}}',
  'Progresso do cálculo': 'Fortschritt der Berechnung',
  'Cancelar cálculo': 'Berechnung abbrechen',
  'Cálculo cancelado.': 'Berechnung abgebrochen.',
  'Falha ao cancelar o cálculo. Tente novamente.':
    'Die Berechnung konnte nicht abgebrochen werden. Bitte versuchen Sie es erneut.',
  'Recalculado depois de uma correção do motor.': 'Nach einer Korrektur des Rechenkerns neu berechnet.',
  'Ainda não há resultados.': 'Es gibt noch keine Ergebnisse.',
  'Inicie o cálculo para os ver aqui.': 'Starten Sie die Berechnung, um sie hier zu sehen.',
  'Nenhuma secção do catálogo verifica.': 'Kein Profil des Katalogs genügt.',
  'A que fica mais perto:': 'Am nächsten kommt:',
  'Todas estão fora dos limites de aplicação da norma.': 'Alle liegen außerhalb der Grenzen der Norm.',
  Escolhida: 'Gewählt',
  'utilização {{value}}': 'Ausnutzung {{value}}',
  'Solução escolhida: {{name}}': 'Lösung gewählt: {{name}}',
  'Não foi possível escolher a solução.': 'Die Lösung konnte nicht gewählt werden.',
  'Escolher {{name}}': '{{name}} wählen',
  Escolher: 'Wählen',
  'Não foi possível criar o ficheiro.': 'Die Datei konnte nicht erstellt werden.',
  Exportar: 'Exportieren',
  'Lista de resultados (CSV)': 'Ergebnisliste (CSV)',
  'Resultado completo (JSON)': 'Vollständiges Ergebnis (JSON)',
  'Secção (DXF)': 'Querschnitt (DXF)',
  'Lista de encomenda (CSV)…': 'Bestellliste (CSV) …',
  Imprimir: 'Drucken',
  'Porque não mais leve?': 'Warum nicht leichter?',
  'Falha ao descarregar a nota de cálculo. Tente novamente.':
    'Die statische Berechnung konnte nicht heruntergeladen werden. Bitte versuchen Sie es noch einmal.',
  'Os resultados estão desatualizados. Calcule novamente.': 'Die Ergebnisse sind veraltet. Bitte neu berechnen.',
  'Com uma conta há a nota de cálculo em PDF.': 'Mit einem Konto gibt es die statische Berechnung als PDF.',
  'Lista de encomenda': 'Bestellliste',
  'Mais de {{limit}} m não são entregues numa só peça.': 'Mehr als {{limit}} m werden nicht in einem Stück geliefert.',
  'mais leve por linha, mais pesada por m²': 'leichter je Strang, schwerer je m²',
  'A mesma linha com outro perfil': 'Derselbe Strang mit anderem Profil',
  'com {{profile}}: {{weight}} kg/m², {{utilisation}}': 'mit {{profile}}: {{weight}} kg/m², {{utilisation}}',
  'com {{profile}}: a calcular…': 'mit {{profile}}: wird bemessen…',
  'com {{profile}}: nenhuma secção verifica': 'mit {{profile}}: kein Profil genügt',
  'com {{profile}}: não foi possível calcular': 'mit {{profile}}: konnte nicht berechnet werden',
  'Um travamento lateral de um Ω segura as duas abas ou os dois bordos; o de um C ou Z, um banzo.':
    'Eine seitliche Halterung eines Ω hält beide Füße oder beide Ränder, die eines C oder Z einen Gurt.',
  'Um Ω invertido sob um painel não está confirmado por nenhum cálculo independente.':
    'Ein umgekehrtes Ω unter einem Paneel ist durch keine unabhängige Berechnung bestätigt.',
  'Tudo o resto fica igual; cada um passa para o formulário, e Anular repõe o que estava.':
    'Alles andere bleibt gleich; jedes kommt ins Formular, und Rückgängig bringt zurück, was da war.',
  'As sobreposições contam aí como contínuas: só um Z se sobrepõe.':
    'Die Überlappungen gelten dort als durchlaufend: nur ein Z überlappt sich.',
  'As mangas contam aí como contínuas: o catálogo não tem nenhuma de {{profiles}}.':
    'Die Muffen gelten dort als durchlaufend: der Katalog hat keine für {{profiles}}.',
  'Tudo o resto fica igual; cada um abre como cópia com esse perfil.':
    'Alles andere bleibt gleich; jedes öffnet sich als Kopie mit diesem Profil.',
  'Descarregar CSV': 'CSV herunterladen',
  'Número de peças': 'Anzahl der Stücke',
  'Comprimento de uma peça': 'Länge eines Stücks',
  'Peso total: {{mass}} kg': 'Gesamtgewicht: {{mass}} kg',
  'Estes resultados são de antes das últimas alterações. Calcule novamente para escolher uma solução, ver diagramas e descarregar a nota de cálculo.':
    'Diese Ergebnisse stammen von vor den letzten Änderungen. Berechnen Sie neu, um eine Lösung zu wählen, Diagramme zu sehen und die statische Berechnung herunterzuladen.',
  'Estes resultados foram calculados com outra versão do motor de cálculo ou do catálogo ({{engine}}, {{catalogue}}). Calcule novamente para ver diagramas e deduções e descarregar a nota de cálculo.':
    'Diese Ergebnisse wurden mit einer anderen Version des Rechenkerns oder des Katalogs berechnet ({{engine}}, {{catalogue}}). Berechnen Sie neu, um Diagramme und Herleitungen zu sehen und die statische Berechnung herunterzuladen.',
  'Calcular novamente': 'Neu berechnen',
  'Os resultados são de outra versão. Calcule novamente.':
    'Die Ergebnisse stammen von einer anderen Version. Bitte neu berechnen.',
  'Travamentos não especificados: fibra superior considerada travada pelo revestimento.':
    'Halterungen nicht angegeben: Obergurt gilt als durch die Eindeckung gehalten.',
  'Comparar soluções': 'Lösungen vergleichen',
  'Limpar a seleção': 'Auswahl aufheben',
  Estado: 'Status',
  'Deslocamento no plano': 'Verschiebung in der Ebene',
  'Peso da linha': 'Gewicht des Strangs',
  'Peso estimado': 'Geschätztes Gewicht',
  'Maior arrancamento': 'Größte abhebende Kraft',
  'Retirar {{name}}': '{{name}} entfernen',
  'Utilização das verificações': 'Ausnutzung der Nachweise',
  'fora da norma': 'außerhalb der Norm',
  Solicitação: 'Beanspruchung',
  Resistência: 'Beanspruchbarkeit',
  Posição: 'Stelle',
  'Método {{reading}}': 'Verfahren {{reading}}',
  Cláusula: 'Abschnitt',
  'Cumprido:': 'Eingehalten:',
  'Não verificado, nada se afirma sobre:': 'Nicht nachgewiesen, keine Aussage über:',
  'Não se aplica a este caso:': 'Hier nicht zutreffend:',
  'Não foi possível obter a dedução.': 'Die Herleitung ist nicht verfügbar.',
  'dado introduzido': 'Eingabe',
  'onde o fabricante da secção prevê as fixações': 'wo der Hersteller des Profils die Befestigungen vorsieht',
  'Valores em x': 'Werte bei x',
  'Envolvente, combinação ou caso de carga': 'Umhüllende, Kombination oder Lastfall',
  'carga concentrada em x = {{x}} m': 'Einzellast (Mannlast) bei x = {{x}} m',
  'As combinações com a carga concentrada de cobertura, que corre a linha, entram só na envolvente.':
    'Die Kombinationen mit der Einzellast auf Dächern, die über den Strang wandert, stehen nur in der Umhüllenden.',
  'Envolvente de todas as combinações': 'Umhüllende aller Kombinationen',
  'Sem coeficientes; o peso próprio do perfil não está incluído.':
    'Ohne Beiwerte; das Eigengewicht des Profils ist nicht enthalten.',
  'M e V nos estados limites últimos, δ na combinação do limite de deformação.':
    'M und V in den Grenzzuständen der Tragfähigkeit, δ in der Kombination des Durchbiegungsgrenzwerts.',
  'As flechas são dos estados limites de utilização.':
    'Durchbiegungen gehören zu den Grenzzuständen der Gebrauchstauglichkeit.',
  'Não foi possível calcular os diagramas.': 'Die Diagramme konnten nicht berechnet werden.',
  'Sem coeficientes, perpendiculares à envolvente, com o peso próprio desta secção; kN.':
    'Ohne Beiwerte, rechtwinklig zur Hülle, mit dem Eigengewicht dieses Querschnitts; kN.',
  'No plano da envolvente, sem coeficientes': 'In der Ebene der Hülle, ohne Beiwerte',
  'Para o revestimento, no seu plano: {{list}}': 'In die Verkleidung, in ihrer Ebene: {{list}}',
  maior: 'größter Wert',
  menor: 'kleinster Wert',
  'Reações de apoio, valores de cálculo': 'Auflagerkräfte, Bemessungswerte',
  Maior: 'Größte',
  Menor: 'Kleinste',
  'Positiva: apoio; negativa: arrancamento, a resistir pelas fixações.':
    'Positiv: Auflast; negativ: abhebend, von den Befestigungen aufzunehmen.',
  Limite: 'Grenzwert',
  'só a flexão própria da consola': 'nur Eigenbiegung des Kragarms',
  'Positiva: para dentro.': 'Positiv: nach innen.',
  'Fora dos limites de aplicação da norma: não é dada resistência para esta secção.':
    'Außerhalb der Grenzen der Norm: für dieses Profil wird keine Beanspruchbarkeit angegeben.',
  '{{limit}} não é cumprido: {{value}}': '{{limit}} ist nicht eingehalten: {{value}}',
  'Secção efetiva em compressão': 'Wirksamer Querschnitt unter Druck',
  'Não foi possível calcular a secção.': 'Der Querschnitt konnte nicht berechnet werden.',
  'Cheio: efetivo; tracejado: não efetivo. A espessura não está à escala.':
    'Gefüllt: wirksam; schraffiert: unwirksam. Dicke nicht maßstäblich.',
  'resistências da secção': 'Beanspruchbarkeiten des Querschnitts',
  'mola de rotação do revestimento': 'Drehfeder der Eindeckung',
  Secção: 'Profil',
  'Reações e flechas': 'Auflagerkräfte und Durchbiegungen',
  'Partes da solução': 'Teile der Lösung',
  'Porque não verifica': 'Warum es nicht genügt',
  '{{utilisation}} na combinação {{combination}}': '{{utilisation}} in Kombination {{combination}}',
  '{{demand}} {{unit}} para uma resistência de {{resistance}} {{unit}}, {{utilisation}} na combinação {{combination}}':
    '{{demand}} {{unit}} gegenüber einer Beanspruchbarkeit von {{resistance}} {{unit}}, {{utilisation}} in Kombination {{combination}}',
  '{{demand}} mm para um limite de {{resistance}} mm, {{utilisation}} na combinação {{combination}}':
    '{{demand}} mm gegenüber einem Grenzwert von {{resistance}} mm, {{utilisation}} in Kombination {{combination}}',
  'Também não verificam:': 'Ebenfalls nicht genügend:',
  'A menor alteração de cada tipo que a faz verificar': 'Die kleinste Änderung jeder Art, mit der es genügt',
  'A procurar a menor alteração…': 'Die kleinste Änderung wird gesucht …',
  'Não foi possível procurar alterações.': 'Änderungen konnten nicht gesucht werden.',
  'Nenhuma alteração isolada do aço, dos travamentos, do revestimento ou do afastamento a faz verificar.':
    'Keine einzelne Änderung von Stahl, Halterungen, Eindeckung oder Abstand genügt.',
  'Aço {{steel}} em vez de {{now}}:': 'Stahl {{steel}} statt {{now}}:',
  'em cada vão': 'in jedem Feld',
  'Revestimento com pelo menos {{fixings}} fixações por metro e {{inertia}} cm⁴/m:':
    'Eindeckung mit mindestens {{fixings}} Befestigungen je Meter und {{inertia}} cm⁴/m:',
  'Sobreposições de pelo menos {{percent}} % do vão em que entram ({{weight}} kg por linha):':
    'Überlappungen von mindestens {{percent}} % des Feldes, in das sie reichen ({{weight}} kg je Strang):',
  'Afastamento de {{spacing}} m em vez de {{now}} m ({{weight}} kg/m²):':
    'Abstand von {{spacing}} m statt {{now}} m ({{weight}} kg/m²):',
  'só as que verificam': 'nur genügende',
  'Remover o filtro {{filter}}': 'Filter {{filter}} entfernen',
  Repor: 'Zurücksetzen',
  Tipologia: 'Typologie',
  'Espessura [mm]': 'Dicke [mm]',
  'Só as que verificam': 'Nur genügende',
  '· {{passing}} de {{total}} secções verificam': '· {{passing}} von {{total}} Profilen genügen',
  'Incluir todas as soluções': 'Alle Lösungen zeigen',
  Filtros: 'Filter',
  Vista: 'Ansicht',
  Lista: 'Liste',
  Gráfico: 'Diagramm',
  'Comparar ({{n}})': 'Vergleichen ({{n}})',
  'Marcas cheias verificam, vazias não verificam; o anel marca a escolhida.':
    'Gefüllte Punkte genügen, hohle nicht; der Ring zeigt die gewählte Lösung.',
  'Comprimento da linha': 'Länge des Strangs',
  Soluções: 'Lösungen',
  Comparar: 'Vergleichen',
  'Ordenar por': 'Sortieren nach',
  'Ordem do cálculo': 'Reihenfolge der Berechnung',
  'Não foram encontrados resultados para os filtros aplicados.':
    'Für die gewählten Filter wurden keine Ergebnisse gefunden.',
  'Comparar {{name}}': '{{name}} vergleichen',
  'ver verificações': 'Nachweise ansehen',
  'sem valor': 'kein Wert',
  'Permanente, máx.': 'Ständig, max',
  'Permanente, mín.': 'Ständig, min',
  'Sobrecarga, todos os vãos': 'Nutzlast, alle Felder',
  'Peso próprio de 1 kN/m': 'Eigengewicht von 1 kN/m',
  'ELU, persistente': 'GZT, ständig',
  'ELU, acidental': 'GZT, außergewöhnlich',
  'ELS, característica': 'GZG, charakteristisch',
  'ELS, frequente': 'GZG, häufig',
  'ELS, quase permanente': 'GZG, quasi-ständig',
  'banzo fechado': 'geschlossener Gurt',
  aba: 'Fuß',
  'consola esquerda': 'linker Kragarm',
  'consola direita': 'rechter Kragarm',
  'vão {{n}}': 'Feld {{n}}',
  'apoio {{n}}': 'Auflager {{n}}',
  'Antes da utilização, um engenheiro civil habilitado tem de confirmar o método e o resultado.':
    'Vor der Verwendung muss eine Tragwerksplanerin oder ein Tragwerksplaner Verfahren und Ergebnis bestätigen.',
  'Os valores do vento e da neve são da responsabilidade do utilizador: não são calculadas zonas nem coeficientes.':
    'Wind- und Schneewerte liegen in der Verantwortung der Nutzer: Zonen und Beiwerte werden nicht ermittelt.',
  'Fixações, esquadros e parafusos não são dimensionados: têm de resistir à maior reação de arrancamento da solução escolhida.':
    'Befestigungen, Pfettenhalter und Schrauben werden nicht bemessen: sie müssen die größte abhebende Auflagerkraft der gewählten Lösung aufnehmen.',
  'Sem dados do revestimento, este trava lateralmente a fibra superior mas não impede a sua rotação (C_D = 0, K = 0).':
    'Ohne Angaben zur Eindeckung hält sie den Obergurt seitlich, aber nicht gegen Verdrehen (C_D = 0, K = 0).',
  'A componente da carga no plano da envolvente é suportada pelo revestimento, como diafragma.':
    'Die Lastkomponente in der Ebene der Hülle trägt die Eindeckung als Scheibe.',
  'A fibra superior não está travada pelo revestimento: as cargas no plano da envolvente atuam nela, onde está o revestimento. Um Ω flete, torce e distorce-se com elas, e as suas tensões normais são verificadas (EN 1993-1-3, 6.1.6); um C ou Z flete em torno do eixo fraco e, além disso, os seus banzos livres fletem para o lado, o superior com a totalidade das cargas e o inferior com metade.':
    'Der Obergurt ist nicht durch die Eindeckung gehalten: Lasten in der Ebene der Gebäudehülle greifen an ihm an, wo die Eindeckung liegt. Ein Ω biegen, verdrehen und verformen sie, und seine Normalspannungen werden nachgewiesen (EN 1993-1-3, 6.1.6); ein C oder Z biegen sie um die schwache Achse und außerdem seine freien Gurte seitlich, den oberen mit der ganzen und den unteren mit der halben Last.',
  'As cargas no plano da envolvente deslocam até {{mm}} mm uma secção que satisfaz as verificações, mais do que um centésimo do vão (consola: 2a/100). Nenhuma verificação o limita: veja se o revestimento o suporta, ou trave o perfil em mais pontos ou com painel.':
    'Last in der Ebene der Gebäudehülle verschiebt einen Querschnitt, der seine Nachweise erfüllt, um bis zu {{mm}} mm, mehr als ein Hundertstel der Stützweite (Kragarm: 2a/100). Kein Nachweis begrenzt das: prüfen Sie, ob die Eindeckung es erträgt, oder halten Sie das Profil an mehr Stellen oder durch ein Paneel.',
  'Num apoio de extremidade sem consola, o perfil tem de ultrapassar o apoio em pelo menos 40 mm (EN 1993-1-3, 6.1.7.3).':
    'An einem Endauflager ohne Kragarm muss das Profil mindestens 40 mm über das Auflager hinausreichen (EN 1993-1-3, 6.1.7.3).',
  'O peso ao longo do perfil conta como compressão: o perfil assenta na sua extremidade direita.':
    'Das Gewicht längs des Profils gilt als Druck: das Profil steht auf seinem rechten Ende.',
  'A fibra superior conta como travada pelo revestimento: a rigidez ao corte S deste tem de atingir S_req da secção escolhida (EN 1993-1-3, 10.1.1(6)).':
    'Der Obergurt gilt als durch die Eindeckung gehalten: deren Schubsteifigkeit S muss S_req des gewählten Profils erreichen (EN 1993-1-3, 10.1.1(6)).',
  'A fibra superior conta como travada pelo revestimento: a rigidez ao corte S deste tem de atingir S_req da secção escolhida, entre {{min}} e {{max}} kN para o vão de {{span}} m (EN 1993-1-3, 10.1.1(6)).':
    'Der Obergurt gilt als durch die Eindeckung gehalten: deren Schubsteifigkeit S muss S_req des gewählten Profils erreichen, zwischen {{min}} und {{max}} kN für das Feld von {{span}} m (EN 1993-1-3, 10.1.1(6)).',
  'Afastamento possível': 'Möglicher Abstand',
  'O maior afastamento de cada tipologia e o peso por área em função do afastamento, com as mesmas cargas por área.':
    'Der größte Abstand jeder Typologie und das Gewicht je Fläche über dem Abstand, bei gleichen Lasten je Fläche.',
  Parar: 'Anhalten',
  'A calcular: {{spacing}} m': 'Berechnung: {{spacing}} m',
  'Calcular afastamentos': 'Abstände berechnen',
  'Não foi possível calcular os afastamentos.': 'Die Abstände konnten nicht berechnet werden.',
  'Peso por área em função do afastamento': 'Gewicht je Fläche über dem Abstand',
  'Afastamento [m]': 'Abstand [m]',
  'Peso [kg/m²]': 'Gewicht [kg/m²]',
  atual: 'aktuell',
  'Maior afastamento por tipologia': 'Größter Abstand je Typologie',
  nenhum: 'keiner',
  'Solução {{name}}': 'Lösung {{name}}',
  'Secção transversal': 'Querschnitt',
  '{{count}} condições a respeitar_one': '{{count}} zu beachtende Bedingung',
  '{{count}} condições a respeitar_other': '{{count}} zu beachtende Bedingungen',
  'Mais {{count}} travamentos laterais da fibra inferior {{where}}:_one':
    '{{count}} weitere seitliche Halterung des Untergurts {{where}}:',
  'Mais {{count}} travamentos laterais da fibra inferior {{where}}:_other':
    '{{count}} weitere seitliche Halterungen des Untergurts {{where}}:',
  'Mais {{count}} travamentos laterais da fibra superior {{where}}:_one':
    '{{count}} weitere seitliche Halterung des Obergurts {{where}}:',
  'Mais {{count}} travamentos laterais da fibra superior {{where}}:_other':
    '{{count}} weitere seitliche Halterungen des Obergurts {{where}}:',
  '{{count}} filtros aplicados_one': '{{count}} Filter aktiv',
  '{{count}} filtros aplicados_other': '{{count}} Filter aktiv',
  '{{count}} resultados_one': '{{count}} Ergebnis',
  '{{count}} resultados_other': '{{count}} Ergebnisse',
  'Peso em função da altura: {{count}} soluções_one': 'Gewicht über der Höhe: {{count}} Lösung',
  'Peso em função da altura: {{count}} soluções_other': 'Gewicht über der Höhe: {{count}} Lösungen',
  '{{count}} soluções que não verificam correspondem aos filtros._one':
    '{{count}} nicht genügende Lösung passt zu den Filtern.',
  '{{count}} soluções que não verificam correspondem aos filtros._other':
    '{{count}} nicht genügende Lösungen passen zu den Filtern.',
  'mais {{count}}_one': 'noch {{count}}',
  'mais {{count}}_other': 'noch {{count}}',
  'Utilização: solicitação sobre resistência, arredondada por excesso a 0,1 %.':
    'Ausnutzung: Beanspruchung durch Beanspruchbarkeit, auf 0,1 % aufgerundet.',
  'Com as fixações do revestimento {{mm}} mm mais perto da alma: {{list}}.':
    'Befestigungen der Eindeckung {{mm}} mm näher am Steg: {{list}}.',
  'Com as fixações do revestimento {{mm}} mm mais longe da alma: {{list}}.':
    'Befestigungen der Eindeckung {{mm}} mm weiter vom Steg: {{list}}.',
  'O resto como calculado; não conta para o resultado.':
    'Alles Übrige wie gerechnet; das Ergebnis hängt davon nicht ab.',
  'vãos {{list}}': 'Felder {{list}}',
  'Sobrecarga, {{spans}}': 'Nutzlast, {{spans}}',
  'As mais próximas primeiro': 'Nächste zuerst',
  'Solução escolhida, mas não verifica: {{name}}': 'Lösung gewählt, aber sie genügt nicht: {{name}}',
  '{{name}} não verifica. Escolher mesmo assim?': '{{name}} genügt nicht. Trotzdem wählen?',
  'Não verifica: {{checks}}. A nota de cálculo dirá que esta secção não verifica.':
    'Es genügt nicht: {{checks}}. In der statischen Berechnung wird stehen, dass dieses Profil nicht genügt.',
  'Escolher mesmo assim': 'Trotzdem wählen',
  'Esta secção não verifica: utilização {{value}}.': 'Dieses Profil genügt nicht: Ausnutzung {{value}}.',
  'Nenhuma secção foi escolhida: esta é a mais leve que verifica.':
    'Es wurde kein Profil gewählt: Dies ist das leichteste, das genügt.',
  'Escolhida – não verifica': 'Gewählt – genügt nicht',
  'Sem conta, só há nota de cálculo até {{max}} vãos principais.':
    'Ohne Konto wird die statische Berechnung nur bis zu {{max}} Hauptfeldern gedruckt.',
  'Escolha primeiro uma solução.': 'Wählen Sie zuerst eine Lösung.',
  'A solução escolhida não verifica; a nota dirá isso.':
    'Die gewählte Lösung genügt nicht; so steht es auch in der Berechnung.',
  'A fibra superior conta como travada pelo revestimento: a rigidez ao corte S deste tem de atingir S_req = {{required}} kN, para a secção escolhida {{name}} e o vão de {{span}} m (EN 1993-1-3, 10.1.1(6)).':
    'Der Obergurt gilt als durch die Eindeckung gehalten: deren Schubsteifigkeit S muss S_req = {{required}} kN erreichen, für das gewählte Profil {{name}} und das Feld von {{span}} m (EN 1993-1-3, 10.1.1(6)).',
  'Não foi possível obter as forças no plano.': 'Die Kräfte in der Ebene konnten nicht ermittelt werden.',
  'travamento, {{span}}': 'Halterung, {{span}}',
  'Forças no plano da envolvente, valores de cálculo': 'Kräfte in der Ebene der Hülle, Bemessungswerte',
  Onde: 'Wo',
  'Positiva: a carga empurra no sentido descendente da vertente ou da fachada; a resistir por esquadros, fixações e travamentos.':
    'Positiv: die Last wirkt die Dachneigung oder die Fassade hinab; aufzunehmen von Pfettenhaltern, Befestigungen und Halterungen.',
  'Sobrecarga distribuída, todos os vãos': 'Flächennutzlast, alle Felder',
  'Sobrecarga distribuída, {{spans}}': 'Flächennutzlast, {{spans}}',
  'Sobrecargas pontuais, {{spans}}': 'Einzelne Nutzlasten, {{spans}}',
  'A linha tem {{length}} m, mais do que os {{limit}} m que se fornecem numa só peça, e é calculada como contínua: cada emenda (manga ou sobreposição) tem de transmitir M e V no seu lugar, com pelo menos a rigidez do perfil (EN 1993-1-3, 10.1.3.4).':
    'Der Strang ist {{length}} m lang, mehr als die in einem Stück lieferbaren {{limit}} m, und als durchlaufend berechnet: jeder Stoß (Muffe oder Überlappung) muss M und V an seiner Stelle übertragen, mit mindestens der Steifigkeit des Profils (EN 1993-1-3, 10.1.3.4).',
  'Nos apoios supõem-se impedidos a torção e o deslocamento lateral dos perfis C e Z: o banzo simplesmente apoiado não o consegue; é preciso um dispositivo antirrotação, p. ex. um esquadro aparafusado à alma (EN 1993-1-3, 10.1.1(7)).':
    'An den Auflagern gelten Verdrehung und seitliche Verschiebung der C- und Z-Profile als verhindert: das bloße Aufliegen des Gurts genügt dafür nicht; es ist eine Kippsicherung vorzusehen, z. B. ein an den Steg geschraubter Pfettenhalter (EN 1993-1-3, 10.1.1(7)).',
  'As cargas pontuais contam como assentes no banzo, cada uma em {{bearing}} mm ao longo do perfil, e o esmagamento da alma é verificado sob elas (EN 1993-1-3, 6.1.7 e 6.1.11): a peça que as transmite tem de assentar nesse comprimento.':
    'Einzellasten gelten als auf dem Gurt aufstehend, jede auf {{bearing}} mm längs des Profils; Stegkrüppeln ist darunter nachgewiesen (EN 1993-1-3, 6.1.7 und 6.1.11): das lastbringende Teil muss auf dieser Länge aufstehen.',
  'Sobrecarga de categoria H (todos os ψ são 0): a distribuída e as pontuais contam como alternativas, nunca atuam ao mesmo tempo (EN 1991-1-1, 6.3.4.2). Se alguma carga pontual atua com a distribuída, p. ex. um equipamento, introduza-a como permanente.':
    'Nutzlast der Kategorie H (alle ψ sind 0): Flächenlast und Einzellasten sind Alternativen und wirken nie gleichzeitig (EN 1991-1-1, 6.3.4.2). Wirkt eine Einzellast doch mit der Flächenlast zusammen, z. B. ein Gerät, ist sie als ständige Last einzugeben.',
  'Supõe-se que cada travamento lateral de um Ω segura as duas abas, ou os dois bordos do banzo fechado: tem de ser um tirante que atravesse as duas almas ou que se fixe às duas abas; segurar uma só não basta: com travamentos próximos, as utilizações saíram até {{percent}} % baixas de mais face a elementos de casca.':
    'Jede seitliche Halterung eines Ω gilt als an beiden Füßen oder an beiden Rändern des geschlossenen Gurts wirksam: sie muss durch beide Stege gehen oder an beiden Füßen befestigt sein; einen Fuß allein zu halten genügt nicht: bei engen Halterungen waren Ausnutzungen dann gegenüber Schalenelementen um bis zu {{percent}} % zu klein.',
  'C sob painel, carregado para baixo sobre um apoio de continuidade, com vãos inferiores a 32 vezes a sua altura: o banzo livre é calculado com a carga aplicada no canto da alma. Face a elementos de casca, a utilização do banzo livre sai até {{fastener}} % baixa de mais onde o revestimento carrega nas fixações, e até {{lip}} % onde carrega no reforço de bordo. Faça o revestimento assentar junto à alma ou deixe essa margem nas verificações do banzo livre.':
    'C unter einem Paneel, über einem Zwischenauflager nach unten belastet, mit Feldern von weniger als dem 32-Fachen seiner Höhe: der freie Gurt ist für eine Last gerechnet, die an der Stegkante drückt. Gegenüber Schalenelementen ist die Ausnutzung des freien Gurts um bis zu {{fastener}} % zu klein, wo die Eindeckung an den Befestigungen drückt, und um bis zu {{lip}} %, wo sie an der Lippe drückt. Die Eindeckung ist am Steg aufzulegen, oder so viel Reserve ist in den Nachweisen des freien Gurts zu lassen.',
  'C ou Z sob painel, carregado para baixo sobre um apoio de continuidade: o banzo livre é calculado com a carga aplicada no canto da alma. Onde o revestimento carregar antes no reforço de bordo do banzo superior, a utilização sai até {{percent}} % baixa de mais face a elementos de casca: nada pode levantar aí o revestimento, ou deixe essa margem nas verificações do banzo livre.':
    'C oder Z unter einem Paneel, über einem Zwischenauflager nach unten belastet: der freie Gurt ist für eine Last gerechnet, die an der Stegkante drückt. Drückt die Eindeckung stattdessen an der Lippe des Obergurts, ist seine Ausnutzung gegenüber Schalenelementen um bis zu {{percent}} % zu klein: nichts darf die Eindeckung dort anheben, oder so viel Reserve ist in den Nachweisen des freien Gurts zu lassen.',
  'C com travamentos laterais afastados no máximo 8 vezes a sua altura, num vão de até 20 vezes: nos travamentos, os elementos de casca dão tensões maiores no reforço de bordo, e a utilização do banzo livre sai até {{percent}} % baixa de mais. Deixe essa margem nas verificações do banzo livre.':
    'C mit seitlichen Halterungen in Abständen bis zum 8-Fachen seiner Höhe, in einem Feld bis zum 20-Fachen: an den Halterungen zeigen Schalenelemente größere Spannungen an der Lippe, und die Ausnutzung des freien Gurts ist um bis zu {{percent}} % zu klein. So viel Reserve ist in den Nachweisen des freien Gurts zu lassen.',
  'C ou Z com um banzo sem reforço de bordo e alma robusta (h_w/t inferior a 55), assente diretamente: em ensaios de perfis assim, com os banzos soltos, a alma esmagou a partir de metade da resistência de EN 1993-1-3, 6.1.7.2. Fixe os banzos, segure a alma com esquadros ou deixe essa margem nas verificações do esmagamento da alma.':
    'C oder Z mit einem Gurt ohne Lippe und gedrungenem Steg (h_w/t unter 55), der unmittelbar aufliegt: In Versuchen mit solchen Profilen und losen Gurten krüppelten Stege von der Hälfte des Widerstands nach EN 1993-1-3, 6.1.7.2, an. Die Gurte sind zu befestigen oder der Steg durch Auflagerwinkel zu halten; sonst ist diese Reserve in den Nachweisen des Stegkrüppelns zu lassen.',
  'Torção da linha': 'Verdrehung des Strangs',
  '{{load}}: os valores negativos leem-se sem sinal; a pressão atua para dentro, a sucção para fora.':
    '{{load}}: negative Werte gelten ohne Vorzeichen; Druck wirkt nach innen, Sog nach außen.',
  'Ω invertido com o painel fixado às abas: para este caso o modelo de instabilidade por distorção não está confirmado por nenhum cálculo independente (elementos de casca); as suas utilizações por encurvadura têm de ser demonstradas à parte antes de serem usadas.':
    'Umgekehrtes Ω mit dem Paneel an den Füßen: für diesen Fall ist das Modell des Stabilitätsversagens mit Querschnittsverformung durch keine unabhängige Berechnung (Schalenelemente) bestätigt; die Stabilitätsnachweise sind vor der Verwendung auf anderem Weg zu belegen.',
  'As fixações do revestimento contam a meio do banzo superior (a = b/2, na secção mais larga {{a}} mm): é assim que têm de ser colocadas. 10 mm de desvio mudam no máximo em 10 mm/h o coeficiente k_h da carga lateral do banzo livre (EN 1993-1-3, 10.1.4.1).':
    'Die Befestigungen der Eindeckung gelten als mittig im Obergurt (a = b/2, beim breitesten Profil {{a}} mm): so sind sie zu setzen. 10 mm Abweichung ändern den Beiwert k_h der seitlichen Last des freien Gurts um höchstens 10 mm/h (EN 1993-1-3, 10.1.4.1).',
  'Em secções deste tipo as fixações do revestimento ficam a menos de 25 mm da alma ou da ponta do banzo (a {{a}} mm da alma): C_D,A = 130·p não se aplica aí (EN 1993-1-3, 10.1.5.2(7)), pelo que o revestimento não lhes dá travamento à rotação (C_D = 0, K = 0).':
    'Bei Profilen dieser Art sitzen die Befestigungen der Eindeckung weniger als 25 mm vom Steg oder vom freien Rand des Gurts ({{a}} mm vom Steg): dort gilt C_D,A = 130·p nicht (EN 1993-1-3, 10.1.5.2(7)), die Eindeckung hält sie nicht gegen Verdrehen (C_D = 0, K = 0).',
  'A simulação foi alterada noutro lugar: mostra-se agora o seu estado mais recente.':
    'Die Simulation wurde an anderer Stelle geändert: Jetzt wird ihr neuester Stand gezeigt.',
  'Estados limites últimos': 'Grenzzustände der Tragfähigkeit',
  'Estados limites de utilização': 'Grenzzustände der Gebrauchstauglichkeit',
  'Casos de carga, sem coeficientes': 'Lastfälle, ohne Beiwerte',
  Aplicar: 'Übernehmen',
  'Aplicar o afastamento de {{spacing}} m': 'Abstand von {{spacing}} m übernehmen',
  'A menor alteração que a faz verificar:': 'Die kleinste Änderung, mit der es genügt:',
  'As secções mais leves que ficam mais perto, cada uma com a menor alteração que a faz verificar.':
    'Die leichteren Profile, die am nächsten kommen, jedes mit der kleinsten Änderung, mit der es genügt.',
  'Nada foi verificado.': 'Es wurde nichts nachgewiesen.',
  'Completa, com todas as deduções': 'Vollständig, mit allen Herleitungen',
  'Resumida: dados, verificações determinantes, reações, flechas':
    'Kurzfassung: Eingaben, maßgebende Nachweise, Auflagerkräfte, Durchbiegungen',
  Forma: 'Fassung',
  'Descarregar PDF': 'PDF herunterladen',
  Encurvadura: 'Beulen',
  'Não foi possível calcular a curva.': 'Die Kurve konnte nicht berechnet werden.',
  'banzo superior comprimido': 'Obergurt gedrückt',
  'banzo inferior comprimido': 'Untergurt gedrückt',
  'toda a secção comprimida': 'ganzer Querschnitt gedrückt',
  reforço: 'Lippe',
  banzo: 'Gurt',
  alma: 'Steg',
  '{{kind}}: norma {{code}} N/mm²; a curva não tem um mínimo separado.':
    '{{kind}}: Norm {{code}} N/mm²; die Kurve hat kein eigenes Minimum.',
  '{{kind}}: faixas {{strips}} N/mm²; a norma não tem um valor próprio.':
    '{{kind}}: Streifen {{strips}} N/mm²; die Norm hat keinen eigenen Wert.',
  '{{kind}}: norma {{code}}, faixas {{strips}} N/mm²: a norma está do lado da segurança em {{percent}}.':
    '{{kind}}: Norm {{code}}, Streifen {{strips}} N/mm²: die Norm liegt um {{percent}} auf der sicheren Seite.',
  '{{kind}}: norma {{code}}, faixas {{strips}} N/mm²: a norma está {{percent}} acima.':
    '{{kind}}: Norm {{code}}, Streifen {{strips}} N/mm²: die Norm liegt {{percent}} darüber.',
  'Para informação; não usado nas verificações. Tensões elásticas da secção bruta em faixas finitas com extremos simplesmente apoiados, fletida só em torno de y, como um painel a mantém; as tensões resistentes são outras.':
    'Zur Information; in den Nachweisen nicht verwendet. Elastische Spannungen des Bruttoquerschnitts mit finiten Streifen, Enden gelenkig gelagert, nur um y gebogen, wie ein Paneel ihn hält; Beanspruchbarkeiten sind es nicht.',
  'semicomprimento de onda {{length}} mm': 'Halbwellenlänge {{length}} mm',
  'fator {{factor}}': 'Faktor {{factor}}',
  'Modo em': 'Beulform bei',
  'Mínimos da curva': 'Minima der Kurve',
  'A curva não tem mínimos separados.': 'Die Kurve hat keine eigenen Minima.',
  'Tensões elásticas da norma': 'Elastische Spannungen der Norm',
  'Valores da curva': 'Werte der Kurve',
  Fator: 'Faktor',
  'com segunda opinião (faixas finitas)': 'mit zweiter Meinung (finite Streifen)',
  'Em compressão a norma toma a alma como mola sem tensão do bordo reforçado e reduz a própria alma à parte; nas faixas ambas instabilizam em conjunto, e a curva fica mais baixa.':
    'Unter Druck nimmt die Norm den Steg als spannungslose Feder des ausgesteiften Randes und mindert den Steg selbst getrennt ab; in den Streifen beulen beide gemeinsam, und die Kurve liegt tiefer.',
  '{{endBay}} mm nos vãos extremos, {{inner}} mm nos interiores': '{{endBay}} mm in den Endfeldern, {{inner}} mm innen',
  'Nenhuma alteração isolada do aço, dos travamentos, do revestimento, das sobreposições ou do afastamento a faz verificar.':
    'Keine einzelne Änderung von Stahl, Halterungen, Eindeckung, Überlappungen oder Abstand genügt.',
  'Modelo {{model}}': 'Modell {{model}}',
  Peça: 'Bauteil',
  'a que termina dentro da sobreposição': 'das in der Überlappung endende',
  'as peças viradas': 'die umgekehrt liegenden Stücke',
  'Os valores de cada modelo pertencem juntos e estão lado a lado; os maiores dos dois não estariam em equilíbrio.':
    'Die Werte eines Modells gehören zusammen und stehen nebeneinander; die jeweils größeren wären nicht im Gleichgewicht.',
  'Não foi possível obter as reações por caso de carga.':
    'Die Auflagerkräfte je Lastfall konnten nicht ermittelt werden.',
  'SUM (as duas peças na sobreposição)': 'SUM (beide Bauteile in der Überlappung)',
  'SINGLE (a peça do vão)': 'SINGLE (das Bauteil des Feldes)',
  'A peça que continua e, em linha fina, as que terminam dentro das sobreposições.':
    'Das durchlaufende Bauteil und, dünn gezeichnet, die in Überlappungen endenden.',
  'Dentro das sobreposições, da peça que continua, nos dois modelos.':
    'In Überlappungen die des durchlaufenden Bauteils, über beide Modelle.',
  'De uma só secção em toda a linha, modelo SINGLE.': 'Mit einem Querschnitt im ganzen Strang, Modell SINGLE.',
  'Peça que termina': 'Endendes Bauteil',
  'Secção dos vãos extremos': 'Querschnitt der Endfelder',
  'Secção das peças viradas': 'Querschnitt der umgekehrt liegenden Stücke',
  'Secção das peças viradas dos vãos extremos': 'Querschnitt der umgekehrt liegenden Stücke der Endfelder',
  'Da secção dos vãos interiores: {{name}}.': 'Mit dem Querschnitt der Innenfelder: {{name}}.',
  'Os dados foram alterados depois deste cálculo.': 'Die Eingaben wurden nach dieser Berechnung geändert.',
  'Calculado com outra versão do motor ou do catálogo ({{engine}}, {{catalogue}}): diagramas e deduções estão só na nota de cálculo.':
    'Mit einer anderen Version von Rechenkern oder Katalog berechnet ({{engine}}, {{catalogue}}): Diagramme und Herleitungen stehen nur in der statischen Berechnung.',
  Preço: 'Preis',
  CO2e: 'CO2e',
  'A mais barata': 'Am günstigsten',
  'A de menor CO2e': 'Am wenigsten CO2e',
  'Eixo vertical': 'Senkrechte Achse',
  'Preço por área em função do afastamento': 'Preis je Fläche über dem Abstand',
  'Chapa aparafusada em cada nervura, em vez de duas em duas:': 'Blech an jeder statt jeder zweiten Rippe verschraubt:',
  'Sem contar com a chapa: fibra superior livre, sem travamentos:':
    'Ohne auf das Blech zu zählen: Obergurt frei, ohne Halterungen:',
  'Emitir a revisão {{letter}}': 'Revision {{letter}} ausgeben',
}

export default texts
