import type { AccessUser, Named } from '@tributary/domain'
import { linkedItems, type RecordedLists, textIn } from './recorded-lists.ts'

/** A member as recorded. Their groups and connectors have the names of that time. */
export type PastUser = AccessUser & { role: string | null; connectors: readonly Named[] }

/** Builds the members from their recorded rows and links. Service accounts are left out. */
export function pastUsers(lists: RecordedLists): PastUser[] {
  const linksOf = linksReader(lists)
  return lists
    .rows('users')
    .filter(({ facts }) => facts.kind === 'person')
    .map(({ key, facts }) => ({
      id: key,
      firstName: textIn(facts, 'first_name'),
      lastName: textIn(facts, 'last_name'),
      emailAddress: textIn(facts, 'email'),
      role: lists.roleOf(facts),
      status: lists.statusOf(facts),
      ...linksOf(key),
    }))
}

function linksReader(lists: RecordedLists) {
  const { rows, named } = lists
  const of = (item: string, to: string, items: readonly Named[]) =>
    linkedItems(rows(item), { from: 'user_id', to }, items)
  const groups = of('group_users', 'group_id', named('security_groups'))
  const entities = of('entity_users', 'entity_id', named('entities'))
  const helperTables = of('helper_table_users', 'helper_table_id', named('helper_tables'))
  const isKept = ({ facts }: ReturnType<typeof named>[number]) => facts.status !== 'DELETED'
  const connectors = of('connector_users', 'connector_id', named('connectors').filter(isKept))
  const every = new Set(
    rows('user_entity_modes')
      .filter(({ facts }) => facts.apply_for === 'allCurrentAndFuture')
      .map(({ key }) => key),
  )
  return (id: string) => ({
    groups: groups(id),
    entities: entities(id),
    helperTables: helperTables(id),
    connectors: connectors(id),
    everyEntity: every.has(id),
  })
}
