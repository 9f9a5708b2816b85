import { act, waitFor } from '@testing-library/react'
import {
  cancelRefresh,
  createSavedFilter,
  deleteSavedFilter,
  getRefreshHistory,
  pauseSchedule,
  refreshConnector,
  updateSavedFilter,
} from '@tributary/sdk'
import { forbidden } from '@tributary/sdk/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  connectorsQuery,
  everyConnectorKey,
  everyConnectorQuery,
  homeConnectorsKey,
  refreshHistoryKey,
  refreshHistoryQuery,
  savedFiltersKey,
  useChangeSavedFilters,
  usePauseSchedule,
  useRefreshAnyConnector,
  useSavedFilters,
} from '../src/index.ts'
import { controlledTime, renderWith, startBackend } from './render.tsx'

controlledTime()

type Started = ReturnType<typeof startBackend>
let backend: Started['backend']
let client: Started['client']
beforeEach(() => {
  ;({ backend, client } = startBackend())
})

describe('the connectors of every type', () => {
  it('are cached apart from those that need attention', async () => {
    const { queryClient } = renderWith(client, () => null)
    await queryClient.fetchQuery(everyConnectorQuery(client, 'acme'))
    await queryClient.fetchQuery(everyConnectorQuery(client, 'acme', { needsAttention: true }))
    expect(queryClient.getQueryData(everyConnectorKey('acme'))).toHaveLength(3)
    expect(queryClient.getQueryData(homeConnectorsKey('acme'))).toHaveLength(2)
  })
})

it('caches a history of refreshes by its span', async () => {
  const { queryClient } = renderWith(client, () => null)
  const span = { bucket: 'day', count: 14, zone: 'UTC' } as const
  expect(await queryClient.fetchQuery(refreshHistoryQuery(client, 'acme', span))).toEqual([])
  await queryClient.fetchQuery(refreshHistoryQuery(client, 'acme', { ...span, count: 7 }))
  expect(backend.requestsTo(getRefreshHistory)).toHaveLength(2)
  expect(queryClient.getQueriesData({ queryKey: refreshHistoryKey('acme') })).toHaveLength(2)
})

describe('pausing a schedule', () => {
  async function started() {
    const connector = backend.data.connectors[0]
    if (!connector) throw new Error('The sample data has a connector.')
    connector.schedule = '0 6 * * *'
    const { result, queryClient } = renderWith(client, () => usePauseSchedule('acme'))
    const [every, files] = [everyConnectorQuery(client, 'acme'), connectorsQuery(client, 'acme', 'ftp')]
    await queryClient.fetchQuery(every)
    await queryClient.fetchQuery(files)
    const shown = () =>
      [every, files].map(
        ({ queryKey }) => queryClient.getQueryData(queryKey)?.find(({ id }) => id === connector.id)?.pausedAt,
      )
    return { connector, result, shown }
  }

  it('shows in every list before the server responds, and stays', async () => {
    const { connector, result, shown } = await started()
    const { arrived, release } = backend.hold(pauseSchedule)
    act(() => result.current.mutate({ connector, paused: true }))
    await act(() => arrived)
    expect(shown()).toEqual([expect.any(Date), expect.any(Date)])
    release()
    await waitFor(() => expect(result.current.isSuccess).toBe(true))
    expect(shown()).toEqual([connector.pausedAt, connector.pausedAt])
    expect(connector.pausedAt).toBeInstanceOf(Date)
  })

  it('is undone when the server refuses', async () => {
    const { connector, result, shown } = await started()
    backend.on(pauseSchedule, forbidden())
    act(() => result.current.mutate({ connector, paused: true }))
    await waitFor(() => expect(result.current.isError).toBe(true))
    expect(shown()).toEqual([null, null])
  })
})

describe('refreshing a connector without its list on screen', () => {
  async function started() {
    const connector = backend.data.connectors[0]
    if (!connector) throw new Error('The sample data has a connector.')
    const { result, queryClient } = renderWith(client, () => useRefreshAnyConnector('acme'))
    const every = everyConnectorQuery(client, 'acme')
    const before = (await queryClient.fetchQuery(every)).find(({ id }) => id === connector.id)
    if (!before) throw new Error('The list has the connector.')
    const shown = () => queryClient.getQueryData(every.queryKey)?.find(({ id }) => id === connector.id)?.log
    return { before, result, shown }
  }

  it('shows in a cached list before the server responds', async () => {
    const { before, result, shown } = await started()
    const { arrived, release } = backend.hold(refreshConnector)
    const answered = result.current.refresh(before)
    await act(() => arrived)
    expect(shown()).toMatchObject({ manuallyTriggeredAt: expect.any(Date), completedAt: null })
    release()
    await act(() => answered)
    expect(shown()).toMatchObject({ completedAt: null })
  })

  it('is undone when the server refuses, with the reason', async () => {
    const { before, result, shown } = await started()
    backend.on(refreshConnector, forbidden())
    await act(() => expect(result.current.refresh(before)).rejects.toMatchObject({ statusCode: 403 }))
    expect(shown()).toEqual(before.log)
  })

  it('can be cancelled, which a cached list shows', async () => {
    const { before, result, shown } = await started()
    await act(() => result.current.refresh(before))
    await act(() => result.current.cancel(before))
    expect(shown()).toMatchObject({ cause: 'cancelled' })
    expect(backend.requestsTo(cancelRefresh)).toHaveLength(1)
  })
})

describe('saved filters', () => {
  const values = { name: 'Failing', query: 'state=error', shared: false }
  const named = (name: string) => [expect.objectContaining({ name })]

  async function started(saved = true) {
    const filter = { id: 'f', ...values, ownerId: 'adam', organisationId: 'acme' }
    if (saved) backend.data.savedFilters.push(filter)
    const use = () => ({ list: useSavedFilters('acme').data, ...useChangeSavedFilters('acme') })
    const { result, queryClient } = renderWith(client, use)
    await waitFor(() => expect(result.current.list).toHaveLength(saved ? 1 : 0))
    const [first] = result.current.list ?? []
    return { result, first, cached: () => queryClient.getQueryData(savedFiltersKey('acme')) }
  }

  it('show a new one before the server responds, and its id afterwards', async () => {
    const { result, cached } = await started(false)
    const { arrived, release } = backend.hold(createSavedFilter)
    act(() => result.current.create.mutate(values))
    await act(() => arrived)
    expect(cached()).toEqual(named('Failing'))
    release()
    await waitFor(() => expect(result.current.create.isSuccess).toBe(true))
    expect(cached()).toMatchObject([{ id: backend.data.savedFilters[0]?.id, own: true }])
  })

  it('show a change and a removal before the server responds', async () => {
    const { result, first, cached } = await started()
    if (!first) throw new Error('A filter is saved.')
    const held = [backend.hold(updateSavedFilter), backend.hold(deleteSavedFilter)]
    act(() => result.current.update.mutate({ filter: first, change: { name: 'Broken' } }))
    await act(() => held[0]?.arrived)
    expect(cached()).toEqual(named('Broken'))
    held[0]?.release()
    await waitFor(() => expect(result.current.update.isSuccess).toBe(true))
    act(() => result.current.remove.mutate(first))
    await act(() => held[1]?.arrived)
    expect(cached()).toEqual([])
    held[1]?.release()
    await waitFor(() => expect(result.current.remove.isSuccess).toBe(true))
    expect(backend.data.savedFilters).toEqual([])
  })

  it('are as before when the server refuses', async () => {
    const { result, first, cached } = await started()
    if (!first) throw new Error('A filter is saved.')
    backend.on(createSavedFilter, forbidden())
    backend.on(updateSavedFilter, forbidden())
    backend.on(deleteSavedFilter, forbidden())
    act(() => {
      result.current.create.mutate({ ...values, name: 'Another' })
      result.current.update.mutate({ filter: first, change: { name: 'Broken' } })
      result.current.remove.mutate(first)
    })
    const states = () => {
      const { create, update, remove } = result.current
      return [create.status, update.status, remove.status]
    }
    await waitFor(() => expect(states()).toEqual(['error', 'error', 'error']))
    await waitFor(() => expect(cached()).toEqual([first]))
  })
})
