import type { NoteInput } from '../note-input.ts'
import { unprintable } from './coverage.ts'

/** A user's text has a character missing in all fonts of the note. */
export class UnprintableTextError extends Error {
  readonly unprintable: UnprintableText[]

  constructor(unprintable: UnprintableText[]) {
    super(unprintable.map(({ field, characters }) => `${field}: ${characters.join(' ')}`).join('; '))
    this.unprintable = unprintable
  }
}

export interface UnprintableText {
  field:
    | 'name'
    | 'project'
    | 'description'
    | 'author'
    | 'company'
    | 'jobNumber'
    | 'client'
    | 'site'
    | 'message'
    | 'reason'
    | 'sheeting.name'
    | 'sheeting.source'
  characters: string[]
}

/** User input that the note cannot print, by field; empty when it can print all of it. */
export function unprintableTexts({
  calculation,
  author,
  titleBlock,
  revision,
  request,
}: Pick<NoteInput, 'calculation' | 'author' | 'titleBlock' | 'revision'> & {
  request?: Pick<NoteInput['request'], 'sheeting'>
}): UnprintableText[] {
  const { name, project, description } = calculation
  const { jobNumber = '', client = '', site = '' } = titleBlock ?? {}
  const { sheeting } = request ?? {}
  const texts = {
    ...{ name, project, description, author: author?.name ?? '', company: author?.company ?? '' },
    ...{ jobNumber, client, site, message: revision?.message ?? '', reason: revision?.reason ?? '' },
    ...{ 'sheeting.name': sheeting?.name ?? '', 'sheeting.source': sheeting?.source ?? '' },
  }
  return (Object.keys(texts) as UnprintableText['field'][])
    .map((field) => ({ field, characters: unprintable(texts[field]) }))
    .filter(({ characters }) => characters.length > 0)
}
