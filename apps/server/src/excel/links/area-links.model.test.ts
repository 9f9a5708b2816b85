import {
  type Client,
  createArea,
  createSubarea,
  deleteArea,
  deleteSubarea,
  linkArea,
  listAreas,
  unlinkArea,
  unlinkAreaFromAll,
  updateArea,
} from '@tributary/sdk'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Backend } from '../../../test/support/backend.ts'
import {
  type Id,
  modelRuns,
  modelWorld,
  newName,
  nth,
  sequenceOf,
} from '../../../test/support/model-world.ts'

let backend: Backend
let adam: Client
let organisationId: string
beforeAll(async () => {
  ;({ backend, adam, organisationId } = await modelWorld())
})
afterAll(() => backend.close())

/** The model: an automatic area is linked to every sub-area, a custom one to those of its list. */
type Model = { areas: Map<Id, { automatic: boolean; links: Set<Id> }>; subareas: Set<Id> }

const actions = [
  'create area',
  'create sub-area',
  'delete area',
  'delete sub-area',
  'link',
  'link',
  'unlink',
  'unlink',
  'link all',
  'unlink all',
  'make automatic',
  'make custom',
] as const
const command = fc.record({ action: fc.constantFrom(...actions), area: fc.nat(5), subarea: fc.nat(5) })

const linksOf = ({ areas, subareas }: Model, area: Id): Set<Id> => {
  const known = areas.get(area)
  return new Set(known?.automatic ? subareas : known?.links)
}

/** Makes an area custom: it stays linked to what it is linked to now. */
const makeCustom = (model: Model, area: Id) =>
  model.areas.set(area, { automatic: false, links: linksOf(model, area) }).get(area)?.links

async function newArea(model: Model) {
  const { data } = await createArea(adam, { body: { organisationId, name: newName() } })
  model.areas.set(data.id, { automatic: data.subareaLinkType === 'automatic', links: new Set() })
}

async function newSubarea(model: Model) {
  const { data } = await createSubarea(adam, { body: { organisationId, name: newName(), listOrder: 1 } })
  model.subareas.add(data.id)
}

async function changeSubarea(
  model: Model,
  action: 'link' | 'unlink' | 'delete sub-area',
  area: Id,
  subarea: Id,
) {
  if (action === 'delete sub-area') {
    await deleteSubarea(adam, { params: { id: subarea } })
    model.subareas.delete(subarea)
    for (const { links } of model.areas.values()) links.delete(subarea)
  } else if (action === 'link') {
    await linkArea(adam, { body: { areaId: area, subareaId: subarea } })
    makeCustom(model, area)?.add(subarea)
  } else {
    await unlinkArea(adam, { body: { areaId: area, subareaId: subarea } })
    makeCustom(model, area)?.delete(subarea)
  }
}

async function changeArea(model: Model, action: (typeof actions)[number], area: Id) {
  switch (action) {
    case 'delete area':
      await deleteArea(adam, { params: { id: area } })
      return void model.areas.delete(area)
    case 'link all':
      await linkArea(adam, { body: { areaId: area, allCurrentAndFuture: true } })
      return void model.areas.set(area, { automatic: true, links: new Set() })
    case 'unlink all':
      await unlinkAreaFromAll(adam, { body: { areaId: area } })
      return void model.areas.set(area, { automatic: false, links: new Set() })
    case 'make automatic':
      await setLinkType(area, 'automatic')
      return void model.areas.set(area, { automatic: true, links: new Set() })
    default:
      await setLinkType(area, 'custom')
      return void makeCustom(model, area)
  }
}

const setLinkType = (id: Id, subareaLinkType: 'automatic' | 'custom') =>
  updateArea(adam, {
    params: { id },
    body: { organisationId, name: newName(), statusId: 1, subareaLinkType },
  })

async function carryOut(
  model: Model,
  { action, ...at }: { action: (typeof actions)[number]; area: number; subarea: number },
) {
  if (action === 'create area') return newArea(model)
  if (action === 'create sub-area') return newSubarea(model)
  const area = nth(model.areas.keys(), at.area)
  const subarea = nth(model.subareas, at.subarea)
  if (area === undefined) return
  if (action !== 'link' && action !== 'unlink' && action !== 'delete sub-area')
    return changeArea(model, action, area)
  if (subarea !== undefined) await changeSubarea(model, action, area, subarea)
}

async function mustEqual(model: Model) {
  const areas = await listAreas(adam, { query: { orgId: organisationId } })
  const found = areas.map(({ id, subareas }) => [id, subareas.map((subarea) => subarea.id).sort()])
  const expected = [...model.areas.keys()].map((id) => [id, [...linksOf(model, id)].sort()])
  expect(new Map(found as [Id, Id[]][])).toEqual(new Map(expected as [Id, Id[]][]))
}

it('links the areas of the model to the same sub-areas, after any changes', async () => {
  await fc.assert(
    fc.asyncProperty(sequenceOf(command), async (commands) => {
      await backend.storage.withConnection(({ query }) => query('delete from areas; delete from subareas'))
      const model: Model = { areas: new Map(), subareas: new Set() }
      for (let count = 0; count < 2; count++) {
        await newArea(model)
        await newSubarea(model)
      }
      for (const asked of commands) {
        await carryOut(model, asked)
        await mustEqual(model)
      }
    }),
    { numRuns: modelRuns },
  )
})
