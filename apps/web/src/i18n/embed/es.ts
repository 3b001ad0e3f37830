import { enquiry } from '@madre/words/es/enquiry'

const texts: Record<string, string> = {
  ...enquiry,

  'Enviar este dimensionamento a {{brand}}': 'Enviar este dimensionamiento a {{brand}}',
  'Calcule e escolha uma solução nos resultados: depois pode enviá-la daqui.':
    'Calcule y elija una solución en los resultados: después podrá enviarla desde aquí.',
  'Não foi possível enviar. Tente novamente.': 'No se ha podido enviar. Inténtelo de nuevo.',
  'Solução escolhida: {{solution}}. Vão o que introduziu e esta escolha; {{brand}} volta a dimensionar e responde-lhe.':
    'Solución elegida: {{solution}}. Se envían sus datos de entrada y esta elección; {{brand}} vuelve a dimensionar y le responde.',
  'O seu nome': 'Su nombre',
  'Empresa (opcional)': 'Empresa (opcional)',
  'Mensagem (opcional)': 'Mensaje (opcional)',
  'Enviar a {{brand}}': 'Enviar a {{brand}}',
  'Enviado. {{brand}} responde para {{address}}; este endereço não recebe outra confirmação.':
    'Enviado. {{brand}} responde a {{address}}; no se envía otra confirmación a esta dirección.',
  'Guardar o ficheiro da simulação': 'Guardar la simulación en un archivo',
  'Enviar outro': 'Enviar otra',
}

export default texts
