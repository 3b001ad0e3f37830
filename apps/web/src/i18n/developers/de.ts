const texts: Record<string, string> = {
  'Para programadores': 'Für Entwickler',
  'Tudo o que se faz no simulador pode fazê-lo um programa, por HTTP e JSON.':
    'Was im Simulator geht, kann auch ein Programm, über HTTP und JSON.',
  Começar: 'Erste Schritte',
  'Crie um token na página da conta: só para ler, ou para ler e escrever. É mostrado uma única vez.':
    'Erstellen Sie auf der Kontoseite ein Token: nur zum Lesen oder zum Lesen und Schreiben. Es wird nur einmal angezeigt.',
  'Abrir a conta': 'Konto öffnen',
  'Envie-o em cada pedido:': 'Senden Sie es mit jeder Anfrage:',
  'Um token faz 600 pedidos em dez minutos. RateLimit-Remaining diz quantos restam; depois de 429, Retry-After diz quantos segundos esperar.':
    'Ein Token hat 600 Anfragen in zehn Minuten. RateLimit-Remaining sagt, wie viele bleiben; nach 429 sagt Retry-After, wie viele Sekunden zu warten ist.',
  'A descrição em OpenAPI 3.1 serve para gerar clientes; o de TypeScript está no repositório, em packages/client.':
    'Aus der Beschreibung in OpenAPI 3.1 lassen sich Clients erzeugen; der für TypeScript liegt im Repository unter packages/client.',
  'Um exemplo completo': 'Ein durchgängiges Beispiel',
  'Criar uma simulação, esperar pelo cálculo, escolher a secção mais leve que verifica e descarregar a nota de cálculo. Cada ficheiro funciona tal como está.':
    'Eine Simulation anlegen, auf die Berechnung warten, das leichteste Profil wählen, dessen Nachweise erfüllt sind, und die statische Berechnung herunterladen. Jede Datei läuft so, wie sie hier steht.',
  'Todos os pedidos': 'Alle Anfragen',
  'Esta parte está em inglês.': 'Dieser Teil ist auf Englisch.',
  'Precisa de bash, curl e jq.': 'Braucht bash, curl und jq.',
  'Precisa de Node 20 e do cliente, packages/client.': 'Braucht Node 20 und den Client, packages/client.',
  'Precisa de Python 3.9, só da biblioteca padrão.': 'Braucht Python 3.9, nur die Standardbibliothek.',
  'O que os três leem: uma cobertura de três vãos.': 'Was alle drei lesen: ein Dach mit drei Feldern.',
  'Para criar o token sem o navegador.': 'Um das Token ohne Browser zu erstellen.',
  Linguagem: 'Programmiersprache',
  'Copiado.': 'Kopiert.',
  'Copiar {{name}}': '{{name}} kopieren',
  Descarregar: 'Herunterladen',
  'Descarregar {{name}}': '{{name}} herunterladen',
}

export default texts
