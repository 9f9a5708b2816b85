import { type Capacity, type Costs, capacityFor, type Load, PLANNED_USE, SLOTS } from './capacity.ts'

/** Connections of a server to PostgreSQL: for calls, for refreshes and other long work, and for notifications. */
const CONNECTIONS = { calls: 20, longWork: 10, notifications: 2 } as const
/** What PostgreSQL allows unless it is configured. */
const USUAL_CONNECTIONS = 100

type Row = readonly [what: string, value: string]

const whole = (value: number) => Math.round(value).toLocaleString('en-GB')
const short = (value: number) => (value < 10 ? value.toFixed(1) : whole(value))

/** Returns the tables of `docs/operate/scale.md`, by the name of their place in it. */
export function capacityTables(load: Load, costs: Costs): Record<string, string> {
  const capacity = capacityFor(load, costs)
  return {
    load: table('For each second', workRows(capacity)),
    costs: table('CPU of', costRows(costs)),
    cores: table(
      `Cores, if one core serves ${whole(costs.pollsPerCore)} unchanged polls per second`,
      coreRows(capacity),
    ),
    limits: table('Limit', limitRows(capacity)),
  }
}

const workRows = ({ runsASecond, pollsASecond, signInsASecond, refreshesAtOnce }: Capacity): Row[] => [
  ['refreshes that start', short(runsASecond)],
  ['refreshes that run at the same time', whole(refreshesAtOnce)],
  ['polls', short(pollsASecond)],
  ['sign-ins', short(signInsASecond)],
]

const costRows = ({ run, poll, signIn, scheduleCheck }: Costs): Row[] => [
  ['a poll to which nothing has changed', '1'],
  ['a poll with a changed list', short(poll)],
  ['a refresh of 1,000 rows', short(run)],
  ['a sign-in', short(signIn)],
  ['a check of 50,000 schedules', short(scheduleCheck)],
]

function coreRows({ cores, serversForSlots }: Capacity): Row[] {
  const shared = cores.runs + cores.polls + cores.signIns
  const servers = Math.ceil(shared / PLANNED_USE)
  return [
    ['refreshes', short(cores.runs)],
    ['polls', short(cores.polls)],
    ['sign-ins', short(cores.signIns)],
    ['schedule checks, on each server', short(cores.scheduleCheck)],
    [
      `**everything except schedule checks, with each core at most ${whole(PLANNED_USE * 100)} % busy**`,
      `**${whole(servers)}**`,
    ],
    [
      'schedule checks, if there are as many servers as the refreshes at the same time require',
      short(cores.scheduleCheck * serversForSlots),
    ],
  ]
}

function limitRows({ refreshesAtOnce, serversForSlots }: Capacity): Row[] {
  const each = CONNECTIONS.calls + CONNECTIONS.longWork + CONNECTIONS.notifications
  const withAllSessions = Math.ceil(refreshesAtOnce / CONNECTIONS.longWork)
  return [
    [`servers, with ${SLOTS} simultaneous refreshes on each`, whole(serversForSlots)],
    ['connections to PostgreSQL of those servers', whole(serversForSlots * each)],
    [`servers that ${USUAL_CONNECTIONS} connections allow`, whole(Math.floor(USUAL_CONNECTIONS / each))],
    [`servers, with ${CONNECTIONS.longWork} simultaneous refreshes on each`, whole(withAllSessions)],
    ['connections to PostgreSQL of those servers', whole(withAllSessions * each)],
  ]
}

const table = (head: string, rows: readonly Row[]) =>
  [`| ${head} | |`, '|---|--:|', ...rows.map(([what, value]) => `| ${what} | ${value} |`)].join('\n')
