import type { HistoryEntry, Revision, RevisionRecord } from '@madre/contract'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { base64ToBytes, noteFileName } from './calculation-note.ts'
import { calculationKey, summariesQuery } from './calculations.ts'
import { call, fetchData } from './client.ts'
import { saveFile } from './save-file.ts'

type FullRevision = Revision & { record: RevisionRecord }

const path = (id: string, ...parts: string[]) =>
  ['Calculations', encodeURIComponent(id), ...parts.map(encodeURIComponent)].join('/')

const keyOf = (id: string) => ['revisions', id] as const

/** The revisions of a calculation, newest first. */
export const revisionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...keyOf(id), 'list'],
    queryFn: ({ signal }) => fetchData<Revision[]>('GET', path(id, 'revisions'), { signal }),
    staleTime: 0,
  })

export const useRevisions = (id: string) => useQuery(revisionsQuery(id))

const revisionQuery = (id: string, letter: string) =>
  queryOptions({
    queryKey: [...keyOf(id), 'one', letter],
    queryFn: ({ signal }) => fetchData<FullRevision>('GET', path(id, 'revisions', letter), { signal }),
  })

/** One revision with its record; null asks nothing. */
export const useRevision = (id: string, letter: string | null) =>
  useQuery({ ...revisionQuery(id, letter ?? ''), enabled: letter !== null })

/** The acts on a simulation, newest first; fetched when they are shown. */
export const useHistory = (id: string, isWanted: boolean) =>
  useQuery({
    queryKey: [...keyOf(id), 'history'],
    queryFn: ({ signal }) => fetchData<HistoryEntry[]>('GET', path(id, 'history'), { signal }),
    staleTime: 0,
    enabled: isWanted,
  })

/** Refetches everything after an act, or after a refusal because of an earlier act. */
export function useForgetRevisions() {
  const client = useQueryClient()
  return (id: string) =>
    Promise.all([
      client.invalidateQueries({ queryKey: keyOf(id) }),
      client.invalidateQueries({ queryKey: calculationKey(id) }),
      client.invalidateQueries({ queryKey: summariesQuery.queryKey }),
    ])
}

/** Issues the saved state as the next revision, on the version named by `ifMatch`, with its note in a language. */
export function useIssueRevision() {
  const forget = useForgetRevisions()
  return useMutation({
    mutationFn: async ({
      id,
      ifMatch,
      noteLanguage,
      body,
    }: {
      id: string
      ifMatch: string | null
      noteLanguage: string
      body: { message?: string; reason?: string }
    }) => {
      const query = new URLSearchParams({ lang: noteLanguage })
      const { data } = await call<Revision>('POST', `${path(id, 'revisions')}?${query}`, {
        body,
        ifMatch: ifMatch ?? undefined,
      })
      return data
    },
    onSettled: (_, __, { id }) => forget(id),
  })
}

export function useNewestRevision() {
  const client = useQueryClient()
  return async (id: string): Promise<Revision | undefined> =>
    (await client.fetchQuery({ ...revisionsQuery(id), staleTime: 0, retry: false }))[0]
}

export function useAskCheck() {
  const forget = useForgetRevisions()
  return useMutation({
    mutationFn: ({ id, letter, ...body }: { id: string; letter: string; email: string; message?: string }) =>
      fetchData<Revision>('POST', path(id, 'revisions', letter, 'check'), { body }),
    onSettled: (_, __, { id }) => forget(id),
  })
}

export function useWithdrawCheck() {
  const forget = useForgetRevisions()
  return useMutation({
    mutationFn: ({ id, letter }: { id: string; letter: string }) =>
      fetchData<void>('DELETE', path(id, 'revisions', letter, 'check')),
    onSettled: (_, __, { id }) => forget(id),
  })
}

/** Saves a note in the browser's downloads under the name of the simulation and the letter. */
export function saveRevisionNote(base64Pdf: string, name: string, letter: string): void {
  saveFile(noteFileName(`${name} ${letter}`), new Blob([base64ToBytes(base64Pdf)], { type: 'application/pdf' }))
}

/** Downloads the stored note of a revision: with the check if there is one, unless that of the issue is requested. */
export const useRevisionNote = () =>
  useMutation({
    mutationFn: async ({
      id,
      letter,
      name,
      asIssued = false,
    }: {
      id: string
      letter: string
      name: string
      asIssued?: boolean
    }) => {
      const to = `${path(id, 'revisions', letter, 'calculation-note')}${asIssued ? '?as=issued' : ''}`
      saveRevisionNote((await fetchData<{ base64Pdf: string }>('GET', to)).base64Pdf, name, letter)
    },
  })
