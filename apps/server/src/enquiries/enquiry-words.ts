import type { Language } from '@madre/contract'

/** What the mail of an enquiry says besides the words of the calculation note. */
export interface EnquiryWords {
  subject: string
  intro: string
  contact: string
  name: string
  company: string
  email: string
  message: string
  design: string
  simulation: string
  designedAgain: string
  attached: string
  consent: string
  /** what the visitor agreed to, as the form said it */
  consentText: string
  foot: string
}

export const ENQUIRY_WORDS: Record<Language, EnquiryWords> = {
  en: {
    subject: 'Design request: {solution}, {name}',
    intro: 'A visitor of your pages made this design and asks about it.',
    contact: 'Contact',
    name: 'Name',
    company: 'Company',
    email: 'E-mail',
    message: 'Message',
    design: 'Design',
    simulation: 'Simulation',
    designedAgain:
      'The server designed this again from the request alone, with engine {engine} and catalogue {catalogue}; it takes no results from a browser.',
    attached: 'The attached file opens in {brand} with “Import”.',
    consent: 'Consent given on {date}:',
    consentText:
      'I agree that {brand} receives my contact details, my message and this design, and uses them to answer my request.',
    foot: 'Reply to this message to answer the visitor. Nobody has checked that the address is theirs.',
  },
  pt: {
    subject: 'Pedido sobre um dimensionamento: {solution}, {name}',
    intro: 'Um visitante das suas páginas fez este dimensionamento e pede informações.',
    contact: 'Contacto',
    name: 'Nome',
    company: 'Empresa',
    email: 'E-mail',
    message: 'Mensagem',
    design: 'Dimensionamento',
    simulation: 'Simulação',
    designedAgain:
      'O servidor voltou a dimensionar só a partir do pedido, com o motor {engine} e o catálogo {catalogue}; não aceita resultados de um navegador.',
    attached: 'O ficheiro anexo abre-se em {brand} com «Importar».',
    consent: 'Consentimento dado em {date}:',
    consentText:
      'Concordo que {brand} receba os meus contactos, a minha mensagem e este dimensionamento e os utilize para responder ao meu pedido.',
    foot: 'Responda a esta mensagem para responder ao visitante. Ninguém verificou que o endereço lhe pertence.',
  },
  de: {
    subject: 'Anfrage zu einer Bemessung: {solution}, {name}',
    intro: 'Ein Besucher Ihrer Seiten hat diese Bemessung gemacht und fragt dazu an.',
    contact: 'Kontakt',
    name: 'Name',
    company: 'Firma',
    email: 'E-Mail',
    message: 'Nachricht',
    design: 'Bemessung',
    simulation: 'Simulation',
    designedAgain:
      'Der Server hat allein aus der Eingabe neu bemessen, mit Rechenkern {engine} und Katalog {catalogue}; Ergebnisse aus einem Browser nimmt er nicht an.',
    attached: 'Die angehängte Datei lässt sich in {brand} mit „Importieren“ öffnen.',
    consent: 'Einwilligung vom {date}:',
    consentText:
      'Ich bin einverstanden, dass {brand} meine Kontaktdaten, meine Nachricht und diese Bemessung erhält und zur Beantwortung meiner Anfrage verwendet.',
    foot: 'Antworten Sie auf diese Nachricht, um dem Besucher zu antworten. Niemand hat geprüft, ob ihm die Adresse gehört.',
  },
  fr: {
    subject: 'Demande sur un dimensionnement : {solution}, {name}',
    intro: 'Un visiteur de vos pages a fait ce dimensionnement et vous interroge à son sujet.',
    contact: 'Contact',
    name: 'Nom',
    company: 'Entreprise',
    email: 'E-mail',
    message: 'Message',
    design: 'Dimensionnement',
    simulation: 'Simulation',
    designedAgain:
      'Le serveur a refait le dimensionnement à partir de la seule demande, avec le moteur {engine} et le catalogue {catalogue} ; il n’accepte aucun résultat d’un navigateur.',
    attached: 'Le fichier joint s’ouvre dans {brand} avec « Importer ».',
    consent: 'Consentement donné le {date} :',
    consentText:
      'J’accepte que {brand} reçoive mes coordonnées, mon message et ce dimensionnement et les utilise pour répondre à ma demande.',
    foot: 'Répondez à ce message pour répondre au visiteur. Personne n’a vérifié que l’adresse est la sienne.',
  },
  es: {
    subject: 'Consulta sobre un dimensionamiento: {solution}, {name}',
    intro: 'Un visitante de sus páginas ha hecho este dimensionamiento y consulta sobre él.',
    contact: 'Contacto',
    name: 'Nombre',
    company: 'Empresa',
    email: 'Correo electrónico',
    message: 'Mensaje',
    design: 'Dimensionamiento',
    simulation: 'Simulación',
    designedAgain:
      'El servidor ha vuelto a dimensionar solo a partir de la solicitud, con el motor {engine} y el catálogo {catalogue}; no acepta resultados de un navegador.',
    attached: 'El archivo adjunto se abre en {brand} con «Importar».',
    consent: 'Consentimiento dado el {date}:',
    consentText:
      'Acepto que {brand} reciba mis datos de contacto, mi mensaje y este dimensionamiento y los utilice para responder a mi consulta.',
    foot: 'Responda a este mensaje para contestar al visitante. Nadie ha comprobado que la dirección sea suya.',
  },
}
