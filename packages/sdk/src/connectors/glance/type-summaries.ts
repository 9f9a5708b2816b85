import { joined } from '../../common/text/joined.ts'
import { isSwitchedOff } from '../connector-status.ts'
import { freshness } from './freshness.ts'
import { glanceMessages } from './glance.messages.ts'
import type { GlanceFields } from './glance-connector.ts'
import { shortAge } from './short-age.ts'
import { isFailing, triageState } from './triage-state.ts'

/** What the connectors of a type have in common. */
export type TypeSummary = {
  /** How many there are, without disconnected and deleted ones; null if only some are known. */
  count: number | null
  /** How many have failed, are refused, or are stuck. */
  failing: number
  /** The age of their oldest data in milliseconds; null if it is not known. */
  oldest: number | null
  /** For example "4 connectors, 1 failing, oldest 1 d". Empty if there is nothing to report. */
  words: string
}

/** The fields that decide a summary. */
type Summarised = GlanceFields & {
  /** The connector type, e.g. `ftp`. */
  type: string
}

type Asked = {
  /** The time on the server's clock. */
  now: Date
  /** Whether these are all connectors. Otherwise only those that fail are counted. */
  whole: boolean
}

/** Returns the summary of each connector type. Types without a connector have none. */
export function typeSummaries(connectors: readonly Summarised[], asked: Asked): Map<string, TypeSummary> {
  const byType = new Map<string, Summarised[]>()
  for (const connector of connectors) {
    if (isSwitchedOff(connector.status)) continue
    const known = byType.get(connector.type)
    if (known) known.push(connector)
    else byType.set(connector.type, [connector])
  }
  return new Map([...byType].map(([type, ofType]) => [type, summaryOf(ofType, asked)]))
}

function summaryOf(connectors: readonly Summarised[], { now, whole }: Asked): TypeSummary {
  const ages = connectors.flatMap((connector) => freshness(connector, now).age ?? [])
  const summary = {
    count: whole ? connectors.length : null,
    failing: connectors.filter((connector) => isFailing(triageState(connector, now))).length,
    oldest: whole && ages.length > 0 ? ages.reduce((oldest, age) => Math.max(oldest, age)) : null,
  }
  return { ...summary, words: wordsOf(summary) }
}

function wordsOf({ count, failing, oldest }: Omit<TypeSummary, 'words'>): string {
  const { summary } = glanceMessages
  return joined([
    ...(count === null ? [] : [summary.connectors(count)]),
    ...(failing > 0 ? [summary.failing(failing)] : []),
    ...(oldest === null ? [] : [summary.oldest(shortAge(oldest))]),
  ])
}
