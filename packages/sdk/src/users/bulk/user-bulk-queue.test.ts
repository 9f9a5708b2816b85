import type { Id } from '@tributary/domain'
import { expect, it } from 'vitest'
import { saveUserAccess } from '../../access/access.calls.ts'
import { createClient } from '../../client/client.ts'
import { undoStructureChange } from '../../excel/changes/changes.calls.ts'
import { createUndoQueue } from '../../excel/changes/undo-queue.ts'
import { conflict, createFakeBackend } from '../../testing/index.ts'
import { listUsers, sendPasswordLink, updateUser } from '../users.calls.ts'
import { userBulkPlan } from './user-bulk-plan.ts'
import { createUserBulkQueue, type UserBulkOrder } from './user-bulk-queue.ts'

const viewer = { role: 'SuperAdmin', roleLevel: 0, email: 'sue@tributary.example' }

/** A queue over two users of the sample data, and its backend. */
async function started(order: UserBulkOrder) {
  const backend = createFakeBackend()
  const client = createClient({
    baseUrl: 'https://portal.example/backend',
    fetch: backend.fetch,
    token: backend.tokenOf('sue@tributary.example'),
  })
  const users = await listUsers(client, { query: { orgId: 'acme' } })
  const two = users.filter(({ id }) => id === 'eli' || id === 'una')
  const { plan } = userBulkPlan(order.action, two, viewer)
  const changes: Id[] = []
  const onChange = (change: Id) => changes.push(change)
  const queue = createUserBulkQueue(client, { organisationId: 'acme', order, plan, onChange })
  return { backend, client, queue, two, changes }
}

it('changes only the role, and only if no one else has changed the user', async () => {
  const { backend, queue, two } = await started({ action: 'role', roleId: 3 })
  const [eli] = two
  expect(await queue.start()).toMatchObject({ state: 'done', done: 2 })
  const [sent] = backend.requestsTo(updateUser)
  expect(sent?.body).toMatchObject({
    roleId: 3,
    firstName: eli?.firstName,
    expected: { roleId: eli?.roleId },
  })
  expect(sent?.body).not.toHaveProperty('password')
})

it('keeps the reason of a failure, and retries only that user', async () => {
  const { backend, queue } = await started({ action: 'lock', statusId: 2 })
  backend.once(updateUser, conflict('Another administrator has changed this user.'))
  const { items, failed } = await queue.start()
  expect(failed).toBe(1)
  expect(items.map(({ message }) => message)).toContain('Another administrator has changed this user.')
  expect((await queue.start()).state).toBe('done')
  expect(backend.requestsTo(updateUser)).toHaveLength(3)
})

it('adds all groups to each user in one call, and undoes what has changed, the last one first', async () => {
  const { backend, client, queue, two, changes } = await started({ action: 'groups', groupIds: ['g1', 'g2'] })
  const [eli] = two
  if (!eli) throw new Error('The sample has users.')
  backend.on(saveUserAccess, ({ params }) => ({
    ...{ message: 'Saved.', data: eli },
    change: params.id === 'eli' ? null : 'c2',
  }))
  expect(await queue.start()).toMatchObject({ state: 'done', done: 2 })
  const sent = backend.requestsTo(saveUserAccess).map(({ body }) => body)
  expect(sent).toEqual(Array(2).fill({ organisationId: 'acme', add: { groups: ['g1', 'g2'] } }))
  expect(changes).toEqual(['c2'])
  backend.on(undoStructureChange, ({ params }) => {
    if (params.id === 'c1') throw conflict('It has been changed since.')
    return { message: 'Undone.', data: null }
  })
  const undone = await createUndoQueue(client, { organisationId: 'acme', changes: ['c1', 'c2'] }).start()
  expect(undone).toMatchObject({ state: 'failed', done: 1, failed: 1 })
  expect(backend.requestsTo(undoStructureChange).map(({ params }) => params.id)).toEqual(['c2', 'c1'])
})

it('adds the connectors to each user, and replaces nothing', async () => {
  const { backend, queue, two } = await started({ action: 'connectors', connectorIds: ['w', 'x'] })
  const [eli] = two
  if (!eli) throw new Error('The sample has users.')
  backend.on(saveUserAccess, () => ({ message: 'Saved.', data: eli, change: 'c1' }))
  expect(await queue.start()).toMatchObject({ state: 'done', done: 2 })
  const sent = backend.requestsTo(saveUserAccess).map(({ body }) => body)
  expect(sent).toEqual(Array(2).fill({ organisationId: 'acme', add: { connectors: ['w', 'x'] } }))
})

it('mails each user a link', async () => {
  const { backend, queue } = await started({ action: 'password-link' })
  backend.on(sendPasswordLink, () => ({ message: 'Sent.', data: null }))
  expect(await queue.start()).toMatchObject({ state: 'done', done: 2 })
  expect(backend.requestsTo(sendPasswordLink)).toHaveLength(2)
})
