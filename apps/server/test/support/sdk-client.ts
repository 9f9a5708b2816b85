import { type Client, createClient, isSdkError, listOrganisations, signIn } from '@tributary/sdk'
import type { FastifyInstance } from 'fastify'
import { type Backend, emailOf, type Name } from './backend.ts'

// The published client with the real server: nothing between them is replaced.

const ORIGIN = 'https://portal.example'

/** A signed-out client with its cookie jar, as in the portal. */
export const newClient = (backend: Backend, jar: Jar = new Map(), path = '/backend'): Client =>
  createClient({ baseUrl: ORIGIN + path, fetch: fetchFrom(backend.app, jar), credentials: 'include' })

/** The cookies of a browser. */
export type Jar = Map<string, string>

/** The cookies of a browser that has come from a provider with this token. */
export const arrivedWith = (token: string): Jar => new Map([['__Host-tributary-arrival', token]])

/** A client signed in as this demo user. After signing in it uses the fetch that `through` returns. */
export async function clientOf(
  backend: Backend,
  name: Name,
  through: (fetch: typeof globalThis.fetch) => typeof globalThis.fetch = (fetch) => fetch,
): Promise<Client> {
  const direct = fetchFrom(backend.app, new Map())
  let fetch = direct
  const client = createClient({
    baseUrl: `${ORIGIN}/backend`,
    fetch: (input, init) => fetch(input, init),
    credentials: 'include',
  })
  await signIn(client, { emailAddress: emailOf(name), password: 'Horse-7-battery' })
  fetch = through(direct)
  return client
}

/** As {@link clientOf}, together with the id of acme Traders. */
export async function acmeAs(backend: Backend, name: Name) {
  const client = await clientOf(backend, name)
  const acme = (await listOrganisations(client)).find(({ companyName }) => companyName === 'acme Traders')
  if (!acme) throw new Error(`${name} is not a member of acme Traders.`)
  return { client, orgId: acme.id }
}

/** The status and messages a call failed with; undefined if it did not fail. */
export const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => (isSdkError(error) ? [error.statusCode, ...error.messages] : error),
  )

/** The status a call failed with; undefined if it did not fail. */
export const statusOf = (work: Promise<unknown>): Promise<number | undefined> =>
  work.then(
    () => undefined,
    (error: unknown) => {
      if (isSdkError(error)) return error.statusCode
      throw error
    },
  )

/** A fetch that passes requests to the app directly. */
export function fetchFrom(app: FastifyInstance, jar: Jar): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const payload = await request.text()
    const { pathname, search } = new URL(request.url)
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await app.inject({
      method: methodOf(request),
      url: pathname + search,
      headers: { ...Object.fromEntries(request.headers), origin: ORIGIN, ...(cookie && { cookie }) },
      ...(payload && { payload }),
    })
    for (const { name, value } of answer.cookies) value ? jar.set(name, value) : jar.delete(name)
    const headers = new Headers()
    for (const [name, value] of Object.entries(answer.headers)) headers.append(name, String(value))
    return new Response(answer.statusCode === 304 ? null : answer.body, {
      status: answer.statusCode,
      headers,
    })
  }
}

const methods = ['GET', 'POST', 'PATCH', 'DELETE'] as const

const methodOf = (request: Request) => methods.find((method) => method === request.method) ?? 'GET'
