import { createArea, linkArea, listAreas, listSubareas } from '@tributary/sdk'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Backend, type Browser, startBackend } from '../support/backend.ts'
import { clientOf, failureOf } from '../support/sdk-client.ts'

// GET /areas and /subareas repeated every automatic link: 1,076 areas × 464 sub-areas made 47 MB and 53 MB of JSON in
// one chunk, and four such requests blocked all others for 13 s.

let backend: Backend
let cedar: string
let adam: Browser
beforeAll(async () => {
  backend = await startBackend()
  cedar = await backend.idOf('organisations', 'Cedar & Co')
  adam = await backend.as('adam')
})
afterAll(() => backend.close())

const fill = (table: 'areas' | 'subareas', count: number) =>
  backend.storage.withConnection(
    async ({ query }) => {
      await query(`delete from ${table} where organisation_id = '${cedar}'`)
      await query(`insert into ${table} (organisation_id, name, name_key)
      select '${cedar}', 'Part ' || n, 'part ' || n from generate_series(1, ${count}) n`)
    },
    { longStatements: true },
  )

const structure = async (areas: number, subareas: number) => {
  await fill('areas', areas)
  await fill('subareas', subareas)
}

const paths = ['/areas', '/subareas']
const get = (path: string) => adam.call('GET', `${path}?orgId=${cedar}`)

it.each(paths)('refuses to list more than 20,000 links of %s, and names the parameter', async (path) => {
  await structure(201, 100)
  const answer = await get(path)
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({ statusCode: 422, message: expect.stringContaining('links=custom') })
})

it.each(paths)('streams 20,000 links of %s in many small chunks', async (path) => {
  await structure(200, 100)
  const answer = await backend.app.inject({
    url: `/backend${path}?orgId=${cedar}`,
    headers: { authorization: `Bearer ${adam.accessToken}` },
    payloadAsStream: true,
  })
  const sizes: number[] = []
  let text = ''
  for await (const piece of answer.stream()) {
    sizes.push(piece.length)
    text += piece
  }
  expect(answer.headers['content-length']).toBeUndefined()
  expect(sizes.length).toBeGreaterThan(10)
  expect(Math.max(...sizes)).toBeLessThan(256 * 1024)
  const rows: { Subareas?: unknown[]; AreasSubareas?: unknown[] }[] = JSON.parse(text)
  expect(
    rows.flatMap(({ Subareas = [], AreasSubareas = [] }) => [...Subareas, ...AreasSubareas]),
  ).toHaveLength(20_000)
})

it('lists 10,000 areas and 1,000 sub-areas without their automatic links', async () => {
  await structure(10_000, 1_000)
  const query = { orgId: cedar, links: 'custom' as const }
  const client = await clientOf(backend, 'adam')
  const [areas, subareas] = [await listAreas(client, { query }), await listSubareas(client, { query })]
  expect([areas.length, subareas.length]).toEqual([10_000, 1_000])
  expect(areas.every(({ subareaLinkType }) => subareaLinkType === 'automatic')).toBe(true)
  expect([...areas.flatMap((area) => area.subareas), ...subareas.flatMap((one) => one.areas)]).toEqual([])
})

it('stores no row for the links of a new area', async () => {
  await structure(0, 1_000)
  const client = await clientOf(backend, 'adam')
  const { data } = await createArea(client, { body: { organisationId: cedar, name: 'Automatic' } })
  expect(data.subareas).toHaveLength(1_000)
  const rows = backend.storage.db.selectFrom('area_subareas').selectAll()
  expect(await rows.where('organisation_id', '=', cedar).execute()).toEqual([])
})

it('refuses more than 200,000 links of custom areas', async () => {
  await structure(202, 1_000)
  await backend.storage.withConnection(
    ({ query }) =>
      query(`with custom as (update areas set automatic = false where id in
        (select id from areas where organisation_id = '${cedar}' order by name limit 200) returning id)
      insert into area_subareas (organisation_id, area_id, subarea_id)
        select '${cedar}', custom.id, subareas.id from custom, subareas
        where subareas.organisation_id = '${cedar}'`),
    { longStatements: true },
  )
  const client = await clientOf(backend, 'adam')
  const query = { orgId: cedar, links: 'custom' as const }
  const automatic = (await listAreas(client, { query })).find((area) => area.subareaLinkType === 'automatic')
  const [subarea] = await listSubareas(client, { query })
  const body = { areaId: automatic?.id ?? '', subareaId: subarea?.id ?? '' }
  expect(await failureOf(linkArea(client, { body }))).toEqual([
    400,
    expect.stringMatching(/^Too many sub-areas have been chosen/),
  ])
})
