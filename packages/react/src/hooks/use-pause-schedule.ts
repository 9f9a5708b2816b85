'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ClientConnector, Id } from '@tributary/domain'
import { pauseSchedule, resumeSchedule } from '@tributary/sdk'
import { changeConnector, reloadConnectors } from '../cache/change-connector.ts'
import { useClient } from '../provider/client-context.ts'

/** A schedule to pause or to resume. */
export type PauseRequest = {
  /** The connector with the schedule. */
  connector: Pick<ClientConnector, 'id' | 'pausedAt'>
  /** True to pause, false to resume. */
  paused: boolean
}

/**
 * Pauses or resumes the schedule of a connector. Every list of the organisation shows it immediately, and as it was
 * before when the server refuses.
 */
export function usePauseSchedule(organisationId: Id) {
  const client = useClient()
  const queries = useQueryClient()
  const show = (id: Id, pausedAt: Date | null) =>
    changeConnector(queries, organisationId, id, (connector) => ({ ...connector, pausedAt }))

  return useMutation({
    mutationFn: async ({ connector: { id }, paused }: PauseRequest) => {
      const input = { params: { orgId: organisationId, id } }
      return (await (paused ? pauseSchedule(client, input) : resumeSchedule(client, input))).data
    },
    onMutate: ({ connector: { id }, paused }) => show(id, paused ? client.now() : null),
    onSuccess: ({ id, pausedAt }) => show(id, pausedAt ?? null),
    onError: (_error, { connector: { id, pausedAt } }) => show(id, pausedAt ?? null),
    onSettled: () => reloadConnectors(queries, organisationId),
  })
}
