import { OVERDUE_KEY } from '@tributary/fakes/demo-data/connectors'
import { demoData } from '@tributary/fakes/demo-data/demo-data'
import { createHashQueue } from '../../src/security/hash-queue.ts'
import { createPasswords, type Passwords } from '../../src/security/passwords.ts'
import { showOverdueRefresh } from '../../src/seeding/overdue-refresh.ts'
import { seed } from '../../src/seeding/seed.ts'
import { createSecretBox } from '../../src/storage/secret-box.ts'
import type { Storage } from '../../src/storage/storage.ts'

/** When every test begins. */
export const DEMO_NOW = new Date('2026-11-21T09:00:00Z')

/** What every test seals with, so that a database with sealed things in it can be made once for all. */
export const TEST_ENCRYPTION_KEY = Buffer.alloc(32, 'a key of tests').toString('base64')

/** Hashed as ever, at a price that thousands of sign-ins can pay; the real one is for tests about it. */
export const cheapPasswords = (): Promise<Passwords> =>
  createPasswords(createHashQueue(), { memoryCost: 64, timeCost: 1, parallelism: 1 })

/** The demo's people and everything of theirs. */
export async function fillWithDemo(storage: Storage, passwords: Passwords, encryptionKey: Uint8Array) {
  await seed(storage, demoData, { passwords, secretBox: createSecretBox(encryptionKey), now: DEMO_NOW })
  await showOverdueRefresh(storage.db, OVERDUE_KEY, DEMO_NOW)
}
