import { type ExcelKind, excelKinds, type PastAccess, type PastMember } from '@tributary/domain'
import { comma, formatNumber, isolated } from '@tributary/sdk/common'
import { accessMessages } from '@tributary/sdk/excel'
import { pastAccessText } from './past-access.messages.ts'

/** The items of one kind that a member saw, as words: `Sales`, or `Sales (3 of 12)` for a part. */
export type SeenGroup = { kind: ExcelKind; names: readonly string[] }

type Items = PastAccess['items']

/** Returns what a member saw, by kind. Kinds without items are left out. */
export const seenGroups = ({ sees }: PastMember, items: Items): SeenGroup[] =>
  excelKinds
    .map((kind) => ({
      kind,
      names: (sees ?? []).flatMap((seen) => nameOf(items[seen.item], kind, seen.parts)),
    }))
    .filter(({ names }) => names.length > 0)

function nameOf(item: Items[number] | undefined, kind: ExcelKind, seen: number): string[] {
  if (item?.kind !== kind) return []
  const name = isolated(item.name)
  return [seen < item.parts ? pastAccessText.partly(name, seen, item.parts) : name]
}

/** The names of one kind in one line; '' for none. */
export const seenOfKind = (member: PastMember, items: Items, kind: ExcelKind): string =>
  joined(seenGroups(member, items).find((group) => group.kind === kind)?.names ?? [])

export const joined = (names: readonly string[]): string => names.join(comma())

/** The kinds and how many items of each, for a cell of text. */
export function seenTotals(member: PastMember, items: Items): string {
  if (member.sees === null) return pastAccessText.notRecorded
  const totals = seenGroups(member, items).map(
    ({ kind, names }) => `${accessMessages.kinds[kind].many}: ${formatNumber(names.length)}`,
  )
  return totals.length > 0 ? joined(totals) : pastAccessText.nothing
}
