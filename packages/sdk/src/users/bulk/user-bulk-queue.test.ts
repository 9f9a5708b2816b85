import { expect, it } from 'vitest'
import { saveUserAccess } from '../../access/access.calls.ts'
import { createClient } from '../../client/client.ts'
import { conflict, createFakeBackend } from '../../testing/index.ts'
import { linkUserToGroup, listUsers, sendPasswordLink, updateUser } from '../users.calls.ts'
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
  const queue = createUserBulkQueue(client, { organisationId: 'acme', order, plan })
  return { backend, queue, two }
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

it('links each user to each group', async () => {
  const { backend, queue } = await started({ action: 'groups', groupIds: ['g1', 'g2'] })
  backend.on(linkUserToGroup, ({ params }) => {
    const user = backend.data.users.find(({ id }) => String(id) === String(params.id))
    if (!user) throw new Error('No such user.')
    return { message: 'Linked.', data: user }
  })
  expect(await queue.start()).toMatchObject({ state: 'done', done: 2 })
  expect(backend.requestsTo(linkUserToGroup)).toHaveLength(4)
})

it('adds the connectors to each user, and replaces nothing', async () => {
  const { backend, queue, two } = await started({ action: 'connectors', connectorIds: ['w', 'x'] })
  const [eli] = two
  if (!eli) throw new Error('The sample has users.')
  backend.on(saveUserAccess, () => ({ message: 'Saved.', data: eli }))
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
