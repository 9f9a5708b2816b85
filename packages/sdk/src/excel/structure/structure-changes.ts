import { type Status, statusNameOf } from '@tributary/domain'
import { structureMessages } from './structure.messages.ts'

type Item = {
  /** The name on screen. */
  name: string
  /** The status; null or missing counts as active. */
  status?: Status | null
}

/** Returns one sentence for each change of an item by another user: its name, its status. */
export function structureChanges(before: Item, after: Item): string[] {
  const status = statusNameOf(after.status ?? null)
  return [
    ...(before.name === after.name ? [] : [structureMessages.calledNow(after.name)]),
    ...(statusNameOf(before.status ?? null) === status ? [] : [structureMessages.statusNow(status)]),
  ]
}
