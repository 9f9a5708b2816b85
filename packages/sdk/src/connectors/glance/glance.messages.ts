import { catalogue } from '../../common/language/catalogue.ts'
import { formatNumber, plural } from '../../common/language/format.ts'
import { connectors, rows } from '../../common/text/counted.messages.ts'
import { joined } from '../../common/text/joined.ts'

/** Sentences about many connectors at a glance. */
export const glanceMessages = catalogue('glance', {
  /** Whether a connector may read its source. */
  links: {
    connected: 'Connected',
    refused: 'Refused',
    'not-authorised': 'Not authorised yet',
    off: 'Disconnected',
    deleted: 'Deleted',
  },
  /** How old the data is. */
  freshness: {
    fresh: (age: string) => `Fresh, ${age}`,
    stale: (age: string) => `Stale, ${age}`,
    never: 'Never loaded',
  },
  ages: {
    minutes: (count: number) => `${formatNumber(count)} min`,
    hours: (count: number) => `${formatNumber(count)} h`,
    days: (count: number) => `${formatNumber(count)} d`,
  },
  /** The two facts of a connector in one sentence. */
  facts: (link: string, freshness: string) => `${link}. ${freshness}.`,
  /** The states by which a list of connectors is sorted and filtered. */
  states: {
    error: 'Error',
    refused: 'Refused',
    'not-authorised': 'Not authorised yet',
    stuck: 'Taking longer',
    incomplete: 'Tables left out',
    refreshing: 'Refreshing',
    stale: 'Stale',
    never: 'Never loaded',
    ok: 'Up to date',
    off: 'Disconnected',
  },
  runs: {
    none: 'No refreshes yet',
    noRun: 'No refresh',
    /** The tooltip of a mark: "Failed, 21 Nov 2026, 06:00, 1 min 12 s, 4,131 rows". */
    mark: (parts: readonly string[]) => joined(parts),
    rows,
  },
  rows: {
    /** The rows of the latest refresh and their change: "4,131, +2 %". */
    change: (rows: string, change: string) => `${rows}, ${change}`,
    percent: (change: number) => `${change > 0 ? '+' : '−'}${formatNumber(Math.abs(change))} %`,
    same: 'about the same',
    sentence: (count: number, words: string) =>
      plural(count, {
        one: () => `Rows of the last refresh: ${words}.`,
        other: (number) => `Rows of the last ${number} refreshes: now ${words}.`,
      }),
    fewer: (now: number, usual: number) =>
      `Fewer rows than usual: ${formatNumber(now)} instead of about ${formatNumber(usual)}.`,
  },
  failures: {
    since: (time: string) => `It has failed since ${time}.`,
    sinceAtLeast: (time: string) => `It has failed since ${time} or earlier.`,
    share: (failed: number, of: number) =>
      of === 1 ? 'The only refresh failed.' : `${failed} of the last ${of} refreshes failed.`,
    kept: (time: string) => `The data of ${time} is still there.`,
    noData: 'No data has been loaded yet.',
    partly: (rows: string) => `${rows} were stored before it failed.`,
  },
  heatMap: {
    cell: (title: string, words: string) => `${title}: ${words}`,
    longest: (duration: string) => `at most ${duration}`,
    next: (time: string) => `next refresh at ${time}`,
    clash: 'scheduled with others in the same 5 minutes',
    percent: (share: number) => `${formatNumber(share)} %`,
  },
  actions: {
    refresh: 'Refresh',
    retry: 'Retry',
    reconnect: 'Reconnect',
    fix: 'Fix',
    cancel: 'Cancel',
    authorise: 'Authorise',
  },
  /** What the connectors of a type have in common: "4 connectors, 1 failing, oldest 1 d". */
  summary: {
    connectors,
    failing: (count: number) => `${formatNumber(count)} failing`,
    oldest: (age: string) => `oldest ${age}`,
  },
  /** The actions on a connector, with its name. */
  actionsOf: {
    refresh: (name: string) => `Refresh ${name}`,
    retry: (name: string) => `Retry ${name}`,
    reconnect: (name: string) => `Reconnect ${name}`,
    authorise: (name: string) => `Authorise ${name}`,
    fix: (name: string) => `Fix ${name}`,
    cancel: (name: string) => `Cancel the refresh of ${name}`,
    edit: (name: string) => `Edit ${name}`,
    history: (name: string) => `Show the history of ${name}`,
  },
})
