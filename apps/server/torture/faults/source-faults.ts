import { startCuttingProxy } from '../../src/sync/testing/cutting-proxy.ts'
import { type FaultConnector, faultConnector } from './fault-connector.ts'
import type { FaultRow } from './fault-row.ts'
import { startFaultWorld } from './fault-world.ts'

type Proxy = Awaited<ReturnType<typeof startCuttingProxy>>

type SourceFault = { name: string; begin(proxy: Proxy, connector: FaultConnector): unknown }

const faults: readonly SourceFault[] = [
  { name: 'A source refuses connections', begin: (proxy) => proxy.refuse() },
  { name: 'A source is slow: 200 ms more in each direction', begin: (proxy) => proxy.delay(200) },
  { name: 'A source is silent', begin: (proxy) => proxy.fallSilent() },
  {
    name: 'A source sends a file with a broken row',
    begin: (_, connector) => connector.change('id,version\n1,"1\n'),
  },
  {
    name: 'A source sends a page instead of a file',
    begin: (_, connector) =>
      connector.change('<!doctype html>\n<html><body>Down for maintenance, sorry</body></html>\n'),
  },
]

/** Breaks a source in several ways while it is refreshed. */
export async function sourceFaults(report: (row: FaultRow) => void): Promise<void> {
  const world = await startFaultWorld('postgres')
  const proxy = await startCuttingProxy(world.installation.ftp.port)
  try {
    const connector = await faultConnector(world, proxy, 'source')
    await connector.change()
    await connector.refresh()
    for (const fault of faults) report(await rowOf(proxy, connector, fault))
  } finally {
    await world.stop()
    await proxy.stop()
  }
}

async function rowOf(
  proxy: Proxy,
  connector: FaultConnector,
  { name, begin }: SourceFault,
): Promise<FaultRow> {
  const before = await connector.rows()
  await begin(proxy, connector)
  const outcome = await connector.refresh()
  const sees = outcome === 'succeeds' ? 'the refresh succeeds' : `the card: ${outcome}`
  const lost = (await connector.rows()) === before ? 'nothing' : 'ROWS OF THE TABLE'
  proxy.comeBack()
  await connector.change()
  const next = await connector.refresh()
  return {
    fault: name,
    sees,
    recovers: next === 'succeeds' ? 'with the next refresh' : next,
    lost,
  }
}
