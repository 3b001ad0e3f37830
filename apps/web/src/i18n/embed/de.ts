import { enquiry } from '@madre/words/de/enquiry'

const texts: Record<string, string> = {
  ...enquiry,

  'Enviar este dimensionamento a {{brand}}': 'Diese Bemessung an {{brand}} senden',
  'Calcule e escolha uma solução nos resultados: depois pode enviá-la daqui.':
    'Berechnen Sie und wählen Sie in den Ergebnissen eine Lösung: Dann können Sie sie von hier senden.',
  'Não foi possível enviar. Tente novamente.': 'Das Senden ist nicht gelungen. Bitte versuchen Sie es noch einmal.',
  'Solução escolhida: {{solution}}. Vão o que introduziu e esta escolha; {{brand}} volta a dimensionar e responde-lhe.':
    'Gewählte Lösung: {{solution}}. Gesendet werden Ihre Eingaben und diese Wahl; {{brand}} bemisst neu und antwortet Ihnen.',
  'O seu nome': 'Ihr Name',
  'Empresa (opcional)': 'Firma (freiwillig)',
  'Mensagem (opcional)': 'Nachricht (freiwillig)',
  'Enviar a {{brand}}': 'An {{brand}} senden',
  'Enviado. {{brand}} responde para {{address}}; este endereço não recebe outra confirmação.':
    'Gesendet. {{brand}} antwortet an {{address}}; eine weitere Bestätigung geht nicht an diese Adresse.',
  'Guardar o ficheiro da simulação': 'Simulation als Datei sichern',
  'Enviar outro': 'Weitere senden',
}

export default texts
