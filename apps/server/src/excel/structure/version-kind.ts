import type { Id, Version } from '@tributary/domain'
import { type ExpectedNameAndStatus, hasNameAndStatus } from './expected-state.ts'
import { insertRow } from './named-rows.queries.ts'
import { type ItemChange, type NewItem, type StructureKind, statusFact } from './structure-kind.ts'
import { versionsIn } from './versions.read.ts'
import { changeNameAndStatus } from './write-names.ts'

type VersionChange = ItemChange<ExpectedNameAndStatus> & { name: string; statusId: Id }

export const versionKind: StructureKind<Version, NewItem, VersionChange, ExpectedNameAndStatus> = {
  table: 'versions',
  read: versionsIn,
  facts: (version) => ({
    name: version.name,
    ...statusFact(version),
    milestones: version.milestones.length,
  }),
  insert: (trx, row) => insertRow(trx, 'versions', row),
  change: (trx, at, request) => changeNameAndStatus(trx, 'versions', at, request),
  matchesExpected: hasNameAndStatus,
}
