import { randomHex } from '../common/text/random-hex.ts'

const BYTES = 16

/** Returns a key that no other write has. */
export const newIdempotencyKey = (): string => randomHex(BYTES)
