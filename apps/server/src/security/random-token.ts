import { createHash, randomBytes } from 'node:crypto'

/** Returns a token of 256 random bits. Store only its hash. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
