import type { Entity, Id } from '@tributary/domain'
import type { Author } from '../audit/recorded.ts'
import type { Services } from '../services.ts'
import { changeEntity, entitiesIn, insertEntity } from './entities.queries.ts'
import { create, givenName, type Piece, remove, unlessTaken, update } from './structure-writes.ts'

const entityPiece: Piece<Entity> = {
  kind: 'entities',
  read: entitiesIn,
  facts: ({ name }) => ({ name }),
}

export type EntityRequest = { name: string; organisationId: Id }

export const createEntity = (services: Services, author: Author, entity: EntityRequest) =>
  create(services, author, entityPiece, entity, insertEntity)

export const updateEntity = (services: Services, author: Author, id: Id, entity: EntityRequest) =>
  update(services, author, entityPiece, { organisationId: entity.organisationId, id }, async (trx, at) => {
    const row = { ...at, ...givenName(entity.name) }
    await unlessTaken('entities', row.name, changeEntity(trx, row))
  })

export const deleteEntity = (services: Services, author: Author, id: Id) =>
  remove(services, author, entityPiece, id)
