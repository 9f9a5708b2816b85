import { type ClientConnector, type RefreshLog, type RefreshRun, refreshCauses } from '@tributary/domain'
import { connectorStatus } from '../connector-status.ts'
import { type RefreshState, refreshState } from '../refresh-state.ts'
import type { FailureCause } from './runs.messages.ts'

/** The known facts of a failure, from a log or a run. */
export type FailureFacts = Pick<RefreshLog, 'cause' | 'retryAt' | 'forbidden' | 'error'> & {
  detail: string | null
}

const known = new Set<string>(refreshCauses)
// The set contains only causes.
const isCause = (word: string): word is FailureCause => known.has(word)

/** Words of servers that report no cause, the most specific first. */
const patterns: readonly [RegExp, FailureCause][] = [
  [/^cancelled\b/im, 'cancelled'],
  [/\bwas replaced by a newer\b/i, 'superseded'],
  [/\binterrupted\b/i, 'interrupted'],
  [/\bhas been disconnected\b/i, 'disconnected'],
  [/\bcannot fetch data from\b/i, 'unsupported'],
  [
    /\binvalid_grant\b|\bunauthori[sz]ed\b|\bnot authori[sz]ed\b|\btoken\b.*\b(expired|revoked)\b|\b40[13]\b/i,
    'not-authorised',
  ],
  [/\brate.?limit|\btoo many requests\b|\b429\b|\bquota\b/i, 'source-busy'],
  [/\bcertificate\b|\bself.signed\b/i, 'certificate'],
  [
    /\bpassword\b|\brefused\b.*\bkey\b|\bsign.?in\b|\blog.?(i|o)n failed\b|\bauthentication failed\b/i,
    'sign-in-refused',
  ],
  [/\bhost was not found\b|\bENOTFOUND\b|\bEAI_AGAIN\b|\bgetaddrinfo\b/i, 'host-unknown'],
  [/\btimed? ?out\b|\bin time\b|\bETIMEDOUT\b/i, 'timed-out'],
  [/\bconnection\b.*\b(lost|closed|reset)\b|\bECONNRESET\b|\bEPIPE\b/i, 'connection-lost'],
  [/\bdatabase\b.*\b(full|allow)/i, 'target-not-writable'],
  [/\bdatabase\b.*\breached\b/i, 'target-unreachable'],
  [/\bcould not be reached\b|\bunreachable\b|\bECONNREFUSED\b|\bEHOSTUNREACH\b/i, 'unreachable'],
  [/\btarget\.\w+|\bsetting/i, 'settings'],
  [/\bline \d+\b|\bcolumn\b/i, 'source-data'],
  [/\bno such\b|\bnot found\b|\bENOENT\b|\b404\b/i, 'source-path-missing'],
]

const LONGEST_READ = 2_000

function fromText({ error, detail }: FailureFacts): FailureCause {
  const text = [error, detail].filter(Boolean).join('\n').slice(0, LONGEST_READ)
  return patterns.find(([pattern]) => pattern.test(text))?.[1] ?? 'unexpected'
}

/** Returns the cause: the server's, else that access was refused, else a guess from its words. */
export function causeOf(facts: FailureFacts): FailureCause {
  if (facts.cause && isCause(facts.cause)) return facts.cause
  const text = fromText(facts)
  return facts.forbidden && text === 'unexpected' ? 'not-authorised' : text
}

/** Whether the cause of a failed refresh is known. "forbidden" alone does not show what was refused. */
export const isCauseKnown = (log: RefreshLog | null): boolean =>
  log !== null &&
  (isCause(log.cause ?? '') || fromText({ ...log, detail: log.refreshDetail }) !== 'unexpected')

const endedBadly = new Set<RefreshState>(['error', 'cancelled', 'forbidden'])

/** Returns the failure of a connector's latest refresh; null when it did not fail or still runs. */
export function currentFailure(
  { status, log }: Pick<ClientConnector, 'status' | 'log'>,
  now: Date,
): { code: FailureCause; facts: FailureFacts | null } | null {
  if (connectorStatus(status) === 'disconnected') return { code: 'disconnected', facts: null }
  const state = refreshState(log, now)
  if (state === 'taking-longer') return { code: 'stuck', facts: null }
  if (!log || !endedBadly.has(state)) return null
  const facts = { ...log, detail: log.refreshDetail }
  return { code: causeOf(facts), facts }
}

const over = new Set(['failed', 'interrupted', 'cancelled'])

/** Returns the failure of a run; null when it did not fail. */
export const failureOfRun = (run: RefreshRun): { code: FailureCause; facts: FailureFacts } | null => {
  if (!over.has(run.state)) return null
  const code = run.state === 'cancelled' ? 'cancelled' : causeOf(run)
  return { code, facts: run }
}
