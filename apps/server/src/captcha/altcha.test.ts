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
  // What comes out is ALTCHA's own form, which is nobody's business but the widget's.
  challenge = (await captcha.challenge(now)) as unknown as Challenge
  token = await solutionOf(challenge)
})

/** The solution with something else in its puzzle, its solution, or beside them. */
function altered(part: 'challenge' | 'parameters' | 'solution', values: object) {
  const payload = JSON.parse(Buffer.from(token, 'base64').toString())
  const parts = { ...payload, parameters: payload.challenge.parameters }
  Object.assign(parts[part], values)
  return Buffer.from(JSON.stringify(payload)).toString('base64')
}

it('takes a solution for twenty minutes', async () => {
  expect(await captcha.solved(token, later(19.9))).toEqual({
    challengeHash: expect.stringMatching(/^[\w-]{43}$/),
    expiresAt: later(20),
  })
  expect(await captcha.solved(token, later(20))).toBeUndefined()
})

it('asks for work: a puzzle has more than fifty tries in it', () => {
  expect(JSON.parse(Buffer.from(token, 'base64').toString()).solution.counter).toBeGreaterThan(50)
})

it.each([
  ['another cost', () => altered('parameters', { cost: 2 })],
  ['a later end', () => altered('parameters', { data: { expires: 9e15 } })],
  ['another solution', () => altered('solution', { derivedKey: '00' })],
  ['no signature', () => altered('challenge', { signature: '' })],
  ['no solution', () => altered('solution', { counter: null })],
  ['a puzzle of somebody else', async () => solutionOf(await foreign())],
  ['nothing at all', () => ''],
  ['no JSON', () => Buffer.from('x').toString('base64')],
  ['a list', () => Buffer.from('[]').toString('base64')],
])('takes none with %s', async (_, made) => {
  expect(await captcha.solved(await made(), now)).toBeUndefined()
})

const foreign = async () =>
  // As above.
  (await createAltcha(randomBytes(32), 1).challenge(now)) as unknown as Challenge
