import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, inject, it } from 'vitest'
import { openPostgres } from '../../src/storage/postgres-storage.ts'
import { createSecretBox } from '../../src/storage/secret-box.ts'
import { insertConnector, insertOrganisation } from '../../src/sync/testing/sync-records.ts'
import { newDatabase } from '../support/test-storage.ts'

// A server that cannot start must print what to do, not the stack of an internal error.

const main = resolve(import.meta.dirname, '../../src/app/main.ts')
const dataDir = mkdtempSync(join(tmpdir(), 'tributary-start-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** Starts the server in a process that fails. */
const start = (command: string, env: Record<string, string> = {}) =>
  promisify(execFile)(
    '/bin/sh',
    ['-c', `${command} exec "$0" --conditions=@tributary/source "$1"`, process.execPath, main],
    {
      env: { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error', DEMO: 'false', ...env },
    },
  )

it('explains a limit of open files that is too low for the embedded database', async () => {
  await expect(start('ulimit -n 40;')).rejects.toMatchObject({
    code: 1,
    stderr:
      'This process may not open enough files. Raise the limit to 1024 or more ("ulimit -n 1024"), then start the server again.\n',
  })
})

it('explains an encryption key that is not the one of the database', async () => {
  const databaseUrl = await newDatabase(inject('postgresUrl'), inject('postgresTemplates').empty)
  const storage = await openPostgres(databaseUrl)
  const organisationId = await insertOrganisation(storage, 'ACME')
  const box = createSecretBox(randomBytes(32))
  await insertConnector(storage, box, { organisationId }, 'ftp', { 'ftp.password': 'secret' })
  await storage.close()
  const ENCRYPTION_KEY = randomBytes(32).toString('base64')
  await expect(start('', { DATABASE_URL: databaseUrl, ENCRYPTION_KEY })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^[^\n]*ENCRYPTION_KEY[^\n]*\n$/),
  })
})
