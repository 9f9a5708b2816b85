import { setTimeout as pause } from 'node:timers/promises'
import { pollInterval } from '@tributary/sdk/connectors'
import type { Group, Phase, PhaseResult, Ready } from './messages.ts'
import { type Connection, openConnection } from './requests.ts'
import { createTally, type Tally } from './tally.ts'

// The load of the benchmark, in a separate process. Each user has a connection and polls as a tab of the portal
// does: every ten seconds, conditionally, later after a failure.

const PASSWORD = 'Horse-7-battery'
const POLL_MS = 10_000

type Tab = { connection: Connection; path: string; token: string; etag?: string | undefined }

let ready: Ready

const addressOf = (place: number) => `10.${place >> 16}.${(place >> 8) & 255}.${place & 255}`

const tabsOf = ({ path, tokens }: Group, count = tokens.length): Tab[] =>
  Array.from({ length: count }, (_, place) => ({
    connection: openConnection(addressOf(place)),
    path,
    token: tokens[place % tokens.length] ?? '',
  }))

let responses = 0

async function poll(tab: Tab) {
  const outcome = await tab.connection.send({
    port: ready.port,
    path: tab.path,
    headers: {
      authorization: `Bearer ${tab.token}`,
      'x-tributary-background': '1',
      ...(tab.etag && { 'if-none-match': tab.etag }),
    },
  })
  responses += 1
  tab.etag = outcome.etag ?? tab.etag
  return outcome
}

type Course = {
  /** Milliseconds until the first poll. */
  firstAfter(): number
  seconds: number
  /** Ends earlier, once every tab has its list. */
  enoughAfterMs?: number
  /** Polls that begin earlier are not counted. */
  countAfterMs?: number
}

/** Lets all tabs poll. Returns when the last of them had its first list, in milliseconds, or null. */
async function keepPolling(
  tabs: readonly Tab[],
  tally: Tally,
  { firstAfter, seconds, enoughAfterMs = Number.POSITIVE_INFINITY, countAfterMs = 0 }: Course,
) {
  const since = performance.now()
  const passed = () => performance.now() - since
  let missing = tabs.length
  const firstLists = await Promise.all(
    tabs.map(async (tab) => {
      let failures = 0
      let firstList: number | null = null
      for (let next = firstAfter(); passed() + next < seconds * 1_000; ) {
        await pause(next)
        if (missing === 0 && passed() > enoughAfterMs) break
        const counted = passed() >= countAfterMs
        const outcome = await poll(tab)
        if (counted) tally.count(outcome)
        const failed = outcome.status !== 200 && outcome.status !== 304
        failures = failed ? failures + 1 : 0
        if (!failed && firstList === null) {
          firstList = passed()
          missing -= 1
        }
        next = pollInterval(failures, Math.random(), outcome.retryAfter)
      }
      return firstList
    }),
  )
  return firstLists.includes(null) ? null : Math.max(...firstLists.map(Number))
}

/** Signs users in at a rate, each from a new connection, whether or not earlier ones have been answered. */
async function keepSigningIn(tally: Tally, perSecond: number, seconds: number) {
  const open: Promise<void>[] = []
  const since = performance.now()
  for (let place = 0; place < perSecond * seconds; place += 1) {
    await pause(Math.max(0, (place * 1_000) / perSecond - (performance.now() - since)))
    const emailAddress = ready.emails[place % ready.emails.length]
    const connection = openConnection(addressOf(100_000 + place))
    const body = { emailAddress, password: PASSWORD }
    const sent = connection.send({ port: ready.port, method: 'POST', path: '/backend/auth/signin', body })
    open.push(
      sent.then((outcome) => {
        tally.count(outcome)
        connection.close()
      }),
    )
  }
  await Promise.all(open)
}

const SIGN_INS_PER_SECOND = 2
const LONGEST_RETURN_SECONDS = 45
const anywhere = () => Math.random() * POLL_MS

async function carryOut(phase: Phase): Promise<PhaseResult> {
  const [polls, signIns] = [createTally(), createTally()]
  const tabs = tabsIn(phase)
  responses = 0
  const completeAfter = await run(phase, tabs, polls, signIns)
  for (const { connection } of tabs) connection.close()
  return {
    polls: polls.result(),
    signIns: signIns.result(),
    completeAfter: completeAfter === null ? null : completeAfter / 1_000,
    responses,
  }
}

function tabsIn(phase: Phase): Tab[] {
  if (phase.kind === 'floor') return tabsOf({ path: '/healthz', tokens: ready.usual.tokens })
  if (phase.kind === 'poll') return tabsOf(ready[phase.group])
  return tabsOf(ready.usual, phase.kind === 'return' ? phase.tabs : undefined)
}

async function run(phase: Phase, tabs: Tab[], polls: Tally, signIns: Tally): Promise<number | null> {
  if (phase.kind === 'floor')
    return keepPolling(tabs, polls, { firstAfter: anywhere, seconds: phase.seconds })
  if (phase.kind === 'return') {
    const earliest = pollInterval(1, 0)
    const firstAfter = () => (phase.spread ? pollInterval(1, Math.random()) - earliest : 0)
    const signingIn = keepSigningIn(signIns, SIGN_INS_PER_SECOND, phase.seconds)
    const complete = await keepPolling(tabs, polls, {
      firstAfter,
      seconds: LONGEST_RETURN_SECONDS,
      enoughAfterMs: phase.seconds * 1_000,
    })
    await signingIn
    return complete
  }
  // The first ten seconds load the lists whose later polls are conditional.
  const polling = keepPolling(tabs, polls, {
    firstAfter: anywhere,
    seconds: phase.seconds + POLL_MS / 1_000,
    countAfterMs: POLL_MS,
  })
  if (phase.kind === 'sign in') {
    await pause(POLL_MS)
    await keepSigningIn(signIns, phase.perSecond, phase.seconds)
  }
  return polling
}

process.on('message', async (message: { ready: Ready } | { phase: Phase }) => {
  if ('ready' in message) ready = message.ready
  else process.send?.(await carryOut(message.phase))
})
