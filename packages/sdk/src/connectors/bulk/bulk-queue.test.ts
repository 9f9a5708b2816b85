import { expect, it } from 'vitest'
import { saveUserAccess } from '../../access/access.calls.ts'
import { createClient } from '../../client/client.ts'
import { createRetryBudget } from '../../client/retry-budget.ts'
import { planOf } from '../../common/queue/plan.ts'
import { fakeClock } from '../../test/fake-clock.ts'
import { conflict, createFakeBackend, tooManyRequests } from '../../testing/index.ts'
import { refreshConnector } from '../connectors.calls.ts'
import { disconnectConnector, updateConnector } from '../manage.calls.ts'
import { type BulkOrder, createBulkQueue } from './bulk-queue.ts'
import { bulkStep } from './bulk-step.ts'

/** A queue over the two connected connectors of the sample data, and its backend. */
function started(order: BulkOrder) {
  const backend = createFakeBackend()
  const clock = fakeClock()
  const client = createClient({
    baseUrl: 'https://portal.example/backend',
    fetch: backend.fetch,
    token: backend.tokenOf('sue@tributary.example'),
    clock,
    retryBudget: createRetryBudget(),
  })
  const connectors = backend.data.connectors.filter(({ status }) => status === 'CONNECTED')
  const steps = connectors.map((connector) => bulkStep(order.action, { ...connector, clientKey: 'acme' }))
  const queue = createBulkQueue(client, { organisationId: 'acme', order, plan: planOf(steps), clock })
  return { backend, clock, queue, connectors }
}

it('makes a call for each connector [GLANCE-143]', async () => {
  const { queue, connectors } = started({ action: 'disconnect' })
  await queue.start()
  expect(connectors.map(({ status }) => status)).toEqual(['DISCONNECTED', 'DISCONNECTED'])
})

it('keeps the reason of a failure, and retries only what failed [GLANCE-144]', async () => {
  const { backend, queue } = started({ action: 'refresh' })
  backend.once(refreshConnector, conflict('It is running already.'))
  const { items, failed } = await queue.start()
  expect(failed).toBe(1)
  expect(items.map(({ message }) => message)).toContain('It is running already.')
  expect((await queue.start()).state).toBe('done')
  expect(backend.requestsTo(refreshConnector)).toHaveLength(3)
})

it('waits when the server limits the calls, instead of failing [GLANCE-143]', async () => {
  const { backend, clock, queue } = started({ action: 'refresh' })
  backend.once(refreshConnector, tooManyRequests(8))
  expect(await queue.start()).toMatchObject({ state: 'done', failed: 0 })
  expect(clock.pauses).toContain(9_000)
})

it('does not count a connector that another user has deleted as disconnected [GLANCE-146]', async () => {
  const { backend, queue } = started({ action: 'disconnect' })
  backend.once(disconnectConnector, conflict('This connector has been deleted.'))
  expect(await queue.start()).toMatchObject({ state: 'failed', failed: 1 })
})

it('adds all connectors to each person with one call, and tries again after a failure [GLANCE-147]', async () => {
  const { backend, queue, connectors } = started({ action: 'people', userIds: ['eli', 'una'] })
  const [eli] = backend.data.users
  if (!eli) throw new Error('The sample has users.')
  backend.on(saveUserAccess, () => ({ message: 'Saved.', data: eli, change: 'c1' }))
  backend.once(saveUserAccess, conflict('It is being deleted.'))
  expect(await queue.start()).toMatchObject({ state: 'failed', failed: 2 })
  expect(await queue.start()).toMatchObject({ state: 'done' })
  const body = { organisationId: 'acme', add: { connectors: connectors.map(({ id }) => id) } }
  const sent = backend.requestsTo(saveUserAccess).map((request) => [request.params.id, request.body])
  expect(sent).toEqual(['eli', 'eli', 'una'].map((id) => [id, body]))
})

it('gives every connector the same schedule [GLANCE-148]', async () => {
  const { backend, queue } = started({ action: 'schedule', schedule: '0 6 * * *' })
  await queue.start()
  const sent = backend.requestsTo(updateConnector).map(({ body }) => body)
  expect(sent).toEqual(Array(2).fill({ schedule: '0 6 * * *' }))
})
