import type { CheckFault, CheckResult } from '../access/access-answer.ts'
import type { Id } from '../id.ts'
import { byName } from '../organisations/by-name.ts'
import type { LineageKind, LineageLink, LineageNode, LineageState, LineageSubject } from './lineage.ts'

/** Returns the key of a node. */
export const lineageKey = (kind: LineageKind, ...ids: readonly Id[]): string =>
  [kind, ...ids.map((id) => encodeURIComponent(String(id)))].join('/')

/** Faults that stop numbers against the will of the organisation. */
const breaking: readonly CheckFault[] = [
  'not-authorised',
  'stuck',
  'refused',
  'refresh-failed',
  'locked',
  'no-database',
  'never-synchronised',
  'outdated',
]

/** Faults of what was switched off, or never started. */
const off: readonly CheckFault[] = [
  'deleted',
  'disconnected',
  'never-refreshed',
  'archived',
  'item-archived',
  'group-archived',
]

function stateOf(fault: CheckFault | null): LineageState {
  if (fault === null) return 'ok'
  if (off.includes(fault)) return 'off'
  return breaking.includes(fault) ? 'broken' : 'ok'
}

/** Returns a node with the first fault of its checks. */
export function lineageNode(
  key: string,
  subject: LineageSubject,
  checks: readonly CheckResult[],
): LineageNode {
  const failed = checks.find(({ fault }) => Boolean(fault))
  const fault = failed?.fault ?? null
  return { ...subject, key, state: stateOf(fault), fault, remedy: failed?.remedy ?? null }
}

/** Returns a link that is off if either end is off, and broken if either end is broken. */
export function lineageLink(from: LineageNode, to: LineageNode): LineageLink {
  const states = [from.state, to.state]
  const state = states.includes('off') ? 'off' : states.includes('broken') ? 'broken' : 'ok'
  return { from: from.key, to: to.key, state }
}

/** Returns a copy of the rows, sorted by a name. */
export const sortedBy = <Row>(rows: readonly Row[], nameOf: (row: Row) => string): Row[] =>
  rows.toSorted((a, b) => byName(nameOf(a), nameOf(b)))
