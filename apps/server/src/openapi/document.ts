import { calls } from './calls.ts'
import { errorBodySchema, failures } from './failures.ts'
import { features } from './features.ts'
import type { OpenApi } from './openapi.ts'
import { operation } from './operation.ts'
import { pathTemplate } from './path-template.ts'
import type { Components } from './wire-schema.ts'

const description = `Connects the business systems of many organisations to their databases.

Every failure is an \`ErrorBody\`. Successful writes of the main service answer \`{ status, message, error, data }\`.
Instants are ISO 8601 in UTC. Ids are opaque: text or numbers. Answers may gain fields at any time; request bodies with
unknown fields are refused.

A write may carry an \`Idempotency-Key\`. For 24 hours the same sender gets the same answer for the same key, method, path,
query and body, marked \`Idempotency-Replayed: true\`, and nothing is carried out again. The same key for something else is
422. While the first is under way, a second is 409 with \`Retry-After\`. Faults (5xx) are not kept.

\`x-level\` says who may call: \`public\` anyone, \`user\` whoever is signed in, \`member\` members of the organisation in
question, a number members with a role of that level or lower (0 is the most powerful), \`superadmin\` superadmins.`

/** The contract as an OpenAPI 3.1 document. The same contract always gives the same text. */
export function openApiDocument(): OpenApi {
  const components: Components = new Map([['ErrorBody', errorBodySchema]])
  const paths: OpenApi['paths'] = {}
  for (const call of calls) {
    const path = pathTemplate(call.endpoint.path)
    const method = call.endpoint.method.toLowerCase()
    paths[path] = { ...paths[path], [method]: operation(call, components) }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Tributary',
      version: '1',
      description,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/backend', description: 'Beside the portal, at the same origin.' }],
    tags: Object.entries(features).map(([name, described]) => ({ name, description: described })),
    paths: sorted(paths),
    components: {
      schemas: sorted(Object.fromEntries(components)),
      responses: failures(),
      headers,
      securitySchemes,
    },
  }
}

const headers: OpenApi['components']['headers'] = {
  'Retry-After': { description: 'Seconds after which another try makes sense.', schema: { type: 'string' } },
  'X-Request-Id': { description: 'Names this request in the log of the server.', schema: { type: 'string' } },
}

const securitySchemes: OpenApi['components']['securitySchemes'] = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The access token that a sign-in or `refreshSession` answers.',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-tributary-refresh',
    description: 'Set by a sign-in, for browsers; only `refreshSession` and `signOut` read it.',
  },
}

const sorted = <Value>(named: { [name: string]: Value }): { [name: string]: Value } =>
  Object.fromEntries(Object.entries(named).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** As it is committed and served: two spaces, one newline at the end. */
export const writtenDocument = (document: OpenApi = openApiDocument()): string =>
  `${JSON.stringify(document, null, 2)}\n`
