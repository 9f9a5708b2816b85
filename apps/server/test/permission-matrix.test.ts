import { isSuperadmin, roles } from '@tributary/domain'
import * as contract from '@tributary/sdk/contract'
import { type Endpoint, type Level, paramNames } from '@tributary/sdk/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Backend, type Browser, type Name, startBackend } from './support/backend.ts'

// Generated from the contract: a call that is added there is tried here, by everybody, at once.

let backend: Backend
const people: Record<Name, number> = { sue: 0, adam: 1, olga: 2, eli: 3, una: 4 }
const names: Name[] = ['sue', 'adam', 'olga', 'eli', 'una']
const browsers = new Map<Name, Browser>()
const ids = new Map<string, string>()

beforeAll(async () => {
  backend = await startBackend()
  for (const name of names) browsers.set(name, await backend.as(name))
  ids.set('own organisation', await backend.idOf('organisations', 'acme Traders'))
  ids.set('foreign organisation', await backend.idOf('organisations', 'Cedar & Co'))
  ids.set('own connector', await backend.idOf('connectors', 'Warehouse files'))
  ids.set('foreign connector', await backend.idOf('connectors', 'Birch Ltd'))
})
afterAll(() => backend.close())

const features: unknown[] = Object.values(contract)
const calls = features.flatMap((feature) =>
  typeof feature === 'object' && feature !== null ? Object.entries(feature).filter(isCall) : [],
)

function isCall(entry: [string, unknown]): entry is [string, Endpoint] {
  const [, value] = entry
  return typeof value === 'object' && value !== null && 'method' in value && 'level' in value
}

const protectedCalls = calls.filter(([, call]) => call.level !== 'public')
const bodies: Record<string, object> = {}
const unwritten: Record<string, string> = { signOut: 'ends the session of whoever asks' }

type Side = 'own' | 'foreign'

/** The address of a call for something of our own organisation, or of another one. */
function addressOf(call: Endpoint, side: Side) {
  const values: Record<string, string> = {
    orgId: ids.get(`${side} organisation`) ?? '',
    id: ids.get(`${side} connector`) ?? '',
    connectorId: 'ftp',
    clientKey: side === 'own' ? 'acme-traders' : 'birch',
    connectorKey: side === 'own' ? 'warehouse-files' : 'birch-ltd',
  }
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (!value) throw new Error(`The matrix has no ${name} to try ${call.path} with.`)
    return encodeURIComponent(value)
  })
  return asksForOrganisation(call) ? `${path}?orgId=${values.orgId}` : path
}

const asksForOrganisation = (call: Endpoint) => call.query?.safeParse({ orgId: 'x' }).success === true

const allows = (level: Level, role: string, roleLevel: number) => {
  if (level === 'superadmin') return isSuperadmin(role)
  return typeof level === 'number' ? roleLevel <= level : true
}

const namesOrganisation = (call: Endpoint) => call.path.includes('{orgId}') || asksForOrganisation(call)
const namesResource = (call: Endpoint) =>
  paramNames(call.path).some((name) => ['id', 'clientKey'].includes(name))

async function ask(who: Browser, call: Endpoint, side: Side, name: string) {
  if (call.method === 'PATCH') throw new Error('The test browser does not PATCH yet.')
  const body = call.body ? { body: bodies[name] ?? {} } : {}
  return who.call(call.method, addressOf(call, side), body)
}

const browserOf = (name: Name) => {
  const browser = browsers.get(name)
  if (!browser) throw new Error(`${name} has not signed in.`)
  return browser
}

it('knows every call of the contract', () => {
  expect(calls.length).toBeGreaterThanOrEqual(12)
})

describe.each(protectedCalls)('%s', (name, call) => {
  it('is not for anybody without a session [ROLE-20]', async () => {
    const answers = [
      await ask(backend.browser(), call, 'own', name),
      await ask(backend.browser(), call, 'foreign', name),
    ]
    expect(answers.map((answer) => answer.statusCode)).toEqual([401, 401])
  })

  it.skipIf(name in unwritten).each(names)('%s in their own organisation', async (person) => {
    await endRuns()
    const answer = await ask(browserOf(person), call, 'own', name)
    const role = roles.find(({ level }) => level === people[person])
    expect(answer.statusCode).toBe(allows(call.level, role?.name ?? '', people[person]) ? 200 : 403)
  })

  it.runIf(namesOrganisation(call) || namesResource(call)).each(['eli', 'una'] satisfies Name[])(
    '%s is kept out of another organisation, which stays as it is',
    async (person) => {
      const before = await everyRow()
      const answer = await ask(browserOf(person), call, 'foreign', name)
      const mayAtHome = allows(call.level, 'User', people[person])
      expect(answer.statusCode).toBe(mayAtHome && !namesOrganisation(call) ? 404 : 403)
      expect(await everyRow()).toEqual(before)
    },
  )

  it.runIf(call.level === 'member' && namesResource(call))(
    'answers what is somebody else’s exactly as what does not exist',
    async () => {
      const missing = { ...call, path: missingPath(call) }
      const eli = browserOf('eli')
      const foreign = await ask(eli, { ...call, path: ownOrganisationPath(call) }, 'foreign', name)
      const unknown = await ask(eli, missing, 'foreign', name)
      expect([foreign.statusCode, foreign.body]).toEqual([unknown.statusCode, unknown.body])
      expect(foreign.statusCode).toBe(404)
    },
  )
})

const ownOrganisationPath = (call: Endpoint) =>
  call.path.replace('{orgId}', ids.get('own organisation') ?? '')
const missingPath = (call: Endpoint) =>
  ownOrganisationPath(call)
    .replace('{id}', '00000000-0000-4000-8000-000000000000')
    .replace('{clientKey}', 'nobody')

it('an organisation that does not exist is not told from one that is foreign', async () => {
  const paths = ['00000000-0000-4000-8000-000000000000', 'no-id-at-all', ids.get('foreign organisation')]
  const answers = await Promise.all(
    paths.map((id) => browserOf('eli').call('GET', `/business2cloud/clients/${id}/connector-types`)),
  )
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
  expect(answers[0]?.statusCode).toBe(403)
})

it('levels 0 and 1 act on every organisation that exists [ROLE-19]', async () => {
  const path = (id: string | undefined) => `/business2cloud/clients/${id}/connector-types`
  for (const person of ['sue', 'adam'] satisfies Name[]) {
    expect((await browserOf(person).call('GET', path(ids.get('foreign organisation')))).statusCode).toBe(200)
    expect(
      (await browserOf(person).call('GET', path('00000000-0000-4000-8000-000000000000'))).statusCode,
    ).toBe(404)
  }
})

const endRuns = () =>
  backend.storage.db
    .updateTable('refresh_runs')
    .set({ state: 'succeeded', completed_at: backend.clock.now })
    .where('state', 'in', ['queued', 'running'])
    .where('status_message', 'is', null)
    .execute()

async function everyRow() {
  const { db } = backend.storage
  return {
    runs: await db.selectFrom('refresh_runs').selectAll().orderBy('id').execute(),
    connectors: await db.selectFrom('connectors').selectAll().orderBy('id').execute(),
    properties: await db.selectFrom('connector_properties').selectAll().orderBy('id').execute(),
    users: await db
      .selectFrom('connector_users')
      .selectAll()
      .orderBy('connector_id')
      .orderBy('user_id')
      .execute(),
  }
}
