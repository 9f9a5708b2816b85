import { addPasskey, confirmSignIn, signInWithPasskey, startPasskey } from '@tributary/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { userHandleOf } from '../../src/security/webauthn.ts'
import { type Backend, startBackend } from '../support/backend.ts'
import { enrol, forgetFactors, halfway } from '../support/factor-world.ts'
import { addDevice, confirmWith, signed } from '../support/passkey-world.ts'
import { clientOf, newClient, statusOf } from '../support/sdk-client.ts'
import { type Ceremony, softwareAuthenticator } from '../support/software-authenticator.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
beforeEach(() => forgetFactors(backend))
afterAll(() => backend.close())

const attacks: [string, Partial<Ceremony>][] = [
  ['of a page of another site', { origin: 'https://portal.example.attacker.example' }],
  ['of a page with another scheme', { origin: 'http://portal.example' }],
  ['of a page on another port', { origin: 'https://portal.example:8443' }],
  ['of a page in a frame of another site', { crossOrigin: true }],
  ['for another domain', { rpId: 'example' }],
  ['without fingerprint, face or PIN', { verified: false }],
  ['for a challenge that the server has not sent', { challenge: 'A'.repeat(43) }],
]

describe.each(attacks)('a signature %s [FACTOR-18]', (_, lies) => {
  it('signs no one in', async () => {
    const { device } = await addDevice(await clientOf(backend, 'eli'))
    const browser = newClient(backend)
    expect(await statusOf(signInWithPasskey(browser, await signed(browser, device, lies)))).toBe(401)
    expect(await statusOf(signInWithPasskey(browser, await signed(browser, device)))).toBeUndefined()
  })

  it('finishes no sign-in with a password', async () => {
    const { device } = await addDevice(await clientOf(backend, 'eli'))
    const { client, reference } = await halfway(backend, 'eli')
    expect(await statusOf(signInWithPasskey(client, await signed(client, device, lies, reference)))).toBe(401)
  })

  it('adds no passkey and confirms nothing', async () => {
    const client = await clientOf(backend, 'eli')
    expect(await statusOf(addDevice(client, softwareAuthenticator(), lies))).toBe(400)
    const { device } = await addDevice(client)
    expect(await statusOf(confirmWith(client, device, lies))).toBe(400)
  })
})

describe('a challenge [FACTOR-18]', () => {
  it('is used up by the first answer, also by a wrong one', async () => {
    const { device } = await addDevice(await clientOf(backend, 'eli'))
    const browser = newClient(backend)
    const used = await signed(browser, device)
    const attempts = await Promise.all([1, 2, 3].map(() => statusOf(signInWithPasskey(browser, used))))
    expect(attempts.toSorted()).toEqual([401, 401, undefined])
    const right = await signed(browser, device)
    const wrong = { ...right, signature: used.signature }
    expect(await statusOf(signInWithPasskey(browser, wrong))).toBe(401)
    expect(await statusOf(signInWithPasskey(browser, right))).toBe(401)
  })

  it('expires after five minutes', async () => {
    const client = await clientOf(backend, 'eli')
    const { device } = await addDevice(client)
    const browser = newClient(backend)
    const [used, creation] = [await signed(browser, device), await startPasskey(client)]
    backend.clock.advance(300)
    expect(await statusOf(signInWithPasskey(browser, used))).toBe(401)
    const created = softwareAuthenticator().create(creation)
    expect(await statusOf(addPasskey(client, { body: { name: 'Late', created } }))).toBe(400)
  })

  it('is of one browser, or of one user', async () => {
    const client = await clientOf(backend, 'eli')
    const { device } = await addDevice(client)
    const [browser, thief] = [newClient(backend), newClient(backend)]
    await signed(thief, device)
    expect(await statusOf(signInWithPasskey(thief, await signed(browser, device)))).toBe(401)
    const created = softwareAuthenticator().create(await startPasskey(client))
    const olga = await clientOf(backend, 'olga')
    expect(await statusOf(addPasskey(olga, { body: { name: 'Stolen', created } }))).toBe(400)
  })
})

describe('a passkey of another user [FACTOR-18]', () => {
  it('does not finish the sign-in of someone whose password is known', async () => {
    await addDevice(await clientOf(backend, 'eli'))
    const { device } = await addDevice(await clientOf(backend, 'olga'))
    const { client, reference } = await halfway(backend, 'eli')
    expect(await statusOf(signInWithPasskey(client, await signed(client, device, {}, reference)))).toBe(401)
  })

  it('does not sign in to the account that its answer names', async () => {
    const { device } = await addDevice(await clientOf(backend, 'olga'))
    const browser = newClient(backend)
    const userHandle = userHandleOf(await backend.idOf('users', 'Eli'))
    expect(await statusOf(signInWithPasskey(browser, await signed(browser, device, { userHandle })))).toBe(
      401,
    )
    const unnamed = await signed(browser, device, { userHandle: null })
    expect(await statusOf(signInWithPasskey(browser, unnamed))).toBe(401)
  })

  it('does not use a pending sign-in up', async () => {
    const eli = await clientOf(backend, 'eli')
    const { recoveryCodes } = await enrol(backend, eli)
    const { device } = await addDevice(await clientOf(backend, 'olga'))
    const { client, reference } = await halfway(backend, 'eli')
    await statusOf(signInWithPasskey(client, await signed(client, device, {}, reference)))
    const [code = ''] = recoveryCodes
    const entered = { reference, code, trustDevice: false, factor: 'recovery' } as const
    expect(await confirmSignIn(client, entered)).toMatchObject({ kind: 'signed-in' })
  })
})

describe('a copied key [FACTOR-18]', () => {
  it('is refused when its counter does not increase, which the audit log shows', async () => {
    const client = await clientOf(backend, 'eli')
    const { device } = await addDevice(client, softwareAuthenticator(), { counter: 4 })
    const browser = newClient(backend)
    const attempt = async (counter: number) =>
      statusOf(signInWithPasskey(browser, await signed(browser, device, { counter })))
    expect(await attempt(6)).toBeUndefined()
    expect([await attempt(6), await attempt(5), await attempt(0)]).toEqual([401, 401, 401])
    expect(await statusOf(confirmWith(client, device, { counter: 6 }))).toBe(400)
    const log = await backend.storage.db
      .selectFrom('audit_log')
      .select('detail')
      .where('action', '=', 'passkey.refused')
      .execute()
    expect(log.filter(({ detail }) => JSON.stringify(detail).includes('"copied":true'))).toHaveLength(4)
    expect(await attempt(7)).toBeUndefined()
  })
})
