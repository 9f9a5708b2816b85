import { randomBytes } from 'node:crypto'
import { hash, parseOptions, verify } from '@node-rs/argon2'
import { createHashQueue } from './hash-queue.ts'

// The minimum OWASP recommends for argon2id, the library's default variant.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export type Passwords = {
  hash(password: string): Promise<string>
  /** Takes equally long for an unknown account or one without a password, so the time reveals nothing. */
  verify(stored: string | null | undefined, password: string): Promise<boolean>
  /** Whether the hash was made with costs different from the current ones. */
  isOutdated(stored: string): boolean
}

export async function createPasswords(inTurn = createHashQueue(), cost = COST): Promise<Passwords> {
  const dummyHash = await hash(randomBytes(32), cost)
  return {
    hash: (password) => inTurn(() => hash(normalised(password), cost)),
    async verify(stored, password) {
      const matches = await inTurn(() => verify(stored ?? dummyHash, normalised(password)))
      return matches && Boolean(stored)
    },
    isOutdated(stored) {
      const { memoryCost, timeCost, parallelism } = parseOptions(stored)
      return memoryCost !== cost.memoryCost || timeCost !== cost.timeCost || parallelism !== cost.parallelism
    },
  }
}

// Keyboards may compose the same letters differently.
const normalised = (password: string) => password.normalize('NFC')
