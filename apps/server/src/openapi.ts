import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { finishedDocument, toJsonSchema } from './openapi-document.ts'

const DESCRIPTION = `Design of cold-formed steel purlins and rails (Ω, C, Z) to EN 1993-1-3: describe the line, let the server check every
section of the catalogue, choose a solution, download a calculation note.

**Signing in.** A program sends \`Authorization: Bearer madre_…\` with an access token, made on the account page; a token that reads may only
GET. A browser has the session cookie of \`Users/login\`. The account itself (password, sessions, tokens) is for sessions alone.

**Units** are in the names, or: loads kN/m², point loads kN. Times are UTC, ISO 8601.

**Refusals** are \`application/problem+json\`: \`code\` is stable, \`details\` names every wrong field, texts are in the language of \`lang\`.

**Limits.** A token has 600 requests in ten minutes. Every answer to one says what is left (\`RateLimit-Limit\`, \`RateLimit-Remaining\`,
\`RateLimit-Reset\`); 429 and 503 say in \`Retry-After\` after how many seconds to come back.

**Changes.** Answers may gain fields; none is renamed or taken away. Requests are strict: an unknown field is refused by name.`

const TAGS = {
  Calculations: 'Simulations: created, calculated, chosen from, printed',
  Revisions: 'What is issued of a simulation, with its notes and its history',
  Checks: 'Asking somebody to check a revision, and deciding what one is asked',
  Links: 'Links to a revision or a working copy, and what they show',
  Projects: 'The title block of notes',
  Templates: 'Requests kept under a name, to begin other simulations with',
  Sheets: 'Cladding sheets kept under a name, to be chosen in simulations',
  Enquiries: 'A design sent to the maker of the profiles, where the server takes enquiries',
  Catalogue: 'What the server designs with',
  Trial: 'What is open without an account',
  Users: 'Signing in and registering',
  Account: 'The own account, its sessions and access tokens',
  Health: 'For whoever watches over the server',
}

/** The description of the API, made from the schemas the routes check with: /api/openapi.json. */
export async function registerOpenApi(app: FastifyInstance, sessionCookie: string): Promise<void> {
  const transformObject = createJsonSchemaTransformObject({ zodToJsonConfig: { override: toJsonSchema } })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Madre', version: '1.0.0', description: DESCRIPTION, license: { name: 'Apache-2.0' } },
      tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
      components: {
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer', description: 'An access token, made on the account page' },
          link: { type: 'http', scheme: 'bearer', description: 'What stands behind the # of a link: madre_share_…' },
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: sessionCookie,
            description: 'Set by Users/login; a browser sends it by itself',
          },
        },
      },
    },
    transform: createJsonSchemaTransform({ zodToJsonConfig: { override: toJsonSchema } }),
    transformObject: (given) => finishedDocument(transformObject(given)) as ReturnType<typeof transformObject>,
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}
