import { LANGUAGES } from '@madre/contract'
import { expect, it } from 'vitest'
import { sayer } from './climate-words.ts'
import { refusalText } from './refusal.ts'

const missing = (field: string) => ({ code: 'MISSING' as const, field, clause: '', message: '' })
const plain = (text: string) => text

it.each(LANGUAGES)('a question that is not answered yet is not asked again with a colon behind it: %s', (language) => {
  const say = sayer(language)
  expect(say('coast')).toMatch(/\?$/)
  expect(refusalText(missing('site.wind.coastWithin5Km'), say, plain, plain)).not.toContain('?')
  expect(refusalText(missing('site.altitudeM'), say, plain, plain)).toContain(say('altitude'))
})
