const texts: Record<string, string> = {
  'Para programadores': 'For developers',
  'Tudo o que se faz no simulador pode fazê-lo um programa, por HTTP e JSON.':
    'Whatever is done in the simulator, a program can do, over HTTP and JSON.',
  Começar: 'Getting started',
  'Crie um token na página da conta: só para ler, ou para ler e escrever. É mostrado uma única vez.':
    'Make a token on the account page: for reading alone, or for reading and writing. It is shown once.',
  'Abrir a conta': 'Open the account',
  'Envie-o em cada pedido:': 'Send it with every request:',
  'Um token faz 600 pedidos em dez minutos. RateLimit-Remaining diz quantos restam; depois de 429, Retry-After diz quantos segundos esperar.':
    'A token has 600 requests in ten minutes. RateLimit-Remaining says how many are left; after 429, Retry-After says how many seconds to wait.',
  'A descrição em OpenAPI 3.1 serve para gerar clientes; o de TypeScript está no repositório, em packages/client.':
    'The description in OpenAPI 3.1 serves to generate clients; the one for TypeScript is in the repository, in packages/client.',
  'Um exemplo completo': 'A worked example',
  'Criar uma simulação, esperar pelo cálculo, escolher a secção mais leve que verifica e descarregar a nota de cálculo. Cada ficheiro funciona tal como está.':
    'Create a simulation, wait for the calculation, choose the lightest section that passes and download the calculation note. Every file works as it stands.',
  'Todos os pedidos': 'Every request',
  'Esta parte está em inglês.': 'This part is in English.',
  'Precisa de bash, curl e jq.': 'Needs bash, curl and jq.',
  'Precisa de Node 20 e do cliente, packages/client.': 'Needs Node 20 and the client, packages/client.',
  'Precisa de Python 3.9, só da biblioteca padrão.': 'Needs Python 3.9, the standard library alone.',
  'O que os três leem: uma cobertura de três vãos.': 'What all three read: a roof of three spans.',
  'Para criar o token sem o navegador.': 'To make the token without a browser.',
  Linguagem: 'Programming language',
  'Copiado.': 'Copied.',
  'Copiar {{name}}': 'Copy {{name}}',
  Descarregar: 'Download',
  'Descarregar {{name}}': 'Download {{name}}',
}

export default texts
