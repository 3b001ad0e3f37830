import type { NoteInput } from '../note-input.ts'
import { unprintable } from './coverage.ts'

/** A text of the user has a character that no font of the note has. */
export class UnprintableTextError extends Error {
  readonly unprintable: UnprintableText[]

  constructor(unprintable: UnprintableText[]) {
    super(unprintable.map(({ field, characters }) => `${field}: ${characters.join(' ')}`).join('; '))
    this.unprintable = unprintable
  }
}

export interface UnprintableText {
  field: 'name' | 'project' | 'description' | 'author' | 'company' | 'sheeting.name' | 'sheeting.source'
  characters: string[]
}

/** What the user typed that the note cannot print, by field; empty when it can print all of it. */
export function unprintableTexts({
  calculation,
  author,
  request,
}: Pick<NoteInput, 'calculation' | 'author' | 'request'>): UnprintableText[] {
  const { name, project, description } = calculation
  const { sheeting } = request
  const texts = {
    ...{ name, project, description, author: author?.name ?? '', company: author?.company ?? '' },
    ...{ 'sheeting.name': sheeting?.name ?? '', 'sheeting.source': sheeting?.source ?? '' },
  }
  return (Object.keys(texts) as UnprintableText['field'][])
    .map((field) => ({ field, characters: unprintable(texts[field]) }))
    .filter(({ characters }) => characters.length > 0)
}
