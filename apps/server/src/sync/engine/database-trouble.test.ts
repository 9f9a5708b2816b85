import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { openStorage } from '../../storage/open-storage.ts'
import { syncMessages } from '../sync.messages.ts'
import { batchOf, header, scriptedSource } from '../testing/scripted-source.ts'
import { syncFixture } from '../testing/sync-fixture.ts'
import { databaseTrouble } from './database-trouble.ts'

const onPostgres = inject('postgresUrl') !== undefined

describe.runIf(onPostgres)('a database that is lost in the middle of a file', () => {
  it('ends the refresh with a sentence and nothing stored', async () => {
    const sync = await syncFixture()
    let lives = 1
    async function* content() {
      yield Buffer.concat([header, batchOf(0)])
      if (lives-- > 0) await cutSessions()
      yield batchOf(1)
    }
    const cutSessions = () =>
      expect
        .poll(() =>
          sync.rows(
            `select pg_terminate_backend(pid) from pg_stat_activity
             where datname = current_database() and pid <> pg_backend_pid() and query ilike 'copy %staged_%'`,
          ),
        )
        .toHaveLength(1)
    const engine = sync.engine({ adapters: scriptedSource({ name: 'a.csv', content }) })
    await engine.start()
    const connector = await sync.connector({})

    expect(await sync.refresh(engine, connector)).toMatchObject({
      state: 'failed',
      error: syncMessages.databaseLost,
      rows: '0',
    })
    expect(await sync.rows("select to_regclass('acme.a') as a")).toEqual([{ a: null }])
    expect(await sync.refresh(engine, connector)).toMatchObject({ state: 'succeeded', rows: '8000' })
    await sync.close()
  })
})

/** Mounts a small separate disk, where this machine allows it. */
function smallDisk(megabytes: number): { folder: string; remove(): void } | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'tributary-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    rmSync(folder, { recursive: true })
    return undefined
  }
  return {
    folder,
    remove() {
      execFileSync('umount', [folder])
      rmSync(folder, { recursive: true })
    },
  }
}

const disk = onPostgres ? undefined : smallDisk(96)
afterAll(() => disk?.remove())

describe.runIf(disk !== undefined)('a disk that is full', () => {
  it('ends the refresh with a sentence; the next one works once there is room', async () => {
    const folder = join(disk?.folder ?? '', 'data')
    const filler = join(disk?.folder ?? '', 'filler')
    mkdirSync(folder)
    const sync = await syncFixture(await openStorage({ kind: 'pglite', dataDir: folder }))
    async function* content() {
      yield header
      for (let number = 0; number < 30; number++) yield batchOf(number)
    }
    const engine = sync.engine({ adapters: scriptedSource({ name: 'a.csv', content }) })
    await engine.start()
    const connector = await sync.connector({})
    fillDisk(filler)

    const runId = await sync.queue(connector)
    await engine.enqueue(runId)
    const run = await sync.ended(runId)
    expect(run).toMatchObject({ state: 'failed', error: syncMessages.databaseFull, rows: '0' })
    expect(await sync.rows("select to_regclass('acme.a') as a")).toEqual([{ a: null }])

    rmSync(filler)
    expect(await sync.refresh(engine, connector)).toMatchObject({ state: 'succeeded', rows: '120000' })
    await sync.close()
  }, 120_000)

  /** Leaves a few megabytes: enough to store the end of the run, too little for the file. */
  function fillDisk(path: string) {
    const free = Number(
      execFileSync('df', ['--output=avail', '-m', disk?.folder ?? ''])
        .toString()
        .trim()
        .split('\n')[1],
    )
    writeFileSync(path, Buffer.alloc(Math.max(0, free - 6) * 1024 * 1024))
  }
})

describe('failures of the database', () => {
  it.each([
    [Object.assign(new Error('could not extend file'), { code: '53100' }), syncMessages.databaseFull],
    [new Error('could not write: No space left on device'), syncMessages.databaseFull],
    [
      Object.assign(new Error('permission denied for database'), { code: '42501' }),
      syncMessages.databaseRefused,
    ],
    [Object.assign(new Error('terminating connection'), { code: '57P01' }), syncMessages.databaseLost],
    [Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }), syncMessages.databaseLost],
    [new Error('Connection terminated unexpectedly'), syncMessages.databaseLost],
    [new Error('something else'), undefined],
    ['not even an error', undefined],
  ])('%s: %s', (error, sentence) => expect(databaseTrouble(error)?.sentence).toBe(sentence))
})
