import type { EnquiryWords } from '../keys.ts'

export const enquiry: EnquiryWords = {
  consent:
    'J’accepte que {{brand}} reçoive mes coordonnées, mon message et ce dimensionnement et les utilise pour répondre à ma demande.',
}
