import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OVERDUE_KEY } from '@tributary/fakes/demo-data/connectors'
import { demoData } from '@tributary/fakes/demo-data/demo-data'
import { DEMO_PASSWORD } from '@tributary/fakes/demo-data/people'
import {
  buildApp,
  createPasswords,
  createSecretBox,
  openStorage,
  readConfig,
  type StorageChoice,
} from '@tributary/server'
import { seed, showOverdueRefresh } from '@tributary/server/seeding'

export const NOW = new Date('2026-11-21T09:00:00Z')

export type DemoBackend = Awaited<ReturnType<typeof startDemoBackend>>

/** The server's HTTP interface over a database with the demo's data. It does not listen, and its clock stands still. */
export async function startDemoBackend(choice: StorageChoice) {
  const config = readConfig({
    PUBLIC_URL: 'https://portal.example',
    LOG_LEVEL: 'silent',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'tributary-demo-')),
  })
  const storage = await openStorage(choice)
  const passwords = await createPasswords()
  const secretBox = createSecretBox(config.encryptionKey)
  await seed(storage, demoData, { passwords, secretBox, now: NOW })
  await showOverdueRefresh(storage.db, OVERDUE_KEY, NOW)
  const engine = { supports: (type: string) => type === 'ftp', enqueue: async () => undefined }
  const app = await buildApp(config, storage, { engine, passwords, clock: () => NOW })

  const signIn = (email: string) =>
    app.inject({
      method: 'POST',
      url: '/backend/auth/signin',
      headers: { origin: 'https://portal.example', 'sec-fetch-site': 'same-origin' },
      payload: { emailAddress: email, password: DEMO_PASSWORD },
    })

  return {
    storage,
    passwords,
    secretBox,
    signIn,
    /** Sends requests as the user with this email address. */
    async as(email: string) {
      const { accessToken } = (await signIn(email)).json()
      return (method: 'GET' | 'POST', path: string) =>
        app.inject({
          method,
          url: `/backend${path}`,
          headers: {
            authorization: `Bearer ${accessToken}`,
            ...(method === 'POST' && { 'content-type': 'application/json' }),
          },
        })
    },
    async idOf(table: 'organisations' | 'connectors', key: string): Promise<string> {
      const { id } =
        table === 'organisations'
          ? await storage.db
              .selectFrom('organisations')
              .select('id')
              .where('client_key', '=', key)
              .executeTakeFirstOrThrow()
          : await storage.db
              .selectFrom('connectors')
              .select('id')
              .where('key', '=', key)
              .executeTakeFirstOrThrow()
      return id
    },
    async close() {
      await app.close()
      await storage.close()
    },
  }
}
