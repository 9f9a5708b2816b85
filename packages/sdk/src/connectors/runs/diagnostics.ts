import { type ClientConnector, displayNameOf, type RefreshRun } from '@tributary/domain'
import { refreshState } from '../refresh-state.ts'
import { causeOf } from './failure-of-run.ts'
import { redacted } from './redacted.ts'
import { durationWords, outcomeWord, runDuration } from './run-bars.ts'

/** The facts of a support request about a connector. */
export type DiagnosticsOf = {
  /** The connector of the request. */
  connector: Pick<ClientConnector, 'name' | 'key' | 'status' | 'schedule' | 'log'>
  /** The connector type. */
  type: string
  /** Newest first; undefined while they load. */
  runs: readonly RefreshRun[]
  /** The time on the server's clock. */
  now: Date
  /** The version of the portal, if known. */
  version?: string | undefined
}

/** The number of refreshes in a mail to support. */
const RUNS_TOLD = 10

/** Returns a plain text for a mail to support: cause, time and duration, with secrets redacted. */
export function diagnostics({ connector, type, runs, now, version }: DiagnosticsOf): string {
  const facts = [
    ['Connector', connector.name],
    ['Connector key', connector.key],
    ['Type', displayNameOf(type)],
    ['Status', connector.status],
    ['State', refreshState(connector.log, now)],
    ['Schedule', connector.schedule ?? 'none'],
    ['Reported at', now.toISOString()],
    ...(version ? [['Version', version]] : []),
  ]
  const lines = facts.map(([name, value = '']) => `${name}: ${redacted(value)}`)
  return [...lines, '', 'Latest refreshes (UTC):', ...runLines({ connector, runs, now }), ''].join('\n')
}

function runLines({
  connector: { log },
  runs,
  now,
}: Pick<DiagnosticsOf, 'connector' | 'runs' | 'now'>): string[] {
  if (runs.length > 0) return runs.slice(0, RUNS_TOLD).map((run) => lineOf(run, now))
  if (!log) return ['- none']
  const words = redacted(log.error || log.refreshDetail || '')
  const cause = log.hasError ? causeOf({ ...log, detail: log.refreshDetail }) : 'none'
  return [`- ${time(log.completedAt)}, cause ${cause}${words && `: ${words}`}`]
}

function lineOf(run: RefreshRun, now: Date): string {
  const duration = runDuration(run, now)
  const facts = [
    time(run.triggeredAt),
    run.trigger,
    run.fullSync ? 'full' : 'incremental',
    outcomeWord(run).toLowerCase(),
    duration === null ? 'never begun' : durationWords(duration),
    `${run.rows} rows`,
  ].map(redacted)
  // Not redacted: the id looks like a secret, but only finds the lines of the request in the server's log.
  if (run.requestId) facts.push(`request ${run.requestId}`)
  if (run.error || run.cause) facts.push(redacted(`cause ${causeOf(run)}`))
  const words = redacted(run.error || run.detail || '')
  return `- ${facts.join(', ')}${words && `: ${words}`}`
}

const time = (at: Date | null): string => at?.toISOString() ?? 'at no known time'
