import type { QuestionTarget } from '@tributary/domain'

/** The kinds of things to ask about, in the order of the list. */
export const questionKinds = [
  'area',
  'subarea',
  'version',
  'entity',
  'helper-table',
  'connector',
  'table',
] as const satisfies readonly QuestionTarget['kind'][]

/** One of {@link questionKinds}. */
export type QuestionKind = (typeof questionKinds)[number]

/** A person, an item, or a part of one. */
export type QuestionItem = {
  /** The id, or for a table its connector, schema and name. */
  key: string
  /** The name on screen. */
  name: string
  /** The sub-areas of an area, or the milestones of a version. */
  parts: readonly { key: string; name: string }[]
}

/** The items of each kind. */
export type QuestionChoices = Readonly<Record<QuestionKind, readonly QuestionItem[]>>

/** Returns the key of a table, which has no id. */
export const tableKey = (connectorId: string | number, schema: string, name: string): string =>
  JSON.stringify([String(connectorId), schema, name])

/** Returns the kind that a target is chosen from. */
export function kindOfTarget({ kind }: QuestionTarget): QuestionKind {
  if (kind === 'combination') return 'area'
  return kind === 'milestone' ? 'version' : kind
}

/** Returns what is asked about: an item, or a part of it. */
export function targetOf(kind: QuestionKind, key: string, part = ''): QuestionTarget {
  if (kind === 'table') {
    const [connectorId, schema, name]: [string, string, string] = JSON.parse(key)
    return { kind, connectorId, schema, name }
  }
  if (kind === 'area' && part) return { kind: 'combination', areaId: key, subareaId: part }
  if (kind === 'version' && part) return { kind: 'milestone', versionId: key, milestoneId: part }
  return { kind, id: key }
}

/** Returns the chosen item; undefined if it is of another kind or not in the list. */
export function chosenItem(
  kind: QuestionKind,
  items: readonly QuestionItem[],
  target: QuestionTarget | null,
): QuestionItem | undefined {
  if (!target || kindOfTarget(target) !== kind) return undefined
  return items.find(({ key }) => key === keyOf(target))
}

/** Returns the id of the chosen part, or an empty text for any part. */
export function chosenPart(target: QuestionTarget | null): string {
  if (target?.kind === 'combination') return String(target.subareaId)
  return target?.kind === 'milestone' ? String(target.milestoneId) : ''
}

function keyOf(target: QuestionTarget): string {
  switch (target.kind) {
    case 'combination':
      return String(target.areaId)
    case 'milestone':
      return String(target.versionId)
    case 'table':
      return tableKey(target.connectorId, target.schema, target.name)
    default:
      return String(target.id)
  }
}
