import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startCuttingProxy } from '../../src/sync/testing/cutting-proxy.ts'
import type { FaultRow } from './fault-row.ts'
import { type FaultWorld, look, lostIn, recovered, startFaultWorld } from './fault-world.ts'

type Proxy = Awaited<ReturnType<typeof startCuttingProxy>>
type Direct = (sql: string) => Promise<void>

type DatabaseFault = {
  name: string
  /** Begins the fault. Returns how to end it. */
  begin(proxy: Proxy, direct: Direct, databaseUrl: string): Promise<() => Promise<unknown>>
}

const back = (proxy: Proxy) => async () => proxy.comeBack()

const faults: readonly DatabaseFault[] = [
  {
    name: 'PostgreSQL is not available',
    async begin(proxy) {
      proxy.refuse()
      return back(proxy)
    },
  },
  {
    name: 'PostgreSQL is slow: 200 ms more in each direction',
    async begin(proxy) {
      proxy.delay(200)
      return back(proxy)
    },
  },
  {
    name: 'All connections to PostgreSQL are reset once',
    async begin(proxy) {
      proxy.cut()
      return async () => undefined
    },
  },
  {
    name: 'PostgreSQL is silent, as after its machine was lost',
    async begin(proxy) {
      proxy.fallSilent()
      return back(proxy)
    },
  },
  {
    name: 'PostgreSQL is read-only, as after a failover to a standby',
    async begin(_, direct) {
      await direct('alter database test_1 set default_transaction_read_only = on')
      await direct(others)
      return () => direct(`${writable}; alter database test_1 reset default_transaction_read_only`)
    },
  },
  {
    name: 'PostgreSQL has no free connection',
    async begin(proxy, direct, databaseUrl) {
      // The server may not take the places first.
      proxy.refuse()
      await direct(others)
      const taken = await takeConnections(databaseUrl)
      proxy.comeBack()
      return () => Promise.all(taken.map((client) => client.end()))
    },
  },
]

const writable = 'set default_transaction_read_only = off'

// The tool's own connections have a name, so that they are left open.
const OWN = 'tributary torture'
const others = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and application_name <> '${OWN}'`

/** Breaks the connection to PostgreSQL in several ways, and looks at the server meanwhile. */
export async function databaseFaults(report: (row: FaultRow) => void): Promise<void> {
  let proxy: Proxy | undefined
  const world = await startFaultWorld('postgres', {
    settings: async ({ DATABASE_URL = '' }) => {
      const url = new URL(DATABASE_URL)
      proxy = await startCuttingProxy(Number(url.port))
      url.port = String(proxy.port)
      return { DATABASE_URL: url.href }
    },
  })
  try {
    for (const fault of faults) if (proxy) report(await rowOf(world, proxy, fault))
  } finally {
    await world.stop()
    await proxy?.stop()
  }
}

async function rowOf(world: FaultWorld, proxy: Proxy, { name, begin }: DatabaseFault): Promise<FaultRow> {
  const { DATABASE_URL: databaseUrl = '' } = world.installation.environment
  const client = await connected(databaseUrl)
  const end = await begin(proxy, async (sql) => void (await client.query(sql)), databaseUrl)
  const sees = await look(world)
  await end()
  await client.end()
  return {
    fault: name,
    sees,
    recovers: sees === 'works' ? 'nothing to recover' : await recovered(world),
    lost: await lostIn(world),
  }
}

async function connected(connectionString: string) {
  const client = new pg.Client({ connectionString, application_name: OWN })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** Opens connections until the server refuses. */
async function takeConnections(databaseUrl: string) {
  const taken: pg.Client[] = []
  for (;;) {
    try {
      taken.push(await connected(databaseUrl))
    } catch {
      await pause(100)
      return taken
    }
  }
}
