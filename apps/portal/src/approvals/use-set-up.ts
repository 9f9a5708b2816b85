import { sameId } from '@tributary/domain'
import type { RequestedConnector } from '@tributary/sdk/approvals'
import { useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { connectorManagement } from '../connectors/connector-paths.ts'
import { useOrganisations } from '../organisations/use-organisations.ts'
import { useSelectOrganisation } from '../organisations/use-select-organisation.ts'

type SetUp = (requested: RequestedConnector) => void

/** Opens the page that sets up a connector type, in the organisation that requested it. */
export function useSetUp() {
  const { organisations, selected } = useOrganisations()
  const selectOrganisation = useSelectOrganisation(selected)
  const [, navigate] = useLocation()
  const latest = useRef<SetUp | null>(null)
  useEffect(() => {
    latest.current = ({ connectorType, organisationId }) => {
      const organisation = organisations?.find(({ id }) => sameId(id, organisationId))
      if (organisation) selectOrganisation(organisation)
      navigate(`${connectorManagement(connectorType)}?new=true`)
    }
    // A user who has left the page meanwhile is not sent to another one.
    return () => {
      latest.current = null
    }
  })
  return useCallback<SetUp>((requested) => latest.current?.(requested), [])
}
