import type { Id, Version } from '@tributary/domain'
import type { Author } from '../../audit/recorded.ts'
import type { Services } from '../../services.ts'
import { type ExpectedNameAndStatus, hasNameAndStatus } from './expected-state.ts'
import { insertRow } from './named-rows.queries.ts'
import {
  asSeen,
  create,
  type Piece,
  remove,
  rename,
  setStatus,
  statusFact,
  update,
} from './structure-crud.ts'
import { versionsIn } from './versions.read.ts'

const versionPiece: Piece<Version> = {
  kind: 'versions',
  read: versionsIn,
  facts: (version) => ({
    name: version.name,
    ...statusFact(version),
    milestones: version.milestones.length,
  }),
}

export const createVersion = (
  services: Services,
  author: Author,
  version: { name: string; organisationId: Id },
) => create(services, author, versionPiece, version, (trx, row) => insertRow(trx, 'versions', row))

export type NameAndStatus = {
  name: string
  organisationId: Id
  statusId: Id
  expected?: ExpectedNameAndStatus | undefined
}

export const updateVersion = (services: Services, author: Author, id: Id, version: NameAndStatus) =>
  update(
    services,
    author,
    versionPiece,
    { organisationId: version.organisationId, id, isAsSeen: asSeen(version.expected, hasNameAndStatus) },
    async (trx, at) => {
      await rename(trx, 'versions', at, version.name)
      await setStatus(trx, 'versions', at, version.statusId)
    },
  )

export const deleteVersion = (services: Services, author: Author, id: Id, seen?: ExpectedNameAndStatus) =>
  remove(services, author, versionPiece, { id, isAsSeen: asSeen(seen, hasNameAndStatus) })
