import { areaLinks } from '@tributary/domain'
import { demoAreas, demoSubareas, demoVersions } from '@tributary/fakes/demo-data/excel'
import { linkUserToEntity, listAreas, listEntities } from '@tributary/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ExcelStructure, excelStructureOf } from '../../src/database/structure/excel-structure.ts'
import { groupsIn } from '../../src/excel/groups/groups.read.ts'
import { areasIn, subareasIn } from '../../src/excel/structure/areas.read.ts'
import { versionsIn } from '../../src/excel/structure/versions.read.ts'
import { userLinksIn } from '../../src/users/user-links.queries.ts'
import { type Backend, startBackend } from '../support/backend.ts'
import { roundTripsOf } from '../support/round-trips.ts'
import { clientOf } from '../support/sdk-client.ts'

let backend: Backend
let acme: string
beforeAll(async () => {
  backend = await startBackend()
  acme = await backend.idOf('organisations', 'acme Traders')
})
afterAll(() => backend.close())

const names = (things: readonly { name: string }[] | undefined) => things?.map(({ name }) => name)

describe('the Excel structure of an organisation', () => {
  let structure: ExcelStructure
  beforeAll(async () => {
    structure = await excelStructureOf(backend.storage.db, acme)
  })

  it('contains everything, sorted by name', () => {
    expect(names(structure.areas)).toEqual(names(demoAreas))
    expect(names(structure.subareas)).toEqual(names(demoSubareas))
    expect(names(structure.versions)).toEqual(names(demoVersions))
    expect(names(structure.helperTables)).toEqual(['Cost centres', 'Exchange rates'])
    expect(structure.helperTables.map((table) => table.inputTableName)).toEqual([
      'Costcentres',
      'Exchangerates',
    ])
    expect(names(structure.entities)).toEqual(['Acme Retail Ltd', 'Acme Traders Ltd'])
  })

  it('contains the links of automatic and custom areas', () => {
    const links = areaLinks(structure)
    const linked = (name: string) =>
      names(links.filter(({ area }) => area.name === name).map(({ subarea }) => subarea))
    expect(linked('Finance')).toEqual(names(demoSubareas))
    expect(linked('Café bar')).toEqual(['Auckland', 'Māngere Bridge'])
    expect(linked('Purchasing')).toEqual([])
    const timaru = structure.subareas.find(({ name }) => name === 'Timaru')
    expect(timaru?.status?.name).toBe('archived')
    expect(names(links.filter(({ subarea }) => subarea === timaru).map(({ area }) => area))).toEqual([
      'Finance',
      'Logistics',
      'Marketing and brand communication for New Zealand, Australia and the Pacific',
      'Retail shops',
      'Sales',
    ])
  })

  it('contains the links of users', () => {
    const linksOf = (firstName: string) => {
      const user = structure.users.find((one) => one.firstName === firstName)
      return [names(user?.groups), names(user?.entities), names(user?.helperTables)]
    }
    const shops = 'Shop managers, Te Ika-a-Māui / North Island'
    expect(linksOf('Eli')).toEqual([
      ['Finance team', shops],
      ['Acme Traders Ltd'],
      ['Cost centres', 'Exchange rates'],
    ])
    expect(linksOf('Olga')).toEqual([
      ['Finance team'],
      ['Acme Retail Ltd', 'Acme Traders Ltd'],
      ['Exchange rates'],
    ])
    expect(linksOf('Una')).toEqual([[shops], [], []])
    expect(structure.groups.map((group) => group.areaGrants.length)).toEqual([2, 3])
    expect(structure.groups.map((group) => group.milestoneGrants.length)).toEqual([2, 1])
  })

  it('contains only one organisation', async () => {
    const birch = await backend.idOf('organisations', 'Birch Ltd')
    const { users, ...rest } = await excelStructureOf(backend.storage.db, birch)
    expect(Object.values(rest)).toEqual([[], [], [], [], [], []])
    expect(users).toMatchObject([{ firstName: 'Olga', groups: [], entities: [], helperTables: [] }])
  })

  it('is a snapshot, unaffected by simultaneous changes', async () => {
    const adam = await clientOf(backend, 'adam')
    const [entity] = await listEntities(adam, { query: { orgId: acme } })
    const params = { id: await backend.idOf('users', 'Una') }
    const [read] = await Promise.all([
      excelStructureOf(backend.storage.db, acme),
      linkUserToEntity(adam, { params, body: { entityId: entity?.id ?? '' } }),
    ])
    const known = new Set(read.entities.map(({ id }) => id))
    for (const user of read.users) for (const { id } of user.entities) expect(known).toContain(id)
  })
})

describe('ten thousand areas', () => {
  const cost = async (read: (db: typeof backend.storage.db) => Promise<unknown>) =>
    (await roundTripsOf(() => read(backend.storage.db))).flat().length

  it('with their links need no more queries than a dozen', async () => {
    const cedar = await backend.idOf('organisations', 'Cedar & Co')
    const { db } = backend.storage
    const numbers = Array.from({ length: 10_000 }, (_, index) => index)
    const rows = numbers.map((index) => ({
      organisation_id: cedar,
      name: `Area ${index}`,
      name_key: `area ${index}`,
      automatic: index % 2 === 0,
    }))
    const areaIds: string[] = []
    for (let start = 0; start < rows.length; start += 5000) {
      const batch = rows.slice(start, start + 5000)
      const added = await db.insertInto('areas').values(batch).returning(['id', 'automatic']).execute()
      areaIds.push(...added.filter((area) => !area.automatic).map(({ id }) => id))
    }
    const subareas = await db
      .insertInto('subareas')
      .values(
        ['East', 'West'].map((name) => ({ organisation_id: cedar, name, name_key: name.toLowerCase() })),
      )
      .returning('id')
      .execute()
    const [east] = subareas
    await db
      .insertInto('area_subareas')
      .values(areaIds.map((area_id) => ({ organisation_id: cedar, area_id, subarea_id: east?.id ?? '' })))
      .execute()

    const scope = { organisationIds: [cedar] }
    expect(await cost((db) => areasIn(db, scope))).toBe(3)
    expect(await cost((db) => subareasIn(db, scope))).toBe(3)
    expect(await cost((db) => versionsIn(db, scope))).toBe(2)
    expect(await cost((db) => groupsIn(db, scope))).toBe(3)
    expect(await cost((db) => userLinksIn(db, cedar))).toBeLessThanOrEqual(5)

    const areas = await listAreas(await clientOf(backend, 'adam'), { query: { orgId: cedar } })
    expect(areas).toHaveLength(10_000)
    expect(areas.slice(0, 3).map(({ name, subareas }) => [name, names(subareas)])).toEqual([
      ['Area 0', ['East', 'West']],
      ['Area 1', ['East']],
      ['Area 2', ['East', 'West']],
    ])
  })
})
