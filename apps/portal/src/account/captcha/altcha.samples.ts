import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** A puzzle as the server sets it, cheap, and good for as many seconds as said. */
export const challengeFor = (seconds: number) =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 12,
    deriveKey,
    expiresAt: Math.floor(Date.now() / 1000) + seconds,
    hmacSignatureSecret: 'for tests only',
  })

/** Whether a token is a solution of such a puzzle: its counter. */
export const counterOf = (token: string | null): number => JSON.parse(atob(token ?? '')).solution.counter
