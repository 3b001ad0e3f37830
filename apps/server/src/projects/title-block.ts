import type { ProjectTitle } from '@madre/contract'
import type { TitleBlock } from '@madre/note'

/** The title block of a note; undefined where nothing of it is filled in, and the note is as it is without one. */
export function titleBlockOf(title: ProjectTitle, office: string, logo: Buffer | null): TitleBlock | undefined {
  const { jobNumber, client, site } = title
  if (logo === null && jobNumber === '' && client === '' && site === '') return undefined
  return { jobNumber, client, site, office, logoPng: logo?.toString('base64') ?? null }
}
