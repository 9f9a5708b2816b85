import type { Area, Id, SubareaLinkType } from '@tributary/domain'
import type { Author } from '../../audit/recorded.ts'
import type { Services } from '../../services.ts'
import { limitAutomaticLinks } from '../links/area-links.limits.ts'
import { setLinkType } from '../links/link-type.ts'
import { areasIn } from './areas.read.ts'
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

export const areaPiece: Piece<Area> = {
  kind: 'areas',
  read: areasIn,
  facts: (area) => ({
    name: area.name,
    ...statusFact(area),
    linkType: area.subareaLinkType,
    subareas: area.subareas.length,
  }),
}

/** A new area is linked to every sub-area (requirement AREA-26). */
export const createArea = (services: Services, author: Author, area: { name: string; organisationId: Id }) =>
  create(services, author, areaPiece, area, async (trx, row) => {
    const created = await insertRow(trx, 'areas', row)
    await limitAutomaticLinks(trx, row.organisationId)
    return created
  })

export type AreaRequest = {
  name: string
  organisationId: Id
  statusId: Id
  subareaLinkType: SubareaLinkType
  expected?: SeenArea | undefined
}

type SeenArea = ExpectedNameAndStatus & { subareaLinkType: SubareaLinkType }

const isAsSeen = (now: Area, seen: SeenArea) =>
  hasNameAndStatus(now, seen) && now.subareaLinkType === seen.subareaLinkType

export const updateArea = (services: Services, author: Author, id: Id, area: AreaRequest) =>
  update(
    services,
    author,
    areaPiece,
    { organisationId: area.organisationId, id, isAsSeen: asSeen(area.expected, isAsSeen) },
    async (trx, at) => {
      await rename(trx, 'areas', at, area.name)
      await setStatus(trx, 'areas', at, area.statusId)
      await setLinkType(trx, at, area.subareaLinkType)
    },
  )

export const deleteArea = (services: Services, author: Author, id: Id, seen?: SeenArea) =>
  remove(services, author, areaPiece, { id, isAsSeen: asSeen(seen, isAsSeen) })
