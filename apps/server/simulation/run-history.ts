import type { SimulatedProcess } from './simulated-process.ts'

export type RunRow = {
  readonly id: string
  readonly connector: string
  readonly state: 'queued' | 'running' | 'succeeded' | 'failed' | 'interrupted' | 'cancelled'
  readonly trigger: 'manual' | 'automatic'
  readonly attempt: number
  readonly owner: string | null
  readonly until: Date | null
  readonly rows: string
  readonly triggered: Date
  readonly completed: Date | null
  readonly error: string | null
  readonly full: boolean
}

export const isOpen = ({ state }: RunRow) => state === 'queued' || state === 'running'

/** Returns why a change of a run is not allowed; undefined if it is. */
export function runProblem(
  before: RunRow | undefined,
  after: RunRow,
  process: SimulatedProcess,
): string | undefined {
  if (!before) return after.state === 'queued' ? undefined : `began as ${after.state}`
  if (JSON.stringify(before) === JSON.stringify(after)) return undefined
  if (!isOpen(before)) return `changed after it had ended as ${before.state}`
  if (after.state === 'cancelled') return undefined
  if (before.state === 'queued') return claimProblem(before, after, process)
  return runningProblem(before, after, process)
}

function claimProblem(before: RunRow, after: RunRow, process: SimulatedProcess) {
  if (after.state !== 'running') return `changed from queued to ${after.state}`
  if (!isOwn(after, process)) return `was claimed for ${after.owner}`
  if (after.attempt !== before.attempt + 1) return 'was claimed without counting the attempt'
  return undefined
}

function runningProblem(before: RunRow, after: RunRow, process: SimulatedProcess) {
  const isExpired = before.until !== null && before.until.getTime() < process.now()
  if (after.state === 'interrupted')
    return isExpired ? undefined : 'was given up although its lease was valid'
  if (after.state === 'running' && after.owner !== before.owner) {
    if (!isExpired) return `was taken from ${before.owner} although its lease was valid`
    return claimProblem({ ...before, state: 'queued' }, after, process)
  }
  if (!isOwn(before, process)) return `was changed without its lease, which ${before.owner} had`
  return undefined
}

const isOwn = ({ owner }: RunRow, { name }: SimulatedProcess) => owner?.startsWith(`${name}#`) === true
