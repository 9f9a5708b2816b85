import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Backend, type Browser, startBackend } from '../support/backend.ts'

// Every write that changes or removes links or a named item accepts the organisation and the expected state. The requests
// are sent directly, because the portal does not always send both.

type Method = 'POST' | 'DELETE'
type Ids = Record<
  'area' | 'subarea' | 'version' | 'milestone' | 'table' | 'entity' | 'group' | 'user',
  string
>
type Write = {
  name: string
  method: Method
  path: (ids: Ids) => string
  body?: (ids: Ids) => object
  seen: (ids: Ids) => unknown
  stale: unknown
}

let backend: Backend
let acme: string
let birch: string
let sue: Browser
let olga: Browser
beforeAll(async () => {
  backend = await startBackend()
  acme = await backend.idOf('organisations', 'acme Traders')
  birch = await backend.idOf('organisations', 'Birch Ltd')
  sue = await backend.as('sue')
  olga = await backend.as('olga')
})
afterAll(() => backend.close())

const named = { name: 'Seen', statusId: 1 }
const renamed = { name: 'Other', statusId: 1 }
const elsewhere = ['00000000-0000-4000-8000-000000000000']

const remove = (what: keyof Ids, path: string, seen: object = named, stale: object = renamed): Write => ({
  name: `DELETE ${path}/{id}`,
  method: 'DELETE',
  path: (ids) => `${path}/${ids[what]}`,
  seen: () => seen,
  stale,
})

const link = (
  method: Method,
  path: string,
  body: (ids: Ids) => object,
  seen: (ids: Ids) => unknown,
): Write => ({
  name: `${method} ${path}`,
  method,
  path: ({ user }) => path.replace('{user}', user),
  body,
  seen,
  stale: elsewhere,
})

const grant = (method: Method, path: string, body: (ids: Ids) => object): Write => ({
  ...link(method, path, body, () => ({ granted: method === 'DELETE' })),
  stale: { granted: method === 'POST' },
})

const combination = ({ area, subarea, group }: Ids) => ({
  ...{ groupId: group, areaId: area, subAreaId: subarea },
  ...{ areaAllCurrentAndFuture: false, subAreaAllCurrentAndFuture: false },
})
const milestone = (ids: Ids) => ({
  ...{ groupId: ids.group, versionId: ids.version, milestoneId: ids.milestone },
  ...{ versionAllCurrentAndFuture: false, milestoneAllCurrentAndFuture: false },
})
const toArea = ({ area, subarea }: Ids) => ({ areaId: area, subareaId: subarea })
const nothing = () => []

// In an order in which each can be executed: links first, then the items they link.
const writes: Write[] = [
  link('POST', '/subareas/link-to-area', toArea, nothing),
  link('POST', '/subareas/unlink-from-area', toArea, ({ subarea }) => [subarea]),
  link('POST', '/subareas/unlink-from-area-all', ({ area }) => ({ areaId: area }), nothing),
  grant('POST', '/permission-groups/area-subarea', combination),
  grant('DELETE', '/permission-groups/area-subarea', combination),
  grant('POST', '/permission-groups/version-milestone', milestone),
  grant('DELETE', '/permission-groups/version-milestone', milestone),
  link(
    'POST',
    '/users/{user}/link-to-group',
    ({ group }) => ({ groupId: group, comOrganisationId: acme }),
    nothing,
  ),
  link('POST', '/users/{user}/link-to-entity', ({ entity }) => ({ entityId: entity }), nothing),
  link('POST', '/users/{user}/link-helperTable', ({ table }) => ({ helperTableId: table }), nothing),
  remove('milestone', '/milestones'),
  remove('version', '/versions'),
  remove('table', '/helperTables'),
  remove('entity', '/entities', { name: 'Seen' }, { name: 'Other' }),
  remove(
    'area',
    '/areas',
    { ...named, subareaLinkType: 'custom' },
    { ...named, subareaLinkType: 'automatic' },
  ),
  remove('subarea', '/subareas'),
  {
    ...remove('group', '/permission-groups/groups'),
    name: 'DELETE /permission-groups/groups',
    path: () => '/permission-groups/groups',
    body: ({ group }) => ({ groupId: group }),
  },
]

describe('every write with an expected state [CALL-75]', () => {
  let ids: Ids
  beforeAll(async () => {
    const add = async (path: string, more: object = {}) => {
      const body = { name: 'Seen', comOrganisationId: acme, ...more }
      const answer = await sue.call('POST', path, { body })
      return String(answer.json().data.Id)
    }
    const version = await add('/versions')
    const { json } = await sue.call('POST', '/milestones', {
      body: { name: 'Seen', versionId: version, listOrder: 1 },
    })
    const person = { firstName: 'Pia', lastName: 'Pine', emailAddress: 'pia@tributary.example', roleId: 4 }
    const { json: user } = await sue.call('POST', '/users', {
      body: { ...person, comOrganisationId: acme, password: 'Umbrella-9-otter' },
    })
    ids = {
      version,
      area: await add('/areas'),
      subarea: await add('/subareas', { listOrder: 1 }),
      milestone: String(json().data.Id),
      table: await add('/helperTables', { inputTableName: 'Seen' }),
      entity: await add('/entities'),
      group: await add('/permission-groups'),
      user: String(user().data.Id),
    }
    await sue.call('POST', '/subareas/unlink-from-area-all', { body: { areaId: ids.area } })
  })

  const send = (browser: Browser, { method, path, body }: Write, orgId: string, expected: unknown) =>
    browser.call(method, `${path(ids)}?orgId=${orgId}`, { body: { ...body?.(ids), expected } })

  it.each(writes)('$name applies only to the named organisation and the expected state', async (write) => {
    const wrong = await send(sue, write, birch, write.seen(ids))
    expect(wrong.json()).toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('organisations'),
    })
    const stale = await send(sue, write, acme, write.stale)
    expect(stale.json()).toMatchObject({ statusCode: 409, message: expect.stringContaining('meanwhile') })
    const right = await send(sue, write, acme, write.seen(ids))
    expect(right.json()).toMatchObject({ status: 200 })
  })

  it('refuses an organisation the caller is not a member of', async () => {
    const cedar = await backend.idOf('organisations', 'Cedar & Co')
    // This call names an organisation in its body as well.
    for (const write of writes.filter(({ name }) => !name.endsWith('link-to-group')))
      expect((await send(olga, write, cedar, write.stale)).statusCode).toBe(403)
  })
})
