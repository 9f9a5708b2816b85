import {
  type Client,
  createArea,
  createClient,
  createSavedFilter,
  createUser,
  decideApproval,
  deleteArea,
  deleteSavedFilter,
  deleteUser,
  endSession,
  getConnector,
  getMe,
  getRefreshHistory,
  isSdkError,
  listApprovals,
  listAreas,
  listConnectors,
  listEveryConnector,
  listOrganisationConnectorTypes,
  listOrganisations,
  listRoles,
  listSavedFilters,
  listSessions,
  listSettings,
  listStatuses,
  listUsers,
  pauseSchedule,
  refreshConnector,
  refreshConnectorByKey,
  refreshSession,
  resumeSchedule,
  signIn,
  signOut,
  signOutEverywhere,
  updateArea,
  updateConnector,
  updateSavedFilter,
  updateUser,
} from '@tributary/sdk'
import { buildConnector, buildUser, createFakeBackend, type FakeBrowser } from '@tributary/sdk/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emailOf, type Name, startBackend, UNKNOWN_ID } from './support/backend.ts'
import { DEMO_NOW } from './support/demo.ts'
import { clientOf, type Jar, newClient } from './support/sdk-client.ts'

// The fake backend of @tributary/sdk/testing responds as the real server does. Each scenario runs on both.

type World = {
  /** A client with its own cookies. */
  as: (name: Name) => Promise<Client>
  /** Two clients that share the cookies of a browser. */
  browser: () => [Client, Client]
  advance: (seconds: number) => void
  stop: () => Promise<void>
}

const password = 'Horse-7-battery'

async function realWorld(): Promise<World> {
  const backend = await startBackend()
  return {
    as: (name) => clientOf(backend, name),
    browser: () => {
      const jar: Jar = new Map()
      return [newClient(backend, jar), newClient(backend, jar)]
    },
    advance: (seconds) => backend.clock.advance(seconds),
    stop: () => backend.close(),
  }
}

async function fakeWorld(): Promise<World> {
  const acme = ['acme']
  let now = DEMO_NOW.getTime()
  const backend = createFakeBackend({
    now: () => new Date(now),
    data: {
      users: [
        buildUser({ firstName: 'Sue', lastName: 'Stone', role: 'SuperAdmin', organisationIds: acme }),
        buildUser({ firstName: 'Adam', lastName: 'Ash', role: 'Admin', organisationIds: acme }),
        buildUser({
          firstName: 'Olga',
          lastName: 'Oak',
          role: 'OrganisationAdmin',
          organisationIds: ['acme', 'birch'],
        }),
        buildUser({ firstName: 'Eli', lastName: 'Elm', role: 'ExcelUser', organisationIds: acme }),
        buildUser({ firstName: 'Una', lastName: 'Ulm', organisationIds: acme }),
      ],
      connectors: [
        buildConnector({ name: 'Warehouse files', organisationId: 'acme' }),
        buildConnector({
          name: 'Acme Café Bar Ltd',
          organisationId: 'acme',
          sourceConnectorId: 'xero',
          status: 'DISCONNECTED',
        }),
      ],
    },
  })
  const clientIn = (browser: FakeBrowser) =>
    createClient({ baseUrl: 'https://portal.example/backend', ...browser })
  return {
    as: async (name) => {
      const client = clientIn(backend.browser())
      await signIn(client, { emailAddress: emailOf(name), password })
      return client
    },
    browser: () => {
      const browser = backend.browser()
      return [clientIn(browser), clientIn(browser)]
    },
    advance: (seconds) => {
      now += seconds * 1000
    },
    stop: async () => backend.verify(),
  }
}

/** What a scenario compares: a value without ids and times, or the failure. */
async function outcome(work: () => Promise<unknown>): Promise<unknown> {
  try {
    return await work()
  } catch (error) {
    if (isSdkError(error)) return { status: error.statusCode, messages: error.messages }
    throw error
  }
}

const organisationOf = async (client: Client, name = 'acme Traders') => {
  const found = (await listOrganisations(client)).find(({ companyName }) => companyName === name)
  if (!found) throw new Error(`${name} is not among the organisations.`)
  return found.id
}

const newUser = (organisationId: string | number, emailAddress: string) => ({
  firstName: 'Nia',
  lastName: 'North',
  emailAddress,
  roleId: 5,
  organisationId,
  password: 'Horse-8-battery',
})

const isOlga = ({ emailAddress }: { emailAddress: string }) => emailAddress === emailOf('olga')

function fail(name: Name): never {
  throw new Error(`${name} is not a member.`)
}

async function roleIdOf(client: Client, wanted: string) {
  const found = (await listRoles(client)).find(({ name }) => name === wanted)
  if (!found) throw new Error(`The role ${wanted} does not exist.`)
  return found.id
}

async function connectorNamed(client: Client, name: string, connectorId = 'ftp') {
  const orgId = await organisationOf(client)
  const rows = await listConnectors(client, { params: { orgId, connectorId } })
  const found = rows.find((row) => row.name === name)
  if (!found) throw new Error(`The connector ${name} does not exist.`)
  return { orgId, ...found }
}

const scenarios: Record<string, (world: World) => Promise<unknown>> = {
  'a wrong password': async ({ as }) =>
    signIn(await as('eli'), { emailAddress: emailOf('eli'), password: 'wrong' }),
  'the signed-in user': async ({ as }) => getMe(await as('olga')),
  'the organisations of a member': async ({ as }) =>
    (await listOrganisations(await as('eli'))).map(({ companyName }) => companyName),
  'the organisations of a member of two': async ({ as }) =>
    (await listOrganisations(await as('olga'))).map(({ companyName }) => companyName),
  'approvals of an Excel user': async ({ as }) => listApprovals(await as('eli')),
  'settings of an organisation administrator': async ({ as }) => listSettings(await as('olga')),
  'areas of a user': async ({ as }) => listAreas(await as('una')),
  'the keys of settings': async ({ as }) => (await listSettings(await as('adam'))).map(({ key }) => key),
  statuses: async ({ as }) => listStatuses(await as('una')),
  'the roles an organisation administrator may give': async ({ as }) =>
    (await listRoles(await as('olga'))).map(({ name, displayName }) => ({ name, displayName })),
  'members, as an Excel user sees them': async ({ as }) => {
    const client = await as('eli')
    const users = await listUsers(client, { query: { orgId: await organisationOf(client) } })
    return users.map(({ firstName, role, lastSignedInAt }) => [firstName, role?.name, lastSignedInAt])
  },
  'members, as a user sees them': async ({ as }) => {
    const client = await as('una')
    const users = await listUsers(client, { query: { orgId: await organisationOf(client) } })
    return users.map(({ id: _, ...user }) => user)
  },
  'members of another organisation': async ({ as }) => {
    const orgId = await organisationOf(await as('olga'), 'Birch Ltd')
    return listUsers(await as('eli'), { query: { orgId } })
  },
  'a taken email address': async ({ as }) => {
    const client = await as('olga')
    return createUser(client, { body: newUser(await organisationOf(client), 'Eli@tributary.example') })
  },
  'changes of users that are not allowed': async ({ as }) => {
    const [olga, adam] = [await as('olga'), await as('adam')]
    const organisationId = await organisationOf(olga)
    const users = await listUsers(olga, { query: { orgId: organisationId } })
    const change = async (client: Client, name: Name, changes: object) => {
      const user = users.find(({ emailAddress }) => emailAddress === emailOf(name))
      const { id, firstName, lastName, emailAddress } = user ?? fail(name)
      const kept = { roleId: user?.roleId ?? '', statusId: user?.statusId ?? '' }
      const body = { firstName, lastName, emailAddress, ...kept, organisationId, ...changes }
      return outcome(() => updateUser(client, { params: { id }, body }))
    }
    const idOf = (name: Name) => users.find((one) => one.emailAddress === emailOf(name))?.id ?? fail(name)
    return [
      await change(olga, 'adam', { lastName: 'Other' }),
      await change(olga, 'eli', { roleId: await roleIdOf(adam, 'Admin') }),
      await change(olga, 'olga', { emailAddress: 'other@tributary.example' }),
      await change(olga, 'olga', { password: 'Horse-8-battery' }),
      await change(olga, 'olga', { roleId: await roleIdOf(adam, 'User') }),
      await change(olga, 'olga', { statusId: 2 }),
      await change(olga, 'eli', { emailAddress: emailOf('una') }),
      await outcome(() => deleteUser(olga, { params: { id: idOf('olga') } })),
      await outcome(() => deleteUser(olga, { params: { id: idOf('adam') } })),
      await outcome(() => deleteUser(olga, { params: { id: UNKNOWN_ID } })),
    ]
  },
  'the removal of a user from one of two organisations': async ({ as }) => {
    const [sue, olga] = [await as('sue'), await as('olga')]
    const orgId = await organisationOf(olga, 'Birch Ltd')
    const { id } = (await listUsers(sue, { query: { orgId } })).find(isOlga) ?? fail('olga')
    const { message } = await deleteUser(sue, { params: { id }, query: { orgId } })
    const left = (await listOrganisations(olga)).map(({ companyName }) => companyName)
    return [message, left, await outcome(() => deleteUser(sue, { params: { id }, query: { orgId } }))]
  },
  'an area, from its creation to its removal': async ({ as }) => {
    const client = await as('adam')
    const organisationId = await organisationOf(client)
    const { message, data } = await createArea(client, { body: { name: 'Harvest', organisationId } })
    const taken = await outcome(() => createArea(client, { body: { name: 'harvest', organisationId } }))
    const body = { name: 'Crops', organisationId, statusId: 2, subareaLinkType: 'custom' as const }
    const saved = await updateArea(client, { params: { id: data.id }, body })
    const removed = await deleteArea(client, { params: { id: data.id }, body: {} })
    const { name, status, subareaLinkType, allCurrentAndFuture } = saved.data
    return [message, taken, saved.message, { name, status, subareaLinkType, allCurrentAndFuture }, removed]
  },
  'the removal of an area by an Excel user': async ({ as }) =>
    deleteArea(await as('eli'), { params: { id: UNKNOWN_ID }, body: {} }),
  'the removal of an unknown area': async ({ as }) =>
    deleteArea(await as('adam'), { params: { id: UNKNOWN_ID }, body: {} }),
  'an unknown approval': async ({ as }) =>
    decideApproval(await as('olga'), { body: { approvalId: UNKNOWN_ID, approvalStatus: 'APPROVED' } }),
  'an unknown connector': async ({ as }) => getConnector(await as('olga'), { params: { id: UNKNOWN_ID } }),
  'an unknown organisation': async ({ as }) => {
    const params = { orgId: UNKNOWN_ID, connectorId: 'ftp' }
    const list = async (name: Name) => listConnectors(await as(name), { params })
    return [await outcome(() => list('sue')), await outcome(() => list('una'))]
  },
  'unknown keys': async ({ as }) => {
    const client = await as('olga')
    const [one] = await listEveryConnector(client, { params: { orgId: await organisationOf(client) } })
    const refresh = (clientKey = '') =>
      outcome(() =>
        refreshConnectorByKey(client, { params: { clientKey, connectorKey: 'no-such-key' }, body: {} }),
      )
    return [await refresh('no-such-key'), await refresh(one?.clientKey)]
  },
  'an unknown connector type': async ({ as }) => {
    const client = await as('olga')
    const params = { orgId: await organisationOf(client), connectorId: 'no-such-type' }
    return listConnectors(client, { params })
  },
  'the connector types of an organisation include those of its connectors': async ({ as }) => {
    const client = await as('olga')
    const params = { orgId: await organisationOf(client) }
    return (await listOrganisationConnectorTypes(client, { params })).some(({ type }) => type === 'ftp')
  },
  'a refresh of a disconnected connector': async ({ as }) => {
    const client = await as('olga')
    const { orgId, id } = await connectorNamed(client, 'Acme Café Bar Ltd', 'xero')
    return refreshConnector(client, { params: { orgId, id }, body: {} })
  },
  'a second refresh while one runs': async ({ as }) => {
    const client = await as('olga')
    const { orgId, id } = await connectorNamed(client, 'Warehouse files')
    const start = () => refreshConnector(client, { params: { orgId, id }, body: {} })
    const { message, data } = await start()
    const { completedAt, hasError, manuallyTriggeredAt } = data
    return [message, completedAt, hasError, manuallyTriggeredAt instanceof Date, await outcome(start)]
  },
  'a history of refreshes': async ({ as }) => {
    const client = await as('olga')
    const { orgId, id } = await connectorNamed(client, 'Warehouse files')
    const query = { bucket: 'day', count: 1, zone: 'UTC', connectors: String(id) } as const
    const [day] = await getRefreshHistory(client, { params: { orgId }, query })
    return [day?.clientConnectorId === id, day?.running, day?.rows]
  },
  'a paused schedule': async ({ as }) => {
    const client = await as('olga')
    const { orgId, id } = await connectorNamed(client, 'Warehouse files')
    const params = { orgId, id }
    const schedule = async (cron: string | null) =>
      updateConnector(await as('sue'), { params, body: { schedule: cron } })
    await schedule('0 6 * * *')
    const paused = await pauseSchedule(client, { params })
    const again = await pauseSchedule(client, { params })
    const resumed = await resumeSchedule(client, { params })
    await pauseSchedule(client, { params })
    const removed = await schedule(null)
    return [
      [paused.message, paused.data.schedule, paused.data.pausedAt instanceof Date],
      Number(again.data.pausedAt) === Number(paused.data.pausedAt),
      [resumed.message, resumed.data.pausedAt],
      removed.data.pausedAt,
      await outcome(() => pauseSchedule(client, { params })),
    ]
  },
  'the users of every connector': async ({ as }) => {
    const client = await as('una')
    const every = await listEveryConnector(client, { params: { orgId: await organisationOf(client) } })
    return every.every(({ assigned }) => assigned?.self)
  },
  'a shared filter': async ({ as }) => {
    const [olga, una, sue] = [await as('olga'), await as('una'), await as('sue')]
    const params = { orgId: await organisationOf(olga) }
    const body = { name: 'Failing', query: 'state=error', shared: true }
    const { message, data } = await createSavedFilter(olga, { params, body })
    const place = { ...params, id: data.id }
    const seen = async (client: Client) =>
      (await listSavedFilters(client, { params })).map(({ id: _, by: __, ...filter }) => filter)
    return [
      message,
      await seen(una),
      await outcome(() => createSavedFilter(una, { params, body })),
      await outcome(() => createSavedFilter(olga, { params, body: { ...body, name: 'failing' } })),
      await outcome(() => createSavedFilter(olga, { params, body: { ...body, query: 'token=x' } })),
      await outcome(() => updateSavedFilter(una, { params: place, body: { name: 'Mine' } })),
      await outcome(() => updateSavedFilter(sue, { params: place, body: { shared: false } })),
      (await updateSavedFilter(olga, { params: place, body: { shared: false } })).message,
      await seen(una),
      await outcome(() => deleteSavedFilter(una, { params: place })),
      await outcome(() => deleteSavedFilter(olga, { params: place })),
      await seen(olga),
    ]
  },
  'a full refresh by an administrator': async ({ as }) => {
    const client = await as('olga')
    const { orgId, id } = await connectorNamed(client, 'Warehouse files')
    return refreshConnector(client, { params: { orgId, id }, body: { fullTransactionSync: true } })
  },
}

const MINUTE = 60

/** Each client makes its own sessions, so that the clock may advance. */
const sessionScenarios: Record<string, (world: World) => Promise<unknown>> = {
  'a call before sign-in': async ({ browser }) => {
    const [client] = browser()
    return [await outcome(() => getMe(client)), await refreshSession(client)]
  },
  'a forged token': async ({ browser }) => {
    const [client, other] = browser()
    await signIn(other, { emailAddress: emailOf('eli'), password })
    client.session.adopt({ accessToken: 'not.a.token', user: await getMe(other) })
    return [(await getMe(client)).firstName, client.session.user()?.firstName]
  },
  'two users in one browser': async ({ browser }) => {
    const [first, second] = browser()
    await signIn(first, { emailAddress: emailOf('eli'), password })
    await signIn(second, { emailAddress: emailOf('una'), password })
    return [await outcome(() => getMe(first)), (await getMe(second)).firstName, first.session.user()]
  },
  'two browsers of one user': async ({ as }) => {
    const [one, two] = [await as('eli'), await as('eli')]
    await signOut(one)
    return [await outcome(() => getMe(one)), await refreshSession(one), (await getMe(two)).firstName]
  },
  'an expired token': async ({ as, advance }) => {
    const client = await as('eli')
    advance(10 * MINUTE)
    return (await getMe(client)).firstName
  },
  'a session that only polls prolong': async ({ as, advance }) => {
    const client = await as('eli')
    advance(29 * MINUTE)
    const polled = await listAreas(client, {}, { background: true })
    advance(MINUTE)
    return [polled.length > 0, await outcome(() => getMe(client)), client.session.user()]
  },
  'a session of twelve hours': async ({ as, advance }) => {
    const client = await as('eli')
    for (let passed = 0; passed < 700; passed += 20) {
      advance(20 * MINUTE)
      await getMe(client)
    }
    advance(20 * MINUTE)
    return [await outcome(() => getMe(client)), client.session.user()]
  },
  'the open sessions of a user': async ({ as, advance }) => {
    const other = await as('sue')
    advance(MINUTE)
    const client = await as('sue')
    const [own, second] = await listSessions(client)
    const seen = [own?.current, second?.current, own?.description]
    const { message } = await endSession(client, { params: { id: second?.id ?? '' } })
    const unknown = await outcome(() => endSession(client, { params: { id: UNKNOWN_ID } }))
    const ended = await outcome(() => getMe(other))
    await signOutEverywhere(client)
    return [seen, message, unknown, ended, await refreshSession(client)]
  },
}

let real: World
let fake: World
beforeAll(async () => {
  real = await realWorld()
  fake = await fakeWorld()
})
afterAll(async () => {
  await real.stop()
  await fake.stop()
})

describe('the fake backend responds as the server', () => {
  it.each(Object.entries({ ...scenarios, ...sessionScenarios }))('to %s', async (_, scenario) => {
    expect(await outcome(() => scenario(fake))).toEqual(await outcome(() => scenario(real)))
  })
})
