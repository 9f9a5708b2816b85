/** A load that a number of servers must carry. */
export type Load = {
  readonly organisations: number
  readonly connectorsEach: number
  /** How often a connector is refreshed in a day. */
  readonly refreshesADay: number
  /** How long a refresh waits for its source. Seconds. */
  readonly refreshSeconds: number
  readonly usersEach: number
  /** The share of users who have the portal open at the busiest time. */
  readonly usersOnline: number
  /** How often the portal polls. Seconds. */
  readonly pollSeconds: number
  /** The share of polls to which nothing has changed. */
  readonly unchangedPolls: number
  /** The share of users who sign in during the busiest hour. */
  readonly signInsAnHour: number
}

export const tenThousand: Load = {
  organisations: 10_000,
  connectorsEach: 5,
  refreshesADay: 24,
  refreshSeconds: 30,
  usersEach: 10,
  usersOnline: 0.1,
  pollSeconds: 10,
  unchangedPolls: 0.95,
  signInsAnHour: 0.25,
}

/** The CPU time of one unit of work, as a multiple of that of one poll to which nothing has changed. */
export type Costs = {
  readonly run: number
  readonly poll: number
  readonly signIn: number
  /** One check of 50,000 schedules, which each server does every five seconds. */
  readonly scheduleCheck: number
  /** How many polls to which nothing has changed one core serves in a second. */
  readonly pollsPerCore: number
}

export const SCHEDULES = 50_000
export const SCHEDULE_CHECK_SECONDS = 5
/** How many refreshes a server executes at the same time. */
export const SLOTS = 4
/** The share of a core that is planned for, so that one server may fail in a busy minute. */
export const PLANNED_USE = 0.5

export type Capacity = {
  readonly runsASecond: number
  readonly pollsASecond: number
  readonly signInsASecond: number
  /** Refreshes that wait for their sources at the same time. */
  readonly refreshesAtOnce: number
  /** Servers that are needed to have a slot for each of them. */
  readonly serversForSlots: number
  /** Cores of all servers and of PostgreSQL that each kind of work uses. */
  readonly cores: {
    readonly runs: number
    readonly polls: number
    readonly signIns: number
    readonly scheduleCheck: number
  }
}

/** Derives what a load needs. `scheduleCheck` is for one server, because each of them checks the schedules. */
export function capacityFor(load: Load, costs: Costs): Capacity {
  const connectors = load.organisations * load.connectorsEach
  const users = load.organisations * load.usersEach
  const runsASecond = (connectors * load.refreshesADay) / 86_400
  const pollsASecond = (users * load.usersOnline) / load.pollSeconds
  const signInsASecond = (users * load.signInsAnHour) / 3_600
  const refreshesAtOnce = Math.ceil(runsASecond * load.refreshSeconds)
  const poll = load.unchangedPolls + (1 - load.unchangedPolls) * costs.poll
  const cores = (units: number) => units / costs.pollsPerCore
  return {
    runsASecond,
    pollsASecond,
    signInsASecond,
    refreshesAtOnce,
    serversForSlots: Math.ceil(refreshesAtOnce / SLOTS),
    cores: {
      runs: cores(runsASecond * costs.run),
      polls: cores(pollsASecond * poll),
      signIns: cores(signInsASecond * costs.signIn),
      scheduleCheck: cores(costs.scheduleCheck * (connectors / SCHEDULES)) / SCHEDULE_CHECK_SECONDS,
    },
  }
}
