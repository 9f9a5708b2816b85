import type { Change } from './change.ts'
import { checkConnectors, type PlacedFault } from './check-connectors.ts'
import { checkExcel } from './check-excel.ts'
import type { StateFault } from './parse-state.ts'
import { planConnectors } from './plan-connectors.ts'
import { planExcel } from './plan-excel.ts'
import type { Current } from './read-current.ts'
import type { SecretReader } from './secrets.ts'
import { stateMessages as messages } from './state.messages.ts'
import type { State, StatePath } from './state-file.ts'

/** The changes that lead from the current state to a file. */
export type StatePlan = {
  changes: Change[]
  /** Items that the file lacks. Only `--prune` deletes them. */
  deletions: Change[]
  /** Secrets that a change needs and that cannot be read. */
  missingSecrets: string[]
}

/** Returns the faults of a file that only show next to the organisation. */
export const checkState = (
  current: Current,
  state: State,
  lineOf: (path: StatePath) => number,
): StateFault[] =>
  eachOnce(
    [...checkConnectors(current, state.connectors ?? []), ...checkExcel(current, state.excel ?? {})]
      .map((one) => ({ ...one, line: lineOf(one.path) }))
      .toSorted((a, b) => a.line - b.line),
  )

/** Joins faults with one cause, such as a user who is not a member, into one with every line. */
function eachOnce(faults: readonly (PlacedFault & { line: number })[]): StateFault[] {
  const isFirst = ({ once, message }: PlacedFault, at: number) =>
    !once || faults.findIndex((one) => one.once && one.message === message) === at
  return faults.filter(isFirst).map(({ line, message, once }) => {
    const lines = once ? new Set(faults.filter((one) => one.message === message).map((one) => one.line)) : []
    return { line, message: messages.alsoOn(message, [...lines].slice(1)) }
  })
}

/** Plans a file without faults. Changes nothing. */
export async function planState(
  current: Current,
  { connectors, excel = {} }: State,
  options: { readSecret: SecretReader; updateSecrets: boolean },
): Promise<StatePlan> {
  const structure = planExcel(current, excel)
  const systems = connectors ? planConnectors(current, connectors, options) : { changes: [], deletions: [] }
  const read = await Promise.all(systems.changes.flatMap(({ secrets }) => secrets).map(options.readSecret))
  return {
    changes: [...structure.changes, ...systems.changes],
    deletions: [...systems.deletions, ...structure.deletions],
    missingSecrets: [...new Set(read.flatMap((one) => ('fault' in one ? one.fault : [])))],
  }
}
