import type { Project } from '@madre/contract'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { fetchData } from './client.ts'
import { nullIf } from './problem.ts'
import { useChange } from './use-change.ts'

const projectQuery = (name: string) =>
  queryOptions({
    queryKey: ['project', name],
    queryFn: ({ signal }) => fetchData<Project>('GET', `Projects?${new URLSearchParams({ name })}`, { signal }),
  })

/** The title block of a project; empty texts without one. */
export const useProject = (name: string) => useQuery(projectQuery(name))

export function useKeepProject() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Project) => fetchData<Project>('PUT', 'Projects', { body }),
    onSuccess: (project) => client.setQueryData(projectQuery(project.name).queryKey, project),
  })
}

const logoQuery = queryOptions({
  queryKey: ['logo'],
  queryFn: async ({ signal }) =>
    (await fetchData<{ png: string }>('GET', 'Users/logo', { signal }).catch(nullIf(404)))?.png ?? null,
})

/** The logo of the office, base64 of a PNG; null where there is none. */
export const useLogo = () => useQuery(logoQuery)

export function useKeepLogo() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (png: string) => fetchData<{ png: string }>('PUT', 'Users/logo', { body: { png } }),
    onSuccess: ({ png }) => client.setQueryData(logoQuery.queryKey, png),
  })
}

export const useDeleteLogo = () => useChange(logoQuery.queryKey, () => fetchData<void>('DELETE', 'Users/logo'))
