import { useQuery } from '@tanstack/react-query'
import { can, type Id, type SessionUser } from '@tributary/domain'
import { organisationKey } from '@tributary/react'
import { listConnectorLicences, listLicences } from '@tributary/sdk'
import { useMemo } from 'react'
import { useClient } from '../../session/use-client.ts'

/** Loads all licences and those of a connector, for superadmins. */
export function useEditorLicences(organisationId: Id, id: Id | undefined, viewer: SessionUser) {
  const client = useClient()
  const query = useQuery({
    queryKey: organisationKey(organisationId, 'licences', String(id)),
    enabled: id !== undefined && can(viewer, 'connectors.edit-licences'),
    queryFn: async ({ signal }) => {
      const connectorId = id ?? ''
      const [all, selected] = await Promise.all([
        listLicences(client, { params: { id: connectorId } }, { signal }),
        listConnectorLicences(client, { params: { orgId: organisationId, connectorId } }, { signal }),
      ])
      return { all, selected: selected.map((licence) => licence.id) }
    },
    gcTime: 0,
  })
  const { data } = query
  const licences = useMemo(() => data, [data])
  return { licences, failed: query.isError, retry: query.refetch }
}
