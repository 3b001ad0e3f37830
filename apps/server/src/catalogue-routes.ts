import { publicBrand } from '@madre/contract'
import { catalogueSchema, publicBrandSchema } from '@madre/contract/schemas'
import type { Route } from './app-deps.ts'
import { ACCESS, langQuery } from './http/problem-schema.ts'

/** Catalogue and brand of the server, open to all since the sign-in screen shows the brand. */
export const catalogueRoutes: Route = (app, { catalogue, brand, mail }) => {
  const told = publicBrand(brand, mail)
  const common = { tags: ['Catalogue'], querystring: langQuery }
  app.get('/Catalogue', {
    schema: {
      operationId: 'readCatalogue',
      summary: 'Sections and steels the server designs with',
      security: ACCESS.open,
      ...common,
      response: { 200: catalogueSchema },
    },
    handler: async () => catalogue,
  })
  app.get('/Brand', {
    schema: {
      operationId: 'readBrand',
      summary: 'Name and colours of the maker, and whether the server sends mails',
      security: ACCESS.open,
      ...common,
      response: { 200: publicBrandSchema },
    },
    handler: async () => told,
  })
}
