import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Backend, emailOf, startBackend } from '../../test/support/backend.ts'
import { latestMail } from '../../test/support/outbox.ts'
import { testStorage } from '../../test/support/test-storage.ts'
import { networkOf } from '../http/network.ts'
import { createHashQueue } from './hash-queue.ts'
import { createPasswords } from './passwords.ts'
import { delayAfter } from './sign-in-limits.ts'
import { signInSucceeded, takeSignInTry } from './sign-in-throttle.ts'

const CHEAP = { memoryCost: 64, timeCost: 1, parallelism: 1 }

describe('the delay of the next attempt', () => {
  it.each([
    [1, 0],
    [4, 0],
    [5, 1_000],
    [6, 2_000],
    [7, 4_000],
    [10, 32_000],
    [11, 60_000],
    [1_000, 60_000],
  ])('is, after %i failures in a row, %i ms', (failures, delay) => {
    expect(delayAfter(failures, 5)).toBe(delay)
  })
})

describe('the network of an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s is %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network)
  })
})

describe('repeated sign-ins with a wrong password', () => {
  let backend: Backend
  beforeAll(async () => {
    backend = await startBackend()
  })
  beforeEach(() => backend.storage.db.deleteFrom('sign_in_attempts').execute())
  afterAll(() => backend.close())

  const wrong = (
    times: number,
    options: { email?: string; from?: string; headers?: Record<string, string> } = {},
  ) =>
    Promise.all(
      Array.from({ length: times }, () =>
        backend.browser().call('POST', '/auth/signin', {
          body: { emailAddress: options.email ?? emailOf('eli'), password: 'wrong' },
          remoteAddress: options.from ?? '192.0.2.1',
          ...(options.headers && { headers: options.headers }),
        }),
      ),
    )
  const right = async () => {
    const answer = await backend.browser().call('POST', '/auth/signin', {
      body: { emailAddress: emailOf('eli'), password: 'Horse-7-battery' },
      remoteAddress: '192.0.2.1',
    })
    return answer.statusCode
  }
  const statuses = (answers: { statusCode: number }[]) =>
    answers.map((answer) => answer.statusCode).toSorted()

  it('are delayed after five, with a Retry-After header', async () => {
    expect(statuses(await wrong(5))).toEqual([401, 401, 401, 401, 401])
    const [sixth] = await wrong(1)
    expect(sixth?.statusCode).toBe(429)
    expect(sixth?.headers['retry-after']).toBe('1')
    expect(sixth?.json().message).toBe('Too many attempts. Please wait 1 second and try again.')
    backend.clock.advance(1)
    expect(statuses(await wrong(1))).toEqual([401])
    const [eighth] = await wrong(1)
    expect(eighth?.headers['retry-after']).toBe('2')
  })

  it('are checked five times even if a hundred arrive in parallel', async () => {
    expect(statuses(await wrong(100)).filter((status) => status === 401)).toHaveLength(5)
  })

  it('are forgotten after the right password, and after 15 minutes', async () => {
    await wrong(4)
    expect(await right()).toBe(200)
    expect(statuses(await wrong(4))).toEqual([401, 401, 401, 401])
    backend.clock.advance(15 * 60 + 1)
    expect(statuses(await wrong(5))).toEqual([401, 401, 401, 401, 401])
  })

  it('do not delay other accounts or other networks', async () => {
    await wrong(6)
    expect(statuses(await wrong(1, { email: emailOf('una') }))).toEqual([401])
    expect(statuses(await wrong(1, { from: '198.51.100.9' }))).toEqual([401])
  })

  it('count for the address of the connection, whatever X-Forwarded-For claims', async () => {
    await wrong(5)
    const claims = await wrong(1, { headers: { 'x-forwarded-for': '203.0.113.50' } })
    expect(statuses(claims)).toEqual([429])
  })

  it('count for the address a trusted proxy reports, not for those before it', async () => {
    const behind = await startBackend({ TRUST_PROXY: '1' })
    const from = (forwarded: string) =>
      behind.browser().call('POST', '/auth/signin', {
        body: { emailAddress: emailOf('eli'), password: 'wrong' },
        headers: { 'x-forwarded-for': forwarded },
      })
    for (let n = 0; n < 5; n++) await from(`203.0.113.${n}, 192.0.2.1`)
    expect((await from('203.0.113.99, 192.0.2.1')).statusCode).toBe(429)
    expect((await from('192.0.2.1, 192.0.2.2')).statusCode).toBe(401)
    await behind.close()
  })

  it('do not count if the server was too busy to check the password', async () => {
    let queue = createHashQueue()
    const passwords = await createPasswords((work) => queue(work), CHEAP)
    const busy = await startBackend({}, { passwords })
    const signIn = async () => (await busy.browser().signIn(emailOf('eli'))).statusCode
    queue = createHashQueue(0, 0)
    for (let n = 0; n < 10; n++) expect(await signIn()).toBe(503)
    queue = createHashQueue()
    expect(await signIn()).toBe(200)
    await busy.close()
  })

  it('delay the right password too', async () => {
    await wrong(5)
    expect(await right()).toBe(429)
  })
})

describe('an account attacked from many networks', () => {
  const now = new Date('2026-11-21T09:00:00Z')

  it('is delayed for unknown browsers, not for a known one', async () => {
    const storage = await testStorage()
    const attempt = (ip: string, knownDevice = false) =>
      takeSignInTry(storage.db, { emailKey: 'eli@tributary.example', ip, knownDevice }, now)
    for (let host = 0; host < 100; host++) await attempt(`192.0.2.${host}`)
    await expect(attempt('198.51.100.1')).rejects.toMatchObject({ status: 429, retryAfter: 1 })
    await attempt('198.51.100.1', true)
    await storage.close()
  })

  it('is not delayed for a trusted device with its cookie', async () => {
    const backend = await startBackend()
    const { db } = backend.storage
    await db.updateTable('users').set({ require_mfa: true }).where('email', '=', emailOf('eli')).execute()
    const enter = (password: string, cookie = '', remoteAddress = '198.51.100.7') =>
      backend.browser().call('POST', '/auth/signin', {
        body: { emailAddress: emailOf('eli'), password },
        headers: { cookie },
        remoteAddress,
      })
    const asked = await enter('Horse-7-battery')
    const { code } = await latestMail(backend, emailOf('eli'), 'verification-code')
    const confirmed = await backend.browser().call('POST', '/auth/signin', {
      body: {
        verificationReference: asked.json().verificationReference,
        verificationCode: code,
        verificationTrustDevice: true,
      },
      headers: { cookie: `__Host-tributary-attempt=${asked.cookies[0]?.value}` },
    })
    const device = confirmed.cookies.find(({ name }) => name.includes('device'))
    for (let host = 0; host < 100; host += 1) await enter('wrong', '', `192.0.2.${host}`)
    expect((await enter('Horse-7-battery')).statusCode).toBe(429)
    expect((await enter('Horse-7-battery', `${device?.name}=${device?.value}x`)).statusCode).toBe(429)
    const trusted = await enter('Horse-7-battery', `${device?.name}=${device?.value}`)
    expect(trusted.json()).toMatchObject({ firstName: 'Eli' })
    await backend.close()
  })

  it('counts for the network too, and a success undoes only its own attempt', async () => {
    const storage = await testStorage()
    const attempt = (n: number) => ({
      emailKey: `person-${n}@tributary.example`,
      ip: '192.0.2.1',
      knownDevice: false,
    })
    for (let n = 0; n < 99; n++) await takeSignInTry(storage.db, attempt(n), now)
    await signInSucceeded(storage.db, attempt(98))
    await takeSignInTry(storage.db, attempt(99), now)
    await takeSignInTry(storage.db, attempt(100), now)
    await expect(takeSignInTry(storage.db, attempt(101), now)).rejects.toMatchObject({ status: 429 })
    await storage.close()
  })
})
