import type { Id } from '@tributary/domain'
import { listRefreshRuns, listUnsentMails } from '@tributary/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startMailSender } from '../../src/mail/sending/mail-sender.ts'
import { createSecretBox } from '../../src/storage/secret-box.ts'
import { startDue } from '../../src/sync/schedules/start-due.ts'
import { silentLog } from '../../src/sync/sync-log.ts'
import type { Backend, Browser } from '../support/backend.ts'
import { type ConnectorWorld, connectorWorld } from '../support/connector-world.ts'
import { makeMail } from '../support/inputs/made-mail.ts'

let world: ConnectorWorld
let backend: Backend
let olga: Browser

beforeAll(async () => {
  world = await connectorWorld()
  backend = world.backend
  olga = await backend.as('olga')
})
afterAll(() => backend.close())

const runsOf = (id: Id) =>
  listRefreshRuns(world.as('olga'), { params: { orgId: world.acme }, query: { connectors: String(id) } })

/** Starts a refresh and returns the request id of the response. */
async function refresh(id: Id, headers: Record<string, string> = {}) {
  const answer = await olga.call('POST', `/business2cloud/clients/${world.acme}/connectors/${id}/process`, {
    body: {},
    headers,
  })
  return answer.headers['x-request-id']
}

describe('the request id of a refresh', () => {
  it('is that of the response to the request which started it', async () => {
    const id = await world.newFtp('Followed files')
    const requestId = await refresh(id)
    expect(await runsOf(id)).toMatchObject([{ requestId }])
    expect(requestId).toMatch(/^[\da-f-]{36}$/)
  })

  it('is never chosen by the client', async () => {
    const id = await world.newFtp('Forged files')
    const own = 'own-id\u0009forged'
    const requestId = await refresh(id, { 'x-request-id': own, 'request-id': own, 'x-correlation-id': own })
    expect(requestId).not.toBe(own)
    expect(await runsOf(id)).toMatchObject([{ requestId }])
  })

  it('is null if a schedule started it', async () => {
    const id = await world.newFtp('Scheduled files')
    const { storage, clock } = backend
    const set = { schedule: '* * * * *' }
    await storage.db.updateTable('connectors').set(set).where('id', '=', String(id)).execute()
    const engine = { supports: () => true, enqueue: async () => undefined }
    // The database notes the change of a schedule with its own time.
    const later = () => new Date(Math.max(Date.now(), clock.now.getTime()) + 3_600_000)
    await startDue({ storage, engine, clock: later, log: silentLog })
    expect(await runsOf(id)).toMatchObject([{ trigger: 'automatic', requestId: null }])
  })
})

describe('the request id of a mail', () => {
  it('is that of the request which caused it', async () => {
    const answer = await olga.call('POST', '/me/tokens', {
      body: { Name: 'A script', Scope: 'read', Days: 30, OrganisationIds: null },
    })
    expect(answer.statusCode).toBe(200)
    const [mail] = await listUnsentMails(world.as('sue'), { query: { limit: 1 } })
    expect(mail).toMatchObject({ kind: 'token-created', requestId: answer.headers['x-request-id'] })
  })

  it('is null if the server wrote it without a request', async () => {
    const id = await makeMail(backend)
    const mails = await listUnsentMails(world.as('sue'), {})
    expect(mails.find((mail) => mail.id === id)).toMatchObject({ requestId: null })
  })

  it('is in the log of its sending', async () => {
    await backend.storage.db.deleteFrom('outbox').execute()
    const answer = await olga.call('POST', '/me/tokens', {
      body: { Name: 'Another script', Scope: 'read', Days: 30, OrganisationIds: null },
    })
    const lines: object[] = []
    const sender = startMailSender({
      db: backend.storage.db,
      secretBox: createSecretBox(backend.config.encryptionKey),
      publicUrl: backend.config.publicUrl,
      clock: () => backend.clock.now,
      log: { ...silentLog, info: (fields) => void lines.push(fields) },
      transport: { atOnce: 1, send: async () => undefined },
    })
    await sender.idle()
    await sender.stop()
    expect(lines).toMatchObject([{ reqId: answer.headers['x-request-id'], kind: 'token-created' }])
  })
})
