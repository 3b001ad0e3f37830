import { enquiry } from '@madre/words/fr/enquiry'

const texts: Record<string, string> = {
  ...enquiry,

  'Enviar este dimensionamento a {{brand}}': 'Envoyer ce dimensionnement à {{brand}}',
  'Calcule e escolha uma solução nos resultados: depois pode enviá-la daqui.':
    'Calculez et choisissez une solution dans les résultats : vous pourrez ensuite l’envoyer d’ici.',
  'Não foi possível enviar. Tente novamente.': 'L’envoi a échoué. Veuillez réessayer.',
  'Solução escolhida: {{solution}}. Vão o que introduziu e esta escolha; {{brand}} volta a dimensionar e responde-lhe.':
    'Solution choisie : {{solution}}. Vos données et ce choix sont envoyés ; {{brand}} refait le dimensionnement et vous répond.',
  'O seu nome': 'Votre nom',
  'Empresa (opcional)': 'Entreprise (facultatif)',
  'Mensagem (opcional)': 'Message (facultatif)',
  'Enviar a {{brand}}': 'Envoyer à {{brand}}',
  'Enviado. {{brand}} responde para {{address}}; este endereço não recebe outra confirmação.':
    'Envoyé. {{brand}} répond à {{address}} ; aucune autre confirmation n’est envoyée à cette adresse.',
  'Guardar o ficheiro da simulação': 'Enregistrer la simulation dans un fichier',
  'Enviar outro': 'En envoyer une autre',
}

export default texts
