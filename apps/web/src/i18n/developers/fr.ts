const texts: Record<string, string> = {
  'Para programadores': 'Pour les développeurs',
  'Tudo o que se faz no simulador pode fazê-lo um programa, por HTTP e JSON.':
    'Tout ce qui se fait dans le simulateur, un programme peut le faire, par HTTP et JSON.',
  Começar: 'Premiers pas',
  'Crie um token na página da conta: só para ler, ou para ler e escrever. É mostrado uma única vez.':
    'Créez un jeton sur la page du compte : en lecture seule, ou en lecture et écriture. Il n’est affiché qu’une fois.',
  'Abrir a conta': 'Ouvrir le compte',
  'Envie-o em cada pedido:': 'Envoyez-le avec chaque requête :',
  'Um token faz 600 pedidos em dez minutos. RateLimit-Remaining diz quantos restam; depois de 429, Retry-After diz quantos segundos esperar.':
    'Un jeton permet 600 requêtes en dix minutes. RateLimit-Remaining indique combien il en reste ; après 429, Retry-After indique combien de secondes attendre.',
  'A descrição em OpenAPI 3.1 serve para gerar clientes; o de TypeScript está no repositório, em packages/client.':
    'La description OpenAPI 3.1 sert à générer des clients ; celui pour TypeScript se trouve dans le dépôt, sous packages/client.',
  'Um exemplo completo': 'Un exemple complet',
  'Criar uma simulação, esperar pelo cálculo, escolher a secção mais leve que verifica e descarregar a nota de cálculo. Cada ficheiro funciona tal como está.':
    'Créer une simulation, attendre le calcul, choisir la section la plus légère qui vérifie et télécharger la note de calcul. Chaque fichier fonctionne tel quel.',
  'Todos os pedidos': 'Toutes les requêtes',
  'Esta parte está em inglês.': 'Cette partie est en anglais.',
  'Precisa de bash, curl e jq.': 'Nécessite bash, curl et jq.',
  'Precisa de Node 20 e do cliente, packages/client.': 'Nécessite Node 20 et le client, packages/client.',
  'Precisa de Python 3.9, só da biblioteca padrão.': 'Nécessite Python 3.9, la bibliothèque standard suffit.',
  'O que os três leem: uma cobertura de três vãos.': 'Ce que lisent les trois : une toiture à trois travées.',
  'Para criar o token sem o navegador.': 'Pour créer le jeton sans navigateur.',
  Linguagem: 'Langage',
  'Copiado.': 'Copié.',
  'Copiar {{name}}': 'Copier {{name}}',
  Descarregar: 'Télécharger',
  'Descarregar {{name}}': 'Télécharger {{name}}',
}

export default texts
