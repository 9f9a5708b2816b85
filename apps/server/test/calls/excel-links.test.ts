import {
  type Client,
  createArea,
  createSubarea,
  deleteArea,
  deleteSubarea,
  linkArea,
  listAreas,
  listSubareas,
  unlinkArea,
  unlinkAreaFromAll,
  updateArea,
} from '@tributary/sdk'
import { type AreaLinkStep, areaLinkPlan, type WantedSubareas } from '@tributary/sdk/excel'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Backend, type Browser, startBackend, UNKNOWN_ID } from '../support/backend.ts'
import { clientOf, statusOf } from '../support/sdk-client.ts'

type Id = string | number

let backend: Backend
let cedar: string
let adam: Client
let eli: Client
let raw: Browser
beforeAll(async () => {
  backend = await startBackend()
  cedar = await backend.idOf('organisations', 'Cedar & Co')
  adam = await clientOf(backend, 'adam')
  eli = await clientOf(backend, 'eli')
  raw = await backend.as('eli')
})
afterAll(() => backend.close())

const newArea = async (name: string) =>
  (await createArea(adam, { body: { organisationId: cedar, name } })).data.id
const newSubarea = async (name: string) =>
  (await createSubarea(adam, { body: { organisationId: cedar, name, listOrder: 1 } })).data.id

const link = (areaId: Id, subareaId: Id) => linkArea(adam, { body: { areaId, subareaId } })
const linkAll = (areaId: Id) => linkArea(adam, { body: { areaId, allCurrentAndFuture: true } })
const unlink = (areaId: Id, subareaId: Id) => unlinkArea(adam, { body: { areaId, subareaId } })
const unlinkAll = (areaId: Id) => unlinkAreaFromAll(adam, { body: { areaId } })

async function areaCalled(id: Id) {
  const areas = await listAreas(adam, { query: { orgId: cedar } })
  const area = areas.find((one) => one.id === id)
  if (!area) throw new Error(`There is no area ${id}.`)
  return area
}
const linkedTo = async (id: Id) => (await areaCalled(id)).subareas.map(({ name }) => name)

async function setLinkType(id: Id, subareaLinkType: 'automatic' | 'custom') {
  const { name } = await areaCalled(id)
  const body = { organisationId: cedar, name, statusId: 1, subareaLinkType }
  return updateArea(adam, { params: { id }, body })
}

async function startAfresh() {
  for (const { id } of await listAreas(adam, { query: { orgId: cedar } }))
    await deleteArea(adam, { params: { id } })
  for (const { id } of await listSubareas(adam, { query: { orgId: cedar } }))
    await deleteSubarea(adam, { params: { id } })
}

/** Three sub-areas and an automatic area. */
async function fresh() {
  await startAfresh()
  const [east, north, south] = [
    await newSubarea('East'),
    await newSubarea('North'),
    await newSubarea('South'),
  ]
  return { area: await newArea('Sales'), east, north, south }
}

describe('an area', () => {
  it('starts linked to every sub-area, including future ones [AREA-26]', async () => {
    const { area } = await fresh()
    await newSubarea('West')
    expect(await areaCalled(area)).toMatchObject({ subareaLinkType: 'automatic', allCurrentAndFuture: true })
    expect(await linkedTo(area)).toEqual(['East', 'North', 'South', 'West'])
    const subareas = await listSubareas(adam, { query: { orgId: cedar } })
    expect(subareas.map(({ areas }) => areas)).toEqual(subareas.map(() => [{ id: area, name: 'Sales' }]))
  })

  it('becomes custom when a link is added, and keeps the others [CALL-48]', async () => {
    const { area, north } = await fresh()
    const answer = await link(area, north)
    expect(answer.message).toBe('The area has been linked.')
    expect(answer.data).toMatchObject({ subareaLinkType: 'custom', allCurrentAndFuture: false })
    expect(await linkedTo(area)).toEqual(['East', 'North', 'South'])
    await newSubarea('West')
    expect(await linkedTo(area)).toEqual(['East', 'North', 'South'])
  })

  it('becomes custom when a link is removed, and keeps the others [CALL-49]', async () => {
    const { area, north } = await fresh()
    expect((await unlink(area, north)).data.subareas.map(({ name }) => name)).toEqual(['East', 'South'])
    expect(await linkedTo(area)).toEqual(['East', 'South'])
  })

  it('becomes custom without links when all are removed [CALL-50]', async () => {
    const { area, east } = await fresh()
    expect((await unlinkAll(area)).data).toMatchObject({ subareaLinkType: 'custom', subareas: [] })
    await link(area, east)
    expect(await linkedTo(area)).toEqual(['East'])
    expect((await unlinkAll(area)).data).toMatchObject({ subareaLinkType: 'custom', subareas: [] })
  })

  it('becomes custom in its dialog, linked to every current sub-area [AREA-27]', async () => {
    const { area } = await fresh()
    await setLinkType(area, 'custom')
    await newSubarea('West')
    expect(await linkedTo(area)).toEqual(['East', 'North', 'South'])
  })

  it('becomes automatic again by either call', async () => {
    const { area, south } = await fresh()
    await unlinkAll(area)
    expect((await linkAll(area)).data).toMatchObject({ subareaLinkType: 'automatic' })
    expect(await linkedTo(area)).toHaveLength(3)
    await unlink(area, south)
    await setLinkType(area, 'automatic')
    await newSubarea('West')
    expect(await linkedTo(area)).toEqual(['East', 'North', 'South', 'West'])
    await setLinkType(area, 'custom')
    expect(await linkedTo(area)).toEqual(['East', 'North', 'South', 'West'])
  })

  it('is unchanged when a link is added or removed again', async () => {
    const { area, east } = await fresh()
    await unlinkAll(area)
    await link(area, east)
    await link(area, east)
    expect(await linkedTo(area)).toEqual(['East'])
    await unlink(area, east)
    await unlink(area, east)
    expect(await linkedTo(area)).toEqual([])
  })

  it('loses links to deleted sub-areas', async () => {
    const { area, east } = await fresh()
    await link(area, east)
    await deleteSubarea(adam, { params: { id: east } })
    expect(await linkedTo(area)).toEqual(['North', 'South'])
    await deleteArea(adam, { params: { id: area } })
    const subareas = await listSubareas(adam, { query: { orgId: cedar } })
    expect(subareas.flatMap(({ areas }) => areas)).toEqual([])
  })

  it('keeps the simultaneous changes of several users', async () => {
    const { area, east, north, south } = await fresh()
    const others = await Promise.all(['a', 'b', 'c', 'd'].map(newSubarea))
    await unlinkAll(area)
    await Promise.all([east, north, ...others].map((subarea) => link(area, subarea)))
    expect(await linkedTo(area)).toEqual(['a', 'b', 'c', 'd', 'East', 'North'])
    await linkAll(area)
    await Promise.all([unlink(area, east), unlink(area, north), unlink(area, south)])
    expect(await linkedTo(area)).toEqual(['a', 'b', 'c', 'd'])
  })
})

it('records who changed a link and how', async () => {
  const { area, north } = await fresh()
  await unlink(area, north)
  const entry = await backend.storage.db
    .selectFrom('audit_log')
    .select(['actor_id', 'organisation_id', 'detail'])
    .where('action', '=', 'areas.unlinked')
    .where('target', '=', String(area))
    .executeTakeFirstOrThrow()
  expect(entry).toMatchObject({
    actor_id: await backend.idOf('users', 'Adam'),
    organisation_id: cedar,
    detail: {
      'before.linkType': 'automatic',
      'before.subareas': 3,
      'after.linkType': 'custom',
      'after.subareas': 2,
      'after.subarea': north,
    },
  })
})

describe('a link', () => {
  it('requires both items to exist in one organisation', async () => {
    const { area, east } = await fresh()
    const acme = await backend.idOf('organisations', 'acme Traders')
    const acmeIds = {
      area: (await listAreas(adam, { query: { orgId: acme } }))[0]?.id ?? '',
      subarea: (await listSubareas(adam, { query: { orgId: acme } }))[0]?.id ?? '',
    }
    const before = await areaCalled(area)
    for (const [areaId, subareaId] of [
      [area, acmeIds.subarea],
      [acmeIds.area, east],
      [area, UNKNOWN_ID],
      [UNKNOWN_ID, east],
      [area, 'no-id'],
      [7, east],
    ] as const) {
      expect(await statusOf(link(areaId, subareaId))).toBe(404)
      expect(await statusOf(unlink(areaId, subareaId))).toBe(404)
    }
    for (const areaId of [UNKNOWN_ID, 'no-id']) {
      expect(await statusOf(linkAll(areaId))).toBe(404)
      expect(await statusOf(unlinkAll(areaId))).toBe(404)
    }
    expect(await areaCalled(area)).toEqual(before)
  })

  it('of another organisation returns 404, and 403 to users without Excel', async () => {
    const { area, east } = await fresh()
    const una = await clientOf(backend, 'una')
    const link = { areaId: area, subareaId: east }
    const calls = (client: Client) => [
      linkArea(client, { body: link }),
      linkArea(client, { body: { areaId: area, allCurrentAndFuture: true } }),
      unlinkArea(client, { body: link }),
      unlinkAreaFromAll(client, { body: { areaId: area } }),
    ]
    expect(await Promise.all(calls(eli).map(statusOf))).toEqual([404, 404, 404, 404])
    expect(await Promise.all(calls(una).map(statusOf))).toEqual([403, 403, 403, 403])
    expect(await linkedTo(area)).toEqual(['East', 'North', 'South'])
  })

  it.each([
    ['link-to-area', { areaId: 1 }],
    ['link-to-area', { areaId: 1, allCurrentAndFuture: false }],
    ['link-to-area', { areaId: 1, subareaId: 2, allCurrentAndFuture: true }],
    ['link-to-area', { areaId: 1, subareaId: null }],
    ['link-to-area', { areaId: [1], subareaId: 2 }],
    ['unlink-from-area', { areaId: 1 }],
    ['unlink-from-area', { areaId: 1, subareaId: 2, all: true }],
    ['unlink-from-area-all', {}],
    ['unlink-from-area-all', { areaId: 1, subareaId: 2 }],
  ])('is refused if malformed: %s %j', async (path, body) => {
    expect((await raw.call('POST', `/subareas/${path}`, { body })).statusCode).toBe(400)
  })
})

describe('the dialog of an area [AREA-27]', () => {
  const send = (step: AreaLinkStep) => {
    switch (step.kind) {
      case 'link':
        return link(step.areaId, step.subareaId)
      case 'unlink':
        return unlink(step.areaId, step.subareaId)
      case 'link-all':
        return linkAll(step.areaId)
      case 'unlink-all':
        return unlinkAll(step.areaId)
      case 'set-link-type':
        return setLinkType(step.areaId, step.linkType)
    }
  }

  it.each([
    ['automatic', ['East', 'West']],
    ['automatic', []],
    ['custom', ['East', 'West']],
    ['custom', ['North', 'South']],
    ['custom', 'every'],
  ] as const)('changes an area that is %s to %j and keeps the remaining links', async (from, to) => {
    const { area, east, north } = await fresh()
    await newSubarea('West')
    if (from === 'custom') {
      await unlinkAll(area)
      await link(area, east)
      await link(area, north)
    }
    const subareas = await listSubareas(adam, { query: { orgId: cedar } })
    const wanted: WantedSubareas =
      to === 'every'
        ? { linkType: 'automatic' }
        : {
            linkType: 'custom',
            subareaIds: subareas.filter(({ name }) => to.some((one) => one === name)).map(({ id }) => id),
          }
    const staying = (await linkedTo(area)).filter((name) => to === 'every' || to.some((one) => one === name))
    for (const phase of areaLinkPlan(await areaCalled(area), wanted)) {
      await Promise.all(phase.map(send))
      expect(await linkedTo(area)).toEqual(expect.arrayContaining(staying))
    }
    expect(await linkedTo(area)).toEqual(to === 'every' ? ['East', 'North', 'South', 'West'] : [...to])
  })
})

describe('any sequence of changes to two areas and four sub-areas', () => {
  // The model: an area has all sub-areas or a set of them.
  type Model = { subareas: Set<string>; areas: { automatic: boolean; linked: Set<string> }[] }
  type Move =
    | { kind: 'add' | 'delete'; subarea: string }
    | { kind: 'link' | 'unlink'; area: number; subarea: string }
    | { kind: 'link all' | 'unlink all' | 'set automatic' | 'set custom'; area: number }

  const area = fc.constantFrom(0, 1)
  const subarea = fc.constantFrom('Alder', 'Birch', 'Cedar', 'Dogwood')
  const moves: fc.Arbitrary<Move[]> = fc.array(
    fc.oneof(
      fc.record({ kind: fc.constantFrom('add', 'delete'), subarea }),
      fc.record({ kind: fc.constantFrom('link', 'unlink'), area, subarea }),
      fc.record({ kind: fc.constantFrom('link all', 'unlink all', 'set automatic', 'set custom'), area }),
    ),
    { minLength: 4, maxLength: 16 },
  )

  const linkedIn = ({ subareas, areas }: Model, index: number) => {
    const one = areas[index]
    return [...(one?.automatic ? subareas : (one?.linked ?? []))].toSorted()
  }

  function foresee(model: Model, move: Move): void {
    if (!('area' in move)) {
      if (move.kind === 'add') model.subareas.add(move.subarea)
      else
        for (const set of [model.subareas, ...model.areas.map(({ linked }) => linked)])
          set.delete(move.subarea)
      return
    }
    const one = model.areas[move.area]
    if (!one || ('subarea' in move && !model.subareas.has(move.subarea))) return
    const kept = new Set(linkedIn(model, move.area))
    if ('subarea' in move) move.kind === 'link' ? kept.add(move.subarea) : kept.delete(move.subarea)
    one.automatic = move.kind === 'link all' || move.kind === 'set automatic'
    one.linked = one.automatic || move.kind === 'unlink all' ? new Set() : kept
  }

  async function carryOut(move: Move, areas: readonly Id[], subareas: Map<string, Id>): Promise<unknown> {
    if (!('area' in move)) {
      const known = subareas.get(move.subarea)
      if (move.kind === 'add' && !known) return subareas.set(move.subarea, await newSubarea(move.subarea))
      if (move.kind !== 'delete' || !known) return
      subareas.delete(move.subarea)
      return deleteSubarea(adam, { params: { id: known } })
    }
    const id = areas[move.area] ?? ''
    if (move.kind === 'link all') return linkAll(id)
    if (move.kind === 'unlink all') return unlinkAll(id)
    if (move.kind === 'set automatic') return setLinkType(id, 'automatic')
    if (move.kind === 'set custom') return setLinkType(id, 'custom')
    const known = subareas.get('subarea' in move ? move.subarea : '')
    if (known) return move.kind === 'link' ? link(id, known) : unlink(id, known)
  }

  it('leaves the links that a simple model predicts', async () => {
    await fc.assert(
      fc.asyncProperty(moves, async (sequence) => {
        await startAfresh()
        const areas = [await newArea('First'), await newArea('Second')]
        const subareas = new Map<string, Id>()
        const none = () => ({ automatic: true, linked: new Set<string>() })
        const model: Model = { subareas: new Set(), areas: [none(), none()] }
        for (const move of sequence) {
          await carryOut(move, areas, subareas)
          foresee(model, move)
        }
        for (const index of [0, 1]) {
          expect(await linkedTo(areas[index] ?? '')).toEqual(linkedIn(model, index))
        }
        const listed = await listSubareas(adam, { query: { orgId: cedar } })
        const expected = [...model.subareas].toSorted().map((name) => ({
          name,
          areas: ['First', 'Second'].filter((_, index) => linkedIn(model, index).includes(name)),
        }))
        expect(listed.map((one) => ({ name: one.name, areas: one.areas.map(({ name }) => name) }))).toEqual(
          expected,
        )
      }),
      { numRuns: 15 },
    )
  })
})

describe('areas with every sub-area', () => {
  const many = (table: 'areas' | 'subareas', count: number) =>
    backend.storage.withConnection(({ query }) =>
      query(`insert into ${table} (organisation_id, name, name_key)
        select '${cedar}', 'Many ' || n, 'many ' || n from generate_series(1, ${count}) n`),
    )

  it('have at most ten million links together', async () => {
    await startAfresh()
    const custom = await newArea('Custom')
    await unlinkAll(custom)
    await many('areas', 10_000)
    await many('subareas', 1_000)
    const tooMany = {
      statusCode: 400,
      messages: [expect.stringMatching(/^Too many areas are linked to every sub-area/)],
    }
    await expect(newArea('One more')).rejects.toMatchObject(tooMany)
    await expect(newSubarea('One more')).rejects.toMatchObject(tooMany)
    await expect(linkAll(custom)).rejects.toMatchObject(tooMany)
    const body = { organisationId: cedar, name: 'Custom', statusId: 1, subareaLinkType: 'automatic' as const }
    await expect(updateArea(adam, { params: { id: custom }, body })).rejects.toMatchObject(tooMany)
    const [first] = await listAreas(adam, { query: { orgId: cedar, links: 'custom' } })
    expect(first?.subareaLinkType).toBe('custom')
  })
})
