import {
  changeMultiFactor,
  confirmAuthenticator,
  confirmSignIn,
  getFactors,
  removeAuthenticator,
  replaceRecoveryCodes,
  resendCode,
  signIn,
  startAuthenticator,
  verifyCode,
} from '@tributary/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSecretBox } from '../../src/storage/secret-box.ts'
import { type Backend, emailOf, startBackend } from '../support/backend.ts'
import { enrol, forgetFactors, halfway, nextCode } from '../support/factor-world.ts'
import { codeOf } from '../support/inputs/made-authenticators.ts'
import { latestMail, mailsOf } from '../support/outbox.ts'
import { clientOf, failureOf, newClient, statusOf } from '../support/sdk-client.ts'
import { switchSetting } from '../support/switch-setting.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
beforeEach(() => forgetFactors(backend))
afterAll(() => backend.close())

const eli = { emailAddress: emailOf('eli'), password: 'Horse-7-battery' }
const requireCodes = (require_mfa: boolean) =>
  backend.storage.db.updateTable('users').set({ require_mfa }).where('email', '=', emailOf('eli')).execute()
const actions = async () =>
  (await backend.storage.db.selectFrom('audit_log').select('action').execute()).map(({ action }) => action)
const kinds = (name: 'eli') => mailsOf(backend, emailOf(name), 'factor-changed')

describe('adding an authenticator app', () => {
  it('counts only after its first code [FACTOR-01]', async () => {
    const client = await clientOf(backend, 'eli')
    const { id, secret, uri } = await startAuthenticator(client, { body: { name: ' My phone ' } })
    expect(uri).toContain(`secret=${secret}`)
    expect(await getFactors(client)).toEqual({ authenticators: [], passkeys: [], recoveryCodesLeft: 0 })
    expect((await signIn(newClient(backend), eli)).kind).toBe('signed-in')
    const wrong = codeOf(backend, secret, 5)
    expect(
      await failureOf(confirmAuthenticator(client, { params: { id: String(id) }, body: { code: wrong } })),
    ).toEqual([400, 'The code is not correct.'])
    await confirmAuthenticator(client, {
      params: { id: String(id) },
      body: { code: codeOf(backend, secret) },
    })
    expect(await getFactors(client)).toEqual({
      authenticators: [{ id, name: 'My phone', addedAt: backend.clock.now, lastUsedAt: null }],
      passkeys: [],
      recoveryCodesLeft: 10,
    })
  })

  it('stores the secret sealed, and recovery codes hashed', async () => {
    const { secret, recoveryCodes } = await enrol(backend, await clientOf(backend, 'eli'))
    const stored = JSON.stringify([
      await backend.storage.db.selectFrom('authenticators').selectAll().execute(),
      await backend.storage.db.selectFrom('recovery_codes').selectAll().execute(),
    ])
    for (const hidden of [secret, ...recoveryCodes]) expect(stored).not.toContain(hidden)
  })

  it('sends a mail and is audited', async () => {
    await enrol(backend, await clientOf(backend, 'eli'))
    expect(await kinds('eli')).toMatchObject([{ change: 'authenticator-added', name: 'My phone' }])
    expect(await actions()).toContain('authenticator.added')
  })

  it('is not possible for another user, twice, or after a quarter of an hour', async () => {
    const client = await clientOf(backend, 'eli')
    const confirm = (as = client) =>
      statusOf(
        confirmAuthenticator(as, { params: { id: String(id) }, body: { code: codeOf(backend, secret) } }),
      )
    const { id, secret } = await startAuthenticator(client, { body: { name: 'Phone' } })
    expect(await confirm(await clientOf(backend, 'una'))).toBe(404)
    expect(await Promise.all([confirm(), confirm()])).toEqual(expect.arrayContaining([undefined, 404]))
    const late = await startAuthenticator(client, { body: { name: 'Tablet' } })
    backend.clock.advance(15 * 60)
    const fresh = await clientOfEli()
    const body = { code: codeOf(backend, late.secret) }
    expect(await statusOf(confirmAuthenticator(fresh, { params: { id: String(late.id) }, body }))).toBe(404)
    async function clientOfEli() {
      const { client: browser, reference } = await halfway(backend, 'eli')
      await confirmSignIn(browser, { reference, code: codeOf(backend, secret), trustDevice: false })
      return browser
    }
  })

  it('stops at five apps', async () => {
    const client = await clientOf(backend, 'eli')
    for (const name of ['1', '2', '3', '4', '5']) await enrol(backend, client, name)
    expect(await failureOf(startAuthenticator(client, { body: { name: '6' } }))).toEqual([
      409,
      'You cannot have more apps. Remove one first.',
    ])
  })
})

describe('signing in with an app', () => {
  it('offers the app and recovery codes, and mails nothing [FACTOR-03]', async () => {
    await enrol(backend, await clientOf(backend, 'eli'))
    expect(await halfway(backend, 'eli')).toMatchObject({
      address: null,
      factors: ['authenticator', 'recovery'],
    })
    expect(await mailsOf(backend, emailOf('eli'), 'verification-code')).toEqual([])
  })

  it('accepts the code of the app, also with /verify and without a named factor', async () => {
    const { secret } = await enrol(backend, await clientOf(backend, 'eli'))
    nextCode(backend)
    const first = await halfway(backend, 'eli')
    const code = codeOf(backend, secret)
    const entered = { reference: first.reference, code, trustDevice: false, factor: 'authenticator' } as const
    expect(await confirmSignIn(first.client, entered)).toMatchObject({ kind: 'signed-in' })
    nextCode(backend)
    const { client, reference } = await halfway(backend, 'eli')
    const given = { reference, code: codeOf(backend, secret), context: 'signin' } as const
    expect(await verifyCode(client, given)).toMatchObject({ kind: 'signed-in' })
    expect((await getFactors(client)).authenticators[0]?.lastUsedAt).toEqual(backend.clock.now)
  })

  it('mails a code only if the user has codes enabled as well [FACTOR-04]', async () => {
    await enrol(backend, await clientOf(backend, 'eli'))
    const alone = await halfway(backend, 'eli')
    expect(await failureOf(resendCode(alone.client, alone.reference))).toEqual([
      403,
      'Codes by email are turned off for this account.',
    ])
    await requireCodes(true)
    const { client, reference, factors } = await halfway(backend, 'eli')
    expect(factors).toEqual(['authenticator', 'email', 'recovery'])
    const sent = await resendCode(client, reference)
    if (sent.kind !== 'verification-required') throw new Error('No code was mailed.')
    expect(sent).toMatchObject({
      address: 'e•••@tributary.example',
      factors: ['email', 'authenticator', 'recovery'],
    })
    const { code } = await latestMail(backend, emailOf('eli'), 'verification-code')
    const entered = { reference: sent.reference, code, trustDevice: false }
    expect(await confirmSignIn(client, entered)).toMatchObject({ kind: 'signed-in' })
  })

  it('counts for an installation that requires codes of everyone [FACTOR-05]', async () => {
    await enrol(backend, await clientOf(backend, 'eli'))
    await switchSetting(backend.storage, 'RequireMultiFactorAuthentication', true)
    expect((await halfway(backend, 'eli')).factors).toEqual(['authenticator', 'recovery'])
    expect((await halfway(backend, 'una')).factors).toEqual(['email'])
    await switchSetting(backend.storage, 'RequireMultiFactorAuthentication', false)
  })

  it('is skipped on a trusted device [FACTOR-06]', async () => {
    const { secret } = await enrol(backend, await clientOf(backend, 'eli'))
    nextCode(backend)
    const jar = new Map<string, string>()
    const { client, reference } = await halfway(backend, 'eli', jar)
    await confirmSignIn(client, { reference, code: codeOf(backend, secret), trustDevice: true })
    expect((await signIn(newClient(backend, jar), eli)).kind).toBe('signed-in')
    expect((await signIn(newClient(backend), eli)).kind).toBe('verification-required')
  })
})

describe('recovery codes', () => {
  const use = async (code: string) => {
    const { client, reference } = await halfway(backend, 'eli')
    return statusOf(confirmSignIn(client, { reference, code, trustDevice: false, factor: 'recovery' }))
  }

  it('sign in once each, however they are typed, with a mail [FACTOR-07]', async () => {
    const client = await clientOf(backend, 'eli')
    const { recoveryCodes } = await enrol(backend, client)
    expect(new Set(recoveryCodes).size).toBe(10)
    const [first = ''] = recoveryCodes
    expect(await use(first.toUpperCase().replace('-', ' '))).toBeUndefined()
    expect(await latestMail(backend, emailOf('eli'), 'recovery-code-used')).toMatchObject({ left: 9 })
    expect((await getFactors(client)).recoveryCodesLeft).toBe(9)
    expect(await use(first)).toBe(400)
    expect(await actions()).toContain('recovery-code.used')
  })

  it('are replaced on request, and the earlier ones are refused', async () => {
    const client = await clientOf(backend, 'eli')
    const { recoveryCodes } = await enrol(backend, client)
    const replaced = await replaceRecoveryCodes(client)
    expect(await use(recoveryCodes[0] ?? '')).toBe(400)
    expect(await use(replaced.recoveryCodes[0] ?? '')).toBeUndefined()
    expect((await kinds('eli')).at(-1)).toMatchObject({ change: 'recovery-codes-replaced' })
  })

  it('need an app, and stay when another app is added', async () => {
    const client = await clientOf(backend, 'eli')
    expect(await statusOf(replaceRecoveryCodes(client))).toBe(409)
    await enrol(backend, client)
    expect((await enrol(backend, client)).recoveryCodes).toEqual([])
  })
})

describe('removing an app', () => {
  it('makes the password enough again, and deletes the recovery codes [FACTOR-08]', async () => {
    const client = await clientOf(backend, 'eli')
    const { id } = await enrol(backend, client)
    await removeAuthenticator(client, { params: { id } })
    expect(await getFactors(client)).toEqual({ authenticators: [], passkeys: [], recoveryCodesLeft: 0 })
    expect((await signIn(newClient(backend), eli)).kind).toBe('signed-in')
    expect((await kinds('eli')).at(-1)).toMatchObject({ change: 'authenticator-removed' })
  })

  it('is refused to another user', async () => {
    const { id } = await enrol(backend, await clientOf(backend, 'eli'))
    const una = await clientOf(backend, 'una')
    expect(await statusOf(removeAuthenticator(una, { params: { id } }))).toBe(404)
  })
})

it('the mail about codes that are turned off mentions the app that is still needed', async () => {
  const client = await clientOf(backend, 'eli')
  await enrol(backend, client)
  await requireCodes(true)
  const asked = await changeMultiFactor(client, { body: { enable: false } })
  if (asked.kind !== 'verification-required') throw new Error('No code was asked for.')
  const { code } = await latestMail(backend, emailOf('eli'), 'verification-code')
  const body = { enable: false, verificationReference: asked.reference, verificationCode: code }
  await changeMultiFactor(client, { body })
  expect(await latestMail(backend, emailOf('eli'), 'multi-factor-changed')).toMatchObject({ app: true })
})

it('a secret that was copied to another account does not open', async () => {
  await enrol(backend, await clientOf(backend, 'eli'))
  const row = await backend.storage.db.selectFrom('authenticators').selectAll().executeTakeFirstOrThrow()
  const box = createSecretBox(backend.config.encryptionKey)
  const place = { organisation: '', table: 'authenticators', field: 'secret' }
  expect(box.open(row.secret_sealed, { ...place, row: row.id })).toMatch(/^[A-Z2-7]{32}$/)
  expect(() => box.open(row.secret_sealed, { ...place, row: 'another' })).toThrow()
})
