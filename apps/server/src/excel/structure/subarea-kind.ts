import type { Id, Subarea } from '@tributary/domain'
import { limitAutomaticLinks } from '../links/area-links.limits.ts'
import { subareasIn } from './areas.read.ts'
import { type ExpectedNameAndStatus, hasNameAndStatus } from './expected-state.ts'
import { type ItemChange, type NewItem, type StructureKind, statusFact } from './structure-kind.ts'
import { insertSubarea } from './subareas.queries.ts'
import { changeNameAndStatus } from './write-names.ts'

type NewSubarea = NewItem & { listOrder: number }

/** The list order is sent as well, but cannot be changed. */
type SubareaChange = ItemChange<ExpectedNameAndStatus> & { name: string; statusId: Id }

export const subareaKind: StructureKind<Subarea, NewSubarea, SubareaChange, ExpectedNameAndStatus> = {
  table: 'subareas',
  read: subareasIn,
  facts: (subarea) => ({ name: subarea.name, ...statusFact(subarea), areas: subarea.areas.length }),
  async insert(trx, row, { listOrder }) {
    const created = await insertSubarea(trx, { ...row, listOrder })
    await limitAutomaticLinks(trx, row.organisationId)
    return created
  },
  change: (trx, at, request) => changeNameAndStatus(trx, 'subareas', at, request),
  matchesExpected: hasNameAndStatus,
}
