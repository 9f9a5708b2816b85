import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Backend, type Browser, type Name, startBackend } from './support/backend.ts'
import { roundTripsOf } from './support/round-trips.ts'

// Each round trip to the database delays a response by the distance to its server.

let backend: Backend
let acme: string
const browsers = new Map<Name, Browser>()
beforeAll(async () => {
  backend = await startBackend()
  acme = await backend.idOf('organisations', 'acme Traders')
  for (const name of ['sue', 'olga', 'una'] as const) browsers.set(name, await backend.as(name))
})
afterAll(() => backend.close())

type Request = Parameters<Browser['call']>

async function countOf(name: Name, ...request: Request) {
  const browser = browsers.get(name)
  if (!browser) throw new Error(`${name} has not signed in.`)
  let status = 0
  // After the first request of a session, the server reads while it checks the session.
  await browser.call('GET', '/organisations')
  const trips = await roundTripsOf(async () => {
    status = (await browser.call(...request)).statusCode
  })
  expect(status, request.join(' ')).toBe(200)
  return trips.length
}

const clients = (): string => `/business2cloud/clients/${acme}`

it.each([
  ['the connectors of a type', 'olga', (): string => `${clients()}/connectors/ftp`, 1],
  ['the connectors of a type, for an assigned user', 'una', (): string => `${clients()}/connectors/ftp`, 1],
  ['every connector', 'olga', (): string => `${clients()}/connectors`, 1],
  ['running connectors', 'sue', (): string => '/business2cloud/connectors/insights', 2],
  ['the latest refreshes', 'olga', (): string => `${clients()}/refresh-runs?connectorType=ftp`, 1],
  ['areas', 'olga', (): string => `/areas?orgId=${acme}`, 2],
  ['sub-areas', 'olga', (): string => `/subareas?orgId=${acme}`, 2],
  ['users', 'olga', (): string => `/users?orgId=${acme}`, 2],
  ['versions', 'olga', (): string => `/versions?orgId=${acme}`, 1],
  ['entities', 'olga', (): string => `/entities?orgId=${acme}`, 1],
  ['connector types', 'olga', (): string => `${clients()}/connector-types`, 1],
  ['organisations', 'olga', (): string => '/organisations', 1],
] as const)('reads %s in few round trips', async (_, name, path, trips) => {
  expect(await countOf(name, 'GET', path())).toBe(trips)
})

it('adds an area in few round trips', async () => {
  const body = { name: 'Norway', comOrganisationId: acme }
  expect(await countOf('olga', 'POST', '/areas', { body })).toBe(5)
})
