import {
  addPasskey,
  changePassword,
  confirmSignIn,
  getFactors,
  getMe,
  listSessions,
  makePasskeyPasswordless,
  removePasskey,
  replaceRecoveryCodes,
  signIn,
  signInWithPasskey,
  startPasskey,
  startPasskeySignIn,
} from '@tributary/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Backend, emailOf, startBackend } from '../support/backend.ts'
import { forgetFactors, halfway } from '../support/factor-world.ts'
import { mailsOf } from '../support/outbox.ts'
import { addDevice, confirmWith, signed } from '../support/passkey-world.ts'
import { clientOf, failureOf, newClient, statusOf } from '../support/sdk-client.ts'
import { softwareAuthenticator } from '../support/software-authenticator.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
beforeEach(() => forgetFactors(backend))
afterAll(() => backend.close())

const password = 'Horse-7-battery'
const credentials = { emailAddress: emailOf('eli'), password }

describe('a new passkey', () => {
  it('is listed, comes with recovery codes and is mailed [FACTOR-14, FACTOR-07]', async () => {
    const client = await clientOf(backend, 'eli')
    const { recoveryCodes } = await addDevice(client)
    expect(recoveryCodes).toHaveLength(10)
    expect((await addDevice(client)).recoveryCodes).toEqual([])
    expect(await getFactors(client)).toMatchObject({
      passkeys: [{ name: 'My laptop', passwordless: true, lastUsedAt: null }, { name: 'My laptop' }],
      recoveryCodesLeft: 10,
    })
    expect(await mailsOf(backend, emailOf('eli'), 'factor-changed')).toHaveLength(2)
  })

  it('names the passkeys that the account has, so that a device creates no second one', async () => {
    const client = await clientOf(backend, 'eli')
    const { created } = await addDevice(client)
    expect((await startPasskey(client)).known).toEqual([created.id])
  })

  it('is refused if an account has it, and after ten', async () => {
    const client = await clientOf(backend, 'eli')
    const { device } = await addDevice(client)
    expect(await statusOf(addDevice(await clientOf(backend, 'olga'), device))).toBe(409)
    for (let more = 1; more < 10; more++) await addDevice(client)
    expect(await failureOf(startPasskey(client))).toEqual([
      409,
      'You cannot have more passkeys. Remove one first.',
    ])
  })

  it('needs a sign-in or a confirmation of the last ten minutes [FACTOR-12]', async () => {
    const client = await clientOf(backend, 'eli')
    backend.clock.advance(600)
    expect(await statusOf(startPasskey(client))).toBe(403)
  })
})

describe('a sign-in with a passkey', () => {
  it('needs no password and no other factor [FACTOR-15]', async () => {
    const { device } = await addDevice(await clientOf(backend, 'eli'))
    const browser = newClient(backend)
    expect((await startPasskeySignIn(browser, { body: {} })).allowed).toEqual([])
    const result = await signInWithPasskey(browser, await signed(browser, device))
    expect(result).toMatchObject({ kind: 'signed-in', user: { email: emailOf('eli') } })
    expect((await getMe(browser)).email).toBe(emailOf('eli'))
    expect(await listSessions(browser)).toMatchObject([{ factor: 'passkey' }, { factor: null }])
    expect((await getFactors(browser)).passkeys[0]?.lastUsedAt).toEqual(backend.clock.now)
  })

  it('finishes one with a password, which then needs it [FACTOR-16]', async () => {
    const { device, created } = await addDevice(await clientOf(backend, 'eli'))
    const { client, reference, factors } = await halfway(backend, 'eli')
    expect(factors).toEqual(['passkey', 'recovery'])
    const request = await startPasskeySignIn(client, { body: { verificationReference: reference } })
    expect(request.allowed).toEqual([created.id])
    expect(await signInWithPasskey(client, device.use(request))).toMatchObject({ kind: 'signed-in' })
    expect(
      await statusOf(signed(client, device, {}, reference).then((used) => signInWithPasskey(client, used))),
    ).toBe(401)
  })

  it('can be replaced by a recovery code after the password', async () => {
    const { recoveryCodes } = await addDevice(await clientOf(backend, 'eli'))
    const { client, reference } = await halfway(backend, 'eli')
    const [code = ''] = recoveryCodes
    const entered = { reference, code, trustDevice: false, factor: 'recovery' } as const
    expect(await confirmSignIn(client, entered)).toMatchObject({ kind: 'signed-in' })
  })

  it('is refused for a locked account', async () => {
    const { device } = await addDevice(await clientOf(backend, 'eli'))
    const { db } = backend.storage
    const setStatus = (status_id: number) =>
      db.updateTable('users').set({ status_id }).where('email', '=', emailOf('eli')).execute()
    await setStatus(2)
    const browser = newClient(backend)
    expect(await statusOf(signInWithPasskey(browser, await signed(browser, device)))).toBe(403)
    await setStatus(1)
  })
})

describe('a new password', () => {
  it('makes passkeys ask for it as well, until they are added again [FACTOR-17]', async () => {
    const client = await clientOf(backend, 'eli')
    const { device } = await addDevice(client)
    await changePassword(client, { body: { currentPassword: password, password: 'Staple-8-correct' } })
    const browser = newClient(backend)
    expect(await failureOf(signInWithPasskey(browser, await signed(browser, device)))).toEqual([
      401,
      'Your password or email address has changed since you added this passkey. Sign in with your password first.',
    ])
    const after = await signIn(browser, { ...credentials, password: 'Staple-8-correct' })
    if (after.kind !== 'verification-required') throw new Error('No factor was required.')
    const used = await signed(browser, device, {}, after.reference)
    expect(await signInWithPasskey(browser, used)).toMatchObject({ kind: 'signed-in' })
    await changePassword(browser, { body: { currentPassword: 'Staple-8-correct', password } })
  })
})

describe('a passkey that needs the password', () => {
  const locked = async () => {
    const client = await clientOf(backend, 'eli')
    const { device } = await addDevice(client)
    const [passkey] = (await getFactors(client)).passkeys
    const id = String(passkey?.id)
    await backend.storage.db
      .updateTable('passkeys')
      .set({ passwordless: false })
      .where('id', '=', id)
      .execute()
    return { client, device, call: { params: { id } } }
  }

  it('signs in alone again once its owner has allowed that, and a mail says so [FACTOR-19]', async () => {
    const { client, device, call } = await locked()
    await makePasskeyPasswordless(client, call)
    expect((await getFactors(client)).passkeys).toMatchObject([{ passwordless: true }])
    expect(await mailsOf(backend, emailOf('eli'), 'factor-changed')).toHaveLength(2)
    const browser = newClient(backend)
    const result = await signInWithPasskey(browser, await signed(browser, device))
    expect(result).toMatchObject({ kind: 'signed-in' })
  })

  it('is allowed by its owner only, after a confirmation [FACTOR-12, FACTOR-19]', async () => {
    const { client, call } = await locked()
    expect(await statusOf(makePasskeyPasswordless(await clientOf(backend, 'olga'), call))).toBe(404)
    backend.clock.advance(600)
    expect(await statusOf(makePasskeyPasswordless(client, call))).toBe(403)
    expect((await getFactors(client)).passkeys).toMatchObject([{ passwordless: false }])
  })
})

describe('a confirmation with a passkey', () => {
  it('allows dangerous calls for ten minutes [FACTOR-11]', async () => {
    const client = await clientOf(backend, 'eli')
    const { device } = await addDevice(client)
    backend.clock.advance(600)
    expect(await statusOf(replaceRecoveryCodes(client))).toBe(403)
    await confirmWith(client, device)
    expect(await statusOf(replaceRecoveryCodes(client))).toBeUndefined()
  })

  it('is refused with the passkey of another user', async () => {
    const { device } = await addDevice(await clientOf(backend, 'olga'))
    const client = await clientOf(backend, 'eli')
    await addDevice(client)
    expect(await statusOf(confirmWith(client, device))).toBe(400)
  })
})

describe('a removed passkey', () => {
  it('signs in no longer, and its recovery codes neither [FACTOR-08]', async () => {
    const client = await clientOf(backend, 'eli')
    const { device } = await addDevice(client)
    const [passkey] = (await getFactors(client)).passkeys
    await removePasskey(client, { params: { id: String(passkey?.id) } })
    expect(await getFactors(client)).toEqual({ authenticators: [], passkeys: [], recoveryCodesLeft: 0 })
    const browser = newClient(backend)
    expect(await statusOf(signInWithPasskey(browser, await signed(browser, device)))).toBe(401)
    expect((await signIn(browser, credentials)).kind).toBe('signed-in')
  })

  it('cannot be one of another user', async () => {
    await addDevice(await clientOf(backend, 'olga'))
    const { id } = await backend.storage.db.selectFrom('passkeys').select('id').executeTakeFirstOrThrow()
    expect(await statusOf(removePasskey(await clientOf(backend, 'eli'), { params: { id } }))).toBe(404)
  })
})

it('a challenge for one purpose cannot be used for another one', async () => {
  const client = await clientOf(backend, 'eli')
  const { device } = await addDevice(client)
  const creation = await startPasskey(client)
  expect(await statusOf(signInWithPasskey(client, device.use(creation)))).toBe(401)
  const request = await startPasskeySignIn(client, { body: {} })
  const created = softwareAuthenticator().create({ ...request, userHandle: creation.userHandle })
  expect(await statusOf(addPasskey(client, { body: { name: 'Mine', created } }))).toBe(400)
})

it('a challenge for a sign-in is refused to another site', async () => {
  const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
  const answer = await backend.browser().call('POST', '/auth/passkey/challenge', { body: {}, headers })
  expect(answer.statusCode).toBe(403)
})
