import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto'

/** Returns six random digits, leading zeros included. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** Hashes codes with a key that is not in the database, because a million codes are easy to try. */
export type CodeHashes = {
  of(code: string, referenceHash: string): string
  match(hash: string, code: string, referenceHash: string): boolean
}

/** Hashes with the newest key. Codes that were hashed with an older one still match. */
export function codeHashes(newest: Uint8Array, ...older: readonly Uint8Array[]): CodeHashes {
  const digest = digestWith(newest)
  const digests = [digest, ...older.map(digestWith)]
  return {
    of: (code, referenceHash) => digest(code, referenceHash).toString('base64url'),
    match: (hash, code, referenceHash) =>
      digests.some((made) =>
        timingSafeEqual(Buffer.from(hash, 'base64url'), made(code.replace(/\s/g, ''), referenceHash)),
      ),
  }
}

function digestWith(installationKey: Uint8Array) {
  const key = Buffer.from(hkdfSync('sha256', installationKey, '', 'verification codes', 32))
  return (code: string, referenceHash: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([referenceHash, code]))
      .digest()
}
