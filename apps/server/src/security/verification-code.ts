import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto'

/** Returns six random digits, leading zeros included. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** Hashes codes with a key that is not in the database, because a million codes are easy to try. */
export type CodeHashes = {
  of(code: string, referenceHash: string): string
  match(hash: string, code: string, referenceHash: string): boolean
}

export function codeHashes(installationKey: Uint8Array): CodeHashes {
  const key = Buffer.from(hkdfSync('sha256', installationKey, '', 'verification codes', 32))
  const digest = (code: string, referenceHash: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([referenceHash, code]))
      .digest()
  return {
    of: (code, referenceHash) => digest(code, referenceHash).toString('base64url'),
    match: (hash, code, referenceHash) =>
      timingSafeEqual(Buffer.from(hash, 'base64url'), digest(code.replace(/\s/g, ''), referenceHash)),
  }
}
