import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Storage } from '../../src/storage/storage.ts'
import type { ServerProcess } from './servers.ts'

/** The kernel counts CPU time in hundredths of a second. */
const TICK_MS = 10

/** CPU time in milliseconds, of the servers and of PostgreSQL. */
export type CpuTime = { readonly server: number; readonly database: number }

/** Returns the CPU time that work costs. Reads that of PostgreSQL from /proc, which only Linux has. */
export async function cpuOf(
  servers: readonly ServerProcess[],
  storage: Storage,
  work: () => Promise<unknown>,
): Promise<CpuTime> {
  const before = await cpuNow(servers, storage)
  await work()
  const after = await cpuNow(servers, storage)
  return { server: after.server - before.server, database: after.database - before.database }
}

async function cpuNow(servers: readonly ServerProcess[], { db }: Storage): Promise<CpuTime> {
  const { rows } = await sql<{ pid: string }>`
    select split_part(pg_read_file('postmaster.pid'), chr(10), 1) as pid`.execute(db)
  const used = await Promise.all(servers.map((server) => server.cpuMs()))
  return { server: used.reduce((sum, one) => sum + one, 0), database: postgresMs(Number(rows[0]?.pid)) }
}

/** Adds up PostgreSQL's processes and those that have ended. */
function postgresMs(postmaster: number): number {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  let ticks = 0
  for (const pid of processes) {
    const { parent, own, ended } = statOf(pid)
    if (parent === postmaster) ticks += own
    if (Number(pid) === postmaster) ticks += own + ended
  }
  return ticks * TICK_MS
}

function statOf(pid: string) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the program, in parentheses, may contain spaces. These fields are counted after it.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [, parent = 0, , , , , , , , , , user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields
    return { parent, own: user + system, ended: endedUser + endedSystem }
  } catch {
    // The process has ended meanwhile.
    return { parent: 0, own: 0, ended: 0 }
  }
}
