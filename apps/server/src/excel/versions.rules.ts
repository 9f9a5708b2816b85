import type { Id, Version } from '@tributary/domain'
import type { Author } from '../audit/recorded.ts'
import { statusChosen } from '../configuration/status-chosen.ts'
import type { Services } from '../services.ts'
import { create, givenName, type Piece, remove, statusFact, unlessTaken, update } from './structure-writes.ts'
import { changeVersion, insertVersion } from './versions.queries.ts'
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
) => create(services, author, versionPiece, version, insertVersion)

export type NameAndStatus = { name: string; organisationId: Id; statusId: Id }

export const updateVersion = (services: Services, author: Author, id: Id, version: NameAndStatus) =>
  update(services, author, versionPiece, { organisationId: version.organisationId, id }, async (trx, at) => {
    const status = await statusChosen(trx, version.statusId)
    const row = { ...at, ...givenName(version.name), statusId: status.id }
    await unlessTaken('versions', row.name, changeVersion(trx, row))
  })

export const deleteVersion = (services: Services, author: Author, id: Id) =>
  remove(services, author, versionPiece, id)
