import {
  type Client,
  createArea,
  createSubarea,
  deleteSubarea,
  importAreas,
  linkArea,
  listAreas,
  listAuditEntries,
  listStructureChanges,
  listSubareas,
  undoStructureChange,
} from '@tributary/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Backend, type Browser, startBackend } from '../support/backend.ts'
import { clientOf, statusOf } from '../support/sdk-client.ts'

let backend: Backend
let cedar: string
let adam: Client
let raw: Browser
beforeAll(async () => {
  backend = await startBackend()
  cedar = await backend.idOf('organisations', 'Cedar & Co')
  adam = await clientOf(backend, 'adam')
  raw = await backend.as('adam')
})
afterAll(() => backend.close())

type Row = { area: string; subarea?: string }

const importing = async (...rows: Row[]) =>
  (await importAreas(adam, { body: { organisationId: cedar, rows } })).data
const query = () => ({ query: { orgId: cedar } })
async function areaCalled(name: string) {
  const area = (await listAreas(adam, query())).find((one) => one.name === name)
  return area && [area.subareaLinkType, area.subareas.map((subarea) => subarea.name)]
}
const everyName = async () => [
  ...(await listAreas(adam, query())).map(({ name }) => name),
  ...(await listSubareas(adam, query())).map(({ name }) => name),
]
const post = (rows: readonly Row[]) =>
  raw.call('POST', '/areas/import', { body: { comOrganisationId: cedar, rows } })
const newArea = async (name: string) =>
  (await createArea(adam, { body: { organisationId: cedar, name } })).data.id
const newSubarea = async (name: string) =>
  (await createSubarea(adam, { body: { organisationId: cedar, name, listOrder: 1 } })).data.id

describe('an imported table of areas and sub-areas [STRUCT-03]', () => {
  it('becomes custom areas with exactly their sub-areas', async () => {
    const added = await importing(
      { area: 'Import sales', subarea: 'Import north' },
      { area: ' import SALES ', subarea: 'Import south' },
      { area: 'Import costs', subarea: 'Import south' },
      { area: 'Import plans' },
    )
    expect(added).toEqual({ areas: 3, subareas: 2, links: 3 })
    expect(await areaCalled('Import sales')).toEqual(['custom', ['Import north', 'Import south']])
    expect(await areaCalled('Import costs')).toEqual(['custom', ['Import south']])
    expect(await areaCalled('Import plans')).toEqual(['custom', []])
  })

  it('adds nothing when it is imported again', async () => {
    const rows = [
      { area: 'Twice', subarea: 'Twice one' },
      { area: 'TWICE', subarea: 'twice ONE' },
    ]
    expect(await importing(...rows)).toEqual({ areas: 1, subareas: 1, links: 1 })
    expect(await importing(...rows)).toEqual({ areas: 0, subareas: 0, links: 0 })
  })

  it('adds links to an existing custom area, and none to an automatic one', async () => {
    await newArea('Existing automatic')
    const custom = await newArea('Existing custom')
    const known = await newSubarea('Existing known')
    await linkArea(adam, { body: { areaId: custom, allCurrentAndFuture: true } })
    await importing({ area: 'Before', subarea: 'Existing known' })
    await deleteSubarea(adam, { params: { id: known } })
    expect(await importing({ area: 'Existing automatic', subarea: 'Existing new' })).toEqual({
      ...{ areas: 0, subareas: 1 },
      links: 0,
    })
    expect((await areaCalled('Existing automatic'))?.[0]).toBe('automatic')
    expect(await importing({ area: 'Before', subarea: 'Existing new' })).toEqual({
      ...{ areas: 0, subareas: 0 },
      links: 1,
    })
    expect(await areaCalled('Before')).toEqual(['custom', ['Existing new']])
  })

  it('names the line of a refused name, and adds nothing', async () => {
    const before = await everyName()
    const rows = [{ area: 'Half' }, { area: 'x'.repeat(300), subarea: 'Half' }]
    const response = await post(rows)
    expect(response.statusCode).toBe(400)
    expect(response.body).toContain('rows.1.area')
    expect(await everyName()).toEqual(before)
  })

  it.each([[[]], [Array.from({ length: 1_001 }, (_, at) => ({ area: `Many ${at}` }))]])(
    'refuses no rows and more than 1,000',
    async (rows) => {
      expect((await post(rows)).statusCode).toBe(400)
    },
  )

  it('is refused in a foreign organisation and to a user without Excel', async () => {
    const rows = [{ area: 'Foreign' }]
    const acme = await backend.idOf('organisations', 'acme Traders')
    const olgaOfAcme = await clientOf(backend, 'olga')
    const una = await clientOf(backend, 'una')
    expect(await statusOf(importAreas(olgaOfAcme, { body: { organisationId: cedar, rows } }))).toBe(403)
    expect(await statusOf(importAreas(una, { body: { organisationId: acme, rows } }))).toBe(403)
  })

  it('is in the audit log item by item', async () => {
    await importing({ area: 'Logged', subarea: 'Logged part' })
    const entries = await listAuditEntries(await clientOf(backend, 'sue'), {
      query: { orgId: cedar, limit: 3 },
    })
    expect(entries.map(({ action }) => action)).toEqual([
      'areas.created',
      'subareas.created',
      'areas.imported',
    ])
  })

  it('is undone as a whole, and keeps what was there before', async () => {
    await importing({ area: 'Import kept' })
    await importing({ area: 'Import kept', subarea: 'Import gone' }, { area: 'Import gone too' })
    const [change] = await listStructureChanges(adam, query())
    expect(change).toMatchObject({
      action: 'areas.imported',
      name: 'Import gone too, Import gone, Import kept',
    })
    await undoStructureChange(adam, { params: { id: change?.id ?? '' }, body: { organisationId: cedar } })
    const names = await everyName()
    expect(names).toContain('Import kept')
    expect(names).not.toContain('Import gone')
    expect(names).not.toContain('Import gone too')
    expect(await areaCalled('Import kept')).toEqual(['custom', []])
  })
})
