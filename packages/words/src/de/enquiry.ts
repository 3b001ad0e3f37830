import type { EnquiryWords } from '../keys.ts'

export const enquiry: EnquiryWords = {
  consent:
    'Ich bin einverstanden, dass {{brand}} meine Kontaktdaten, meine Nachricht und diese Bemessung erhält und zur Beantwortung meiner Anfrage verwendet.',
}
