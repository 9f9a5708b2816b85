import {
  type AreaLink,
  grantedLinks,
  grantedMilestones,
  type Id,
  linkIndex,
  type Status,
} from '@tributary/domain'
import type { Cell, TableContents, TargetColumn } from '../targets/target-database.ts'
import type { ExcelStructure } from './excel-structure.ts'

const id = (name: string): TargetColumn => ({ name, kind: 'id' })
const text = (name: string): TargetColumn => ({ name, kind: 'text' })
const number = (name: string): TargetColumn => ({ name, kind: 'number' })
const flag = (name: string): TargetColumn => ({ name, kind: 'flag' })

/** A locked item may be read but not filled in. Archived items are written as well, with their status. */
const status = [text('status'), flag('read_only')]
const statusOf = (row: { status: Status | null }) => {
  const name = row.status?.name ?? 'active'
  return [name, name === 'locked']
}

/** The tables of an organisation's Excel structure. Links that follow from a rule are written as rows. */
export const structureTables = (structure: ExcelStructure): TableContents[] => [
  ...areaTables(structure),
  ...versionTables(structure),
  ...otherTables(structure),
  ...groupTables(structure),
  ...userTables(structure),
]

function areaTables(structure: ExcelStructure): TableContents[] {
  const { areas, subareas } = structure
  return [
    table('excel_areas', 1, [id('id'), text('name'), ...status, flag('all_subareas')], areas, (area) => [
      area.id,
      area.name,
      ...statusOf(area),
      area.subareaLinkType === 'automatic',
    ]),
    table(
      'excel_subareas',
      1,
      [id('id'), text('name'), ...status, number('list_order')],
      subareas,
      (subarea) => [subarea.id, subarea.name, ...statusOf(subarea), subarea.listOrder],
    ),
    {
      name: 'excel_area_subareas',
      columns: [id('area_id'), id('subarea_id')],
      key: 2,
      rows: lazily(() => linkRows(structure)),
    },
  ]
}

/** Creates rows while they are written: there may be ten million implied links. */
const lazily = <Row>(make: () => Iterator<Row>): Iterable<Row> => ({ [Symbol.iterator]: make })

function* linkRows(structure: ExcelStructure) {
  const index = linkIndex(structure)
  for (const area of structure.areas)
    for (const subarea of index.subareasOf(area)) yield linkIds({ area, subarea })
}

const linkIds = ({ area, subarea }: AreaLink) => [String(area.id), String(subarea.id)]

const versionTables = ({ versions }: ExcelStructure): TableContents[] => [
  table('excel_versions', 1, [id('id'), text('name'), ...status], versions, (version) => [
    version.id,
    version.name,
    ...statusOf(version),
  ]),
  table(
    'excel_milestones',
    1,
    [id('id'), id('version_id'), text('name'), ...status, number('list_order')],
    versions.flatMap(({ milestones }) => milestones),
    (milestone) => [
      milestone.id,
      milestone.versionId,
      milestone.name,
      ...statusOf(milestone),
      milestone.listOrder,
    ],
  ),
]

const otherTables = ({ helperTables, entities }: ExcelStructure): TableContents[] => [
  table(
    'excel_helper_tables',
    1,
    [id('id'), text('name'), text('input_table_name'), ...status],
    helperTables,
    (helper) => [helper.id, helper.name, helper.inputTableName, ...statusOf(helper)],
  ),
  table('excel_entities', 1, [id('id'), text('name')], entities, (entity) => [entity.id, entity.name]),
]

function groupTables(structure: ExcelStructure): TableContents[] {
  const { groups } = structure
  const milestones = groups.flatMap((group) =>
    grantedMilestones(group, structure).map((granted) => ({ group, ...granted })),
  )
  return [
    table('excel_groups', 1, [id('id'), text('name'), text('status')], groups, (group) => [
      group.id,
      group.name,
      group.status?.name ?? 'active',
    ]),
    {
      name: 'excel_group_areas',
      columns: [id('group_id'), id('area_id'), id('subarea_id')],
      key: 3,
      rows: lazily(() => grantRows(structure)),
    },
    links('excel_group_milestones', ['group_id', 'version_id', 'milestone_id'], milestones, (grant) => [
      grant.group.id,
      grant.version.id,
      grant.milestone.id,
    ]),
  ]
}

function* grantRows(structure: ExcelStructure) {
  for (const group of structure.groups)
    for (const link of grantedLinks(group, structure)) yield [String(group.id), ...linkIds(link)]
}

/** Only users who are assigned to something. No data about other users reaches the target database. */
function userTables(structure: ExcelStructure): TableContents[] {
  const users = structure.users.filter(
    ({ groups, entities, helperTables }) => groups.length + entities.length + helperTables.length > 0,
  )
  const assigned = (name: string, to: string, list: 'groups' | 'entities' | 'helperTables') => {
    const rows = users.flatMap((user) => user[list].map((item) => ({ user, item })))
    return links(name, ['user_id', to], rows, ({ user, item }) => [user.id, item.id])
  }
  return [
    table(
      'excel_users',
      1,
      [id('id'), text('first_name'), text('last_name'), text('email_address'), text('status')],
      users,
      (user) => [user.id, user.firstName, user.lastName, user.emailAddress, user.status?.name ?? 'active'],
    ),
    assigned('excel_user_groups', 'group_id', 'groups'),
    assigned('excel_user_entities', 'entity_id', 'entities'),
    assigned('excel_user_helper_tables', 'helper_table_id', 'helperTables'),
  ]
}

/** A table of links, each once. */
const links = <Row>(name: string, ids: readonly string[], rows: readonly Row[], idsOf: (row: Row) => Id[]) =>
  table(name, ids.length, ids.map(id), rows, idsOf)

/** Writes ids as text and omits rows with a repeated key. */
function table<Row>(
  name: string,
  key: number,
  columns: readonly TargetColumn[],
  rows: readonly Row[],
  cells: (row: Row) => Cell[],
): TableContents {
  const byKey = new Map<string, Cell[]>()
  for (const row of rows) {
    const written = cells(row).map((cell, at) => (columns[at]?.kind === 'id' ? String(cell) : cell))
    const known = JSON.stringify(written.slice(0, key))
    if (!byKey.has(known)) byKey.set(known, written)
  }
  return { name, columns, key, rows: [...byKey.values()] }
}
