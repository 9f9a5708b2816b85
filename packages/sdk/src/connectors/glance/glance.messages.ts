import { catalogue } from '../../common/language/catalogue.ts'
import { formatNumber } from '../../common/language/format.ts'

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
  actions: {
    refresh: 'Refresh',
    retry: 'Retry',
    reconnect: 'Reconnect',
    fix: 'Fix',
    cancel: 'Cancel',
    authorise: 'Authorise',
  },
})
