import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** A cheap challenge as the server sets it, valid for this many seconds. */
export const challengeFor = (seconds: number) =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 12,
    deriveKey,
    expiresAt: Math.floor(Date.now() / 1000) + seconds,
    hmacSignatureSecret: 'for tests only',
  })

/** Returns the counter in the solution of a challenge. */
export const counterOf = (token: string | null): number => JSON.parse(atob(token ?? '')).solution.counter
