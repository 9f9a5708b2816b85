import type { RefreshRun } from '@tributary/domain'
import { outcomeOf, runDuration } from '../runs/run-bars.ts'
import { median, quantile } from './statistics.ts'

const LEAST_RUNS = 8
const MOST_RUNS = 30
const LEAST_DELAY = 60_000

/**
 * Whether a running refresh takes longer than 95 % of the latest 30 of its kind, and a minute longer than usual. False with
 * fewer than eight. `runs` are the connector's runs, the latest first.
 */
export function isLate(run: RefreshRun, runs: readonly RefreshRun[], now: Date): boolean {
  const duration = runDuration(run, now)
  if (outcomeOf(run) !== 'running' || duration === null) return false
  const usual = runs
    .filter(({ state, fullSync }) => state === 'succeeded' && fullSync === run.fullSync)
    .flatMap((one) => runDuration(one, now) ?? [])
    .slice(0, MOST_RUNS)
  if (usual.length < LEAST_RUNS) return false
  return duration > Math.max(quantile(usual, 0.95), median(usual) + LEAST_DELAY)
}
