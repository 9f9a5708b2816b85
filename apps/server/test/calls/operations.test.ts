import { getHousekeeping, listUnsentMails, retryMail } from '@tributary/sdk'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepHouse } from '../../src/app/housekeeping.ts'
import { markFailed, markSent } from '../../src/mail/outbox.queries.ts'
import { startMailSender } from '../../src/mail/sending/mail-sender.ts'
import { createSecretBox } from '../../src/storage/secret-box.ts'
import { type Backend, UNKNOWN_ID } from '../support/backend.ts'
import { auditOf, type ConnectorWorld, connectorWorld } from '../support/connector-world.ts'
import { makeMail } from '../support/inputs/made-mail.ts'
import { clientOf, failureOf, statusOf } from '../support/sdk-client.ts'

let backend: Backend
let as: ConnectorWorld['as']

beforeEach(async () => {
  ;({ backend, as } = await connectorWorld())
  await backend.storage.db.deleteFrom('outbox').execute()
})
afterEach(() => backend.close())

const mails = (query = {}) => listUnsentMails(as('sue'), { query })

async function abandoned({ isUseful = true } = {}) {
  const id = await makeMail(backend)
  await markFailed(backend.storage.db, { ...claim, id }, backend.clock.now, {
    reason: 'ECONNREFUSED',
    isUseful,
  })
  return id
}
const claim = {
  ...{ position: '1', kind: 'welcome', recipient: '', sealed: '', attempt: 0 },
  writtenAt: new Date(),
  requestId: null,
  traceparent: null,
}

describe('a mail that was not sent', () => {
  it('is listed with its state and the reason, without its content', async () => {
    const waiting = await makeMail(backend)
    const given = await abandoned()
    const list = await mails()
    expect(list).toMatchObject([
      { id: given, state: 'abandoned', failure: 'ECONNREFUSED', dueAt: null, canRetry: true },
      { id: waiting, state: 'waiting', failure: null, dueAt: backend.clock.now, canRetry: true },
    ])
    expect(JSON.stringify(list)).not.toContain('acme Traders')
    expect((await mails({ state: 'waiting' })).map(({ id }) => id)).toEqual([waiting])
    expect((await mails({ limit: 1, cursor: String(given) })).map(({ id }) => id)).toEqual([waiting])
  })

  it('is sent again when an operator retries it, which is recorded', async () => {
    const id = await abandoned()
    expect((await retryMail(as('sue'), { params: { id } })).data).toMatchObject({
      state: 'waiting',
      failure: null,
    })
    expect((await auditOf(backend, id)).map(({ action }) => action)).toEqual(['mail.retried'])
  })

  it('cannot be retried once its content is of no use', async () => {
    const id = await abandoned({ isUseful: false })
    expect(await failureOf(retryMail(as('sue'), { params: { id } }))).toEqual([
      409,
      'This mail is no longer of use: its link or code has expired. Start what it was for again.',
    ])
  })

  it('does not exist once it was sent', async () => {
    const id = await makeMail(backend)
    await markSent(backend.storage.db, { ...claim, id }, backend.clock.now)
    for (const gone of [id, UNKNOWN_ID, 'x'])
      expect(await statusOf(retryMail(as('sue'), { params: { id: gone } }))).toBe(404)
  })
})

it('a retried mail is sent, also days after it was written', async () => {
  const id = await abandoned()
  backend.clock.advance(7 * 24 * 3600)
  await retryMail(await clientOf(backend, 'sue'), { params: { id } })
  const sent: string[] = []
  const sender = startMailSender({
    db: backend.storage.db,
    secretBox: createSecretBox(backend.config.encryptionKey),
    publicUrl: backend.config.publicUrl,
    clock: () => backend.clock.now,
    log: { info: () => {}, warn: () => {}, error: () => {} },
    transport: { atOnce: 1, send: async ({ id: mailId }) => void sent.push(mailId) },
  })
  await sender.idle()
  await sender.stop()
  expect(sent).toEqual([id])
})

describe('housekeeping', () => {
  it('shows sizes, what is deleted when, and the last clean-up', async () => {
    expect((await getHousekeeping(as('sue'))).lastRunAt).toBeNull()
    await keepHouse(backend.storage.db, backend.clock.now)
    const { lastRunAt, databaseBytes, data } = await getHousekeeping(as('sue'))
    expect(lastRunAt).toEqual(backend.clock.now)
    expect(databaseBytes).toBeGreaterThan(1_000_000)
    expect(data.find(({ kind }) => kind === 'sessions')).toMatchObject({ keptDays: 30, untilExpiry: false })
    expect(data.find(({ kind }) => kind === 'captchas')).toMatchObject({ keptDays: null, untilExpiry: true })
    expect(data.find(({ kind }) => kind === 'audit-log')).toMatchObject({
      keptDays: null,
      untilExpiry: false,
    })
    expect(data.map(({ bytes }) => bytes)).toEqual(data.map(({ bytes }) => bytes).toSorted((a, b) => b - a))
  })
})
