import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { type Dice, dice } from '@tributary/fakes/ftp/dice'
import { compareRows, inspectDatabase } from './inspect.ts'
import {
  createInstallation,
  type Engine,
  type Installation,
  type InstallationOptions,
} from './installation.ts'
import { recordLanes } from './lanes/record-lanes.ts'
import { type RefreshLane, refreshLane } from './lanes/refresh-lane.ts'
import { structureLanes } from './lanes/structure-lanes.ts'
import { type Person, signInAt } from './person.ts'
import { type Lane, newTally, type Problem, type Tally } from './record.ts'
import { checkLanes, runLanes } from './run-lanes.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

export type KillOptions = {
  engine: Engine
  cycles: number
  seed: number
  /** Starts without a kill, to compare with. */
  cleanStarts: number
  /** Whether to wait in the end for interrupted runs, whose leases have to expire first, and to compare all rows. */
  settle: boolean
  report?: (line: string) => void
  choice?: InstallationOptions['choice']
}

export type KillOutcome = Tally & {
  engine: Engine
  cycles: number
  /** Kills while the server started. */
  killsAtStart: number
  problems: Problem[]
  auditEntries: number
  /** Milliseconds until ready: after a kill, and after a stop. */
  readyMs: number[]
  cleanMs: number[]
  /** Milliseconds until the last interrupted run had ended. */
  settledMs: number
}

const CHANCE_OF_KILL_AT_START = 20

/** Kills the server again and again while it is written to and refreshes, and checks everything after each start. */
export async function killCycles(options: KillOptions): Promise<KillOutcome> {
  const installation = await createInstallation(options.engine, {
    approvals: options.cycles * 4 + 10,
    choice: options.choice,
  })
  const open: ServerProcess[] = []
  const start = () => {
    const server = startServerProcess(installation)
    open.splice(0, open.length, server)
    return server
  }
  try {
    return await torment(options, installation, start)
  } finally {
    for (const server of open) if (server.process.exitCode === null) await server.kill()
    await installation.stop()
  }
}

async function torment(
  { engine, cycles, seed, cleanStarts, settle, report }: KillOptions,
  installation: Installation,
  start: () => ServerProcess,
): Promise<KillOutcome> {
  const moments = dice(seed)
  const tally = newTally()
  const problems: Problem[] = []
  const cleanMs = await startCleanly(start, cleanStarts)
  let server = start()
  await server.ready()
  const person = await signInAt(installation.port)
  const refreshes = await refreshLanes({ person, installation, tally, seed })
  const lanes = [...(await writeLanes({ person, installation, tally, seed })), ...refreshes]
  const readyMs: number[] = []
  let killsAtStart = 0

  for (let cycle = 1; cycle <= cycles; cycle++) {
    const running = runLanes(lanes)
    await pause(moments.number(100, 2_500))
    running.stop()
    await server.kill()
    problems.push(...(await running.ended()))
    server = start()
    while (moments.chance(CHANCE_OF_KILL_AT_START)) {
      await pause(moments.number(20, 1_500))
      await server.kill()
      killsAtStart++
      server = start()
    }
    const ready = await server.ready()
    readyMs.push(ready)
    problems.push(...(await checkAll(person, lanes)))
    report?.(
      `${engine} ${cycle}/${cycles}: ${tally.acknowledged} acknowledged, ${problems.length} problems, ready after ${Math.round(ready)} ms`,
    )
  }

  if (settle) for (const lane of lanes) problems.push(...((await lane.finish?.()) ?? []))
  await server.stop()
  if (settle) problems.push(...(await checkCopy({ person, installation, lanes })))
  const inspection = await installation.inspect(async (storage) => {
    const { problems: found, auditEntries } = await inspectDatabase(storage)
    return { auditEntries, problems: settle ? [...found, ...(await compareRows(storage, refreshes))] : found }
  })
  return {
    ...{ engine, cycles, killsAtStart, readyMs, cleanMs, ...tally },
    problems: [...problems, ...inspection.problems],
    auditEntries: inspection.auditEntries,
    settledMs: Math.max(...refreshes.map((lane) => lane.settledMs())),
  }
}

type Checked = { person: Person; installation: Installation; lanes: readonly Lane[] }

/** Starts a server on a copy of the database. It must have everything as well. */
async function checkCopy({ person, installation, lanes }: Checked): Promise<Problem[]> {
  const { port, environment } = installation
  const copy = await installation.copyDatabase()
  const server = startServerProcess({ port, environment: { ...environment, ...copy } })
  try {
    await server.ready()
    const found = await checkAll(person, lanes)
    return found.map(({ kind, what }) => ({ kind: 'restore', what: `${kind}: ${what}` }))
  } finally {
    await server.kill()
    if (copy.DATA_DIR) await rm(copy.DATA_DIR, { recursive: true })
  }
}

async function startCleanly(start: () => ServerProcess, times: number): Promise<number[]> {
  const ready: number[] = []
  for (let at = 0; at < times; at++) {
    const server = start()
    ready.push(await server.ready())
    await server.stop()
  }
  return ready
}

type World = { person: Person; installation: Installation; tally: Tally; seed: number }

/** Every lane has its own dice, so that its choices do not depend on the timing of the others. */
const diceOf = (seed: number, lane: number): Dice => dice(seed * 31 + lane)

async function writeLanes({ person, installation: { ftp: site }, tally, seed }: World): Promise<Lane[]> {
  const tools = { person, site, tally }
  return [
    ...(await structureLanes({ ...tools, dice: diceOf(seed, 1) })),
    ...(await recordLanes({ ...tools, dice: diceOf(seed, 2) })),
  ]
}

async function refreshLanes({ person, installation, tally, seed }: World): Promise<RefreshLane[]> {
  const lane = (folder: string, rows: number, at: number) =>
    refreshLane({ person, site: installation.ftp, tally, dice: diceOf(seed, at), folder, rows })
  return [await lane('small', 500, 3), await lane('large', 60_000, 4)]
}

async function checkAll(person: Person, lanes: readonly Lane[]): Promise<Problem[]> {
  const problems = await checkLanes(lanes)
  if (person.lostSessions() > 0) problems.push({ kind: 'session', what: 'the session of before was refused' })
  await person.renew()
  return problems
}
