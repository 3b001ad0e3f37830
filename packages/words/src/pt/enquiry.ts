import type { EnquiryWords } from '../keys.ts'

export const enquiry: EnquiryWords = {
  consent:
    'Concordo que {{brand}} receba os meus contactos, a minha mensagem e este dimensionamento e os utilize para responder ao meu pedido.',
}
