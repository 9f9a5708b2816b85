import type { AccessTarget } from '../excel/access-structure.ts'
import type { CheckResult, Remedy } from './access-answer.ts'
import type { AccessFacts, QuestionUser, SynchronisationState } from './access-question.ts'
import { grantChecks } from './grant-checks.ts'
import { linkChecks } from './link-checks.ts'
import { accessStructureItem } from './structure-item.ts'

/** The checks of a part of the Excel structure. */
export function structureChecks(
  user: QuestionUser | undefined,
  target: AccessTarget,
  { structure, synchronisation, onlyGranted }: AccessFacts,
): CheckResult[] {
  const found = accessStructureItem(target, structure)
  const isLinked = target.kind === 'entity' || target.kind === 'helper-table'
  if (!found.exists && onlyGranted)
    return [unknownCheck(isLinked ? 'linked' : 'granted'), synchronisedCheck(synchronisation)]
  const [archived] = found.archived
  return [
    found.exists ? { kind: 'exists' } : { kind: 'exists', fault: 'missing' },
    archived
      ? {
          kind: 'not-archived',
          fault: 'item-archived',
          items: found.archived.map(({ item }) => item),
          remedy: { kind: 'restore', ...archived },
        }
      : { kind: 'not-archived' },
    ...(target.kind === 'entity' || target.kind === 'helper-table'
      ? linkChecks(user, target, structure)
      : grantChecks(user, target, structure)),
    synchronisedCheck(synchronisation),
  ]
}

const unknownCheck = (kind: 'linked' | 'granted'): CheckResult => ({
  kind,
  fault: kind === 'linked' ? 'not-linked' : 'not-granted',
})

const unsynchronised: Partial<Record<SynchronisationState, Pick<CheckResult, 'fault'> & { remedy: Remedy }>> =
  {
    'no-database': { fault: 'no-database', remedy: { kind: 'enter-database' } },
    never: { fault: 'never-synchronised', remedy: { kind: 'synchronise' } },
    outdated: { fault: 'outdated', remedy: { kind: 'synchronise' } },
  }

/** Whether the organisation's database has the structure. */
export const synchronisedCheck = (state: SynchronisationState): CheckResult => ({
  kind: 'synchronised',
  ...unsynchronised[state],
})
