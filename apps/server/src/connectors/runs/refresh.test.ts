import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Backend, type Browser, type Name, startBackend } from '../../../test/support/backend.ts'

let backend: Backend
let acme: string
const people = new Map<Name, Browser>()
const MINUTE = 60

beforeAll(async () => {
  backend = await startBackend()
  acme = await backend.idOf('organisations', 'acme Traders')
})
beforeEach(async () => {
  for (const name of ['sue', 'adam', 'eli', 'una'] satisfies Name[]) people.set(name, await backend.as(name))
  await backend.storage.db
    .deleteFrom('refresh_runs')
    .where('connector_id', '=', await backend.idOf('connectors', 'Warehouse files'))
    .execute()
  backend.queued.length = 0
})
afterAll(() => backend.close())

async function press(
  name: Name,
  connector: string,
  body: object = { fullTransactionSync: false, statusMessage: 'm' },
) {
  const id = await backend.idOf('connectors', connector)
  const answer = await people
    .get(name)
    ?.call('POST', `/business2cloud/clients/${acme}/connectors/${id}/process`, { body })
  if (!answer) throw new Error(`${name} has not signed in.`)
  return answer
}

const runsOf = async (connector: string) =>
  backend.storage.db
    .selectFrom('refresh_runs')
    .selectAll()
    .where('connector_id', '=', await backend.idOf('connectors', connector))
    .orderBy('triggered_at')
    .execute()

describe('pressing Refresh [CALL-96]', () => {
  it('queues a run and returns the card’s new state', async () => {
    const answer = await press('eli', 'Warehouse files')
    expect(answer.json()).toEqual({
      status: 200,
      message: 'The refresh has started.',
      error: null,
      data: {
        ManuallyTriggeredAtUtc: backend.clock.now.toISOString(),
        AutomaticallyTriggeredAtUtc: null,
        CompletedAtUtc: null,
        HasError: false,
        Forbidden: false,
        RefreshDetail: null,
        Error: null,
        Cause: null,
        RetryAtUtc: null,
        LeftOut: null,
      },
    })
    const runs = await runsOf('Warehouse files')
    expect(runs).toMatchObject([
      {
        state: 'queued',
        trigger: 'manual',
        full_sync: false,
        status_message: 'm',
        requested_by: await userId('Eli'),
      },
    ])
    expect(backend.queued).toEqual(runs.map((run) => run.id))
  })

  it('is allowed only for assigned users', async () => {
    expect((await press('una', 'Warehouse files')).statusCode).toBe(200)
    expect((await press('una', 'Acme Traders Ltd')).statusCode).toBe(404)
  })

  it('needs no body for an incremental refresh', async () => {
    expect((await press('eli', 'Warehouse files', {})).statusCode).toBe(200)
    expect(await runsOf('Warehouse files')).toMatchObject([{ full_sync: false, status_message: null }])
  })

  it('allows a full refresh only for super administrators [CONNDASH-06]', async () => {
    for (const name of ['adam', 'eli'] satisfies Name[]) {
      const answer = await press(name, 'Warehouse files', { fullTransactionSync: true })
      expect([answer.statusCode, answer.json().message]).toEqual([
        403,
        'Only a super administrator may start a full refresh.',
      ])
    }
    expect(backend.queued).toEqual([])
    expect((await press('sue', 'Warehouse files', { fullTransactionSync: true })).statusCode).toBe(200)
    expect(await runsOf('Warehouse files')).toMatchObject([{ full_sync: true }])
  })

  it('is refused while a refresh runs, for up to 30 minutes [STATE-22]', async () => {
    await press('eli', 'Warehouse files')
    backend.clock.advance(30 * MINUTE)
    await signInAgain()
    const tooEarly = await press('eli', 'Warehouse files')
    expect([tooEarly.statusCode, tooEarly.json().message]).toEqual([
      409,
      'A refresh of this connector is already running.',
    ])
    backend.clock.advance(1)
    expect((await press('eli', 'Warehouse files')).statusCode).toBe(200)
    expect(await runsOf('Warehouse files')).toMatchObject([
      { state: 'interrupted', error: 'This refresh took too long and was replaced by a newer one.' },
      { state: 'queued' },
    ])
  })

  it('starts one refresh for many simultaneous requests', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => press('eli', 'Warehouse files')))
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([
      200, 409, 409, 409, 409, 409, 409, 409,
    ])
    expect(backend.queued).toHaveLength(1)
  })

  it.each([
    ['Acme Café Bar Ltd', 'disconnected'],
    ['Old Mill Bakery (closed)', 'deleted'],
  ])('is refused for %s, which is %s', async (connector) => {
    const answer = await press('sue', connector)
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'This connector is not connected. Reconnect it before refreshing.',
    ])
  })

  it('fails immediately for a type that is not supported yet', async () => {
    const answer = await press('sue', 'Acme Traders Ltd')
    const sentence = 'Tributary cannot fetch data from Xero yet. Your existing data is unchanged.'
    expect(answer.json()).toMatchObject({
      message: 'The refresh could not be started.',
      data: {
        CompletedAtUtc: backend.clock.now.toISOString(),
        HasError: true,
        Forbidden: false,
        RefreshDetail: sentence,
        Error: sentence,
      },
    })
    expect(backend.queued).toEqual([])
  })

  it('requires a connector of the organisation in the URL', async () => {
    const birch = await backend.idOf('organisations', 'Birch Ltd')
    const id = await backend.idOf('connectors', 'Warehouse files')
    const answer = await people
      .get('sue')
      ?.call('POST', `/business2cloud/clients/${birch}/connectors/${id}/process`)
    expect(answer?.statusCode).toBe(400)
  })
})

describe('refreshing by keys [CALL-100]', () => {
  const byKeys = async (name: Name, keys: string, body?: object) =>
    people.get(name)?.call('POST', `/api/clients/${keys}/process`, body ? { body } : {})

  it('does the same, with or without a body', async () => {
    expect((await byKeys('una', 'acme-traders/warehouse-files'))?.json()).toMatchObject({
      status: 200,
      data: { ManuallyTriggeredAtUtc: backend.clock.now.toISOString(), CompletedAtUtc: null },
    })
    expect((await byKeys('una', 'acme-traders/warehouse-files', {}))?.statusCode).toBe(409)
  })

  it.each(['acme-traders/nothing', 'unknown/warehouse-files', 'birch/birch-ltd', 'acme-traders/acme-stock'])(
    'returns 404 to Una for %s',
    async (keys) => {
      expect((await byKeys('una', keys))?.statusCode).toBe(404)
    },
  )
})

describe('a malformed body', () => {
  it.each([
    [{ fullTransactionSync: 'yes' }],
    [{ fullTransactionSync: null }],
    [{ statusMessage: ['a'] }],
    [{ statusMessage: 'x'.repeat(501) }],
    [{ statusMessage: 'a', organisationId: 'b' }],
    [{ state: 'succeeded' }],
    [[]],
  ])('is refused and changes nothing: %j', async (body) => {
    const answer = await press('sue', 'Warehouse files', body)
    expect(answer.statusCode).toBe(400)
    expect(await runsOf('Warehouse files')).toEqual([])
  })
})

const userId = (name: string) => backend.idOf('users', name)

async function signInAgain() {
  for (const name of people.keys()) people.set(name, await backend.as(name))
}
