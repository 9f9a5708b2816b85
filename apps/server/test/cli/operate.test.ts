import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { embeddedOperations } from '../../src/app/embedded-operations.ts'
import { serveOperations } from '../../src/backup/operate-socket.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import { silentLog } from '../../src/sync/sync-log.ts'
import { emailOf, startBackend } from '../support/backend.ts'
import { TEST_ENCRYPTION_KEY } from '../support/demo.ts'
import { placeEmbedded } from '../support/embedded-copy.ts'
import { testConfig } from '../support/test-config.ts'
import { newDatabase } from '../support/test-storage.ts'
import { tributaryProcess } from './cli-process.ts'
import { tributary } from './in-process.ts'

const newKey = () => randomBytes(32).toString('base64')

/** An installation with an empty database, and its command line. */
async function installation() {
  const folder = mkdtempSync(join(tmpdir(), 'tributary-operate-'))
  const env = {
    DATABASE_URL: await newDatabase(inject('postgresUrl'), inject('postgresTemplates').empty),
    DATA_DIR: folder,
    ENCRYPTION_KEY: newKey(),
  }
  const run = (args: readonly string[], other: Record<string, string> = {}) =>
    tributary(args, { operate: () => import('../../src/operate/index.ts'), env: { ...env, ...other } })
  return { folder, run, env }
}

it('creates the first administrator and prints a link that only the standard output has', async () => {
  const { run } = await installation()
  const { code, stdout, stderr } = await run(['admin', 'create', 'you@example.com'])
  expect([code, stdout]).toEqual([
    0,
    expect.stringMatching(/^http:\/\/localhost:3000\/set-password\/redeem\/\S+\n$/),
  ])
  expect(stderr).not.toContain('redeem')
})

it('refuses an address that is not one', async () => {
  const { run } = await installation()
  expect((await run(['admin', 'create', 'you-at-example'])).code).toBe(2)
})

it('resets the factors of an account, and of no unknown one', async () => {
  const { run } = await installation()
  await run(['admin', 'create', 'you@example.com'])
  const known = await run(['admin', 'reset-factors', 'You@example.com'])
  expect([known.code, known.stdout]).toEqual([0, expect.stringContaining('signed out everywhere')])
  const unknown = await run(['admin', 'reset-factors', 'me@example.com'])
  expect([unknown.code, unknown.stderr]).toEqual([1, expect.stringContaining('No account has this address.')])
})

it('backs up to a file for its owner only, verifies it, and never replaces it', async () => {
  const { run, folder } = await installation()
  const file = join(folder, 'today.backup')
  const made = await run(['backup', file, '--json'])
  expect([made.code, JSON.parse(made.stdout)]).toEqual([0, expect.objectContaining({ leftOut: [] })])
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await run(['restore', '--check', file])).code).toBe(0)
  const before = await readFile(file)
  expect((await run(['backup', file])).code).toBe(1)
  expect(await readFile(file)).toEqual(before)
})

it('restores nothing without a terminal and without --yes', async () => {
  const { run, folder } = await installation()
  expect((await run(['restore', join(folder, 'missing.backup')])).code).toBe(2)
})

it('lists the keys without the keys themselves, and rotates', async () => {
  const { run, env } = await installation()
  const newest = newKey()
  const keys = { ENCRYPTION_KEY: `${newest},${env.ENCRYPTION_KEY}` }
  const { code, stdout } = await run(['rotate-key', '--check'], keys)
  expect([code, stdout]).toEqual([0, expect.stringMatching(/newest +0\n.*older +0\n/)])
  expect(stdout).not.toContain(newest)
  expect((await run(['rotate-key'], keys)).code).toBe(0)
})

it('verifies the audit log, and misses a head that it never had', async () => {
  const { run } = await installation()
  expect((await run(['audit', 'verify'])).code).toBe(0)
  const missing = await run(['audit', 'verify', '--since', 'f'.repeat(64)])
  expect([missing.code, missing.stderr]).toEqual([1, expect.stringContaining('cut off or rewritten')])
})

it.each(['0000', 'F'.repeat(63), 'g'.repeat(64)])('refuses the head %s, which is malformed', async (head) => {
  const { run } = await installation()
  const { code, stderr } = await run(['audit', 'verify', '--since', head])
  expect(code).toBe(1)
  expect(stderr).toContain('A head has 64 hexadecimal digits.')
  expect(stderr).not.toContain('cut off')
})

it('finds a head in capital letters', async () => {
  const { run } = await installation()
  await run(['admin', 'create', 'you@example.com'])
  const { head } = JSON.parse((await run(['audit', 'verify', '--json'])).stdout)
  expect((await run(['audit', 'verify', '--since', head.toUpperCase()])).code).toBe(0)
})

it('lists every problem of the settings without a secret', async () => {
  const { run } = await installation()
  const { code, stdout, stderr } = await run(['config', 'check'], {
    PORT: 'http',
    ENCRYPTION_KEY: 'not-a-good-key',
  })
  expect([code, stdout]).toEqual([1, ''])
  expect(stderr).toContain('PORT')
  expect(stderr).not.toContain('not-a-good-key')
})

it('explains that the server is not installed', async () => {
  const { code, stderr } = await tributaryProcess(['backup', 'today.backup'])
  expect([code, stderr]).toEqual([8, expect.stringContaining('is not installed here')])
})

describe('on an embedded database that a server has open', () => {
  const config = testConfig()
  const { dataDir, publicUrl } = config
  const run = (args: readonly string[]) =>
    tributary(args, {
      operate: () => import('../../src/operate/index.ts'),
      env: { DATA_DIR: dataDir, ENCRYPTION_KEY: newKey() },
    })
  let close: () => Promise<void>
  beforeAll(async () => {
    await placeEmbedded(dataDir)
    const storage = await openStorage({ kind: 'pglite', dataDir })
    const operations = embeddedOperations(config, storage)
    const stop = await serveOperations({ dataDir, operations, log: silentLog })
    close = async () => {
      await stop()
      await storage.close()
    }
  })
  afterAll(() => close())

  it('the server creates the first administrator, with a link to its own address', async () => {
    const { code, stdout, stderr } = await run(['admin', 'create', 'you@example.com'])
    expect([code, stdout]).toEqual([0, expect.stringContaining(`${publicUrl.origin}/set-password/redeem/`)])
    expect(stderr).toContain('The server that runs on this database does the work.')
  })

  it('the server resets the factors of an account', async () => {
    await run(['admin', 'create', 'me@example.com'])
    expect((await run(['admin', 'reset-factors', 'me@example.com'])).code).toBe(0)
  })

  it('the server verifies the audit log, and misses a head that it never had', async () => {
    const whole = await run(['audit', 'verify'])
    const missing = await run(['audit', 'verify', '--since', 'f'.repeat(64)])
    expect([whole.code, whole.stdout]).toEqual([0, expect.stringContaining('0 of them broken')])
    expect([missing.code, missing.stderr]).toEqual([1, expect.stringContaining('cut off or rewritten')])
  })
})

it('restores a backup into an empty installation, in which the users then sign in', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tributary-operate-'))
  const ENCRYPTION_KEY = TEST_ENCRYPTION_KEY
  const run = (database: string, args: readonly string[]) =>
    tributary(args, {
      operate: () => import('../../src/operate/index.ts'),
      env: { DATABASE_URL: database, DATA_DIR: folder, ENCRYPTION_KEY },
    })
  const file = join(folder, 'demo.backup')
  const from = await newDatabase(inject('postgresUrl'), inject('postgresTemplates').demo)
  const to = await newDatabase(inject('postgresUrl'), 'template0')
  expect(await run(from, ['backup', file])).toMatchObject({ code: 0 })
  const restored = await run(to, ['restore', file, '--yes'])
  expect([restored.code, restored.stdout]).toEqual([0, expect.stringMatching(/^Restored [\d,]+ rows/)])
  const storage = await openStorage({ kind: 'postgres', databaseUrl: to })
  const backend = await startBackend({}, { storage })
  const una = await backend.browser().signIn(emailOf('una'))
  await backend.close()
  expect(una.statusCode).toBe(200)
})
