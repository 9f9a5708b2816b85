import type { Entity, Id } from '@tributary/domain'
import type { Author } from '../../audit/recorded.ts'
import type { Services } from '../../services.ts'
import { entitiesIn } from './entities.queries.ts'
import { hasName } from './expected-state.ts'
import { insertRow } from './named-rows.queries.ts'
import { asSeen, create, type Piece, remove, rename, update } from './structure-crud.ts'

const entityPiece: Piece<Entity> = {
  kind: 'entities',
  read: entitiesIn,
  facts: ({ name }) => ({ name }),
}

export type NewEntityRequest = { name: string; organisationId: Id }

export const createEntity = (services: Services, author: Author, entity: NewEntityRequest) =>
  create(services, author, entityPiece, entity, (trx, row) => insertRow(trx, 'entities', row))

export type EntityRequest = NewEntityRequest & { expected?: { name: string } | undefined }

export const updateEntity = (services: Services, author: Author, id: Id, entity: EntityRequest) =>
  update(
    services,
    author,
    entityPiece,
    { organisationId: entity.organisationId, id, isAsSeen: asSeen(entity.expected, hasName) },
    (trx, at) => rename(trx, 'entities', at, entity.name),
  )

export const deleteEntity = (services: Services, author: Author, id: Id, seen?: { name: string }) =>
  remove(services, author, entityPiece, { id, isAsSeen: asSeen(seen, hasName) })
