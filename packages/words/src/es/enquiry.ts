import type { EnquiryWords } from '../keys.ts'

export const enquiry: EnquiryWords = {
  consent:
    'Acepto que {{brand}} reciba mis datos de contacto, mi mensaje y este dimensionamiento y los utilice para responder a mi consulta.',
}
