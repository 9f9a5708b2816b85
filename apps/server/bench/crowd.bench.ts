import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { reportFigure } from '@tributary/tooling/figure'
import { startPostgres } from '@tributary/tooling/postgres'
import { messageOf } from './child-message.ts'
import type { Measured, Phase, PhaseResult, Ready, Usage } from './crowd/messages.ts'

// Users who poll the list of connectors, as the portal does, on each engine: all at their own times, next to sign-ins,
// with everyone assigned to each of three connectors, and all tabs after an outage. Server and load are processes of
// their own. The floor is the same load on /healthz, which needs no database.

const USERS = Number(process.env.BENCH_USERS ?? 1_000)
const TABS = Number(process.env.BENCH_TABS ?? 5_000)
const SIGN_INS = Number(process.env.BENCH_SIGN_INS ?? 40)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10)
const engines = (process.env.BENCH_ENGINES ?? 'PGlite,PostgreSQL').split(',')
const RETURN_SECONDS = 20
const AIM_MS = 100
const SIGN_IN_AIM_MS = 300

const start = (script: string, environment: Record<string, string> = {}) =>
  fork(resolve(import.meta.dirname, 'crowd', script), {
    execArgv: ['--conditions=@tributary/source'],
    env: { ...process.env, ...environment },
  })

async function measure(engine: string, databaseUrl: string | undefined) {
  const server = start('server.ts', { USERS: String(USERS), DATABASE_URL: databaseUrl ?? '' })
  const load = start('load.ts')
  const cpu = async () => {
    server.send('usage')
    return (await messageOf<Usage>(server)).cpuMs
  }
  const phase = async (wanted: Phase) => {
    const before = await cpu()
    load.send({ phase: wanted })
    const result = await messageOf<PhaseResult>(load)
    return { ...result, cpuMs: (await cpu()) - before }
  }
  try {
    load.send({ ready: await messageOf<Ready>(server) })
    const floor = await phase({ kind: 'floor', seconds: SECONDS })
    const report = (name: string, measured: Measured, aimMs: number) =>
      reportFigure({
        name: `${engine}: ${name}`,
        value: summary(measured),
        floor: `/healthz p95 ${rounded(floor.polls.p95)}`,
        ratio: measured.p95 / floor.polls.p95,
        aim: `p95 ≤ ${aimMs} ms, no errors`,
        holds: measured.p95 <= aimMs && measured.errors + measured.refused === 0,
      })

    const usual = await phase({ kind: 'poll', group: 'usual', seconds: SECONDS })
    report(`${USERS} users`, usual.polls, AIM_MS)
    reportCost(engine, usual.cpuMs / usual.responses, floor.cpuMs / floor.responses)
    const wide = await phase({ kind: 'poll', group: 'wide', seconds: SECONDS })
    report(`${USERS} users assigned to each of 3 connectors`, wide.polls, AIM_MS)
    const signIns = await phase({ kind: 'sign in', perSecond: SIGN_INS, seconds: SECONDS })
    report(`${SIGN_INS} sign-ins/s next to ${USERS} users`, signIns.signIns, SIGN_IN_AIM_MS)
    report(`${USERS} users next to ${SIGN_INS} sign-ins/s`, signIns.polls, AIM_MS)
    for (const spread of [true, false])
      reportReturn(
        `${engine}: ${TABS} tabs after an outage, ${spread ? 'as the portal spreads them' : 'all at one moment'}`,
        await phase({ kind: 'return', tabs: TABS, spread, seconds: RETURN_SECONDS }),
      )
  } finally {
    for (const child of [load, server]) await stopped(child)
  }
}

const reportCost = (engine: string, poll: number, floor: number) =>
  reportFigure({
    name: `${engine}: processor time of a poll`,
    value: rounded(poll),
    floor: `/healthz ${rounded(floor)}`,
    ratio: poll / floor,
    aim: '–',
    holds: true,
  })

/** Refused polls are not errors: the tabs keep their data and poll again. */
const reportReturn = (name: string, { polls, signIns, completeAfter }: PhaseResult) =>
  reportFigure({
    name,
    value: `${summary(polls)}, all have data after ${completeAfter?.toFixed(0) ?? '–'} s, sign-in p95 ${rounded(signIns.p95)}`,
    aim: 'no errors, all sign-ins succeed',
    holds: polls.errors + signIns.errors + signIns.refused === 0,
  })

const rounded = (ms: number) => `${ms.toFixed(ms < 10 ? 1 : 0)} ms`

function summary({ p50, p95, p99, succeeded, notModified, refused, errors }: Measured) {
  const times = `p50 ${rounded(p50)}, p95 ${rounded(p95)}, p99 ${rounded(p99)}`
  return `${times}, ${succeeded} (${notModified} × 304), ${refused} refused, ${errors} errors`
}

async function stopped(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  if (child.connected) child.disconnect()
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000)
  await exit
  clearTimeout(timer)
}

for (const engine of engines) {
  if (engine === 'PGlite') {
    await measure(engine, undefined)
    continue
  }
  const server = await startPostgres()
  try {
    await measure(engine, await server.createDatabase())
  } finally {
    await server.stop()
  }
}
