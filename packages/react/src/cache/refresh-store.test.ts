import type { ClientConnector } from '@tributary/domain'
import { logAfterClick } from '@tributary/sdk/connectors'
import { describe, expect, it } from 'vitest'
import { createQueryClient } from './query-client.ts'
import { createRefreshStore } from './refresh-store.ts'

const warehouse: ClientConnector = {
  id: 1,
  key: 'warehouse',
  name: 'Warehouse files',
  originalName: 'Warehouse files',
  status: 'CONNECTED',
  schedule: null,
  sourceConnectorId: 6,
  clientKey: 'acme',
  properties: [],
  log: null,
}
const key = ['connectors']
const at = new Date('2026-11-21T08:00:00Z')

/** A store over the cached list of one connector. */
function storeOf(rows: readonly ClientConnector[] = [warehouse]) {
  const queries = createQueryClient()
  queries.setQueryData(key, rows)
  const rowOf = () => queries.getQueryData<ClientConnector[]>(key)?.[0]
  return { queries, rowOf, store: createRefreshStore(queries, key) }
}

describe('the refreshes of a list', () => {
  it('returns the rows of a poll', async () => {
    await expect(storeOf([]).store.poll(async () => [warehouse])).resolves.toEqual([warehouse])
  })

  it('shows a click in the cached row', () => {
    const { store, rowOf } = storeOf()
    store.take({ type: 'refresh-clicked', id: 1, at })
    expect(rowOf()?.log?.manuallyTriggeredAt).toBe(at)
  })

  it('keeps a click that is newer than a poll [CONNDASH-10]', async () => {
    const { store } = storeOf()
    let late = (_rows: ClientConnector[]) => {}
    const poll = store.poll(() => new Promise((resolve) => (late = resolve)))
    store.take({ type: 'refresh-clicked', id: 1, at })
    late([warehouse])
    expect((await poll)[0]?.log?.manuallyTriggeredAt).toEqual(at)
  })

  it('keeps a pending click when a newer poll completes first [CONNDASH-10]', async () => {
    const { store } = storeOf()
    store.take({ type: 'refresh-clicked', id: 1, at })
    const [row] = await store.poll(async () => [warehouse])
    expect(row?.log?.manuallyTriggeredAt).toEqual(at)
  })

  it('keeps the change that another write has made to the row', () => {
    const { queries, store, rowOf } = storeOf()
    store.take({ type: 'refresh-clicked', id: 1, at })
    queries.setQueryData(key, [{ ...warehouse, status: 'DISCONNECTED' }])
    store.take({ type: 'refresh-failed', id: 1 })
    expect(rowOf()?.status).toBe('DISCONNECTED')
  })

  it('marks pending clicks, also in another view of the list', async () => {
    const { queries, store } = storeOf()
    const other = createRefreshStore(queries, key)
    store.take({ type: 'refresh-clicked', id: 1, at })
    expect(other.isPending(1)).toBe(true)
    let isAnswered = false
    const answered = other.untilAnswered(1).then(() => (isAnswered = true))
    await Promise.resolve()
    expect(isAnswered).toBe(false)
    store.take({ type: 'refresh-accepted', id: 1, log: logAfterClick(null, at) })
    await answered
    expect(other.isPending(1)).toBe(false)
  })

  it('restores the row when the refresh is refused [CONNDASH-28]', () => {
    const { store, rowOf } = storeOf()
    store.take({ type: 'refresh-clicked', id: 1, at })
    store.take({ type: 'refresh-failed', id: 1 })
    expect(rowOf()?.log).toBeNull()
  })

  it('does not restore a list that was removed from the cache [SHELL-44]', () => {
    const { queries, store, rowOf } = storeOf()
    store.take({ type: 'refresh-clicked', id: 1, at })
    queries.removeQueries({ queryKey: key })
    store.take({ type: 'refresh-accepted', id: 1, log: logAfterClick(null, at) })
    expect(rowOf()).toBeUndefined()
  })
})
