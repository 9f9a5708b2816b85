import type { Id } from '@tributary/domain'
import { startAccountProviders } from '@tributary/fakes/account-providers/account-providers'
import type { LightMyRequestResponse } from 'fastify'
import { callbackAddress } from '../../src/connectors/authorise/configured-account-providers.ts'
import type { Browser, Name } from './backend.ts'
import { connectorWorld } from './connector-world.ts'

const PORTAL = new URL('https://portal.example')

export type AuthoriseWorld = Awaited<ReturnType<typeof authoriseWorld>>

/** A started authorisation: the provider's URL and the browser's cookie. */
export type Sent = { url: URL; cookie: string }

/** The server with fake providers on loopback, for authorising connectors. */
export async function authoriseWorld(environment: Record<string, string> = {}) {
  const providers = await startAccountProviders({
    origin: PORTAL.origin,
    redirectUri: (type) => callbackAddress(PORTAL, type),
  })
  const world = await connectorWorld({ ...providers.variables, ...environment })
  const { backend } = world
  const browsers = new Map<Name, Browser>()
  const browserOf = async (name: Name) => {
    const browser = browsers.get(name) ?? (await backend.as(name))
    browsers.set(name, browser)
    return browser
  }

  const ask = async (
    name: Name,
    type: string,
    organisation: Id,
    body: object = {},
  ): Promise<LightMyRequestResponse> =>
    (await browserOf(name)).call('POST', `/authorise/${type}?state=${organisation}`, { body })

  /** Starts an authorisation that must succeed. */
  const leave = async (name: Name, type: string, organisation: Id, body?: object): Promise<Sent> => {
    const answer = await ask(name, type, organisation, body)
    if (answer.statusCode !== 200) throw new Error(`${type}: ${answer.statusCode} ${answer.body}`)
    const set = answer.cookies.find((cookie) => cookie.name.endsWith('tributary-authorising'))
    return { url: new URL(answer.json().url), cookie: `${set?.name}=${set?.value}` }
  }

  /** Allows the choices on the provider's page, or cancels. Returns the callback URL. */
  const decide = async ({ url }: Sent, ...choices: string[]): Promise<URL> => {
    const form = new URLSearchParams()
    for (const choice of choices) form.append('choice', choice)
    form.set('action', choices.length > 0 ? 'allow' : 'cancel')
    const answer = await fetch(url, { method: 'POST', body: form, redirect: 'manual' })
    return new URL(answer.headers.get('location') ?? '')
  }

  /** Calls the callback with this browser's cookie. Returns status and redirect. */
  const comeBack = async ({ pathname, search }: URL, cookie: string): Promise<string> => {
    const answer = await backend.app.inject({ url: pathname + search, headers: { cookie } })
    return `${answer.statusCode} ${answer.headers.location}`
  }

  const roundTrip = async (name: Name, type: string, organisation: Id, ...choices: string[]) => {
    const sent = await leave(name, type, organisation)
    return comeBack(await decide(sent, ...choices), sent.cookie)
  }

  return {
    ...world,
    providers,
    browserOf,
    ask,
    leave,
    decide,
    comeBack,
    roundTrip,
    async close() {
      await backend.close()
      await providers.stop()
    },
  }
}
