import type { ClientConnector, RefreshRun } from '@tributary/domain'
import { clockTime } from '../runs/clock-time.ts'
import { oldestFirst, outcomeOf, type RunOutcome } from '../runs/run-bars.ts'
import { freshness } from './freshness.ts'
import { glanceMessages } from './glance.messages.ts'
import type { FreshnessFields } from './glance-connector.ts'

/** The facts of a failure besides its cause. */
export type FailureFacts = {
  /** The first failed refresh since the last success; null if the latest one did not fail. */
  since: Date | null
  /** Whether it may have failed before, because older refreshes are not known. */
  sinceAtLeast: boolean
  /** How many of these refreshes failed. */
  failed: number
  /** How many refreshes ended, among those that are known. Cancelled ones do not count. */
  of: number
  /** When the data that is still there was loaded; null if there is none. */
  loadedAt: Date | null
  /** The facts in words: since when, how often, and what still works. */
  sentences: readonly string[]
}

type Asked = {
  /** The connector that failed. */
  connector: Pick<ClientConnector, 'log'> & FreshnessFields
  /** Its latest runs, in any order. */
  runs: readonly RefreshRun[]
  /** The time on the server's clock. */
  now: Date
}

/** Returns since when and how often a connector has failed, and what still works. */
export function failureFacts({ connector, runs, now }: Asked): FailureFacts {
  const ended = oldestFirst(runs).filter((run) => counted.has(outcomeOf(run)))
  const failed = ended.filter(hasFailed)
  const series = ended.slice(ended.findLastIndex((run) => !hasFailed(run)) + 1)
  const since = series[0]?.triggeredAt ?? null
  const facts = {
    since,
    sinceAtLeast: since !== null && series.length === ended.length,
    failed: failed.length,
    of: ended.length,
    loadedAt: freshness(connector, now).loadedAt ?? lastSuccess(ended),
  }
  return { ...facts, sentences: sentencesOf(facts, series.at(-1), now) }
}

/** A cancelled refresh is neither a failure nor a success. */
const counted = new Set<RunOutcome>(['succeeded', 'failed', 'interrupted'])

const hasFailed = (run: RefreshRun): boolean => outcomeOf(run) !== 'succeeded'

const lastSuccess = (runs: readonly RefreshRun[]): Date | null =>
  runs.findLast((run) => !hasFailed(run))?.completedAt ?? null

type Facts = Omit<FailureFacts, 'sentences'>

function sentencesOf(facts: Facts, latest: RefreshRun | undefined, now: Date): string[] {
  const { since, sinceAtLeast, failed, of, loadedAt } = facts
  const { failures, runs } = glanceMessages
  const sinceWords = sinceAtLeast ? failures.sinceAtLeast : failures.since
  return [
    since && sinceWords(clockTime(since, now)),
    failed > 0 && failures.share(failed, of),
    loadedAt ? failures.kept(clockTime(loadedAt, now)) : failures.noData,
    latest && latest.rows > 0 && failures.partly(runs.rows(latest.rows)),
  ].filter((sentence) => typeof sentence === 'string')
}
