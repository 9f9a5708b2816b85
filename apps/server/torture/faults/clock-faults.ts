import { shiftClock } from '../probe/use-probe.ts'
import { type FaultConnector, faultConnector } from './fault-connector.ts'
import type { FaultRow } from './fault-row.ts'
import type { FaultWorld } from './fault-world.ts'
import { look, lostIn, recovered, startFaultWorld } from './fault-world.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const jumps = [
  { name: 'The clock jumps 5 minutes ahead during a refresh', ms: 5 * MINUTE },
  { name: 'The clock jumps 5 minutes back during a refresh', ms: -5 * MINUTE },
  { name: 'The clock jumps a day ahead during a refresh', ms: DAY },
  { name: 'The clock jumps a day back during a refresh', ms: -DAY },
] as const

/** Moves the clock of the process, and back, while a refresh runs. */
export async function clockFaults(report: (row: FaultRow) => void): Promise<void> {
  const world = await startFaultWorld('postgres')
  try {
    const connector = await faultConnector(world, world.installation.ftp, 'clock')
    for (const { name, ms } of jumps) report(await rowOf(world, connector, name, ms))
  } finally {
    await world.stop()
  }
}

async function rowOf(
  world: FaultWorld,
  connector: FaultConnector,
  fault: string,
  ms: number,
): Promise<FaultRow> {
  await connector.change()
  const refresh = connector.refresh()
  await connector.started()
  await shiftClock(world.server, ms)
  const before = world.person.lostSessions()
  const seen = await look(world)
  const session = world.person.lostSessions() > before ? 'the session ends; after a new sign-in: ' : ''
  const sees = `${session}${seen}`
  const outcome = await refresh
  await shiftClock(world.server, 0)
  await world.person.enter()
  return {
    fault,
    sees: `${sees}; the refresh ${outcome}`,
    recovers: await recovered(world),
    lost: await lostIn(world),
  }
}
