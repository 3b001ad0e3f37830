import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** The description of the API, made from the schemas the routes check with: /api/openapi.json. */
export async function registerOpenApi(app: FastifyInstance, sessionCookie: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Madre',
        version: '1.0.0',
        description: 'Design of steel purlins and rails to EN 1993-1-3. Refusals are application/problem+json.',
      },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: sessionCookie, description: 'Set by Users/login' },
          token: { type: 'http', scheme: 'bearer', description: 'An access token, made on the account page' },
        },
      },
      security: [{ session: [] }, { token: [] }],
    },
    transform: jsonSchemaTransform,
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}
