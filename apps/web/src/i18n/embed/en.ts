import { enquiry } from '@madre/words/en/enquiry'

const texts: Record<string, string> = {
  ...enquiry,

  'Enviar este dimensionamento a {{brand}}': 'Send this design to {{brand}}',
  'Calcule e escolha uma solução nos resultados: depois pode enviá-la daqui.':
    'Calculate and choose a solution in the results: then you can send it from here.',
  'Não foi possível enviar. Tente novamente.': 'It could not be sent. Please try again.',
  'Solução escolhida: {{solution}}. Vão o que introduziu e esta escolha; {{brand}} volta a dimensionar e responde-lhe.':
    'Chosen solution: {{solution}}. What you entered and this choice are sent; {{brand}} designs it again and answers you.',
  'O seu nome': 'Your name',
  'Empresa (opcional)': 'Company (optional)',
  'Mensagem (opcional)': 'Message (optional)',
  'Enviar a {{brand}}': 'Send to {{brand}}',
  'Enviado. {{brand}} responde para {{address}}; este endereço não recebe outra confirmação.':
    'Sent. {{brand}} answers to {{address}}; no other confirmation goes to this address.',
  'Guardar o ficheiro da simulação': 'Save the simulation as a file',
  'Enviar outro': 'Send another one',
}

export default texts
