import type { Block, Line, NoteDocument } from '../typst/blocks.ts'
import { combinations, loadCases, national } from './actions.ts'
import { basis } from './basis.ts'
import { changes } from './changes.ts'
import { checks, governingChecks } from './checks.ts'
import { forces } from './forces.ts'
import { fromPlace } from './from-place.ts'
import { inputs } from './inputs.ts'
import { joints } from './joints.ts'
import type { Picture } from './pictures.ts'
import { remarks } from './remarks.ts'
import { deflections, reactions } from './results.ts'
import { secondOpinionPage } from './second-opinion.ts'
import { section } from './section.ts'
import { sheeting } from './sheeting.ts'
import type { Subject } from './subject.ts'
import { summary } from './summary.ts'
import { symbolList } from './symbol-list.ts'
import { dateText, headerText, personText, reason, stateText, titleBlock } from './title-block.ts'

/** The whole note as data, in printing order. */
export function noteDocument(s: Subject, pictures: ReadonlyMap<string, Picture>): NoteDocument {
  const { brand, calculation, author, result } = s.note
  const date = new Date(calculation.date)
  const created = new Date(s.note.revision?.issuedAt ?? calculation.date)
  const name = shownName(calculation.name, s)
  const project = shownName(calculation.project, s)
  const short = s.note.form === 'short'
  const title = s.say(short ? 'titleShort' : 'title')
  return {
    language: s.note.language,
    title: `${title} – ${project} – ${name}`,
    author: author ? s.free(author.name) : '',
    date: [
      created.getUTCFullYear(),
      created.getUTCMonth() + 1,
      created.getUTCDate(),
      created.getUTCHours(),
      created.getUTCMinutes(),
      created.getUTCSeconds(),
    ],
    accent: brand.accent,
    header: { left: `${s.free(brand.name)} · ${title}`, right: headerText(s, `${project} · ${name}`) },
    footer: {
      left: `${dateText(date, s)} · ${result.inputHash.slice(0, 12)}`,
      page: s.say('page'),
      of: s.say('of'),
      ...stateText(s),
    },
    mark: s.note.isTrial ? s.say('trialMark') : null,
    contents: short ? null : s.say('contents'),
    titlePage: {
      brand: s.free(brand.name),
      logo: brand.logoSvg === '' ? null : 'logo.svg',
      address: brand.address.map(s.free).join('\n'),
      heading: title,
      ...titleBlock(s),
      facts: titleFacts(s, project, name, date),
      checksum: [s.say('inputHash'), { muted: result.inputHash.replace(/(.{16})(?=.)/g, '$1 ') }],
    },
    first: [
      ...reason(s),
      ...summary(s, pictures.get('section-small.svg')?.alt ?? ''),
      ...(short ? [{ kind: 'text', style: 'muted', text: s.say('shortText') } as const] : []),
    ],
    body: short ? shortBody(s, pictures) : fullBody(s, pictures),
  }
}

function fullBody(s: Subject, pictures: ReadonlyMap<string, Picture>): Block[] {
  return [
    ...changes(s),
    ...basis(s),
    ...inputs(s, pictures.get('line.svg')?.alt ?? ''),
    ...fromPlace(s, pictures.get('surface.svg')?.alt ?? null),
    ...national(s),
    ...loadCases(s),
    ...combinations(s),
    ...forces(s, pictures),
    ...section(s, pictures),
    ...sheeting(s),
    ...checks(s),
    ...reactions(s),
    ...deflections(s),
    ...joints(s, pictures),
    ...symbolList(s),
    ...remarks(s),
    ...secondOpinionPage(s, pictures),
  ]
}

/** The most important parts; a statement names those that only the full note has. */
function shortBody(s: Subject, pictures: ReadonlyMap<string, Picture>): Block[] {
  return [
    ...changes(s),
    ...inputs(s, pictures.get('line.svg')?.alt ?? ''),
    ...governingChecks(s),
    ...reactions(s),
    ...deflections(s),
    ...joints(s, pictures),
    ...combinations(s),
    ...remarks(s),
    ...secondOpinionPage(s, pictures),
  ]
}

/** A default name is printed in the language of the note. */
function shownName(name: string, s: Subject): string {
  if (name === 'Untitled') return s.say('untitled')
  return name === 'Untitled Project' || name.trim() === '' ? s.say('untitledProject') : s.free(name)
}

function titleFacts(s: Subject, project: string, name: string, date: Date): [string, Line][] {
  const { author, result } = s.note
  const facts: [string, Line][] = [
    [s.say('project'), { strong: project }],
    [s.say('simulation'), { strong: name }],
  ]
  facts.push([s.say('date'), dateText(date, s)])
  if (author && !s.note.revision) facts.push([s.say('author'), personText(author, s)])
  facts.push(
    [s.say('standard'), 'EN 1993-1-3:2006'],
    [s.say('engineVersion'), result.engineVersion],
    [s.say('catalogueVersion'), s.free(result.catalogueVersion)],
  )
  return facts
}
