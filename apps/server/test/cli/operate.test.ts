import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { lockDataDir } from '../../src/storage/data-dir-lock.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import { emailOf, startBackend } from '../support/backend.ts'
import { TEST_ENCRYPTION_KEY } from '../support/demo.ts'
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
  expect((await run(['audit', 'verify', '--since', 'f'.repeat(64)])).code).toBe(1)
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

describe('on an embedded database', () => {
  const embedded = (dataDir: string, encryptionKey: string) => (args: readonly string[]) =>
    tributary(args, {
      operate: () => import('../../src/operate/index.ts'),
      env: { DATA_DIR: dataDir, ENCRYPTION_KEY: encryptionKey },
    })

  it.each([
    ['admin', 'create', 'you@example.com'],
    ['audit', 'verify'],
  ])('%s %s explains that a server has it open', async (...args) => {
    const folder = mkdtempSync(join(tmpdir(), 'tributary-operate-'))
    const lock = lockDataDir(folder)
    const { code, stdout, stderr } = await embedded(folder, newKey())(args)
    lock.release()
    expect([code, stdout, stderr]).toEqual([
      1,
      '',
      expect.stringMatching(/only one process can\. Stop the server/),
    ])
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
