import { type Status, statusNameOf } from '@tributary/domain'

type Named = { name: string; status?: Status | null }

/** What somebody else has made of a thing meanwhile, a sentence each: its name, its status. Nothing of what is as it was. */
export function structureChanges(before: Named, after: Named): string[] {
  const status = statusNameOf(after.status ?? null)
  return [
    ...(before.name === after.name ? [] : [`It is called ${after.name} now.`]),
    ...(statusNameOf(before.status ?? null) === status ? [] : [`Its status is ${status} now.`]),
  ]
}
