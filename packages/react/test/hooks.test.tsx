import { act, waitFor } from '@testing-library/react'
import { decideApproval, isSdkError, listOrganisations, listUsers } from '@tributary/sdk'
import { forbidden } from '@tributary/sdk/testing'
import { describe, expect, it } from 'vitest'
import {
  approvalsKey,
  invalidateOutdated,
  useApprovals,
  useAreas,
  useConnector,
  useDecideApproval,
  useOrganisationConnectorTypes,
  useOrganisations,
  usersKey,
  useUsers,
} from '../src/index.ts'
import { controlledTime, renderWith, startBackend } from './render.tsx'

controlledTime()

describe('a list', () => {
  it('is loaded, and cached under the key of its organisation', async () => {
    const { backend, client } = startBackend()
    const { result, queryClient } = renderWith(client, () => useUsers('acme'))
    await waitFor(() => expect(result.current.data).toHaveLength(5))
    expect(queryClient.getQueryData(usersKey('acme'))).toBe(result.current.data)
    expect(queryClient.getQueryData(usersKey('birch'))).toBeUndefined()
    backend.verify()
  })

  it('loads nothing without an organisation', () => {
    const { backend, client } = startBackend()
    const { result } = renderWith(client, () => [useUsers(undefined), useAreas(undefined)])
    expect(result.current.map(({ fetchStatus }) => fetchStatus)).toEqual(['idle', 'idle'])
    expect(backend.requests).toEqual([])
  })

  it('has the error of the SDK, and is not loaded again by TanStack Query', async () => {
    const { backend, client } = startBackend()
    backend.on(listOrganisations, forbidden('Not yours.'))
    const { result } = renderWith(client, () => useOrganisations())
    await waitFor(() => expect(result.current.isError).toBe(true))
    expect(isSdkError(result.current.error) && result.current.error.messages).toEqual(['Not yours.'])
    expect(backend.requestsTo(listOrganisations)).toHaveLength(1)
  })

  it('is polled in the background once it is known', async () => {
    const { backend, client } = startBackend()
    const { result } = renderWith(client, () => useUsers('acme'))
    await waitFor(() => expect(result.current.data).toBeDefined())
    const before = result.current.data
    await act(() => result.current.refetch())
    expect(backend.requestsTo(listUsers).map(({ background }) => background)).toEqual([false, true])
    expect(result.current.data).toBe(before)
  })

  it('is loaded again after a write that makes it outdated', async () => {
    const { backend, client } = startBackend()
    const { result, queryClient } = renderWith(client, () => useOrganisationConnectorTypes('birch'))
    await waitFor(() => expect(result.current.data).toEqual([]))
    backend.data.connectors.push({
      ...backend.data.connectors[0],
      id: 'new',
      organisationId: 'birch',
    } as never)
    act(() => invalidateOutdated(queryClient, 'connector-types'))
    await waitFor(() => expect(result.current.data).toMatchObject([{ type: 'ftp' }]))
  })
})

it('is one connector with its users', async () => {
  const { client } = startBackend()
  const { result } = renderWith(client, () => useConnector('acme', 'warehouse-files'))
  await waitFor(() => expect(result.current.data?.properties).toHaveLength(1))
})

const useDecisions = () => {
  const { data = [] } = useApprovals()
  const { decide, overlay, pending } = useDecideApproval('Olga Oak')
  return { decide, pending, rows: data, shown: overlay(data) }
}

describe('a decision', () => {
  it('shows before the server responds, and stays', async () => {
    const { backend, client } = startBackend()
    const { result, queryClient } = renderWith(client, useDecisions)
    await waitFor(() => expect(result.current.rows).toHaveLength(1))
    const { arrived, release } = backend.hold(decideApproval)
    const [row] = result.current.rows
    const decided = row && result.current.decide(row, 'APPROVED')
    await act(() => arrived)
    expect(result.current.rows).toMatchObject([{ approvalStatus: 'PENDING' }])
    expect(result.current.shown).toMatchObject([{ approvalStatus: 'APPROVED', approvedUser: 'Olga Oak' }])
    await act(async () => {
      release()
      await decided
    })
    expect(queryClient.getQueryData(approvalsKey)).toMatchObject([{ approvalStatus: 'APPROVED' }])
    expect(result.current.pending.size).toBe(0)
  })

  it('is undone when the server refuses', async () => {
    const { backend, client } = startBackend()
    const { result } = renderWith(client, useDecisions)
    await waitFor(() => expect(result.current.rows).toHaveLength(1))
    backend.on(decideApproval, forbidden())
    const [row] = result.current.rows
    await act(async () => {
      await expect(row && result.current.decide(row, 'REJECTED')).rejects.toMatchObject({ statusCode: 403 })
    })
    expect(result.current.shown).toMatchObject([{ approvalStatus: 'PENDING' }])
  })
})
