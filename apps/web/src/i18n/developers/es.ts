const texts: Record<string, string> = {
  'Para programadores': 'Para programadores',
  'Tudo o que se faz no simulador pode fazê-lo um programa, por HTTP e JSON.':
    'Todo lo que se hace en el simulador puede hacerlo un programa, por HTTP y JSON.',
  Começar: 'Primeros pasos',
  'Crie um token na página da conta: só para ler, ou para ler e escrever. É mostrado uma única vez.':
    'Cree un token en la página de la cuenta: solo para leer, o para leer y escribir. Se muestra una sola vez.',
  'Abrir a conta': 'Abrir la cuenta',
  'Envie-o em cada pedido:': 'Envíelo en cada petición:',
  'Um token faz 600 pedidos em dez minutos. RateLimit-Remaining diz quantos restam; depois de 429, Retry-After diz quantos segundos esperar.':
    'Un token hace 600 peticiones en diez minutos. RateLimit-Remaining dice cuántas quedan; después de 429, Retry-After dice cuántos segundos esperar.',
  'A descrição em OpenAPI 3.1 serve para gerar clientes; o de TypeScript está no repositório, em packages/client.':
    'La descripción en OpenAPI 3.1 sirve para generar clientes; el de TypeScript está en el repositorio, en packages/client.',
  'Um exemplo completo': 'Un ejemplo completo',
  'Criar uma simulação, esperar pelo cálculo, escolher a secção mais leve que verifica e descarregar a nota de cálculo. Cada ficheiro funciona tal como está.':
    'Crear una simulación, esperar el cálculo, elegir la sección más ligera que cumple y descargar la memoria de cálculo. Cada archivo funciona tal cual.',
  'Todos os pedidos': 'Todas las peticiones',
  'Esta parte está em inglês.': 'Esta parte está en inglés.',
  'Precisa de bash, curl e jq.': 'Necesita bash, curl y jq.',
  'Precisa de Node 20 e do cliente, packages/client.': 'Necesita Node 20 y el cliente, packages/client.',
  'Precisa de Python 3.9, só da biblioteca padrão.': 'Necesita Python 3.9, solo la biblioteca estándar.',
  'O que os três leem: uma cobertura de três vãos.': 'Lo que leen los tres: una cubierta de tres vanos.',
  'Para criar o token sem o navegador.': 'Para crear el token sin navegador.',
  Linguagem: 'Lenguaje',
  'Copiado.': 'Copiado.',
  'Copiar {{name}}': 'Copiar {{name}}',
  Descarregar: 'Descargar',
  'Descarregar {{name}}': 'Descargar {{name}}',
}

export default texts
