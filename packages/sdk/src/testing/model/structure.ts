import { byName, type Id, sameId } from '@tributary/domain'
import type { excel } from '../../contract/index.ts'
import { conflict } from '../failures.ts'
import { buildArea, buildSubarea } from './builders.ts'
import { belongsTo, found, type ModelHandlers, removeRow, signedIn, type World } from './world.ts'

type Row = { id: Id; name: string; organisationId: Id }
type Kind = 'area' | 'sub-area'

const nouns = { area: 'an area', 'sub-area': 'a sub-area' } as const

/** Returns the rows of an organisation by name, or those of every organisation of the user. */
const listed = <R extends Row>(
  rows: readonly R[],
  orgId: Id | undefined,
  user: Parameters<typeof signedIn>[0],
) =>
  rows
    .filter(({ organisationId }) =>
      orgId === undefined ? belongsTo(signedIn(user), organisationId) : sameId(organisationId, orgId),
    )
    .toSorted((a, b) => byName(a.name, b.name))

function refuseTaken(
  rows: readonly Row[],
  kind: Kind,
  { name, organisationId, id }: Omit<Row, 'id'> & { id?: Id },
) {
  const taken = rows.find(
    (row) =>
      sameId(row.organisationId, organisationId) &&
      row.name.toLowerCase() === name.toLowerCase() &&
      (id === undefined || !sameId(row.id, id)),
  )
  if (taken) throw conflict(`There is already ${nouns[kind]} called ${name}.`)
}

/** Areas and sub-areas. The links of areas are stored as a test sets them. */
export const structureModel = ({ data, newId }: World): ModelHandlers<typeof excel> => {
  const statusWith = (statusId: Id) => data.statuses.find(({ id }) => sameId(id, statusId)) ?? null
  return {
    listAreas: ({ query, user }) => listed(data.areas, query.orgId, user),
    createArea: ({ body }) => {
      refuseTaken(data.areas, 'area', body)
      const area = buildArea({ id: newId(), ...body })
      data.areas.push(area)
      return { message: 'The area has been created.', data: area }
    },
    updateArea: ({ params, body, user }) => {
      const area = found(data.areas, params.id, signedIn(user))
      const { name, organisationId, statusId, subareaLinkType } = body
      refuseTaken(data.areas, 'area', { name, organisationId, id: area.id })
      const allCurrentAndFuture = subareaLinkType === 'automatic'
      Object.assign(area, { name, status: statusWith(statusId), subareaLinkType, allCurrentAndFuture })
      return { message: 'The area has been saved.', data: area }
    },
    deleteArea: ({ params, user }) => {
      removeRow(data.areas, found(data.areas, params.id, signedIn(user)))
      return { message: 'The area has been deleted.', data: null }
    },
    listSubareas: ({ query, user }) => listed(data.subareas, query.orgId, user),
    createSubarea: ({ body: { name, organisationId } }) => {
      refuseTaken(data.subareas, 'sub-area', { name, organisationId })
      const subarea = buildSubarea({ id: newId(), name, organisationId })
      data.subareas.push(subarea)
      return { message: 'The sub-area has been created.', data: subarea }
    },
    updateSubarea: ({ params, body: { name, organisationId, statusId }, user }) => {
      const subarea = found(data.subareas, params.id, signedIn(user))
      refuseTaken(data.subareas, 'sub-area', { name, organisationId, id: subarea.id })
      Object.assign(subarea, { name, status: statusWith(statusId) })
      return { message: 'The sub-area has been saved.', data: subarea }
    },
    deleteSubarea: ({ params, user }) => {
      removeRow(data.subareas, found(data.subareas, params.id, signedIn(user)))
      return { message: 'The sub-area has been deleted.', data: null }
    },
  }
}
