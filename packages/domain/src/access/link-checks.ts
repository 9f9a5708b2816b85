import type { AccessStructure, AccessTarget } from '../excel/access-structure.ts'
import { sameId } from '../id.ts'
import type { CheckResult } from './access-answer.ts'
import type { QuestionUser } from './access-question.ts'

type Target = Extract<AccessTarget, { kind: 'area' | 'subarea' | 'version' | 'entity' | 'helper-table' }>

/** The check of an entity or helper table: users are linked to them directly. */
export function linkChecks(
  user: QuestionUser | undefined,
  { kind, id }: Target,
  { entities, helperTables }: AccessStructure,
): CheckResult[] {
  const isEntity = kind === 'entity'
  const links = (isEntity ? user?.entities : user?.helperTables) ?? []
  if ((isEntity && user?.everyEntity) || links.some((one) => sameId(one.id, id))) return [{ kind: 'linked' }]
  const rows: readonly { id: typeof id; name: string }[] = isEntity ? entities : helperTables
  const name = rows.find((row) => sameId(row.id, id))?.name ?? ''
  const remedy = { kind: isEntity ? 'link-entity' : 'link-helper-table', item: { id, name } } as const
  return [{ kind: 'linked', fault: 'not-linked', remedy }]
}
