import type { Language } from '@madre/contract'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Note } from '../fields/note.tsx'
import { directionOf, type Values } from '../model/values.ts'
import type { LoadSources } from '../state/use-load-sources.ts'

/** Which wind direction general and local wind hold, once one of them is from the place. */
export function SlotNote({ values, sources }: { values: Values; sources: LoadSources }) {
  const { i18n } = useTranslation()
  const [words, setWords] = useState<typeof import('@madre/words/climate/climate-words') | null>(null)
  const { envelope } = values
  const isDerived = Object.entries(sources).some(([load, of]) => load.startsWith('W') && of !== 'TYPED')
  // The words of the place are there in every language, and most lines of members have none.
  useEffect(() => {
    if (isDerived) void import('@madre/words/climate/climate-words').then(setWords, () => {})
  }, [isDerived])
  if (!isDerived || words === null || envelope === 'GENERAL') return null
  const say = words.sayer(i18n.language as Language)
  return (
    <Note>
      {say('slots')} {say(`slot.${envelope}.${directionOf(values)}`)}
    </Note>
  )
}
