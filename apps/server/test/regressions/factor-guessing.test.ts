import { confirmSignIn, stepUp, verifyCode } from '@tributary/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Backend, startBackend } from '../support/backend.ts'
import { enrol, forgetFactors, halfway, nextCode } from '../support/factor-world.ts'
import { codeOf } from '../support/inputs/made-authenticators.ts'
import { clientOf, failureOf, statusOf } from '../support/sdk-client.ts'

// Codes that could be guessed because a newer call did not count them: Zitadel CVE-2024-32868 and CVE-2025-64102. A code
// of an app is accepted once (RFC 6238, section 5.2).

let backend: Backend
let secret: string
let recoveryCodes: string[]
beforeAll(async () => {
  backend = await startBackend()
})
beforeEach(async () => {
  await forgetFactors(backend)
  const made = await enrol(backend, await clientOf(backend, 'eli'))
  secret = made.secret
  recoveryCodes = made.recoveryCodes
  nextCode(backend)
})
afterAll(() => backend.close())

const enter = async (code: string, factor: 'authenticator' | 'recovery' = 'authenticator') => {
  const { client, reference } = await halfway(backend, 'eli')
  return statusOf(confirmSignIn(client, { reference, code, trustDevice: false, factor }))
}
const wrong = () => codeOf(backend, secret, 40)

describe('a code of an app', () => {
  it('is accepted once, and an earlier one never after it [FACTOR-02]', async () => {
    const [earlier, code] = [codeOf(backend, secret, -1), codeOf(backend, secret)]
    expect(await enter(code)).toBeUndefined()
    expect(await enter(code)).toBe(400)
    expect(await enter(earlier)).toBe(400)
    expect(await enter(codeOf(backend, secret, 1))).toBeUndefined()
  })

  it('that added the app does not sign in as well', async () => {
    expect(await enter(codeOf(backend, secret, -1))).toBe(400)
  })

  it('is accepted once by parallel requests', async () => {
    const { client, reference } = await halfway(backend, 'eli')
    const code = codeOf(backend, secret)
    const steps = await Promise.all([
      statusOf(confirmSignIn(client, { reference, code, trustDevice: false })),
      ...Array.from({ length: 3 }, () =>
        statusOf(verifyCode(client, { reference, code, context: 'signin' })),
      ),
    ])
    expect(steps.filter((status) => status === undefined)).toHaveLength(1)
  })

  it('is accepted once by parallel confirmations of dangerous actions', async () => {
    const { client, reference } = await halfway(backend, 'eli')
    await confirmSignIn(client, { reference, code: codeOf(backend, secret), trustDevice: false })
    nextCode(backend)
    const body = { authenticatorCode: codeOf(backend, secret) }
    const statuses = await Promise.all(Array.from({ length: 4 }, () => statusOf(stepUp(client, { body }))))
    expect(statuses.filter((status) => status === undefined)).toHaveLength(1)
    expect(statuses.filter((status) => status === 400)).toHaveLength(3)
  })

  it('is not accepted for a dangerous action after it signed in', async () => {
    const { client, reference } = await halfway(backend, 'eli')
    const code = codeOf(backend, secret)
    await confirmSignIn(client, { reference, code, trustDevice: false })
    expect(await statusOf(stepUp(client, { body: { authenticatorCode: code } }))).toBe(400)
  })
})

describe('guesses', () => {
  it('end with a request to sign in again, because no code opens that sign-in [CONFIRM-15]', async () => {
    const { client, reference } = await halfway(backend, 'eli')
    const guess = () => confirmSignIn(client, { reference, code: wrong(), trustDevice: false })
    for (let turn = 0; turn < 5; turn++) await statusOf(guess())
    await expect(guess()).rejects.toThrow('Too many wrong codes. Please sign in again.')
  })

  it('are checked five times per sign-in, also in parallel and through both calls', async () => {
    const { client, reference } = await halfway(backend, 'eli')
    let turn = 0
    const guess = () =>
      turn++ % 2
        ? confirmSignIn(client, { reference, code: wrong(), trustDevice: false, factor: 'authenticator' })
        : verifyCode(client, { reference, code: wrong(), context: 'signin' })
    const statuses = await Promise.all(Array.from({ length: 40 }, () => statusOf(guess())))
    expect(statuses.filter((status) => status === 400)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(35)
  })

  it('are checked twenty times in a day per account, whatever the factor', async () => {
    for (let turn = 0; turn < 20; turn++)
      expect(await (turn % 2 ? enter('aaaaa-aaaaa', 'recovery') : enter(wrong()))).toBe(400)
    expect(await enter(codeOf(backend, secret))).toBe(429)
    expect(await enter(recoveryCodes[0] ?? '', 'recovery')).toBe(429)
    backend.clock.advance(24 * 3600)
    expect(await enter(codeOf(backend, secret))).toBeUndefined()
  })

  it('at a dangerous action are checked five times in a quarter of an hour', async () => {
    const { client, reference } = await halfway(backend, 'eli')
    await confirmSignIn(client, { reference, code: codeOf(backend, secret), trustDevice: false })
    const guess = () => statusOf(stepUp(client, { body: { authenticatorCode: wrong() } }))
    const statuses = await Promise.all(Array.from({ length: 30 }, guess))
    expect(statuses.filter((status) => status === 400)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(25)
  })
})

describe('a factor of another user', () => {
  it('does not sign in: neither the code of their app nor their recovery code', async () => {
    const una = await enrol(backend, await clientOf(backend, 'una'))
    nextCode(backend)
    expect(await enter(codeOf(backend, una.secret))).toBe(400)
    expect(await enter(una.recoveryCodes[0] ?? '', 'recovery')).toBe(400)
  })

  it('does not finish a sign-in in another browser', async () => {
    const { reference } = await halfway(backend, 'eli')
    const other = await halfway(backend, 'eli')
    const entered = { reference, code: codeOf(backend, secret), trustDevice: false }
    expect(await failureOf(confirmSignIn(other.client, entered))).toEqual([401, 'Verification failed.'])
  })
})

it('a recovery code is used once by parallel sign-ins', async () => {
  const [code = ''] = recoveryCodes
  const { client, reference } = await halfway(backend, 'eli')
  const entered = { reference, code, trustDevice: false, factor: 'recovery' } as const
  const statuses = await Promise.all(
    Array.from({ length: 4 }, () => statusOf(confirmSignIn(client, entered))),
  )
  expect(statuses.filter((status) => status === undefined)).toHaveLength(1)
  const left = await backend.storage.db
    .selectFrom('recovery_codes')
    .select('id')
    .where('used_at', 'is', null)
    .execute()
  expect(left).toHaveLength(9)
})
