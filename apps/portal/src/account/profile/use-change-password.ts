import { useQueryClient } from '@tanstack/react-query'
import { identitiesKey, openSessionsKey, ownEmailKey, ownTokensKey } from '@tributary/react'
import { changePassword } from '@tributary/sdk'
import { accountFailure, securityMessages } from '@tributary/sdk/session'
import { type PasswordChangeValues, useToasts } from '@tributary/ui'
import { useState } from 'react'
import { useClient } from '../../session/use-client.ts'
import { useSubmit } from '../../session/use-submit.ts'

/** Changes the user's password: whether the dialog is open, and whether the password has just changed. */
export function useChangePassword() {
  const client = useClient()
  const queries = useQueryClient()
  const { show } = useToasts()
  const { busy, error, run, dismissError } = useSubmit(accountFailure)
  const [asking, setAsking] = useState(false)
  const [changed, setChanged] = useState(false)

  const begin = () => {
    dismissError()
    setChanged(false)
    setAsking(true)
  }
  const change = (body: PasswordChangeValues) =>
    run(async () => {
      await changePassword(client, { body })
      setAsking(false)
      setChanged(true)
      show({ type: 'success', content: securityMessages.passwordChanged })
      // The identities, the API tokens and a pending change of address were revoked with the old password.
      for (const queryKey of [openSessionsKey, identitiesKey, ownEmailKey, ownTokensKey])
        queries.invalidateQueries({ queryKey })
      // The trusted devices were revoked with the old password. Without a response, the next session
      // refresh removes them.
      client.session.renew().catch(() => undefined)
      return null
    })
  return { asking, changed, busy, error, begin, change, cancel: () => setAsking(false) }
}
