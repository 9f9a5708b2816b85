import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type FtpSite, startFtpSite } from '@tributary/fakes/ftp/ftp-site'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { openStorage, type StorageChoice } from '../../storage/open-storage.ts'
import { createSecretBox } from '../../storage/secret-box.ts'
import { type Books, type Invoice, startBooks } from '../testing/books.ts'
import { numberedRows } from '../testing/scripted-source.ts'
import { type SyncChild, spawnSyncChild } from '../testing/spawn-sync-child.ts'
import type { ChildTask } from '../testing/sync-child.ts'
import { type LogLine, type SyncFixture, syncFixture } from '../testing/sync-fixture.ts'
import { testPlace } from '../testing/test-place.ts'

const MEGABYTE = 1024 * 1024
const key = randomBytes(32).toString('base64')

let site: FtpSite
let choice: StorageChoice
let children: SyncChild[]

beforeAll(async () => {
  site = await startFtpSite()
})
afterAll(() => site.stop())
beforeEach(async () => {
  choice = await testPlace()
  children = []
})
afterEach(async () => {
  for (const child of children)
    if (child.process.exitCode === null && child.process.signalCode === null) await child.kill()
})

/** Opens the database in this process. Where it is embedded, the other process must have ended. */
async function here<T>(work: (sync: SyncFixture) => Promise<T>): Promise<T> {
  const sync = await syncFixture(await openStorage(choice), createSecretBox(Buffer.from(key, 'base64')))
  try {
    return await work(sync)
  } finally {
    await sync.close()
  }
}

function there(task: Partial<ChildTask> & { runId: string }, nodeOptions: string[] = []) {
  const child = spawnSyncChild({ choice, key, midwayBytes: Number.MAX_SAFE_INTEGER, ...task }, nodeOptions)
  children.push(child)
  return child
}

const inTheClear = /^The FTP server offers no encryption/
const isProblem = ({ level, message }: LogLine) => level !== 'info' && !inTheClear.test(message)

const stored = 'select count(*) as rows, min(text) filter (where id = 1) as text from acme.orders'

describe('a server killed in the middle of a file', () => {
  it.each([{ full: false }, { full: true }])(
    'leaves the table unchanged, and the next start stores the file: full $full',
    async ({ full }) => {
      await site.write('out/orders.csv', 'id,text\n1,before\n', new Date('2026-11-01T00:00:00Z'))
      const connector = await here(async (sync) => {
        const engine = sync.engine()
        await engine.start()
        const made = await sync.ftpConnector(site)
        await sync.refresh(engine, made)
        return made
      })
      await site.write(
        'out/orders.csv',
        `id,text\n${[...numberedRows(1, 60_000)].join('')}`,
        new Date('2026-11-02T00:00:00Z'),
      )
      const runId = await here((sync) => sync.queue(connector, { full }))

      const child = there({ runId, midwayBytes: 3 * MEGABYTE })
      await child.printed('midway')
      await child.kill()

      await here(async (sync) => {
        expect(await sync.run(runId)).toMatchObject({ state: 'running', attempt: 1 })
        expect(await sync.rows(stored)).toEqual([{ rows: '1', text: 'before' }])
        // A clock one hour ahead, so that the lease has expired. The embedded engine need not wait.
        const engine = sync.engine({ clock: () => new Date(Date.now() + 3_600_000) })
        await engine.start()
        // If it ever ends in another way, the error and the log show why.
        const run = { ...(await sync.ended(runId)), trouble: sync.log.filter(isProblem) }
        expect(run).toMatchObject({
          ...{ state: 'succeeded', attempt: 2, rows: '60000' },
          error: null,
          trouble: [],
        })
        expect(await sync.rows(stored)).toEqual([{ rows: '60000', text: '1'.padStart(92, 'x') }])
        expect(await sync.rows("select relname from pg_class where relname like 'staged%'")).toEqual([])
      })
    },
    120_000,
  )
})

describe('a server killed again and again during a first reading in slices', () => {
  const KILLS = Number(process.env.KILLS ?? 4)
  const INVOICES = 120
  let books: Books
  beforeEach(async () => {
    books = await startBooks()
    books.invoices = Array.from({ length: INVOICES }, (_, at): Invoice => {
      const lines = Array.from({ length: at % 4 }, (_, line) => ({ sku: `sku-${at}-${line}` }))
      return { id: `i${at}`, version: at + 1, total: at, lines }
    })
  })
  afterEach(() => books.api.stop())

  const wanted = () =>
    books.invoices.flatMap(({ id, lines = [] }) => [id, ...lines.map(({ sku }) => `${id} ${sku}`)])

  it('continues each time, and ends with every row once', async () => {
    const runId = await here(async (sync) => sync.queue(await sync.ftpConnector(site)))
    const HOUR = 3_600_000
    const run = (attempt: number) => there({ runId, books: books.api.uri, aheadMs: attempt * HOUR })
    for (let kills = 0; kills < KILLS; kills++) {
      const { promise: reached, resolve } = Promise.withResolvers<void>()
      const at = books.api.requests.length + 1 + Math.floor(Math.random() * 12)
      books.api.beforeResponse = () => books.api.requests.length >= at && resolve()
      const child = run(kills)
      await Promise.race([reached, child.printed('ended')])
      await child.kill()
    }
    books.api.beforeResponse = () => undefined
    await run(KILLS).printed('ended')
    for (const child of children) if (child.process.signalCode === null) await child.kill()
    await here(async (sync) => {
      expect(await sync.run(runId)).toMatchObject({ state: 'succeeded', error: null })
      const rows = await sync.rows(
        `select id as row from acme.invoices
         union all select invoice_id || ' ' || sku from acme.invoice_lines`,
      )
      expect(rows.map(({ row }) => String(row)).sort()).toEqual(wanted().sort())
    })
    // Started over each time, it would have needed several times as many requests.
    expect(books.api.requests.length).toBeLessThan((INVOICES / 2) * 4)
  }, 240_000)
})

// The embedded engine's own pages are in the same process and would be counted as well.
describe.runIf(inject('postgresUrl'))('memory', () => {
  const writeBig = async (name: string, rows: number) => {
    await mkdir(join(site.root, 'out'), { recursive: true })
    await pipeline(Readable.from(lines(rows)), createWriteStream(join(site.root, 'out', name)))
  }
  /** A kilobyte per row: the amount of data matters, and few rows are written quickly. */
  function* lines(rows: number) {
    yield 'id,text\n'
    for (let id = 1; id <= rows; id++) yield `${id},${String(id).padStart(1_000, 'x')}\n`
  }
  const peakOf = async (filter: string) => {
    const runId = await here(async (sync) =>
      sync.queue(
        await sync.ftpConnector(site, { 'ftp.filter': filter, 'target.schema': filter.replace('.csv', '') }),
      ),
    )
    const child = there({ runId }, ['--max-old-space-size=48'])
    const bytes = Number(await child.printed('ended')) * 1024
    await child.kill()
    expect(await here((sync) => sync.run(runId))).toMatchObject({ state: 'succeeded', error: null })
    return bytes
  }

  it('stays flat for any size of file', async () => {
    await writeBig('small.csv', 2_000)
    await writeBig('large.csv', 65_000)
    const small = await peakOf('small.csv')
    const large = await peakOf('large.csv')
    expect(large - small).toBeLessThan(60 * MEGABYTE)
  }, 240_000)
})
