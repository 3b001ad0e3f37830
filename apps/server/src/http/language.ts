import type { Language } from '@madre/contract'
import type { FastifyRequest } from 'fastify'
import { asLanguage } from '../messages/messages.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** the language of the signed-in user, once known */
    userLang?: string | undefined
  }
}

/** The language of an answer: the `lang` parameter, else the user's, else English. */
export function requestLanguage(request: FastifyRequest, userLang = request.userLang): Language {
  const asked = new URL(request.url, 'http://localhost').searchParams.get('lang')
  return asLanguage(asked) ?? asLanguage(userLang) ?? 'en'
}
