import type { Entity } from '@tributary/domain'
import { entitiesIn } from './entities.queries.ts'
import { hasName } from './expected-state.ts'
import { insertRow } from './named-rows.queries.ts'
import type { ItemChange, NewItem, StructureKind } from './structure-kind.ts'
import { changeName } from './write-names.ts'

type EntityName = { name: string }

export const entityKind: StructureKind<Entity, NewItem, ItemChange<EntityName> & EntityName, EntityName> = {
  table: 'entities',
  read: entitiesIn,
  facts: ({ name }) => ({ name }),
  insert: (trx, row) => insertRow(trx, 'entities', row),
  change: (trx, at, { name }) => changeName(trx, 'entities', at, name),
  matchesExpected: hasName,
}
