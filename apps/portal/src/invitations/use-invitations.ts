import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Id, Invitation } from '@tributary/domain'
import { invitationsKey, invitationsQuery } from '@tributary/react'
import { resendInvitation, withdrawInvitation } from '@tributary/sdk'
import { invitationFailure, invitationsMessages } from '@tributary/sdk/users'
import { useToasts } from '@tributary/ui'
import { useState } from 'react'
import { useClient } from '../session/use-client.ts'

const none: readonly Invitation[] = []

/** The pending invitations of an organisation, and the actions on them. */
export function useInvitations(organisationId: Id) {
  const client = useClient()
  const queries = useQueryClient()
  const { show } = useToasts()
  const { data = none } = useQuery(invitationsQuery(client, organisationId))
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  const reload = () => queries.invalidateQueries({ queryKey: invitationsKey(organisationId) })

  const act = async ({ id }: Invitation, call: () => Promise<unknown>, done: string) => {
    setBusy((now) => new Set(now).add(String(id)))
    try {
      await call()
      show({ type: 'success', content: done })
    } catch (error) {
      show({ type: 'error', content: invitationFailure(error) })
    }
    await reload()
    setBusy((now) => new Set([...now].filter((other) => other !== String(id))))
  }
  const at = ({ id }: Invitation) => ({ params: { id }, query: { orgId: organisationId } })
  return {
    invitations: data,
    busy,
    reload,
    resend: (invitation: Invitation) =>
      act(
        invitation,
        () => resendInvitation(client, at(invitation)),
        invitationsMessages.resent(invitation.emailAddress),
      ),
    withdraw: (invitation: Invitation) =>
      act(
        invitation,
        () => withdrawInvitation(client, at(invitation)),
        invitationsMessages.withdrawn(invitation.emailAddress),
      ),
  }
}
