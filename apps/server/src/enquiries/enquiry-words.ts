import type { Language } from '@madre/contract'
import { allWords } from '@madre/words/all'
import type { Texts } from '@madre/words/keys'
import { pickWords } from '@madre/words/pick-words'

/** Words of the screens, and the consent of the visitor as the form words it. */
const WORDS = { company: 'company', email: 'email', simulation: 'simulation', consentText: 'consent' } as const

/** Words that neither a screen nor the note has. */
const en = {
  subject: 'Design request: {solution}, {name}',
  intro: 'A visitor of your pages made this design and asks about it.',
  contact: 'Contact',
  name: 'Name',
  message: 'Message',
  design: 'Design',
  designedAgain:
    'The server designed this again from the request alone, with engine {engine} and catalogue {catalogue}; it takes no results from a browser.',
  attached: 'The attached file opens in {brand} with “Import”.',
  consent: 'Consent given on {date}:',
  foot: 'Reply to this message to answer the visitor. Nobody has checked that the address is theirs.',
}

const own: Record<Language, Texts<typeof en>> = {
  en,
  pt: {
    subject: 'Pedido sobre um dimensionamento: {solution}, {name}',
    intro: 'Um visitante das suas páginas fez este dimensionamento e pede informações.',
    contact: 'Contacto',
    name: 'Nome',
    message: 'Mensagem',
    design: 'Dimensionamento',
    designedAgain:
      'O servidor voltou a dimensionar só a partir do pedido, com o motor {engine} e o catálogo {catalogue}; não aceita resultados de um navegador.',
    attached: 'O ficheiro anexo abre-se em {brand} com «Importar».',
    consent: 'Consentimento dado em {date}:',
    foot: 'Responda a esta mensagem para responder ao visitante. Ninguém verificou que o endereço lhe pertence.',
  },
  de: {
    subject: 'Anfrage zu einer Bemessung: {solution}, {name}',
    intro: 'Ein Besucher Ihrer Seiten hat diese Bemessung gemacht und fragt dazu an.',
    contact: 'Kontakt',
    name: 'Name',
    message: 'Nachricht',
    design: 'Bemessung',
    designedAgain:
      'Der Server hat allein aus der Eingabe neu bemessen, mit Rechenkern {engine} und Katalog {catalogue}; Ergebnisse aus einem Browser nimmt er nicht an.',
    attached: 'Die angehängte Datei lässt sich in {brand} mit „Importieren“ öffnen.',
    consent: 'Einwilligung vom {date}:',
    foot: 'Antworten Sie auf diese Nachricht, um dem Besucher zu antworten. Niemand hat geprüft, ob ihm die Adresse gehört.',
  },
  fr: {
    subject: 'Demande sur un dimensionnement : {solution}, {name}',
    intro: 'Un visiteur de vos pages a fait ce dimensionnement et vous interroge à son sujet.',
    contact: 'Contact',
    name: 'Nom',
    message: 'Message',
    design: 'Dimensionnement',
    designedAgain:
      'Le serveur a refait le dimensionnement à partir de la seule demande, avec le moteur {engine} et le catalogue {catalogue} ; il n’accepte aucun résultat d’un navigateur.',
    attached: 'Le fichier joint s’ouvre dans {brand} avec « Importer ».',
    consent: 'Consentement donné le {date} :',
    foot: 'Répondez à ce message pour répondre au visiteur. Personne n’a vérifié que l’adresse est la sienne.',
  },
  es: {
    subject: 'Consulta sobre un dimensionamiento: {solution}, {name}',
    intro: 'Un visitante de sus páginas ha hecho este dimensionamiento y consulta sobre él.',
    contact: 'Contacto',
    name: 'Nombre',
    message: 'Mensaje',
    design: 'Dimensionamiento',
    designedAgain:
      'El servidor ha vuelto a dimensionar solo a partir de la solicitud, con el motor {engine} y el catálogo {catalogue}; no acepta resultados de un navegador.',
    attached: 'El archivo adjunto se abre en {brand} con «Importar».',
    consent: 'Consentimiento dado el {date}:',
    foot: 'Responda a este mensaje para contestar al visitante. Nadie ha comprobado que la dirección sea suya.',
  },
}

/** The words of an enquiry mail besides those of the calculation note. */
export const enquiryWords = (language: Language) => ({ ...own[language], ...pickWords(allWords(language), WORDS) })
