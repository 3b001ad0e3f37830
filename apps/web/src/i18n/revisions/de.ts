import { results } from '@madre/words/de/results'

const texts: Record<string, string> = {
  calculationNote: results.calculationNote,
  'Salve primeiro as alterações.': 'Speichern Sie zuerst die Änderungen.',
  'Revisão {{letter}} emitida.': 'Revision {{letter}} ausgegeben.',
  'Fica guardada como está, com a sua nota de cálculo, e não muda mais.':
    'Sie wird so, wie sie ist, mit ihrer statischen Berechnung aufbewahrt und ändert sich nicht mehr.',
  'Mensagem (opcional)': 'Nachricht (freiwillig)',
  'O que esta revisão traz de novo, ou para que serve.': 'Was an dieser Revision neu ist oder wozu sie dient.',
  Motivo: 'Grund',
  'A secção escolhida não verifica: a primeira página da nota diz porque é emitida mesmo assim.':
    'Der gewählte Querschnitt genügt nicht: Die erste Seite der Berechnung sagt, warum er trotzdem ausgegeben wird.',
  'Idioma da nota': 'Sprache der Berechnung',
  Emitir: 'Ausgeben',
  'Revisões de {{name}}': 'Revisionen von {{name}}',
  'Ainda não há revisões.': 'Es gibt noch keine Revisionen.',
  'Emita uma nos resultados, ao lado da nota de cálculo.':
    'Geben Sie eine in den Ergebnissen aus, neben der statischen Berechnung.',
  'Não há revisão {{letter}}.': 'Eine Revision {{letter}} gibt es nicht.',
  Revisões: 'Revisionen',
  'Histórico das revisões': 'Verlauf der Revisionen',
  '{{actor}} emitiu a revisão {{letter}}': '{{actor}} hat Revision {{letter}} ausgegeben',
  '{{actor}} pediu a {{email}} a verificação da revisão {{letter}}':
    '{{actor}} hat {{email}} um Prüfung der Revision {{letter}} gebeten',
  '{{actor}} retirou o pedido de verificação da revisão {{letter}}':
    '{{actor}} hat die Bitte um Prüfung der Revision {{letter}} zurückgezogen',
  'O pedido de verificação da revisão {{letter}} terminou com a emissão da revisão {{by}}':
    'Die Prüfung der Revision {{letter}} endete mit der Ausgabe der Revision {{by}}',
  '{{actor}} verificou a revisão {{letter}}': '{{actor}} hat Revision {{letter}} geprüft',
  '{{actor}} devolveu a revisão {{letter}}': '{{actor}} hat Revision {{letter}} zurückgegeben',
  '{{actor}} partilhou a revisão {{letter}} até {{until}} {{link}}':
    '{{actor}} hat Revision {{letter}} bis {{until}} geteilt {{link}}',
  '{{actor}} partilhou a cópia de trabalho até {{until}} {{link}}':
    '{{actor}} hat die Arbeitskopie bis {{until}} geteilt {{link}}',
  '{{actor}} terminou uma partilha {{link}}': '{{actor}} hat einen Link beendet {{link}}',
  'A cópia de trabalho mudou desde então.': 'Die Arbeitskopie wurde seither geändert.',
  'Há uma revisão mais recente.': 'Es gibt eine neuere Revision.',
  'Partes da revisão': 'Teile der Revision',
  Resultado: 'Ergebnis',
  Dados: 'Eingaben',
  Diferenças: 'Unterschiede',
  'Falha ao descarregar a nota de cálculo. Tente novamente.':
    'Die statische Berechnung konnte nicht heruntergeladen werden. Bitte versuchen Sie es noch einmal.',
  'Não foi possível retirar o pedido.': 'Die Bitte konnte nicht zurückgezogen werden.',
  'Nota como foi emitida': 'Berechnung wie ausgegeben',
  'Pedir verificação': 'Um Prüfung bitten',
  'Retirar o pedido de verificação': 'Bitte um Prüfung zurückziehen',
  Partilhar: 'Teilen',
  'Voltar a {{letter}}': 'Zurück zu {{letter}}',
  Imprimir: 'Drucken',
  Emitida: 'Ausgegeben',
  Mensagem: 'Nachricht',
  'Emitida sem verificar porque': 'Ausgegeben, obwohl sie nicht genügt, weil',
  'Verificação da revisão': 'Prüfung',
  Comentário: 'Kommentar',
  'Motor e catálogo': 'Rechenkern und Katalog',
  'Está atual?': 'Ist sie aktuell?',
  'Página que o diz a quem tem o papel': 'Seite, die es dem sagt, der das Papier hat',
  'pedida a {{email}} em {{date}}': '{{email}} am {{date}} gebeten',
  'verificada por {{by}}': 'geprüft von {{by}}',
  'devolvida por {{by}}': 'zurückgegeben von {{by}}',
  'E-mail de quem verifica': 'E-Mail der prüfenden Person',
  'Verificação da revisão {{letter}} pedida.': 'Um Prüfung der Revision {{letter}} gebeten.',
  'Pedir a verificação da revisão {{letter}}': 'Um Prüfung der Revision {{letter}} bitten',
  'Quem tem, ou cria, uma conta confirmada com este endereço vê a revisão em «Verificações»: verifica-a, ou devolve-a com um comentário.':
    'Wer mit dieser Adresse ein bestätigtes Konto hat oder anlegt, sieht die Revision unter „Prüfungen“ und prüft sie oder gibt sie mit einem Kommentar zurück.',
  'Quem tem a ligação vê resultados e dados, sem conta e sem poder mudar nada, até a ligação terminar.':
    'Wer den Link hat, sieht Ergebnis und Eingaben, ohne Konto und ohne etwas zu ändern, bis der Link endet.',
  'O que mostra': 'Was er zeigt',
  'Cópia de trabalho, sempre como foi salva pela última vez': 'Arbeitskopie, stets wie zuletzt gespeichert',
  'Cópia de trabalho': 'Arbeitskopie',
  Dias: 'Tage',
  'Etiqueta (opcional)': 'Bezeichnung (freiwillig)',
  'Só para si: a quem a deu.': 'Nur für Sie: wem Sie ihn gegeben haben.',
  'Criar ligação': 'Link anlegen',
  'Ligação copiada.': 'Link kopiert.',
  'Ligação nova.': 'Neuer Link.',
  'Copie-a agora: não volta a ser mostrada.': 'Kopieren Sie ihn jetzt: Er wird nicht noch einmal gezeigt.',
  'Ligações desta simulação': 'Links dieser Simulation',
  'Nenhuma ligação está aberta.': 'Kein Link ist offen.',
  'nunca utilizada': 'nie benutzt',
  'Não foi possível terminar a ligação.': 'Der Link konnte nicht beendet werden.',
  'Termina em {{when}}': 'Endet am {{when}}',
  'Terminar a ligação: {{name}}': 'Link beenden: {{name}}',
  Terminar: 'Beenden',
  'Não foi possível guardar o cabeçalho das notas.':
    'Das Schriftfeld der Berechnungen konnte nicht gespeichert werden.',
  'Este ficheiro não é uma imagem que se possa desenhar.': 'Diese Datei ist kein Bild, das gezeichnet werden kann.',
  'Logótipo guardado.': 'Logo gespeichert.',
  'Não foi possível guardar o logótipo.': 'Das Logo konnte nicht gespeichert werden.',
  'Não foi possível apagar o logótipo.': 'Das Logo konnte nicht gelöscht werden.',
  'Cabeçalho das notas': 'Schriftfeld der Berechnungen',
  'O logótipo e a empresa ficam na primeira página de todas as notas de cálculo. Número da obra, cliente e local são de cada projeto: escrevem-se nos detalhes de uma simulação.':
    'Logo und Firma stehen auf der ersten Seite jeder statischen Berechnung. Auftragsnummer, Bauherr und Ort gehören zum Projekt: Sie werden in den Details einer Simulation eingegeben.',
  'Logótipo de {{company}}': 'Logo von {{company}}',
  'Escolher outra imagem': 'Anderes Bild wählen',
  'Escolher o logótipo': 'Logo wählen',
  'Apagar o logótipo': 'Logo löschen',
  'Imagem do logótipo': 'Bild des Logos',
  'Cabeçalho das notas deste projeto': 'Schriftfeld der Berechnungen dieses Projekts',
  'Está na primeira página de todas as notas do projeto; o que já foi emitido não muda.':
    'Es steht auf der ersten Seite jeder Berechnung des Projekts; was ausgegeben ist, bleibt, wie es ist.',
  'Número da obra': 'Auftragsnummer',
  Cliente: 'Bauherr',
  'Local da obra': 'Ort',
  'Revisão {{letter}} de {{name}}': 'Revision {{letter}} von {{name}}',
  Verificação: 'Prüfung',
  'Todas as verificações': 'Alle Prüfungen',
  'Esta verificação não existe.': 'Diese Prüfung gibt es nicht.',
  'O pedido foi retirado, saiu uma revisão mais recente, ou foi feito a outro e-mail.':
    'Die Bitte wurde zurückgezogen, eine neuere Revision ist ausgegeben, oder eine andere E-Mail-Adresse wurde gebeten.',
  'Este pedido já não está aberto: foi retirado, ou saiu uma revisão mais recente.':
    'Diese Prüfung ist nicht mehr offen: Sie wurde zurückgezogen, oder eine neuere Revision ist ausgegeben.',
  'Diferenças de {{letter}}': 'Änderungen seit {{letter}}',
  'Comparar com': 'Vergleichen mit',
  'Cópia de trabalho, como está salva': 'Arbeitskopie, wie gespeichert',
  'Revisões de outros que lhe pediram para verificar.': 'Revisionen anderer, um deren Prüfung Sie gebeten wurden.',
  'Ninguém lhe pediu uma verificação.': 'Niemand hat Sie um eine Prüfung gebeten.',
  'Quem emite uma revisão pede-a ao e-mail da sua conta.':
    'Wer eine Revision ausgibt, bittet über die E-Mail-Adresse Ihres Kontos darum.',
  'Por decidir': 'Zu entscheiden',
  'Nada por decidir.': 'Nichts zu entscheiden.',
  Decididas: 'Entschieden',
  'pedida em {{date}}': 'erbeten am {{date}}',
  'Revisão {{letter}} verificada.': 'Revision {{letter}} geprüft.',
  'Revisão {{letter}} devolvida.': 'Revision {{letter}} zurückgegeben.',
  'A sua decisão': 'Ihre Entscheidung',
  'Mensagem de quem pede:': 'Nachricht der bittenden Person:',
  'Obrigatório para devolver. O autor lê-o; não está na nota.':
    'Zum Zurückgeben nötig. Wer ausgegeben hat, liest ihn; in der Berechnung steht er nicht.',
  'Diga o que falta para a poder verificar.': 'Sagen Sie, was fehlt, um sie als geprüft freizugeben.',
  'Verificar põe o seu nome, a empresa e a data na nota. É um registo eletrónico simples, sem assinatura qualificada, e não se desfaz.':
    'Mit der Prüfung stehen Ihr Name, Ihre Firma und das Datum in der Berechnung. Es ist ein einfacher elektronischer Vermerk, keine qualifizierte Signatur, und lässt sich nicht rückgängig machen.',
  'Foi calculada com outra versão: só pode ser devolvida, e o autor emite-a de novo.':
    'Sie wurde mit einer anderen Version berechnet: Sie kann nur zurückgegeben werden und ist neu auszugeben.',
  'Verificar a revisão {{letter}}': 'Revision {{letter}} als geprüft vermerken',
  Devolver: 'Zurückgeben',
  'Verificar a revisão {{letter}}?': 'Revision {{letter}} als geprüft vermerken?',
  'O seu nome, a empresa e a data ficam na nota, e o autor vê-a verificada. A decisão não se desfaz.':
    'Ihr Name, Ihre Firma und das Datum stehen dann in der Berechnung, und wer ausgegeben hat, sieht sie als geprüft. Die Entscheidung lässt sich nicht rückgängig machen.',
  Verificar: 'Als geprüft vermerken',
  'Devolver a revisão {{letter}}?': 'Revision {{letter}} zurückgeben?',
  'O autor lê o seu comentário, e a verificação termina. A decisão não se desfaz.':
    'Wer ausgegeben hat, liest Ihren Kommentar, und die Prüfung endet. Die Entscheidung lässt sich nicht rückgängig machen.',
  'Partilhado consigo': 'Mit Ihnen geteilt',
  'Esta ligação não funciona.': 'Dieser Link funktioniert nicht.',
  'Terminou, foi terminada por quem a deu, ou não está completa. Peça outra a quem lha deu.':
    'Er ist abgelaufen, wurde beendet oder ist unvollständig. Bitten Sie um einen neuen.',
  'Partilhado por {{by}}, só para ler, até {{until}}.': 'Geteilt von {{by}}, nur zum Lesen, bis {{until}}.',
  'O que está partilhado': 'Was geteilt ist',
  'Copiar para a minha conta': 'In mein Konto kopieren',
  'A cópia está na sua conta.': 'Die Kopie ist in Ihrem Konto.',
  'Não foi possível copiar para a sua conta.': 'Das Kopieren in Ihr Konto hat nicht geklappt.',
  'Esta nota está atual?': 'Ist diese Berechnung aktuell?',
  'Não há nenhuma nota com este código.': 'Zu diesem Code gibt es keine Berechnung.',
  'O código está errado, ou a simulação ou a conta a que a nota pertencia foi apagada.':
    'Der Code ist falsch, oder die Simulation oder das Konto der Berechnung wurde gelöscht.',
  'A revisão {{letter}} é a mais recente.': 'Revision {{letter}} ist die neueste.',
  'A revisão {{letter}} já não é a mais recente.': 'Revision {{letter}} ist nicht mehr die neueste.',
  'A mais recente é a revisão {{letter}}.': 'Die neueste ist Revision {{letter}}.',
  'emitida em {{date}}': 'ausgegeben am {{date}}',
  'decidida em {{date}}': 'entschieden am {{date}}',
  'O PDF foi alterado?': 'Wurde das PDF verändert?',
  'Largue aqui o PDF da nota. É comparado neste navegador e não é enviado.':
    'Legen Sie das PDF hier ab. Es wird in diesem Browser verglichen und nicht gesendet.',
  'Escolher o PDF': 'PDF wählen',
  'PDF da nota': 'PDF der Berechnung',
  'Sem alterações: é a nota da revisão {{letter}} como foi emitida, antes da verificação.':
    'Unverändert: Es ist die Berechnung der Revision {{letter}} wie ausgegeben, vor der Prüfung.',
  'Sem alterações: é a nota da revisão {{letter}} como foi emitida.':
    'Unverändert: Es ist die Berechnung der Revision {{letter}} wie ausgegeben.',
  'Sem alterações: é a nota verificada da revisão {{letter}}.':
    'Unverändert: Es ist die geprüfte Berechnung der Revision {{letter}}.',
  'Não é a nota da revisão {{letter}}: o ficheiro foi alterado, ou é outro.':
    'Das ist nicht die Berechnung der Revision {{letter}}: Die Datei wurde verändert oder ist eine andere.',
  'Não é possível comparar aqui: a página tem de ser aberta por https.':
    'Hier kann nicht verglichen werden: Die Seite muss über https geöffnet sein.',
  'A simulação, os seus resultados e todas as revisões emitidas, com as suas notas e verificações, são apagados de vez. As ligações e os códigos das notas deixam de funcionar.':
    'Die Simulation, ihre Ergebnisse und alle ausgegebenen Revisionen mit ihren statischen Berechnungen und Prüfungen werden endgültig gelöscht. Links und Codes der Berechnungen gelten dann nicht mehr.',
  'Escreva o nome da simulação para a apagar': 'Zum Löschen den Namen der Simulation eingeben',
  'Não é o nome da simulação.': 'Das ist nicht der Name der Simulation.',
}

export default texts
