import { sameId } from '@tributary/domain'
import type { RequestedConnector } from '@tributary/sdk/approvals'
import { useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { connectorManagement } from '../connectors/connector-paths.ts'
import { useOrganisations } from '../organisations/use-organisations.ts'
import { useSelectOrganisation } from '../organisations/use-select-organisation.ts'

type SetUp = (requested: RequestedConnector) => void

/** Leads to where a connector type is set up, in the organisation that asked for it. */
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
    // A person who has left the page meanwhile is not led anywhere.
    return () => {
      latest.current = null
    }
  })
  return useCallback<SetUp>((requested) => latest.current?.(requested), [])
}
