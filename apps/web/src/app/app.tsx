import type { PublicBrand } from '@madre/contract'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { BrandContext } from '../ui/theme/brand-context.ts'
import { Notifications } from './notifications.tsx'
import type { AppRouter } from './router.tsx'

export function App({
  brand,
  queryClient,
  router,
}: {
  brand: PublicBrand
  queryClient: QueryClient
  router: AppRouter
}) {
  return (
    <BrandContext value={brand}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Notifications />
      </QueryClientProvider>
    </BrandContext>
  )
}
