import type { Language } from '@madre/contract'
import type { FastifyRequest } from 'fastify'
import { asLanguage } from '../messages/messages.ts'
import { queryValue } from './request-path.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** the language of the signed-in user, once known */
    userLang?: string | undefined
  }
}

/** The language of an answer: the `lang` parameter, else the user's, else English. Runs while errors are answered, so it never throws. */
export function requestLanguage(request: FastifyRequest, userLang = request.userLang): Language {
  return asLanguage(queryValue(request, 'lang')) ?? asLanguage(userLang) ?? 'en'
}
