import { randomBytes } from 'node:crypto'
import type { Challenge } from 'altcha-lib'
import { beforeAll, expect, it } from 'vitest'
import { solutionOf } from '../../test/support/captcha.ts'
import { createAltcha } from './altcha.ts'

const captcha = createAltcha(randomBytes(32), 1)
const now = new Date('2026-11-21T09:00:00Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

let challenge: Challenge
let token: string
beforeAll(async () => {
  // The challenge has ALTCHA's own shape, which only the widget reads.
  challenge = (await captcha.challenge(now)) as unknown as Challenge
  token = await solutionOf(challenge)
})

/** Changes a part of the solved puzzle. */
function altered(part: 'challenge' | 'parameters' | 'solution', values: object) {
  const payload = JSON.parse(Buffer.from(token, 'base64').toString())
  const parts = { ...payload, parameters: payload.challenge.parameters }
  Object.assign(parts[part], values)
  return Buffer.from(JSON.stringify(payload)).toString('base64')
}

it('accepts a solution for twenty minutes', async () => {
  expect(await captcha.solved(token, later(19.9))).toEqual({
    challengeHash: expect.stringMatching(/^[\w-]{43}$/),
    expiresAt: later(20),
  })
  expect(await captcha.solved(token, later(20))).toBeUndefined()
})

it('needs more than fifty attempts for a puzzle', () => {
  expect(JSON.parse(Buffer.from(token, 'base64').toString()).solution.counter).toBeGreaterThan(50)
})

it.each([
  ['another cost', () => altered('parameters', { cost: 2 })],
  ['a later end', () => altered('parameters', { data: { expires: 9e15 } })],
  ['another solution', () => altered('solution', { derivedKey: '00' })],
  ['no signature', () => altered('challenge', { signature: '' })],
  ['no solution', () => altered('solution', { counter: null })],
  ['a puzzle of another server', async () => solutionOf(await foreign())],
  ['no token', () => ''],
  ['text that is not JSON', () => Buffer.from('x').toString('base64')],
  ['a list', () => Buffer.from('[]').toString('base64')],
])('rejects a token with %s', async (_, made) => {
  expect(await captcha.solved(await made(), now)).toBeUndefined()
})

const foreign = async () =>
  // As above: ALTCHA's own shape.
  (await createAltcha(randomBytes(32), 1).challenge(now)) as unknown as Challenge
