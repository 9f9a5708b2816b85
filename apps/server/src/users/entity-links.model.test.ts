import {
  type Client,
  createEntity,
  createUser,
  deleteEntity,
  linkUserToEntity,
  listUsers,
  unlinkUserFromEntities,
} from '@tributary/sdk'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Backend } from '../../test/support/backend.ts'
import { type Id, modelRuns, modelWorld, newName, nth, sequenceOf } from '../../test/support/model-world.ts'
import { statusOf } from '../../test/support/sdk-client.ts'

const PEOPLE = 2

let backend: Backend
let adam: Client
let organisationId: string
beforeAll(async () => {
  ;({ backend, adam, organisationId } = await modelWorld())
})
afterAll(() => backend.close())

/** The model: a user with `future` is linked to every entity, another user to those of the list. */
type Links = { future: boolean; chosen: Set<Id> }
type Model = { users: Map<Id, Links>; entities: Set<Id> }

const linksOf = ({ entities }: Model, { future, chosen }: Links) => (future ? entities : chosen)

const command = fc.record({
  action: fc.constantFrom('link', 'link', 'link', 'unlink all', 'create entity', 'delete entity'),
  applyFor: fc.constantFrom(undefined, 'onlySelected', 'allCurrent', 'allCurrentAndFuture'),
  /** Whether the caller sends the links that were seen last: none, the right ones, or an earlier state. */
  expected: fc.constantFrom('none', 'none', 'right', 'outdated'),
  user: fc.nat(PEOPLE - 1),
  entity: fc.nat(5),
})
type Command = typeof command extends fc.Arbitrary<infer T> ? T : never

async function newUser(model: Model) {
  const emailAddress = `${newName().replace(' ', '-')}@tributary.example`
  const body = { firstName: 'Pia', lastName: 'Pine', emailAddress, roleId: 4, organisationId }
  const { data } = await createUser(adam, { body: { ...body, password: 'Umbrella-9-otter' } })
  model.users.set(data.id, { future: false, chosen: new Set() })
}

async function newEntity({ entities }: Model) {
  entities.add((await createEntity(adam, { body: { organisationId, name: newName() } })).data.id)
}

async function removeEntity({ users, entities }: Model, id: Id) {
  await deleteEntity(adam, { params: { id } })
  entities.delete(id)
  for (const { chosen } of users.values()) chosen.delete(id)
}

function expectedOf(model: Model, links: Links, { expected }: Command): { expected?: Id[] } {
  if (expected === 'none') return {}
  const seen = [...linksOf(model, links)]
  return { expected: expected === 'right' ? seen : [...seen, organisationId] }
}

/** The server must refuse a change exactly if the caller has seen other links. */
async function isRefused(sent: Promise<unknown>, { expected }: Command): Promise<boolean> {
  const status = await statusOf(sent)
  expect(status).toBe(expected === 'outdated' ? 409 : undefined)
  return status !== undefined
}

async function link(model: Model, [id, links]: [Id, Links], entityId: Id, asked: Command) {
  const { applyFor } = asked
  const body = { entityId, ...(applyFor && { applyFor }), ...expectedOf(model, links, asked) }
  if (await isRefused(linkUserToEntity(adam, { params: { id }, body }), asked)) return
  // Ending the link to future entities keeps the current ones.
  if (applyFor && links.future) links.chosen = new Set(model.entities)
  if (applyFor) links.future = applyFor === 'allCurrentAndFuture'
  links.chosen.add(entityId)
}

async function unlinkAll(model: Model, [id, links]: [Id, Links], asked: Command) {
  const call = { params: { id }, query: { orgId: organisationId }, body: expectedOf(model, links, asked) }
  if (!(await isRefused(unlinkUserFromEntities(adam, call), asked)))
    Object.assign(links, { future: false, chosen: new Set() })
}

async function carryOut(model: Model, asked: Command) {
  if (asked.action === 'create entity') return newEntity(model)
  const entity = nth(model.entities, asked.entity)
  const user = nth(model.users, asked.user)
  if (!user) return
  if (asked.action === 'unlink all') return unlinkAll(model, user, asked)
  if (entity === undefined) return
  if (asked.action === 'link') await link(model, user, entity, asked)
  else await removeEntity(model, entity)
}

async function mustEqual(model: Model) {
  const users = await listUsers(adam, { query: { orgId: organisationId } })
  for (const [id, links] of model.users) {
    const { entities } = users.find((user) => user.id === id) ?? {}
    expect(entities?.map((entity) => entity.id).sort()).toEqual([...linksOf(model, links)].sort())
  }
}

it('links the users of the model to the same entities, after any changes', async () => {
  const users = new Map<Id, Links>()
  while (users.size < PEOPLE) await newUser({ users, entities: new Set() })
  await fc.assert(
    fc.asyncProperty(sequenceOf(command), async (commands) => {
      await backend.storage.withConnection(({ query }) =>
        query('delete from entities; delete from user_entity_modes'),
      )
      for (const id of users.keys()) users.set(id, { future: false, chosen: new Set() })
      const model: Model = { users, entities: new Set() }
      for (let count = 0; count < 2; count++) await newEntity(model)
      for (const asked of commands) {
        await carryOut(model, asked)
        await mustEqual(model)
      }
    }),
    { numRuns: modelRuns },
  )
})
