import type { KeptSheet, Sheet } from '@madre/contract'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { fetchData } from './client.ts'
import { useChange } from './use-change.ts'

const sheetsQuery = queryOptions({
  queryKey: ['sheets'],
  queryFn: ({ signal }) => fetchData<KeptSheet[]>('GET', 'Sheets', { signal }),
})

/** The user's own cladding sheets, by name; not requested without an account. */
export const useSheets = (hasAccount = true) => useQuery({ ...sheetsQuery, enabled: hasAccount })

const path = (id: string) => `Sheets/${encodeURIComponent(id)}`

/** The sheet with a name, whatever its case, in its present state; undefined without one. */
export function useSheetNamed() {
  const client = useQueryClient()
  const key = (name: string) => name.trim().normalize('NFC').toLowerCase()
  return async (name: string): Promise<KeptSheet | undefined> => {
    const sheets = await client.fetchQuery({ ...sheetsQuery, staleTime: 0 })
    return sheets.find((sheet) => key(sheet.name) === key(name))
  }
}

export const useCreateSheet = () =>
  useChange(sheetsQuery.queryKey, (body: { name: string; sheet: Sheet }) =>
    fetchData<KeptSheet>('POST', 'Sheets', { body }),
  )

export const useChangeSheet = () =>
  useChange(sheetsQuery.queryKey, ({ id, ...body }: { id: string; name?: string; sheet?: Sheet }) =>
    fetchData<KeptSheet>('PATCH', path(id), { body }),
  )

export const useDeleteSheet = () => useChange(sheetsQuery.queryKey, (id: string) => fetchData<void>('DELETE', path(id)))
