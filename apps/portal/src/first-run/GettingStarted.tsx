import { useQuery } from '@tanstack/react-query'
import type { Id } from '@tributary/domain'
import { everyConnectorQuery, invitationsQuery, usersQuery } from '@tributary/react'
import { type FirstRunStep, firstRun } from '@tributary/sdk/connectors'
import { FirstRun } from '@tributary/ui'
import { useEffect, useState } from 'react'
import { connectorList } from '../connectors/connector-paths.ts'
import { useStructureState } from '../database/use-structure-state.ts'
import { useClient } from '../session/use-client.ts'
import { hideFirstRun, isFirstRunHidden } from './hidden-first-run.ts'

const hrefs: Record<FirstRunStep, string> = {
  organisation: '/admin/organisations',
  connector: '/connectors',
  refresh: connectorList,
  people: '/admin/security/users',
  excel: '/excel',
}

/** The checklist of a new organisation, for its administrators. Nothing once it is done or hidden. */
export function GettingStarted({ organisationId }: { organisationId: Id }) {
  const [hidden, setHidden] = useState(() => isFirstRunHidden(organisationId))
  const hide = () => {
    hideFirstRun(organisationId)
    setHidden(true)
  }
  return hidden ? null : <Checklist organisationId={organisationId} onHide={hide} />
}

function Checklist({ organisationId, onHide }: { organisationId: Id; onHide: () => void }) {
  const steps = useSteps(organisationId)
  const isDone = steps?.every(({ done }) => done) ?? false
  // Later visits then load nothing for it.
  useEffect(() => {
    if (isDone) hideFirstRun(organisationId)
  }, [isDone, organisationId])
  if (!steps || isDone) return null
  return <FirstRun steps={steps} hrefOf={(step) => hrefs[step]} onHide={onHide} />
}

/** Undefined until everything is known, and if something cannot be loaded. */
function useSteps(organisationId: Id) {
  const client = useClient()
  const connectors = useQuery(everyConnectorQuery(client, organisationId)).data
  const members = useQuery(usersQuery(client, organisationId)).data?.length
  const invitations = useQuery(invitationsQuery(client, organisationId)).data?.length
  const structure = useStructureState(organisationId)
  if (!connectors || members === undefined || invitations === undefined || !structure) return undefined
  return firstRun({ connectors, members, invitations, structure })
}
