import { setTimeout as pause } from 'node:timers/promises'
import type { FtpSite } from '@tributary/fakes/ftp/ftp-site'
import { getConnector, listConnectorTables, refreshConnector } from '@tributary/sdk'
import { addFtpConnector } from '../lanes/add-ftp-connector.ts'
import type { FaultWorld } from './fault-world.ts'

const ROWS = 50_000
const LONGEST_MS = 300_000
const POLL_MS = 200

export type FaultConnector = {
  /** Writes a new version of the file. */
  change(content?: string): Promise<void>
  /** Starts a refresh and returns what the card shows at its end. */
  refresh(): Promise<string>
  /** Resolves when the source has been opened. */
  started(): Promise<void>
  /** The number of rows that are stored. */
  rows(): Promise<number>
}

/** A connector of the FTP server, which it may reach through a proxy. */
export async function faultConnector(
  { person, installation: { ftp } }: FaultWorld,
  reached: Pick<FtpSite, 'port'>,
  folder: string,
): Promise<FaultConnector> {
  const { client, orgId } = person
  const params = { orgId, id: await addFtpConnector(person, reached, { name: `Fault ${folder}`, folder }) }
  let version = 0
  let before = ftp.connections()
  const current = async () => (await getConnector(client, { params: { id: params.id } })).log
  return {
    change: (content = linesOf(++version)) =>
      ftp.write(`${folder}/data.csv`, content, new Date(Date.now() + version * 1_000)),
    async refresh() {
      before = ftp.connections()
      await refreshConnector(client, { params, body: { fullTransactionSync: true } })
      for (const until = performance.now() + LONGEST_MS; performance.now() < until; await pause(POLL_MS)) {
        const log = await current()
        if (log?.completedAt) return log.hasError ? `“${log.error}”` : 'succeeds'
      }
      return 'STILL RUNNING AFTER 5 MINUTES'
    },
    async started() {
      while (ftp.connections() === before) await pause(10)
    },
    rows: async () => (await listConnectorTables(client, { params }))[0]?.rows ?? 0,
  }
}

const linesOf = (version: number) =>
  `id,version\n${Array.from({ length: ROWS }, (_, id) => `${id + 1},${version}`).join('\n')}\n`
