import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { createAccessTokens } from './access-token.ts'

const ISSUER = 'https://portal.example'
const now = new Date('2026-11-21T09:00:00Z')
const claims = { userId: 'user', sessionId: 'session', role: 'User', roleLevel: 4 }

it('verifies tokens of every key, and signs with the first', async () => {
  const [newest, middle, oldest] = [randomBytes(32), randomBytes(32), randomBytes(32)]
  const known = { userId: 'user', sessionId: 'session' }
  const all = createAccessTokens(newest, ISSUER, [middle, oldest])
  const before = await createAccessTokens(oldest, ISSUER).sign(claims, now)
  expect(await all.verify(before, now)).toEqual(known)
  const after = await all.sign(claims, now)
  expect(await createAccessTokens(newest, ISSUER).verify(after, now)).toEqual(known)
  expect(await createAccessTokens(middle, ISSUER, [oldest]).verify(after, now)).toBeUndefined()
})

it('rejects an expired token of an older key', async () => {
  const older = randomBytes(32)
  const token = await createAccessTokens(older, ISSUER).sign(claims, now)
  const later = new Date(now.getTime() + 11 * 60_000)
  expect(await createAccessTokens(randomBytes(32), ISSUER, [older]).verify(token, later)).toBeUndefined()
})
