import { type Id, isInvitationExpired, type Organisation, type User } from '@tributary/domain'
import { failureMessage, invitePeople } from '@tributary/sdk'
import { invitationFailure, invitationsMessages } from '@tributary/sdk/users'
import { type CheckPeople, InviteDialog, type InviteOrder, useToasts } from '@tributary/ui'
import { useCallback, useMemo, useState } from 'react'
import { ItemMissing } from '../page/ItemMissing.tsx'
import { pageHeading } from '../page/use-screen-focus.ts'
import { useUnsaved } from '../page/use-unsaved.ts'
import { useFormClient } from '../session/use-form-client.ts'
import { useSubmit } from '../session/use-submit.ts'
import { type AccessChoices, useAccessChoices } from '../users/use-access-choices.ts'
import { useInvitations } from './use-invitations.ts'
import { useKnownAccounts } from './use-known-accounts.ts'

export type InvitePeopleProps = {
  organisation: Organisation
  members: readonly User[]
  onClose: () => void
}

/** Invites people to an organisation. */
export function InvitePeople(props: InvitePeopleProps) {
  const { choices, error } = useAccessChoices(props.organisation.id)
  if (choices) return <WithChoices {...props} choices={choices} />
  return error ? <ItemMissing sentence={failureMessage(error)} onClose={props.onClose} /> : null
}

function WithChoices(props: InvitePeopleProps & { choices: AccessChoices }) {
  const { organisation, members, choices, onClose } = props
  const [dirty, setDirty] = useState(false)
  useUnsaved(dirty)
  const { invitations, reload } = useInvitations(organisation.id)
  const { invite, check, busy, error, dismissError } = useInvite(organisation, reload)
  const client = useFormClient()
  const accounts = useKnownAccounts()
  const known = useMemo(
    () => ({
      members,
      invited: invitations.filter((one) => !isInvitationExpired(one, client.now())),
      accounts,
    }),
    [members, invitations, accounts, client],
  )
  return (
    <InviteDialog
      organisation={organisation.companyName}
      {...choices}
      known={known}
      busy={busy}
      error={error}
      onDismissError={dismissError}
      onDirty={setDirty}
      onInvite={invite}
      onCheck={check}
      onClose={onClose}
      returnFocus={pageHeading}
    />
  )
}

const bodyOf = ({ groupIds, connectorIds, ...order }: InviteOrder, organisationId: Id) => ({
  organisationId,
  ...order,
  groupIds: [...groupIds],
  connectorIds: [...connectorIds],
})

function useInvite({ id: organisationId }: Organisation, reload: () => Promise<void>) {
  const client = useFormClient()
  const { show } = useToasts()
  const { busy, error, dismissError, run } = useSubmit(invitationFailure)
  const invite = async (order: InviteOrder) => {
    let outcomes: Awaited<ReturnType<typeof invitePeople>>['data'] | null = null
    await run(async () => {
      outcomes = (await invitePeople(client, { body: bodyOf(order, organisationId) })).data
      await reload()
      const done = outcomes.filter(({ outcome }) => outcome === 'invited').length
      if (done > 0) show({ type: 'success', content: invitationsMessages.done(done) })
      return null
    })
    return outcomes
  }
  // A check that fails is silent: sending shows the reason.
  const check = useCallback<CheckPeople>(
    async ({ people, roleId }) => {
      const body = { organisationId, people: [...people], roleId, checkOnly: true }
      return invitePeople(client, { body }).then(
        ({ data }) => data,
        () => null,
      )
    },
    [client, organisationId],
  )
  return { invite, check, busy, error, dismissError }
}
