import { existsSync, mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { databaseSums } from '../../test/support/database-sums.ts'
import { cheapPasswords, fillWithDemo } from '../../test/support/demo.ts'
import { testConfig } from '../../test/support/test-config.ts'
import { embeddedOperations } from '../app/embedded-operations.ts'
import { backupMessages } from '../backup/backup-failure.ts'
import { serveOperations } from '../backup/operate-socket.ts'
import { openStorage } from '../storage/open-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { silentLog } from '../sync/sync-log.ts'
import { backup, restore } from './index.ts'

const folder = mkdtempSync(join(tmpdir(), 'tributary-backup-'))
const config = testConfig()
const { dataDir } = config
const silent = () => undefined

let storage: Storage
let stop: () => Promise<void>
beforeAll(async () => {
  storage = await openStorage({ kind: 'pglite', dataDir })
  await fillWithDemo(storage, await cheapPasswords(), config.encryptionKey)
  // A server that was killed leaves a socket.
  writeFileSync(`${dataDir}/operate.sock`, '')
  stop = await serveOperations({ dataDir, operations: embeddedOperations(config, storage), log: silentLog })
})
afterAll(() => storage.close())

it('a server on the embedded database makes the backup that another process requests', async () => {
  const path = join(folder, 'first')
  const lines: string[] = []
  const summary = await backup(config, path, (line) => lines.push(line))
  expect(lines[0]).toBe('The server that runs on this database does the work.')
  expect(lines.length).toBe(summary.tables + 1)
  const target = testConfig()
  await restore(target, path, silent)
  const restored = await openStorage({ kind: 'pglite', dataDir: target.dataDir })
  expect(await databaseSums(restored)).toEqual(await databaseSums(storage))
  await restored.close()
})

it('the socket is for the owner of the data directory only', () => {
  expect(statSync(`${dataDir}/operate.sock`).mode & 0o777).toBe(0o600)
  expect(statSync(dataDir).mode & 0o077).toBe(0)
})

it('makes one backup at a time, and names the failure of the other', async () => {
  const results = await Promise.allSettled([
    backup(config, join(folder, 'second'), silent),
    backup(config, join(folder, 'third'), silent),
  ])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(results.find((result) => result.status === 'rejected')?.reason.message).toBe(
    backupMessages.alreadyRunning,
  )
  await expect(backup(config, join(folder, 'first'), silent)).rejects.toThrow(
    backupMessages.exists(join(folder, 'first')),
  )
})

it('a server without a socket has to be stopped first', async () => {
  await stop()
  expect(existsSync(`${dataDir}/operate.sock`)).toBe(false)
  await expect(backup(config, join(folder, 'fourth'), silent)).rejects.toThrow(
    backupMessages.noAnswer(dataDir),
  )
})
