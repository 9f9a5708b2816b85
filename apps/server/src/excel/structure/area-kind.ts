import type { Area, Id, SubareaLinkType } from '@tributary/domain'
import { limitAutomaticLinks } from '../links/area-links.limits.ts'
import { setLinkType } from '../links/link-type.ts'
import { areasIn } from './areas.read.ts'
import { type ExpectedNameAndStatus, hasNameAndStatus } from './expected-state.ts'
import { insertRow } from './named-rows.queries.ts'
import { type ItemChange, type NewItem, type StructureKind, statusFact } from './structure-kind.ts'
import { changeNameAndStatus } from './write-names.ts'

type ExpectedArea = ExpectedNameAndStatus & { subareaLinkType: SubareaLinkType }

type AreaChange = ItemChange<ExpectedArea> & { name: string; statusId: Id; subareaLinkType: SubareaLinkType }

export const areaKind: StructureKind<Area, NewItem, AreaChange, ExpectedArea> = {
  table: 'areas',
  read: areasIn,
  facts: (area) => ({
    name: area.name,
    ...statusFact(area),
    linkType: area.subareaLinkType,
    subareas: area.subareas.length,
  }),
  /** A new area is automatic: it is linked to every sub-area. */
  async insert(trx, row) {
    const created = await insertRow(trx, 'areas', row)
    await limitAutomaticLinks(trx, row.organisationId)
    return created
  },
  async change(trx, at, request) {
    await changeNameAndStatus(trx, 'areas', at, request)
    await setLinkType(trx, at, request.subareaLinkType)
  },
  matchesExpected: (now, expected) =>
    hasNameAndStatus(now, expected) && now.subareaLinkType === expected.subareaLinkType,
}
