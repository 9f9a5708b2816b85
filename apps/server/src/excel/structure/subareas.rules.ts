import type { Id, Subarea } from '@tributary/domain'
import type { Author } from '../../audit/recorded.ts'
import type { Services } from '../../services.ts'
import { limitAutomaticLinks } from '../links/area-links.limits.ts'
import { subareasIn } from './areas.read.ts'
import { type ExpectedNameAndStatus, hasNameAndStatus } from './expected-state.ts'
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
import { insertSubarea } from './subareas.queries.ts'

const subareaPiece: Piece<Subarea> = {
  kind: 'subareas',
  read: subareasIn,
  facts: (subarea) => ({ name: subarea.name, ...statusFact(subarea), areas: subarea.areas.length }),
}

export type NewSubareaRequest = { name: string; organisationId: Id; listOrder: number }

export const createSubarea = (services: Services, author: Author, subarea: NewSubareaRequest) =>
  create(services, author, subareaPiece, subarea, async (trx, row) => {
    const created = await insertSubarea(trx, { ...row, listOrder: subarea.listOrder })
    await limitAutomaticLinks(trx, row.organisationId)
    return created
  })

export type SubareaRequest = NewSubareaRequest & {
  statusId: Id
  expected?: ExpectedNameAndStatus | undefined
}

export const updateSubarea = (services: Services, author: Author, id: Id, subarea: SubareaRequest) =>
  update(
    services,
    author,
    subareaPiece,
    { organisationId: subarea.organisationId, id, isAsSeen: asSeen(subarea.expected, hasNameAndStatus) },
    async (trx, at) => {
      await rename(trx, 'subareas', at, subarea.name)
      await setStatus(trx, 'subareas', at, subarea.statusId)
    },
  )

export const deleteSubarea = (services: Services, author: Author, id: Id, seen?: ExpectedNameAndStatus) =>
  remove(services, author, subareaPiece, { id, isAsSeen: asSeen(seen, hasNameAndStatus) })
