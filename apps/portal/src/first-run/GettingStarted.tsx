import { useQuery } from '@tanstack/react-query'
import type { Id } from '@tributary/domain'
import { everyConnectorQuery, invitationsQuery, usersQuery } from '@tributary/react'
import { type FirstRunStep, firstRun } from '@tributary/sdk/connectors'
import { FirstRun } from '@tributary/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { availableConnectors, connectorList } from '../connectors/connector-paths.ts'
import { useStructureState } from '../database/use-structure-state.ts'
import { userAtom } from '../session/session-atoms.ts'
import { useClient } from '../session/use-client.ts'
import { useFirstRunState } from './use-first-run-state.ts'

const hrefs: Record<FirstRunStep, string> = {
  organisation: '/admin/organisations',
  connector: `#${availableConnectors}`,
  refresh: connectorList,
  people: '/admin/security/users',
  excel: '/excel',
}

type ChecklistProps = { organisationId: Id } & Omit<ReturnType<typeof useFirstRunState>, 'shown'>

/** The checklist of a new organisation, for its administrators. Nothing once it is done or hidden. */
export function GettingStarted({ organisationId }: { organisationId: Id }) {
  const { shown, ...state } = useFirstRunState(organisationId)
  return shown ? <Checklist organisationId={organisationId} {...state} /> : null
}

function Checklist({ organisationId, wanted, hide, finish }: ChecklistProps) {
  const steps = useSteps(organisationId)
  const isDone = steps?.every(({ done }) => done) ?? false
  const isOver = isDone && !wanted
  const end = useEffectEvent(finish)
  useEffect(() => {
    if (isOver) end()
  }, [isOver])
  if (!steps || isOver) return null
  return <FirstRun steps={steps} hrefOf={(step) => hrefs[step]} onHide={hide} />
}

/** Undefined until everything is known, and if something cannot be loaded. */
function useSteps(organisationId: Id) {
  const client = useClient()
  const viewer = useAtomValue(userAtom)
  const connectors = useQuery(everyConnectorQuery(client, organisationId)).data
  const people = useQuery(usersQuery(client, organisationId)).data
  const invitations = useQuery(invitationsQuery(client, organisationId)).data?.length
  const structure = useStructureState(organisationId)
  if (!connectors || !people || invitations === undefined || !structure) return undefined
  const members = people.filter(({ emailAddress }) => emailAddress !== viewer?.email).length
  return firstRun({ connectors, members, invitations, structure })
}
