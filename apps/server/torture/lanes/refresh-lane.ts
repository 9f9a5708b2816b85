import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ClientConnector, Id } from '@tributary/domain'
import type { Dice } from '@tributary/fakes/ftp/dice'
import type { FtpSite } from '@tributary/fakes/ftp/ftp-site'
import {
  getConnector,
  isSdkError,
  listConnectorTables,
  previewConnectorTable,
  refreshConnector,
} from '@tributary/sdk'
import type { Person } from '../person.ts'
import { isDoubtful, type Lane, type Problem, type Tally } from '../record.ts'
import { addFtpConnector } from './add-ftp-connector.ts'

const POLL_MS = 100
/** Two leases of 60 s and some more, on a busy machine. */
const SETTLE_MS = 240_000

type Options = { person: Person; site: FtpSite; tally: Tally; dice: Dice; folder: string; rows: number }

export type RefreshLane = Lane & {
  /** The table in the database, and the rows that the source has now. */
  readonly table: string
  readonly expected: () => number
  /** How long the last run took to end after the last start. */
  readonly settledMs: () => number
}

/** Changes a file and refreshes its table, again and again. Every row of a file has the number of its version. */
export async function refreshLane(options: Options): Promise<RefreshLane> {
  const { person, site, tally, dice, folder, rows } = options
  const { client, orgId } = person
  const name = `refresh of ${folder}`
  const params = { orgId, id: await addFtpConnector(person, site, { name, folder }) }
  const versions = new Map<number, number>()
  let settledMs = 0

  const change = async () => {
    const version = versions.size + 1
    // Never fewer rows: an incremental refresh keeps those that are no longer in the file.
    const count = rows + version
    versions.set(version, count)
    await site.write(`${folder}-next/data.csv`, linesOf(version, count))
    await mkdir(join(site.root, folder), { recursive: true })
    await rename(join(site.root, `${folder}-next/data.csv`), join(site.root, folder, 'data.csv'))
  }
  const start = async () => {
    try {
      await refreshConnector(client, { params, body: { fullTransactionSync: dice.chance(50) } })
      tally.refreshes++
    } catch (error) {
      // A refresh of an earlier cycle still runs.
      if (!isSdkError(error) || error.statusCode !== 409) throw error
    }
  }
  const connector = () => getConnector(client, { params: { id: params.id } })
  const ended = async () => {
    let current = await connector()
    for (const until = performance.now() + SETTLE_MS; isRunning(current); current = await connector()) {
      if (performance.now() > until) return undefined
      await pause(POLL_MS)
    }
    return current
  }
  const failed = ({ log }: ClientConnector): Problem[] =>
    log?.hasError && log.cause !== 'interrupted' ? [{ kind: 'rows', what: `${name}: ${log.error}` }] : []

  return {
    name,
    table: `torture_${folder}.data`,
    expected: () => versions.get(versions.size) ?? 0,
    settledMs: () => settledMs,
    async step() {
      await change()
      await start()
      await ended()
    },
    check: () => checkTable(person, { name, id: params.id, versions }),
    async finish() {
      const from = performance.now()
      if (!(await ended())) return [{ kind: 'stuck', what: name }]
      settledMs = performance.now() - from
      try {
        await start()
      } catch (error) {
        if (!isDoubtful(error)) throw error
        return [{ kind: 'refused', what: name }]
      }
      const last = await ended()
      return last ? failed(last) : [{ kind: 'stuck', what: name }]
    },
  }
}

const isRunning = ({ log }: ClientConnector) => log !== null && log.completedAt === null

function linesOf(version: number, count: number): string {
  const rows = Array.from({ length: count }, (_, id) => `${id + 1},${version},row ${id + 1} of ${count}`)
  return `id,version,text\n${rows.join('\n')}\n`
}

/** Compares the stored rows with those of one version of the file. */
async function checkTable(
  { client, orgId }: Pick<Person, 'client' | 'orgId'>,
  { name, id, versions }: { name: string; id: Id; versions: ReadonlyMap<number, number> },
): Promise<Problem[]> {
  const firstTable = async () => (await listConnectorTables(client, { params: { orgId, id } }))[0]
  const table = await firstTable()
  if (!table) return []
  const { columns, rows } = await previewConnectorTable(client, {
    params: { orgId, id, table: table.name },
    query: { schema: table.schema },
  })
  // A refresh that ended between the two calls shows in the third.
  if ((await firstTable())?.refreshedAt?.getTime() !== table.refreshedAt?.getTime())
    return checkTable({ client, orgId }, { name, id, versions })
  const at = columns.findIndex((column) => column.name === 'version')
  const found = [...new Set(rows.map((row) => Number(row[at])))]
  const [version = 0] = found
  if (found.length === 1 && versions.get(version) === table.rows) return []
  return [{ kind: 'half written', what: `${name}: versions ${found} with ${table.rows} rows` }]
}
