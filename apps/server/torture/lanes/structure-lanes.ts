import type { Dice } from '@tributary/fakes/ftp/dice'
import {
  createArea,
  createSubarea,
  createUser,
  deleteArea,
  deleteSubarea,
  linkArea,
  listAreas,
  listRoles,
  listStatuses,
  listSubareas,
  listUsers,
  unlinkArea,
  updateArea,
  updateSubarea,
  updateUser,
} from '@tributary/sdk'
import type { Person } from '../person.ts'
import type { Lane, Problem, Tally } from '../record.ts'
import { itemsLane } from './items-lane.ts'
import { valueLane } from './value-lane.ts'

type Tools = { person: Person; tally: Tally; dice: Dice }

export async function structureLanes({ person, tally, dice }: Tools): Promise<Lane[]> {
  const { client, orgId } = person
  const statusId = (await listStatuses(client)).find(({ name }) => name === 'active')?.id ?? ''
  const roleId = (await listRoles(client)).find(({ name }) => name === 'User')?.id ?? ''
  const query = { orgId }
  const areas = () => listAreas(client, { query })
  const subareas = () => listSubareas(client, { query })
  const body = { organisationId: orgId, statusId }
  const userBody = { firstName: 'Kit', organisationId: orgId, roleId }

  return [
    itemsLane({
      ...{ name: 'area', tally, dice },
      list: areas,
      create: (name) => createArea(client, { body: { name, organisationId: orgId } }),
      rename: (id, name) =>
        updateArea(client, { params: { id }, body: { ...body, name, subareaLinkType: 'automatic' } }),
      remove: (id) => deleteArea(client, { params: { id } }),
      also: async () => unlinked(await areas(), await subareas()),
    }),
    itemsLane({
      ...{ name: 'sub-area', tally, dice },
      list: subareas,
      create: (name) => createSubarea(client, { body: { name, organisationId: orgId, listOrder: 1 } }),
      rename: (id, name) => updateSubarea(client, { params: { id }, body: { ...body, name, listOrder: 1 } }),
      remove: (id) => deleteSubarea(client, { params: { id } }),
    }),
    itemsLane({
      ...{ name: 'user', tally, dice },
      list: async () =>
        (await listUsers(client, { query })).map(({ id, lastName }) => ({ id, name: lastName })),
      create: (lastName, serial) =>
        createUser(client, {
          body: { ...userBody, lastName, emailAddress: addressOf(serial), sendPasswordLink: true },
        }),
      rename: (id, lastName) =>
        updateUser(client, {
          params: { id },
          body: { ...userBody, statusId, lastName, emailAddress: addressOf(numberIn(lastName)) },
        }),
    }),
    await linksLane({ person, tally, dice }),
  ]
}

const addressOf = (serial: number) => `kit${serial}@tributary.example`
const numberIn = (name: string) => Number(/\d+/.exec(name)?.[0])

/** An automatic area is linked to every sub-area, however the server ended. */
function unlinked(
  areas: Awaited<ReturnType<typeof listAreas>>,
  subareas: Awaited<ReturnType<typeof listSubareas>>,
): Problem[] {
  return areas
    .filter((area) => area.subareaLinkType === 'automatic' && area.subareas.length !== subareas.length)
    .map(({ name, subareas: { length } }) => ({
      kind: 'half written' as const,
      what: `${name} is automatic and has ${length} of ${subareas.length} sub-areas`,
    }))
}

/** Links an area of the sample data to its sub-areas, one at a time. */
async function linksLane({ person: { client, orgId }, tally, dice }: Tools): Promise<Lane> {
  const area = async () => {
    const found = (await listAreas(client, { query: { orgId } })).find(({ name }) => name === 'Purchasing')
    if (!found) throw new Error('The sample area is missing.')
    return found
  }
  const samples = (await listSubareas(client, { query: { orgId } })).map(({ id }) => String(id)).slice(0, 8)
  const { id: areaId } = await area()
  const [first = '', ...others] = samples
  return valueLane<string[]>({
    ...{ name: 'links of an area', tally, kind: 'lost' },
    read: async () => (await area()).subareas.map(({ id }) => String(id)).sort(),
    next(linked) {
      const chosen = dice.pick([first, ...others])
      return linked.includes(chosen) ? linked.filter((id) => id !== chosen) : [...linked, chosen].sort()
    },
    write(next, before) {
      const [added] = next.filter((id) => !before.includes(id))
      const [removed] = before.filter((id) => !next.includes(id))
      return added === undefined
        ? unlinkArea(client, { body: { areaId, subareaId: removed ?? '' } })
        : linkArea(client, { body: { areaId, subareaId: added } })
    },
  })
}
