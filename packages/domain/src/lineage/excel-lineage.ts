import type { ArchivableKind, CheckResult } from '../access/access-answer.ts'
import type { AccessFacts } from '../access/access-question.ts'
import { accountCheck } from '../access/account-check.ts'
import { synchronisedCheck } from '../access/structure-checks.ts'
import { type Status, statusNameOf } from '../configuration/status.ts'
import type { Id } from '../id.ts'
import { grantedRows } from './granted-rows.ts'
import type { Lineage, LineageKind, LineageNode, LineageSubject } from './lineage.ts'
import { lineageKey, lineageLink, lineageNode, sortedBy } from './lineage-node.ts'

type Row = { id: Id; name: string; status: Status | null }
type ExcelKind = Extract<LineageKind, ArchivableKind>

const archivedCheck = (what: ArchivableKind, { id, name, status }: Row): CheckResult =>
  statusNameOf(status) === 'archived'
    ? {
        kind: 'not-archived',
        fault: what === 'group' ? 'group-archived' : 'item-archived',
        remedy: { kind: 'restore', what, item: { id, name } },
      }
    : { kind: 'not-archived' }

const nodesOf = <R extends Row>(kind: ExcelKind, rows: readonly R[], subjectOf: (row: R) => LineageSubject) =>
  sortedBy(rows, ({ name }) => name).map((row) =>
    lineageNode(lineageKey(kind, row.id), subjectOf(row), [archivedCheck(kind, row)]),
  )

/** The database, the Excel structure, the groups and the people with their links. */
export function excelLineage({ structure, synchronisation }: AccessFacts): Lineage {
  const database = lineageNode(lineageKey('database'), { kind: 'database', synchronisation }, [
    synchronisedCheck(synchronisation),
  ])
  const items = [
    ...nodesOf('area', structure.areas, (area) => ({ kind: 'area', area })),
    ...nodesOf('version', structure.versions, (version) => ({ kind: 'version', version })),
    ...nodesOf('helper-table', structure.helperTables, (helperTable) => ({
      kind: 'helper-table',
      helperTable,
    })),
  ].map((item) => withSynchronisation(item, database))
  const groups = nodesOf('group', structure.groups, (group) => ({ kind: 'group', group }))
  const people = sortedBy(structure.users, ({ firstName, lastName }) => `${firstName} ${lastName}`).map(
    (person) =>
      lineageNode(lineageKey('person', person.id), { kind: 'person', person }, [accountCheck(person)]),
  )
  const nodes = [database, ...items, ...groups, ...people]
  const byKey = new Map(nodes.map((node) => [node.key, node]))
  const pairs = [...items.map(({ key }) => [database.key, key] as const), ...grantedRows(structure)]
  return {
    nodes,
    links: pairs.flatMap(([from, to]) => {
      const [start, end] = [byKey.get(from), byKey.get(to)]
      return start && end ? [lineageLink(start, end)] : []
    }),
  }
}

/** An item that is not in the database yet needs the synchronisation. The line to it is broken, not the item. */
const withSynchronisation = (item: LineageNode, { fault, remedy }: LineageNode): LineageNode =>
  item.fault ? item : { ...item, fault, remedy }
