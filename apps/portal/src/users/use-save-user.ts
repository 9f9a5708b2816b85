import { useQueryClient } from '@tanstack/react-query'
import { can, type Id, type SessionUser, type User } from '@tributary/domain'
import { applyWrite, usersKey, withSaved } from '@tributary/react'
import { type Client, createUser, failureMessage, isSdkError, updateUser } from '@tributary/sdk'
import { signUpRefusal } from '@tributary/sdk/account'
import { emailMessages } from '@tributary/sdk/common'
import {
  isOwnAccount,
  newUserRequest,
  type UserForm,
  userChangeRequest,
  usersMessages,
} from '@tributary/sdk/users'
import { useToasts } from '@tributary/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useAddressCheck } from '../account/use-address-check.ts'
import { changeUserAtom } from '../session/session-user.ts'
import { useFormClient } from '../session/use-form-client.ts'
import { useSubmit } from '../session/use-submit.ts'

type Refusals = ReturnType<typeof signUpRefusal>

export type SaveUserOptions = {
  /** The edited user; null for a new one. */
  user: User | null
  viewer: SessionUser
  organisationId: Id
  onSaved: () => void
}

/** Saves a user. A refusal of one field is shown at that field, every other one above the form (USER-16). */
export function useSaveUser({ user, viewer, organisationId, onSaved }: SaveUserOptions) {
  const client = useFormClient()
  const { show } = useToasts()
  const { isFree, noteTaken } = useAddressCheck()
  // Another administrator or another tab has removed the user.
  const isGone = (failure: unknown) => user !== null && isSdkError(failure) && failure.statusCode === 404
  const { busy, error, dismissError, run } = useSubmit((failure) =>
    isGone(failure) ? usersMessages.gone : failureMessage(failure),
  )
  const [refusals, setRefusals] = useState<Refusals>(null)
  const { keep, renew } = useKeepSaved(organisationId)

  const save = (form: UserForm) =>
    run(async () => {
      setRefusals(null)
      try {
        const saved = await send(client, { user, form, organisationId, viewer })
        await keep(saved, user !== null && isOwnAccount(viewer, user))
      } catch (failure) {
        if (isGone(failure)) renew()
        const refused = signUpRefusal(failure)
        if (!refused) throw failure
        if (refused.emailAddress === emailMessages.taken) noteTaken(form.emailAddress)
        setRefusals(refused)
        return null
      }
      show({ type: 'success', content: sentence(form, user === null) })
      onSaved()
      return null
    })
  return { save, busy, error, dismissError, refusals, isFree }
}

function sentence(form: UserForm, isNew: boolean): string {
  if (!isNew) return usersMessages.saved(form)
  return form.byLink ? usersMessages.invited(form) : usersMessages.added(form)
}

type Sending = { user: User | null; form: UserForm; organisationId: Id; viewer: SessionUser }

async function send(client: Client, { user, form, organisationId, viewer }: Sending): Promise<User> {
  if (!user) return (await createUser(client, { body: newUserRequest(form, organisationId) })).data
  const body = userChangeRequest(form, organisationId, can(viewer, 'users.microsoft-id'))
  return (await updateUser(client, { params: { id: user.id }, body })).data
}

/** `keep` shows a saved user immediately, also next to the navigation if it is the viewer. `renew` reloads the list. */
function useKeepSaved(organisationId: Id) {
  const queries = useQueryClient()
  const changeUser = useSetAtom(changeUserAtom)
  const queryKey = usersKey(organisationId)
  const renew = () => void queries.invalidateQueries({ queryKey })
  const keep = async (saved: User, oneself: boolean) => {
    await applyWrite<User>(queries, queryKey, (rows) => withSaved(rows, saved))
    const { firstName, lastName, emailAddress: email } = saved
    if (oneself) changeUser(() => ({ firstName, lastName, email }))
  }
  return { keep, renew }
}
