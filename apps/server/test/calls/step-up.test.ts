import { readFileSync } from 'node:fs'
import {
  type Client,
  createOwnToken,
  createServiceAccount,
  createServiceToken,
  isSdkError,
  removeAuthenticator,
  replaceRecoveryCodes,
  sendStepUpCode,
  startAuthenticator,
  stepUp,
  withStepUp,
} from '@tributary/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls } from '../../src/openapi/calls.ts'
import { type Backend, emailOf, startBackend, UNKNOWN_ID } from '../support/backend.ts'
import { enrol, forgetFactors } from '../support/factor-world.ts'
import { codeOf } from '../support/inputs/made-authenticators.ts'
import { latestMail } from '../support/outbox.ts'
import { acmeAs, clientOf, failureOf, statusOf } from '../support/sdk-client.ts'

const TEN_MINUTES = 10 * 60

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
beforeEach(() => forgetFactors(backend))
afterAll(() => backend.close())

const password = { password: 'Horse-7-battery' }
const start = (client: Client) => startAuthenticator(client, { body: { name: 'Phone' } })
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (isSdkError(error) ? [error.statusCode, ...reasonOf(error.details)] : error),
  )
const reasonOf = (details: unknown): unknown[] => {
  const { code, factors } = Object(details)
  return [code, factors]
}
const REQUIRED = 'step-up-required'
const forgetPassword = () =>
  backend.storage.db
    .updateTable('users')
    .set({ password_hash: null })
    .where('email', '=', emailOf('una'))
    .execute()

/** A client whose sign-in was more than ten minutes ago. */
async function settled(name: 'eli' | 'una' | 'olga') {
  const client = await clientOf(backend, name)
  backend.clock.advance(TEN_MINUTES)
  return client
}

/** What each call that needs a confirmation does, in the words of docs/concepts/signing-in.md. */
const confirmed = {
  addPasskey: 'add or remove a passkey',
  addSignInProvider: 'add, change or remove a sign-in provider',
  assignMailDomain: 'give a mail domain to a provider',
  confirmAuthenticator: 'add or remove an authenticator app',
  createOwnToken: 'create an API token',
  createScimToken: 'create a token for SCIM',
  createServiceToken: 'create a token of a service account',
  deleteOrganisation: 'delete or restore an organisation',
  makePasskeyPasswordless: 'allow a passkey without the password',
  recordExport: 'download a list of people, access or the audit log',
  removeAuthenticator: 'add or remove an authenticator app',
  removeIdentity: 'remove a linked provider',
  removePasskey: 'add or remove a passkey',
  removeSignInProvider: 'add, change or remove a sign-in provider',
  removeUserIdentity: 'remove a linked provider of a user',
  replaceRecoveryCodes: 'replace the recovery codes',
  resetUserFactors: 'reset the factors of a user',
  restoreOrganisation: 'delete or restore an organisation',
  saveSignInProvider: 'add, change or remove a sign-in provider',
  setSignInPolicy: 'turn passwords off or on',
  startAuthenticator: 'add or remove an authenticator app',
  startPasskey: 'add or remove a passkey',
  startViewAs: 'view the portal as a user',
  switchScim: 'turn SCIM on or off',
  switchSignInProvider: 'turn a sign-in provider on or off',
}

describe('a dangerous call', () => {
  it('is accepted for ten minutes after the sign-in [FACTOR-10]', async () => {
    const client = await clientOf(backend, 'eli')
    backend.clock.advance(TEN_MINUTES - 1)
    expect(await statusOf(start(client))).toBeUndefined()
    backend.clock.advance(1)
    expect(await refusalOf(start(client))).toEqual([403, REQUIRED, ['password', 'email']])
    expect(await failureOf(start(client))).toEqual([403, 'Confirm that it is you, then try again.'])
  })

  it('is accepted for ten minutes after a confirmation, in this session only', async () => {
    const elsewhere = await settled('eli')
    const client = await settled('eli')
    await stepUp(client, { body: password })
    expect(await statusOf(start(client))).toBeUndefined()
    expect(await statusOf(start(elsewhere))).toBe(403)
    backend.clock.advance(TEN_MINUTES)
    expect(await statusOf(start(client))).toBe(403)
  })

  it('changes nothing when it is refused', async () => {
    const client = await clientOf(backend, 'eli')
    const { id } = await enrol(backend, client)
    backend.clock.advance(TEN_MINUTES)
    expect(await refusalOf(removeAuthenticator(client, { params: { id } }))).toEqual([
      403,
      REQUIRED,
      ['authenticator', 'password'],
    ])
    expect(await statusOf(replaceRecoveryCodes(client))).toBe(403)
    expect(await backend.storage.db.selectFrom('authenticators').select('id').execute()).toHaveLength(1)
  })

  it('creates no API token, of a user or of a service account [FACTOR-12]', async () => {
    const { client, orgId } = await acmeAs(backend, 'olga')
    const account = { name: 'Robot', role: 'User', organisationId: orgId } as const
    const { data } = await createServiceAccount(client, { body: account })
    backend.clock.advance(TEN_MINUTES)
    const own = { name: 'Mine', scope: 'read', days: 1, organisationIds: null } as const
    const service = { name: 'Its', scope: 'read', days: 1, organisationId: orgId } as const
    expect(await statusOf(createOwnToken(client, { body: own }))).toBe(403)
    const its = { params: { id: String(data.id) }, body: service }
    expect(await statusOf(createServiceToken(client, its))).toBe(403)
  })

  it('is marked in the contract, and no API token may make it', () => {
    const dangerous = calls.filter(({ endpoint }) => endpoint.stepUp).map(({ name }) => name)
    expect(dangerous.toSorted()).toEqual(Object.keys(confirmed))
  })

  it.each(Object.entries(confirmed))('is in the list that users read: %s', (_, action) => {
    const page = readFileSync(new URL('../../../../docs/concepts/signing-in.md', import.meta.url), 'utf8')
    const [, list = ''] = /## Confirmations\n([\s\S]*?)\n## /.exec(page) ?? []
    expect(list.replaceAll(/\s+/g, ' ')).toContain(action)
  })
})

describe('a confirmation', () => {
  it('is the password, which is refused if it is wrong [FACTOR-11]', async () => {
    const client = await settled('eli')
    const wrong = { body: { password: 'wrong' } }
    expect(await failureOf(stepUp(client, wrong))).toEqual([400, 'Your current password is not correct.'])
    expect(await statusOf(start(client))).toBe(403)
  })

  it('is the code of an app', async () => {
    const client = await clientOf(backend, 'eli')
    const { secret } = await enrol(backend, client)
    backend.clock.advance(TEN_MINUTES)
    await stepUp(client, { body: { authenticatorCode: codeOf(backend, secret) } })
    expect(await statusOf(replaceRecoveryCodes(client))).toBeUndefined()
  })

  it('is a mailed code for an account without an app, in the session that requested it', async () => {
    const [client, elsewhere] = [await settled('eli'), await settled('eli')]
    const { reference, address } = await sendStepUpCode(client)
    expect(address).toBe('e•••@tributary.example')
    const { code } = await latestMail(backend, emailOf('eli'), 'verification-code')
    expect(await statusOf(stepUp(elsewhere, { body: { reference, code } }))).toBe(400)
    expect(await statusOf(stepUp(client, { body: { reference, code } }))).toBeUndefined()
    expect(await statusOf(stepUp(client, { body: { reference, code } }))).toBe(400)
    expect(await statusOf(start(client))).toBeUndefined()
  })

  it('is not a mailed code for an account with an app', async () => {
    const client = await clientOf(backend, 'eli')
    await enrol(backend, client)
    expect(await failureOf(sendStepUpCode(client))).toEqual([
      409,
      'Codes by email are turned off for this account.',
    ])
  })

  it('offers no password to an account without one', async () => {
    const client = await settled('una')
    const { password_hash } = await backend.storage.db
      .selectFrom('users')
      .select('password_hash')
      .where('email', '=', emailOf('una'))
      .executeTakeFirstOrThrow()
    await forgetPassword()
    expect(await refusalOf(start(client))).toEqual([403, REQUIRED, ['email']])
    await backend.storage.db
      .updateTable('users')
      .set({ password_hash })
      .where('email', '=', emailOf('una'))
      .execute()
  })
})

describe('a client that lets the user confirm', () => {
  it('repeats the refused calls after one confirmation', async () => {
    const client = await settled('eli')
    const asked: unknown[] = []
    const confirming = withStepUp(client, async (factors) => {
      asked.push(factors)
      await stepUp(client, { body: password })
      return true
    })
    const [one, two] = await Promise.all([start(confirming), start(confirming)])
    expect([one.secret, two.secret]).toHaveLength(2)
    expect(asked).toEqual([['password', 'email']])
  })

  it('passes the refusal on if the user cancels, and other errors at any time', async () => {
    const client = await settled('eli')
    const confirming = withStepUp(client, async () => false)
    expect(await refusalOf(start(confirming))).toEqual([403, REQUIRED, ['password', 'email']])
    const never = withStepUp(client, () => Promise.reject(new Error('It was asked.')))
    await stepUp(client, { body: password })
    expect(await statusOf(removeAuthenticator(never, { params: { id: UNKNOWN_ID } }))).toBe(404)
  })
})
