const texts: Record<string, string> = {
  'O que é': 'Was es ist',
  'O {{brand}} calcula madres e perfis de aço segundo a EN 1993-1-3, com os valores que introduz.':
    '{{brand}} berechnet Stahlpfetten und -riegel nach EN 1993-1-3 mit den Werten, die Sie eingeben.',
  'O que não é': 'Was es nicht ist',
  'Os resultados ajudam a projetar, não substituem um projeto de estruturas: antes da utilização, um engenheiro civil habilitado tem de confirmar os dados, o método e o resultado. O vento, a neve e as outras cargas são da responsabilidade de quem os introduz.':
    'Die Ergebnisse helfen beim Entwerfen, sie ersetzen keine Tragwerksplanung: Vor der Verwendung muss eine qualifizierte Tragwerksplanerin oder ein qualifizierter Tragwerksplaner Eingaben, Verfahren und Ergebnis bestätigen. Wind, Schnee und die übrigen Lasten verantwortet, wer sie eingibt.',
  'Sem garantia': 'Keine Gewährleistung',
  'O serviço é prestado tal como está, sem garantia de estar sempre disponível. Na medida em que a lei o permite, não há responsabilidade pelos danos que resultem do seu uso; a que a lei não deixa excluir, como por dolo ou negligência grave, mantém-se.':
    'Der Dienst wird so bereitgestellt, wie er ist, ohne Gewähr ständiger Verfügbarkeit. Soweit gesetzlich zulässig, wird für Schäden aus seiner Nutzung nicht gehaftet; die Haftung, die das Gesetz nicht auszuschließen erlaubt, etwa für Vorsatz und grobe Fahrlässigkeit, bleibt.',
  'A sua conta e o que introduz': 'Ihr Konto und Ihre Eingaben',
  'A conta é pessoal: guarde a palavra-passe em segredo. As suas simulações são suas. Na página da conta pode exportar tudo e apagar a conta a qualquer momento.':
    'Das Konto ist persönlich: Halten Sie das Passwort geheim. Ihre Simulationen gehören Ihnen. Auf der Kontoseite können Sie jederzeit alles exportieren und das Konto löschen.',
  'Quem responde': 'Wer verantwortlich ist',
  'Este serviço é prestado por quem o opera, indicado no rodapé.':
    'Diesen Dienst erbringt der in der Fußzeile genannte Betreiber.',
  'Que dados são guardados': 'Welche Daten gespeichert werden',
  'O nome, o e-mail, a empresa e o idioma; a palavra-passe, só de forma que ninguém a pode ler; as simulações e os seus resultados, os modelos e as preferências no simulador; de cada sessão, o navegador e a última utilização. O endereço IP serve para travar tentativas abusivas e pode constar dos registos técnicos do servidor.':
    'Name, E-Mail-Adresse, Firma und Sprache; das Passwort nur in einer Form, die niemand lesen kann; die Simulationen und ihre Ergebnisse, Vorlagen und die Einstellungen für den Simulator; zu jeder Sitzung der Browser und die letzte Nutzung. Die IP-Adresse dient der Abwehr missbräuchlicher Versuche und kann in den technischen Protokollen des Servers stehen.',
  'Para quê': 'Wozu',
  'Só para prestar o serviço: iniciar sessão, guardar e calcular simulações, enviar os e-mails da conta (RGPD, artigo 6.º, n.º 1, alínea b). Não há publicidade, nem análise de comportamento, nem venda de dados.':
    'Nur um den Dienst zu erbringen: Anmeldung, Speichern und Berechnen von Simulationen, E-Mails zum Konto (DSGVO, Artikel 6 Absatz 1 Buchstabe b). Es gibt keine Werbung, keine Verhaltensanalyse und keinen Verkauf von Daten.',
  'Se nos enviar um dimensionamento': 'Wenn Sie uns eine Bemessung senden',
  'Quem envia um dimensionamento a partir de uma página nossa dá o nome, o e-mail, a empresa se quiser, e uma mensagem. Com o consentimento dado ao enviar (RGPD, artigo 6.º, n.º 1, alínea a), tudo isso e o dimensionamento seguem por e-mail para {{brand}}, só para responder; o servidor não guarda nada depois do envio. O consentimento pode ser retirado a qualquer momento, escrevendo a {{brand}}.':
    'Wer von einer unserer Seiten eine Bemessung sendet, gibt Namen und E-Mail-Adresse an, wenn gewünscht die Firma, und eine Nachricht. Mit der beim Senden gegebenen Einwilligung (DSGVO, Artikel 6 Absatz 1 Buchstabe a) geht all das mit der Bemessung per E-Mail an {{brand}}, nur zur Beantwortung; der Server behält nach dem Versand nichts. Die Einwilligung kann jederzeit widerrufen werden, mit einer Nachricht an {{brand}}.',
  'Durante quanto tempo': 'Wie lange',
  'Os seus direitos': 'Ihre Rechte',
  'Ver, corrigir, exportar e apagar os seus dados: na página da conta. Pode também dirigir-se a quem opera o serviço e à autoridade de proteção de dados do seu país.':
    'Ihre Daten einsehen, berichtigen, exportieren und löschen: auf der Kontoseite. Sie können sich auch an den Betreiber und an die Datenschutzbehörde Ihres Landes wenden.',
  'Um só cookie': 'Ein einziges Cookie',
  'Ao iniciar sessão é guardado um cookie que a mantém aberta. É estritamente necessário e deixa de valer quando a sessão termina.':
    'Bei der Anmeldung wird ein Cookie gesetzt, das die Sitzung offen hält. Es ist unbedingt erforderlich und gilt nicht mehr, sobald die Sitzung endet.',
  'A memória deste navegador': 'Der Speicher dieses Browsers',
  'O idioma, o tema, a última novidade vista e as alterações ainda não salvas ficam guardados neste navegador, até que os apague ou salve.':
    'Sprache, Farbschema, die zuletzt gesehene Neuigkeit und noch nicht gespeicherte Änderungen bleiben in diesem Browser, bis Sie sie löschen oder speichern.',
  'Nada de terceiros': 'Nichts von Dritten',
  'Não há cookies de publicidade nem de estatística, nem conteúdos de terceiros. Por isso não há nada para aceitar aqui.':
    'Es gibt keine Cookies für Werbung oder Statistik und keine Inhalte Dritter. Deshalb ist hier nichts zu akzeptieren.',
  'O que se pretende': 'Was angestrebt wird',
  'O {{brand}} procura cumprir as WCAG 2.2, nível AA: para se usar só com o teclado, com um leitor de ecrã, ampliado e nos dois temas.':
    '{{brand}} strebt WCAG 2.2, Stufe AA an: bedienbar allein mit der Tastatur, mit einem Screenreader, vergrößert und in beiden Farbschemata.',
  'Como se verifica': 'Wie geprüft wird',
  'Com o axe, nos ecrãs, diálogos e menus, no tema claro e no escuro, no computador e a 390 px de largura. O caminho do início de sessão até à nota de cálculo é percorrido só com o teclado. Dos 320 aos 2560 px nenhuma página se desloca para os lados.':
    'Mit axe, auf den Bildschirmseiten, in Dialogen und Menüs, im hellen und im dunklen Farbschema, am Rechner und bei 390 px Breite. Der Weg von der Anmeldung bis zur statischen Berechnung wird allein mit der Tastatur durchlaufen. Von 320 bis 2560 px lässt sich keine Seite seitwärts rollen.',
  'O que ainda falta': 'Was noch fehlt',
  'Nem utilizadores de tecnologias de apoio nem uma entidade externa o avaliaram. Os desenhos têm um título, mas não uma descrição: os números leem-se ao lado, a forma da secção efetiva e a da encurvadura só se veem. Tabelas e fórmulas largas deslocam-se dentro da sua moldura. O método, a validação e as novidades estão só em inglês. A nota de cálculo em PDF tem etiquetas, mas não foi verificada segundo a PDF/UA.':
    'Weder Menschen, die Hilfsmittel nutzen, noch eine unabhängige Stelle haben es bewertet. Zeichnungen haben einen Titel, aber keine Beschreibung: Ihre Zahlen stehen daneben, die Form des wirksamen Querschnitts und die Beulform sind nur zu sehen. Breite Tabellen und Formeln rollen in ihrem Rahmen. Verfahren, Validierung und Neuigkeiten gibt es nur auf Englisch. Die statische Berechnung als PDF ist getaggt, aber nicht nach PDF/UA geprüft.',
  'Se encontrar uma barreira': 'Wenn Sie auf eine Barriere stoßen',
  'Escreva a quem opera o serviço, indicado no topo desta página e no rodapé: a página, o navegador, a tecnologia de apoio e o que não conseguiu fazer.':
    'Schreiben Sie dem Betreiber, der oben auf dieser Seite und in der Fußzeile genannt ist: welche Seite, welcher Browser, welches Hilfsmittel und was nicht ging.',
  'Enquanto a conta existir. Ao apagá-la são apagados os dados, as simulações e o que foi emitido delas; as verificações que decidiu para outros ficam nas revisões deles, com o seu nome, empresa, e-mail e a data. Cópias de segurança de quem opera o serviço podem durar mais algum tempo.':
    'Solange das Konto besteht. Mit ihm werden die Daten, die Simulationen und was von ihnen ausgegeben wurde gelöscht; Prüfungen, über die Sie für andere entschieden haben, bleiben in deren Revisionen, mit Ihrem Namen, Ihrer Firma, Ihrer E-Mail-Adresse und dem Datum. Sicherungskopien des Betreibers können etwas länger bestehen.',
}

export default texts
