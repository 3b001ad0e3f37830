import type { CalculationRequest, Template, TemplateSummary } from '@madre/contract'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { fetchData } from './client.ts'
import { useChange } from './use-change.ts'

const templatesQuery = queryOptions({
  queryKey: ['templates'],
  queryFn: ({ signal }) => fetchData<TemplateSummary[]>('GET', 'Templates', { signal }),
})

export const useTemplates = () => useQuery(templatesQuery)

const path = (id: string) => `Templates/${encodeURIComponent(id)}`

/** Fetches a complete template in its present state. */
export function useOpenTemplate() {
  const client = useQueryClient()
  return async (id: string): Promise<Template> => {
    try {
      return await fetchData<Template>('GET', path(id))
    } catch (error) {
      // Perhaps deleted elsewhere.
      void client.invalidateQueries({ queryKey: templatesQuery.queryKey })
      throw error
    }
  }
}

/** The template with a name, whatever its case, in its present state; undefined without one. */
export function useTemplateNamed() {
  const client = useQueryClient()
  const key = (name: string) => name.trim().normalize('NFC').toLowerCase()
  return async (name: string): Promise<TemplateSummary | undefined> => {
    const templates = await client.fetchQuery({ ...templatesQuery, staleTime: 0 })
    return templates.find((template) => key(template.name) === key(name))
  }
}

export const useCreateTemplate = () =>
  useChange(templatesQuery.queryKey, (body: { name: string; request: CalculationRequest }) =>
    fetchData<Template>('POST', 'Templates', { body }),
  )

export const useChangeTemplate = () =>
  useChange(templatesQuery.queryKey, ({ id, ...body }: { id: string; name?: string; request?: CalculationRequest }) =>
    fetchData<Template>('PATCH', path(id), { body }),
  )

export const useDeleteTemplate = () =>
  useChange(templatesQuery.queryKey, (id: string) => fetchData<void>('DELETE', path(id)))
