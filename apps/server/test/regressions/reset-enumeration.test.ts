import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Backend, emailOf, startBackend } from '../support/backend.ts'
import { solvedCaptcha } from '../support/captcha.ts'
import { mailsTo } from '../support/outbox.ts'
import { newClient } from '../support/sdk-client.ts'

// Responses that revealed which addresses have accounts: Zitadel GHSA-pvm5-9frx-264r. bench/enumeration.bench.ts measures
// that the response time reveals nothing either.

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ CAPTCHA_COST: '1' })
  const { db } = backend.storage
  const person = { first_name: 'Kim', last_name: 'Known', role_id: 5, email_status: 'verified' } as const
  const of = (kind: string) => ({ ...person, email: addressOf(kind), email_key: addressOf(kind) })
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('email', '=', emailOf('una'))
    .executeTakeFirstOrThrow()
  await db
    .insertInto('users')
    .values([
      { ...of('known'), password_hash },
      { ...of('with-codes'), password_hash, require_mfa: true },
      { ...of('locked'), password_hash, status_id: 2 },
      { ...of('archived'), password_hash, status_id: 3 },
      { ...of('removed'), password_hash, status_id: 3, removed_at: backend.clock.now },
      { ...of('provider-only'), password_hash: null },
      { ...of('unverified'), password_hash, email_status: 'needs-code' },
      { ...of('unconfirmed'), password_hash, email_status: 'needs-link' },
    ])
    .execute()
})
beforeEach(async () => {
  for (const table of ['rate_counters', 'sign_in_attempts', 'outbox'] as const)
    await backend.storage.db.deleteFrom(table).execute()
})
afterAll(() => backend.close())

const addressOf = (kind: string) => `${kind}@tributary.example`
const kinds = [
  'unknown',
  'known',
  'with-codes',
  'locked',
  'archived',
  'removed',
  'provider-only',
  'unverified',
  'unconfirmed',
]

/** Returns a response without the parts that always differ. */
function comparable({ statusCode, headers, body }: LightMyRequestResponse) {
  const { date, 'x-request-id': id, ...rest } = headers
  const all = JSON.stringify([statusCode, rest, typeof date, typeof id, body])
  return all.replace(/'nonce-[^']+'/, '')
}

async function ask(kind: string) {
  const recaptchaToken = await solvedCaptcha(newClient(backend))
  const body = { emailAddress: addressOf(kind), recaptchaToken }
  return backend.browser().call('POST', '/reset-password/request', { body })
}

describe('whether an address has an account', () => {
  it('is not revealed by a reset request, only by the mail', async () => {
    const answers = []
    for (const kind of kinds) answers.push(comparable(await ask(kind)))
    expect(new Set(answers).size).toBe(1)
    expect(JSON.parse(answers[0] ?? '')[0]).toBe(200)
    const mailed = []
    for (const kind of kinds)
      for (const mail of await mailsTo(backend, addressOf(kind))) mailed.push(`${kind}: ${mail.kind}`)
    expect(mailed).toEqual([
      'known: password-link',
      'with-codes: password-link',
      'provider-only: password-link',
      'unverified: password-link',
      'unconfirmed: confirm-address',
    ])
  })

  it('is not revealed after too many reset requests', async () => {
    const answers = []
    for (const kind of kinds.slice(0, 2))
      for (let times = 0; times < 5; times += 1) answers.push(comparable(await ask(kind)))
    expect(new Set(answers).size).toBe(1)
  })

  it('is not revealed by a wrong password', async () => {
    const answers = []
    for (const kind of kinds)
      for (let times = 0; times < 6; times += 1) {
        const body = { emailAddress: addressOf(kind), password: 'wrong' }
        answers.push(`${times} ${comparable(await backend.browser().call('POST', '/auth/signin', { body }))}`)
      }
    // The sixth attempt is throttled for every address.
    expect(new Set(answers).size).toBe(6)
    expect(answers.filter((answer) => answer.includes('[429'))).toHaveLength(kinds.length)
  })

  it('is not visible in the audit log, which has an entry for each without the address', async () => {
    for (const kind of kinds) await ask(kind)
    const log = backend.storage.db.selectFrom('audit_log').selectAll()
    const entries = await log.where('action', '=', 'password.reset-requested').execute()
    expect(entries.length).toBeGreaterThanOrEqual(kinds.length)
    expect(JSON.stringify(entries)).not.toContain('tributary.example')
    expect(backend.log.join('\n')).not.toContain('provider-only@')
  })
})
