import { createUser, getConnector, listRoles, refreshConnector } from '@tributary/sdk'
import { freePort } from '@tributary/tooling/free-port'
import type { Kysely, Updateable } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openPostgres } from '../src/storage/postgres-storage.ts'
import type { Database } from '../src/storage/schema.ts'
import type { Storage } from '../src/storage/storage.ts'
import { createInstallation, type Installation } from '../torture/installation.ts'
import { addFtpConnector } from '../torture/lanes/add-ftp-connector.ts'
import { type Person, signInAt } from '../torture/person.ts'
import { type ServerProcess, startServerProcess } from '../torture/server-process.ts'
import { newDatabase } from './support/test-storage.ts'

type Running = ServerProcess & { readonly port: number }

let installation: Installation
let storage: Storage
let webs: Running[]
let workers: Running[]
let people: Person[]

beforeAll(async () => {
  const databaseUrl = await newDatabase(inject('postgresUrl'), inject('postgresTemplates').empty)
  installation = await createInstallation('postgres', { choice: { kind: 'postgres', databaseUrl } })
  storage = await openPostgres(databaseUrl)
  // All start together on one database.
  ;[webs, workers] = await Promise.all([startTwo('web'), startTwo('worker')])
  people = []
  for (const { port } of webs) people.push(await signInAt(port))
}, 180_000)

afterAll(async () => {
  await Promise.all([...webs, ...workers].map((server) => server.stop()))
  await storage.close()
  await installation.stop()
}, 60_000)

const startTwo = (role: string) => Promise.all([startOne(role), startOne(role)])

async function startOne(role: string): Promise<Running> {
  const port = await freePort()
  const environment = { ...installation.environment, ROLE: role, PORT: String(port), LOG_LEVEL: 'info' }
  const server = startServerProcess({ environment, port })
  await server.ready()
  return { ...server, port }
}

const [first, second] = [() => people[0] as Person, () => people[1] as Person]

async function connectors(prefix: string, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let at = 0; at < count; at += 1) {
    const folder = `${prefix}_${at}`
    await installation.ftp.write(`${folder}/data.csv`, 'id,text\n1,one\n2,two\n')
    ids.push(String(await addFtpConnector(first(), installation.ftp, { name: folder, folder })))
  }
  return ids
}

const runsOf = (db: Kysely<Database>, ids: readonly string[]) =>
  db
    .selectFrom('refresh_runs')
    .select(['id', 'connector_id', 'state', 'attempt', 'rows', 'requested_by'])
    .where('connector_id', 'in', [...ids])
    .execute()

/** Waits until each connector has a run that has ended. The limit is that of the test. */
async function endedRuns(ids: readonly string[]) {
  for (;;) {
    const runs = await runsOf(storage.db, ids)
    const open = runs.some(({ state }) => state === 'queued' || state === 'running')
    if (!open && new Set(runs.map((run) => run.connector_id)).size === ids.length) return runs
    await nextTurn()
  }
}

async function addUser({ client, orgId }: Person, emailAddress: string) {
  const roleId = (await listRoles(client)).find(({ name }) => name === 'User')?.id ?? ''
  const body = { firstName: 'New', lastName: 'User', emailAddress, roleId, organisationId: orgId }
  await createUser(client, { body: { ...body, sendPasswordLink: true } })
}

const nextTurn = () => new Promise((next) => setImmediate(next))
const until = async (isSo: () => Promise<boolean> | boolean) => {
  while (!(await isSo())) await nextTurn()
}

describe('two web and two worker processes', () => {
  it('each serve the health, and only the web processes serve the API', async () => {
    const statuses = (path: string, servers: Running[]) =>
      Promise.all(servers.map(async ({ port }) => (await fetch(`http://127.0.0.1:${port}${path}`)).status))
    expect(await statuses('/healthz', [...webs, ...workers])).toEqual([200, 200, 200, 200])
    expect(await statuses('/readyz', [...webs, ...workers])).toEqual([200, 200, 200, 200])
    expect(await statuses('/backend/me', webs)).toEqual([401, 401])
    expect(await statuses('/backend/me', workers)).toEqual([404, 404])
    expect(await statuses('/signin', workers)).toEqual([404, 404])
  })

  it('carry out each refresh once in a worker, and show it through either web process', async () => {
    const downloads: string[] = []
    installation.ftp.beforeDownload((path) => void downloads.push(path))
    const ids = await connectors('once', 6)
    for (const id of ids)
      await refreshConnector(first().client, {
        params: { orgId: first().orgId, id },
        body: { fullTransactionSync: false },
      })
    const runs = await endedRuns(ids)
    expect(runs).toHaveLength(6)
    for (const run of runs) expect(run).toMatchObject({ state: 'succeeded', attempt: 1, rows: '2' })
    expect(downloads).toHaveLength(6)
    for (const id of ids) {
      const { log } = await getConnector(second().client, { params: { id } })
      expect(log).toMatchObject({ hasError: false, completedAt: expect.any(Date) })
    }
    expect(webs.flatMap(({ lines }) => lines).join()).not.toContain('Refresh started')
  })

  it('start each scheduled refresh once', async () => {
    const ids = await connectors('scheduled', 6)
    const due = new Date(Date.now() - 60_000)
    const change = (values: Updateable<Database['connectors']>) =>
      storage.db.updateTable('connectors').set(values).where('id', 'in', ids).execute()
    const schedule = `${due.getUTCMinutes()} ${due.getUTCHours()} * * *`
    await change({ status: 'CONNECTED', schedule })
    // A new schedule counts from its change.
    await change({ scheduled_from: new Date(due.getTime() - 60_000) })
    const runs = await endedRuns(ids)
    expect(runs).toHaveLength(6)
    for (const run of runs) expect(run).toMatchObject({ state: 'succeeded', attempt: 1, requested_by: null })
  })

  it('send each mail once', async () => {
    const { received } = installation.smtp
    const addresses = Array.from({ length: 8 }, (_, at) => `new-${at}@tributary.example`)
    for (const [at, emailAddress] of addresses.entries())
      await addUser(people[at % 2] as Person, emailAddress)
    const unsent = () => storage.db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute()
    await until(async () => (await unsent()).length === 0)
    const recipients = received.flatMap(({ envelope }) => envelope.to)
    expect(recipients.filter((address) => address.startsWith('new-')).sort()).toEqual(addresses)
  })

  it('finish a refresh in the other worker when one is killed in its middle', async () => {
    const [id = ''] = await connectors('killed', 1)
    const reached = Promise.withResolvers<void>()
    installation.ftp.beforeDownload(() => {
      reached.resolve()
      return Promise.withResolvers<void>().promise
    })
    await refreshConnector(first().client, {
      params: { orgId: first().orgId, id },
      body: { fullTransactionSync: false },
    })
    await reached.promise
    const [run] = await runsOf(storage.db, [id])
    const holder = workers.find(({ lines }) => lines.some((line) => line.includes(String(run?.id))))
    await holder?.kill()
    workers = workers.filter((worker) => worker !== holder)
    expect(workers).toHaveLength(1)
    installation.ftp.beforeDownload(() => undefined)
    expect(await endedRuns([id])).toMatchObject([{ state: 'succeeded', attempt: 2, rows: '2' }])
    expect((await getConnector(second().client, { params: { id } })).log).toMatchObject({ hasError: false })
  }, 240_000)
})
