import type { Change } from './change.ts'
import { stateMessages as messages } from './state.messages.ts'

const signs = { create: '+', change: '~', delete: '-' } as const

/** Returns a plan in lines: each change, its fields before and after, and the numbers. */
export function planLines(changes: readonly Change[]): string[] {
  if (changes.length === 0) return [messages.nothingToDo]
  const count = (action: Change['action']) => changes.filter((one) => one.action === action).length
  return [
    ...changes.flatMap(({ action, what, name, fields }) => [
      `${signs[action]} ${action} ${what} ${name}`,
      ...fields.map(({ field, before, after }) => `    ${field}: ${fieldText(action, before, after)}`),
    ]),
    messages.counts(count('create'), count('change'), count('delete')),
  ]
}

const MOST_KEPT = 10

/** Returns the sentence about items that only `--prune` would delete, with the names of the first. */
export const keptLine = (deletions: readonly Change[]): string =>
  messages.leftAlone(
    deletions.slice(0, MOST_KEPT).map(({ what, name }) => `${what} ${name}`),
    deletions.length - MOST_KEPT,
  )

const fieldText = (action: Change['action'], before: string | null, after: string | null): string =>
  action === 'create' ? (after ?? 'none') : `${before ?? 'none'} → ${after ?? 'none'}`

/** Returns a plan for programs. */
export const planJson = (changes: readonly Change[]) =>
  changes.map(({ action, what, name, fields }) => ({ action, what, name, fields }))
