import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type ClientConnector,
  type ConnectorType,
  type Id,
  isExcel,
  type SessionUser,
} from '@tributary/domain'
import { connectorsKey, organisationKey } from '@tributary/react'
import { listConnectors } from '@tributary/sdk'
import { visibleConnectors } from '../../connectors/visible-connectors.ts'
import { useClient } from '../../session/use-client.ts'
import { paletteText } from './palette.messages.ts'

/**
 * The connectors of each type by name: those a page has loaded, else those requested when the palette opened.
 * A type that fails to load has no connectors here, but its page is offered.
 */
export function useConnectorNames(
  user: SessionUser,
  organisationId: Id | undefined,
  types: readonly ConnectorType[] | undefined,
) {
  const client = useClient()
  const queries = useQueryClient()
  const orgId = organisationId ?? ''
  const { data } = useQuery({
    queryKey: organisationKey(orgId, 'connectors', paletteText.byName),
    enabled: organisationId !== undefined && types !== undefined,
    queryFn: async ({ signal }) => {
      const asked = (types ?? []).filter(({ type }) => !isExcel(type))
      const answers = await Promise.allSettled(
        asked.map(({ type }) => listConnectors(client, { params: { orgId, connectorId: type } }, { signal })),
      )
      return asked.map(({ type }, place) => {
        const answer = answers[place]
        return { type, connectors: answer?.status === 'fulfilled' ? answer.value : [] }
      })
    },
  })
  return (type: string) => {
    const shown = queries.getQueryData<ClientConnector[]>(connectorsKey(orgId, type))
    const asked = data?.find((known) => known.type === type)?.connectors
    return visibleConnectors(user, shown ?? asked ?? [])
  }
}
