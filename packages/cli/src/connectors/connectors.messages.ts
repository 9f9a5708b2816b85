import { formatNumber } from '@tributary/sdk/common'

export const connectorsCliMessages = {
  requested: 'Refresh requested from the command line',
  nothingNamed: 'Name a connector, or use --failed or --all.',
  tooMuchNamed: 'Use names, --failed or --all, but not several of them.',
  nothingToRefresh: 'No connector to refresh.',
  switchedOff: (name: string) => `${name} is disconnected, so it cannot be refreshed.`,
  started: (name: string) => `${name}: refresh started.`,
  running: (name: string) => `${name}: a refresh is already running.`,
  refused: (name: string, why: string) => `${name}: not started. ${why}`,
  outcome: (name: string, sentence: string) => `${name}: ${sentence}`,
  rows: (count: number) => `${formatNumber(count)} rows.`,
  summary: (done: number, failed: number) => `${done} refreshed, ${failed} failed.`,
  waiting: (names: readonly string[]) => `Waiting for ${names.join(', ')}.`,
  pollFailed: (why: string) => `The state could not be loaded (${why}). Trying again.`,
  timedOut: (names: readonly string[]) =>
    `Stopped waiting, because the time is over. On the server, ${continues(names)}`,
  interrupted: (names: readonly string[]) =>
    `Stopped waiting. On the server, ${continues(names)} "tributary connectors cancel" cancels a refresh.`,
  badTimeout: 'A time looks like 90s, 30m or 2h.',
  cancelled: (name: string) => `${name}: the refresh was cancelled. Stored rows stay.`,
  paused: (name: string) => `${name}: the schedule is paused.`,
  resumed: (name: string) => `${name}: the schedule is resumed.`,
  noSchedule: (names: readonly string[]) =>
    `Nothing was changed, because ${names.join(', ')} ${names.length === 1 ? 'has' : 'have'} no schedule.`,
  badLimit: 'The limit is a number from 1 to 1,000.',
}

const continues = (names: readonly string[]) =>
  names.length === 1
    ? `the refresh of ${names[0]} continues.`
    : `the refreshes of ${names.join(', ')} continue.`
