import { type QueryCacheNotifyEvent, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Id, StructureState } from '@tributary/domain'
import { refetchAlways } from '@tributary/react'
import { getStructureState } from '@tributary/sdk'
import { useEffect } from 'react'
import { useClient } from '../session/use-client.ts'
import { isSynchronised, structureStateKey } from './structure-state-query.ts'

/** The delay after the last of several changes in a row, in milliseconds. */
const SETTLED_MS = 400

/**
 * Whether the tables of an organisation are up to date with its structure; undefined while unknown. It is loaded again
 * when a page has changed a synchronised list.
 */
export function useStructureState(organisationId: Id | undefined): StructureState | undefined {
  const client = useClient()
  const queries = useQueryClient()
  const queryKey = structureStateKey(organisationId ?? '')
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => {
      const background = queries.getQueryData(queryKey) !== undefined
      return getStructureState(client, { params: { id: organisationId ?? '' } }, { signal, background })
    },
    enabled: organisationId !== undefined,
    ...refetchAlways,
  })
  useEffect(() => {
    if (organisationId === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = () => void queries.invalidateQueries({ queryKey: structureStateKey(organisationId) })
    const stop = queries.getQueryCache().subscribe((event) => {
      if (!isChange(event) || !isSynchronised(organisationId, event.query.queryKey)) return
      clearTimeout(timer)
      timer = setTimeout(ask, SETTLED_MS)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [queries, organisationId])
  return data
}

/** Whether a page has put the response to a write into a list, or reloads the list after a write. */
const isChange = (event: QueryCacheNotifyEvent): boolean =>
  event.type === 'updated' &&
  (event.action.type === 'invalidate' || (event.action.type === 'success' && event.action.manual === true))
