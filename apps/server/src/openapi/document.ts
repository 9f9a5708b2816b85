import { calls } from './calls.ts'
import { errorBodySchema, failures } from './failures.ts'
import { features } from './features.ts'
import type { OpenApi } from './openapi.ts'
import { operation } from './operation.ts'
import { pathTemplate } from './path-template.ts'
import type { Components } from './wire-schema.ts'

const description = `Connects the business systems of many organisations to their databases.

Every failure is an \`ErrorBody\`. Successful writes of the main service return \`{ status, message, error, data }\`.
Instants are ISO 8601 in UTC. Ids are opaque: text or numbers. Responses may gain fields at any time. Request bodies with
unknown fields are rejected.

A write may carry an \`Idempotency-Key\`. For 24 hours the same sender gets the same response for the same key, method, path,
query and body, marked \`Idempotency-Replayed: true\`, and nothing runs again. The same key for a different request is 422.
While the first request runs, a second one is 409 with \`Retry-After\`. Server errors (5xx) are not stored.

A read that no user waits for, such as a poll, carries \`X-Tributary-Background: 1\`. It does not prolong the session, and a
busy server refuses it first, with 503 and \`Retry-After\`. Do not retry it sooner than the next poll.

Some lists have an \`ETag\`. A background read that sends the last one as \`If-None-Match\` gets 304 without a body while the list is
unchanged. Other reads always get the list. A tag belongs to the user, the role and the exact URL. A response may lack one.

Lists with \`limit\` and \`cursor\` can be read a page at a time. While there are more items, the \`Link\` header of a response has the
address of the next page (\`rel="next"\`). Without \`limit\`, a list is complete.

\`x-level\` is who may call: \`public\` anyone, \`user\` signed-in users, \`member\` members of the organisation, a number
members with a role of that level or lower (0 is the most powerful), \`superadmin\` super administrators.

Programs use an API token (\`trb_…\`) instead of a sign-in. \`x-token-scope\` is the scope that a token needs: \`read\`, \`refresh\`
(includes \`read\`) or \`administer\` (includes both); null if no token may make the call. A token can never do more than its
owner, and works for 600 calls a minute. To a request with a token, lists with an \`ETag\` also respond 304.`

/** Returns the contract as an OpenAPI 3.1 document. It is deterministic. */
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
    servers: [
      { url: '/v1', description: 'For programs. It only changes compatibly.' },
      { url: '/backend', description: 'The same API, as the portal calls it.' },
    ],
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
  Link: {
    description: 'The address of the next page, with `rel="next"`. Missing on the last page.',
    schema: { type: 'string' },
  },
  ETag: {
    description: 'Changes with the list. It may be missing.',
    schema: { type: 'string' },
  },
  'Retry-After': { description: 'Seconds to wait before a retry.', schema: { type: 'string' } },
  'X-Request-Id': {
    description: 'The id of this request in the log of the server.',
    schema: { type: 'string' },
  },
}

const securitySchemes: OpenApi['components']['securitySchemes'] = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'An API token, or the access token from a sign-in or from `refreshSession`.',
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

/** Returns the text that is committed and served. */
export const writtenDocument = (document: OpenApi = openApiDocument()): string =>
  `${JSON.stringify(document, null, 2)}\n`
