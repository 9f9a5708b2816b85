import type { Id } from '@tributary/domain'
import { DEMO_PASSWORD } from '@tributary/fakes/demo-data/people'
import { type Client, createClient, listOrganisations, signIn } from '@tributary/sdk'

/** A super administrator with the published client, and the organisation they work in. */
export type Person = {
  readonly client: Client
  readonly orgId: Id
  /** How often the server has refused the session. Each time the user signs in again. */
  readonly lostSessions: () => number
  enter(): Promise<void>
  /** Signs in again before the access token expires. */
  renew(): Promise<void>
}

const SAFE_MS = 8 * 60_000

export async function signInAt(port: number): Promise<Person> {
  let signedInAt = performance.now()
  let lost = 0
  const credentials = { emailAddress: 'sue@tributary.example', password: DEMO_PASSWORD }
  const client = createClient({
    baseUrl: `http://127.0.0.1:${port}/backend`,
    fetch: withCookies(),
    onSessionLost: async () => {
      lost++
      await signIn(client, credentials)
    },
  })
  const enter = async () => {
    await signIn(client, credentials)
    signedInAt = performance.now()
  }
  await enter()
  const acme = (await listOrganisations(client)).find(({ companyName }) => companyName === 'acme Traders')
  if (!acme) throw new Error('The sample organisation is missing.')
  return {
    client,
    orgId: acme.id,
    lostSessions: () => lost,
    enter,
    async renew() {
      if (performance.now() - signedInAt > SAFE_MS) await enter()
    },
  }
}

/** A fetch that keeps cookies, as a browser does, so that the session is renewed. */
function withCookies(): typeof fetch {
  const jar = new Map<string, string>()
  return async (input, init) => {
    const request = new Request(input, init)
    if (jar.size > 0) request.headers.set('cookie', [...jar.values()].join('; '))
    const response = await fetch(request)
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      const [name = '', value] = pair.split('=')
      if (value) jar.set(name, pair)
      else jar.delete(name)
    }
    return response
  }
}
