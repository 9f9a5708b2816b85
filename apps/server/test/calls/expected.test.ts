import {
  type Client,
  createArea,
  createEntity,
  createHelperTable,
  createSubarea,
  createUser,
  deleteSubarea,
  linkArea,
  linkUserToEntity,
  linkUserToGroup,
  linkUserToHelperTable,
  listAreas,
  listSecurityGroups,
  listUsers,
  saveClient,
  saveSecurityGroup,
  setSecurityGroupStatus,
  unlinkAreaFromAll,
  unlinkUserFromEntities,
  unlinkUserFromGroups,
  unlinkUserFromHelperTables,
  updateArea,
  updateEntity,
  updateUser,
} from '@tributary/sdk'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Backend, startBackend } from '../support/backend.ts'
import { clientOf, failureOf, statusOf } from '../support/sdk-client.ts'
import { areas, type ItemKind, itemKinds } from './excel-items.ts'

type Id = string | number

let backend: Backend
let acme: string
let birch: string
let sue: Client
let adam: Client
let olga: Client
let eli: Client
let una: Client
beforeAll(async () => {
  backend = await startBackend()
  acme = await backend.idOf('organisations', 'acme Traders')
  birch = await backend.idOf('organisations', 'Birch Ltd')
  ;[sue, adam, olga, eli, una] = await Promise.all([
    clientOf(backend, 'sue'),
    clientOf(backend, 'adam'),
    clientOf(backend, 'olga'),
    clientOf(backend, 'eli'),
    clientOf(backend, 'una'),
  ])
})
afterAll(() => backend.close())

const nameOf = async (itemKind: ItemKind, id: Id) =>
  (await itemKind.list(sue, acme)).find((row) => row.id === id)?.name
const conflicts = (who: string, thing: string) => [
  409,
  `${who} changed ${thing} meanwhile. Look at it again, then save again.`,
]
const active = { statusId: 1 }

describe.each(itemKinds)('$definite', (itemKind) => {
  const thing = itemKind.noun.replace(/^an? /, 'this ')
  const made = async (name: string) => (await itemKind.create(eli, acme, name)).data.id
  const change = (client: Client, id: Id, name: string, seen?: string) =>
    itemKind.change(client, acme, id, name, 1, seen === undefined ? undefined : { name: seen, ...active })

  it('is changed if it matches the expected state, in any Unicode form', async () => {
    const id = await made('Whānau')
    expect((await change(eli, id, 'Whare', 'Wha\u0304nau')).data.name).toBe('Whare')
    expect((await itemKind.change(eli, acme, id, 'Waka', 1, { name: 'Whare' })).data.name).toBe('Waka')
  })

  it('is unchanged after another user’s change, and the response names that user', async () => {
    const id = await made('Tui')
    await change(olga, id, 'Kea')
    expect(await failureOf(change(eli, id, 'Kiwi', 'Tui'))).toEqual(conflicts('Olga Oak has', thing))
    expect(await failureOf(change(olga, id, 'Kiwi', 'Tui'))).toEqual(conflicts('You have', thing))
    expect(await nameOf(itemKind, id)).toBe('Kea')
    expect(await failureOf(change(eli, id, 'Kiwi', 'Kea'))).toBeUndefined()
    expect(await failureOf(change(olga, id, 'Takahē'))).toBeUndefined()
  })

  it('is changed by one of several simultaneous requests', async () => {
    const id = await made('Moa')
    const wishes = [sue, olga, eli].map((client, index) => change(client, id, `Moa ${index}`, 'Moa'))
    expect((await Promise.all(wishes.map(statusOf))).toSorted()).toEqual([409, 409, undefined])
  })

  it('cannot be changed or restored once it is deleted', async () => {
    const id = await made('Huia')
    const [removed, changed] = await Promise.all([
      statusOf(itemKind.remove(sue, id)),
      statusOf(change(eli, id, 'Huia again', 'Huia')),
    ])
    expect([removed, [undefined, 404].includes(changed)]).toEqual([undefined, true])
    expect(await statusOf(change(eli, id, 'Huia again', 'Huia'))).toBe(404)
    expect(await nameOf(itemKind, id)).toBeUndefined()
  })

  it('reveals nothing to users who may not change it', async () => {
    const id = await made('Ruru')
    const foreign = (await itemKind.create(olga, birch, 'Ruru')).data.id
    const wrong = { name: 'not Ruru', ...active }
    expect(await statusOf(itemKind.change(una, acme, id, 'x', 1, wrong))).toBe(403)
    expect(await statusOf(itemKind.change(eli, acme, foreign, 'x', 1, wrong))).toBe(404)
    expect(await statusOf(itemKind.change(olga, acme, foreign, 'x', 1, wrong))).toBe(400)
  })
})

it('compares the status; a missing one means active', async () => {
  for (const itemKind of itemKinds.filter(
    ({ action }) => !['entities', 'security_groups'].includes(action),
  )) {
    const { id } = (await itemKind.create(eli, acme, 'Status')).data
    await itemKind.change(olga, acme, id, 'Status', 3)
    const save = (statusId: Id | null | undefined) =>
      statusOf(itemKind.change(eli, acme, id, 'Status', 3, { name: 'Status', statusId: statusId ?? null }))
    expect([await save(1), await save(undefined), await save('3')]).toEqual([409, 409, undefined])
  }
})

it('compares the status of a group [GROUP-25]', async () => {
  const body = { organisationId: acme, name: 'Watched' }
  const { id } = (await saveSecurityGroup(eli, { body })).data
  const set = (client: Client, statusId: Id, expected?: { statusId?: Id | null }) =>
    failureOf(
      setSecurityGroupStatus(client, {
        body: { organisationId: acme, groupId: id, statusId, ...(expected && { expected }) },
      }),
    )
  expect(await set(olga, 3, {})).toBeUndefined()
  expect(await set(eli, 3, { statusId: 1 })).toEqual(conflicts('Olga Oak has', 'this security group'))
  expect(
    (await listSecurityGroups(eli, { query: { orgId: acme } })).find((group) => group.id === id),
  ).toEqual(expect.objectContaining({ status: expect.objectContaining({ id: 3 }) }))
  expect(
    await statusOf(saveSecurityGroup(eli, { body: { ...body, name: 'New', expected: { name: 'New' } } })),
  ).toBe(400)
})

it('does not name an installation administrator to members of one organisation', async () => {
  const { id } = (await createEntity(olga, { body: { organisationId: birch, name: 'Of Birch' } })).data
  const rename = (client: Client, name: string, expected?: { name: string }) =>
    failureOf(
      updateEntity(client, {
        params: { id },
        body: { organisationId: birch, name, ...(expected && { expected }) },
      }),
    )
  await rename(sue, 'By Sue')
  const seen = { name: 'Of Birch' }
  expect(await rename(olga, 'By Olga', seen)).toEqual(conflicts('An administrator has', 'this entity'))
  expect(await rename(adam, 'By Adam', seen)).toEqual(conflicts('Sue Stone has', 'this entity'))
})

it('compares the link type of an area [AREA-27]', async () => {
  const { id } = (await createArea(eli, { body: { organisationId: acme, name: 'Linked' } })).data
  const { data: subarea } = await createSubarea(eli, {
    body: { organisationId: acme, name: 'A link', listOrder: 1 },
  })
  await linkArea(olga, { body: { areaId: id, subareaId: subarea.id } })
  const rename = (subareaLinkType: 'automatic' | 'custom') =>
    failureOf(
      updateArea(eli, {
        params: { id },
        body: {
          organisationId: acme,
          name: 'Renamed',
          statusId: 1,
          subareaLinkType,
          expected: { name: 'Linked', statusId: 1, subareaLinkType },
        },
      }),
    )
  expect(await rename('automatic')).toEqual(conflicts('Olga Oak has', 'this area'))
  expect(await rename('custom')).toBeUndefined()
})

it('removes the links of an area only if they match [CALL-50]', async () => {
  const inAcme = (name: string) => ({ body: { organisationId: acme, name, listOrder: 1 as const } })
  const { id: areaId } = (await createArea(eli, { body: { organisationId: acme, name: 'Many links' } })).data
  const [one, two] = [
    (await createSubarea(eli, inAcme('One'))).data.id,
    (await createSubarea(eli, inAcme('Two'))).data.id,
  ]
  const linked = async () =>
    (await listAreas(eli, { query: { orgId: acme } })).find(({ id }) => id === areaId)?.subareas ?? []
  const seen = (await linked()).map(({ id }) => id)
  const { id: three } = (await createSubarea(olga, inAcme('Three'))).data
  const unlink = (expected: Id[]) => failureOf(unlinkAreaFromAll(eli, { body: { areaId, expected } }))
  const refusal = conflicts('Olga Oak has', 'what this area is linked to')
  expect(await unlink(seen)).toEqual(refusal)
  expect(await linked()).toHaveLength(seen.length + 1)
  await unlinkAreaFromAll(eli, { body: { areaId } })
  for (const subareaId of [one, two, three]) await linkArea(eli, { body: { areaId, subareaId } })
  await deleteSubarea(sue, { params: { id: three } })
  expect(await unlink([one, two, three])).toEqual(conflicts('Sue Stone has', 'what this area is linked to'))
  const tenThousand = Array.from({ length: 10_000 }, () => crypto.randomUUID())
  expect(await unlink(tenThousand)).toContain(409)
  const both = await Promise.all([unlink([two, one]), unlink([one, two])])
  expect(both.filter((failure) => failure === undefined)).toHaveLength(1)
  expect(await linked()).toEqual([])
})

describe('a user', () => {
  let round = 0
  const newUser = async () => {
    round += 1
    const person = { firstName: 'Pia', lastName: 'Pine', emailAddress: `pia${round}@tributary.example` }
    const body = { ...person, roleId: 4, organisationId: acme, password: 'Umbrella-9-otter' }
    return { person: { ...person, roleId: 4 }, id: (await createUser(olga, { body })).data.id }
  }
  type Change = { firstName?: string; lastName?: string; emailAddress?: string; roleId?: Id; statusId?: Id }

  it('is changed if they match the expected state, by one simultaneous request [USER-21]', async () => {
    const { id, person } = await newUser()
    const save = (client: Client, change: Change, expected?: Change) =>
      failureOf(
        updateUser(client, {
          params: { id },
          body: {
            ...{ ...person, organisationId: acme, statusId: 1, ...change },
            ...(expected && { expected: { ...person, ...expected } }),
          },
        }),
      )
    const unseen: Change[] = [
      { firstName: 'Una' },
      { lastName: 'Oak' },
      { emailAddress: 'other@tributary.example' },
      { roleId: 5 },
      { statusId: 2 },
    ]
    for (const seen of unseen)
      expect(await save(olga, { lastName: 'Rimu' }, seen)).toEqual(conflicts('Another user has', 'this user'))
    expect(await save(olga, { statusId: 3 }, { statusId: 1 })).toBeUndefined()
    expect(await save(sue, { lastName: 'Rimu' }, {})).toEqual(conflicts('Olga Oak has', 'this user'))
    const atOnce = [sue, olga, sue].map((client, index) =>
      save(client, { lastName: `Rimu ${index}`, statusId: 3 }, { statusId: 3 }),
    )
    expect((await Promise.all(atOnce)).filter((failure) => failure === undefined)).toHaveLength(1)
    expect(await statusOf(saveAsEli(id, person))).toBe(403)
  })

  const saveAsEli = (
    id: Id,
    person: { firstName: string; lastName: string; emailAddress: string; roleId: Id },
  ) =>
    updateUser(eli, {
      params: { id },
      body: { ...person, organisationId: acme, statusId: 1, expected: { ...person, lastName: 'guessed' } },
    })

  it('loses their links only if they match [CALL-65, CALL-68, INV-02]', async () => {
    const { id } = await newUser()
    const at = { params: { id }, query: { orgId: acme } }
    const named = (name: string) => ({ organisationId: acme, name: `${name} ${round}` })
    const group = async (name: string) => (await saveSecurityGroup(eli, { body: named(name) })).data.id
    const table = async (name: string) =>
      (await createHelperTable(eli, { body: { ...named(name), inputTableName: name } })).data.id
    const entity = async (name: string) => (await createEntity(eli, { body: named(name) })).data.id
    const kinds = [
      {
        thing: 'the groups of this user',
        create: group,
        link: (groupId: Id) =>
          linkUserToGroup(eli, { params: { id }, body: { organisationId: acme, groupId } }),
        unlink: unlinkUserFromGroups,
      },
      {
        thing: 'the helper tables of this user',
        create: table,
        link: (helperTableId: Id) => linkUserToHelperTable(eli, { params: { id }, body: { helperTableId } }),
        unlink: unlinkUserFromHelperTables,
      },
      {
        thing: 'the entities of this user',
        create: entity,
        link: (entityId: Id) => linkUserToEntity(eli, { params: { id }, body: { entityId } }),
        unlink: unlinkUserFromEntities,
      },
    ]
    for (const { thing, create, link, unlink } of kinds) {
      const [seen, other] = [await create('Seen'), await create('Other')]
      await link(seen)
      await link(other)
      const remove = (expected: Id[]) => failureOf(unlink(olga, { ...at, body: { expected } }))
      expect(await remove([seen])).toEqual(conflicts('Eli Elm has', thing))
      expect(
        (await Promise.all([remove([other, seen]), remove([seen, other])])).filter(Boolean),
      ).toHaveLength(1)
      expect(await remove([])).toBeUndefined()
      expect(await statusOf(unlink(una, { ...at, body: { expected: [seen] } }))).toBe(403)
    }
  })

  it('expects links to future entities to be named as well [USERENT-10]', async () => {
    const { id } = await newUser()
    const user = async () => (await listUsers(eli, { query: { orgId: acme } })).find((one) => one.id === id)
    const entity = async (name: string) =>
      (await createEntity(eli, { body: { organisationId: acme, name } })).data.id
    const link = async (applyFor: 'allCurrent' | 'allCurrentAndFuture') =>
      (
        await linkUserToEntity(eli, {
          params: { id },
          body: { entityId: await entity(`${applyFor} of ${round}`), applyFor },
        })
      ).data.everyEntity
    expect([await link('allCurrent'), await link('allCurrentAndFuture')]).toEqual([false, true])
    const seen = (await user())?.entities.map((one) => one.id) ?? []
    await entity('To come')
    const unlink = (expected: Id[]) =>
      failureOf(unlinkUserFromEntities(olga, { params: { id }, query: { orgId: acme }, body: { expected } }))
    expect(await unlink(seen)).toEqual(conflicts('Eli Elm has', 'the entities of this user'))
    expect((await user())?.everyEntity).toBe(true)
    const now = (await user())?.entities.map((one) => one.id) ?? []
    expect([now.length - seen.length, await unlink(now)]).toEqual([1, undefined])
    expect(await user()).toMatchObject({ everyEntity: false, entities: [] })
  })
})

it('changes an organisation only if it matches the expected state', async () => {
  const key = 'watched'
  const save = (client: Client, name: string, expected?: { name: string; code?: string | null }) =>
    failureOf(saveClient(client, { body: { key, name, code: 'watched', ...(expected && { expected }) } }))
  expect(await save(olga, 'Watched', { name: 'Watched' })).toEqual([404, 'Not found.'])
  await save(olga, 'Watched')
  expect(await save(sue, 'Seen', { name: 'Watched', code: 'watched' })).toBeUndefined()
  expect(await save(sue, 'Mine', { name: 'Seen', code: null })).toEqual(
    conflicts('You have', 'this organisation'),
  )
  const refusal = await save(eli, 'Mine', { name: 'Watched', code: 'watched' })
  expect(refusal).toEqual([403, expect.any(String)])
})

describe('simultaneous changes of one item', () => {
  type Op = { kind: 'write'; name: string; seen: string | undefined } | { kind: 'delete' }
  const names = ['A', 'B', 'C']
  const write = fc.record({
    kind: fc.constant('write' as const),
    name: fc.constantFrom(...names),
    seen: fc.constantFrom('A', 'A', 'B', 'C', undefined),
  })
  const op: fc.Arbitrary<Op> = fc.oneof(
    { arbitrary: write, weight: 9 },
    { arbitrary: fc.constant({ kind: 'delete' } as const), weight: 1 },
  )

  /** The responses and the final state of a sequential execution. */
  function inOrder(ops: readonly Op[], start: string) {
    let name: string | undefined = start
    const answers = ops.map((one) => {
      if (name === undefined) return 404
      if (one.kind === 'write' && one.seen !== undefined && one.seen !== name) return 409
      name = one.kind === 'write' ? one.name : undefined
      return undefined
    })
    return { answers, name }
  }

  function* orders(indexes: readonly number[]): Generator<number[]> {
    if (indexes.length === 0) yield []
    for (const first of indexes)
      for (const rest of orders(indexes.filter((index) => index !== first))) yield [first, ...rest]
  }

  it('return the same as if they were sequential', async () => {
    const itemKind = areas
    let run = 0
    await fc.assert(
      fc.asyncProperty(fc.array(op, { minLength: 2, maxLength: 5 }), async (ops) => {
        const suffix = ` of run ${run++}`
        const { id } = (await itemKind.create(eli, acme, `A${suffix}`)).data
        const answers = await Promise.all(
          ops.map((one, index) =>
            statusOf(
              one.kind === 'delete'
                ? itemKind.remove(sue, id)
                : itemKind.change(
                    index % 2 ? olga : eli,
                    acme,
                    id,
                    one.name + suffix,
                    1,
                    seenOf(one, suffix),
                  ),
            ),
          ),
        )
        const name = (await nameOf(itemKind, id))?.replace(suffix, '')
        const explained = [...orders([...ops.keys()])].some((order) => {
          const sequential = inOrder(
            order.map((index) => ops[index]).filter((one) => one !== undefined),
            'A',
          )
          return (
            sequential.name === name && order.every((index, at) => sequential.answers[at] === answers[index])
          )
        })
        expect({ ops, answers, name, explained }).toMatchObject({ explained: true })
      }),
      { numRuns: 15 },
    )
  })

  const seenOf = (one: { seen: string | undefined }, suffix: string) =>
    one.seen === undefined ? undefined : { name: one.seen + suffix, ...active }
})
