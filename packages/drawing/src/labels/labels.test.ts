import { LANGUAGES } from '@madre/contract'
import { drawn } from '@madre/words/en/drawn'
import { describe, expect, it } from 'vitest'
import { en } from './en.ts'
import type { LabelKey } from './keys.ts'
import { labelsOf } from './labels-of.ts'

const LABEL_KEYS = [...Object.keys(en), ...Object.keys(drawn)] as LabelKey[]

/** What no text about a façade says. */
const LYING = /\b(upper|lower)\b|superior|inferior|\b(Ober|Unter)gurt|sup[ée]rieur|inf[ée]rieur/i

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map((m) => m[0]).sort()

describe.each(LANGUAGES)('the labels in %s', (language) => {
  const labels = labelsOf(language)

  it('are complete', () => {
    for (const key of LABEL_KEYS) expect(labels(key).trim(), key).not.toBe('')
  })

  it('keep the places for values', () => {
    for (const key of LABEL_KEYS) expect(placeholders(labels(key)), key).toEqual(placeholders(labelsOf('en')(key)))
  })

  it('name nothing upper or lower of a façade', () => {
    const onFacade = labelsOf(language, { facade: true })
    expect(LABEL_KEYS.filter((key) => LYING.test(labels(key))).length).toBeGreaterThan(8)
    expect(LABEL_KEYS.filter((key) => LYING.test(onFacade(key)))).toEqual([])
  })
})
