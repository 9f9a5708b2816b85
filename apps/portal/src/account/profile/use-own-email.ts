import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { OwnEmail } from '@tributary/domain'
import { ownEmailKey, useStickyError, writeCache } from '@tributary/react'
import { cancelEmailChange, getOwnEmail, requestEmailChange, resendEmailChange } from '@tributary/sdk'
import { accountFailure, securityMessages } from '@tributary/sdk/session'
import { type EmailChangeValues, useToasts } from '@tributary/ui'
import { useEffect, useState } from 'react'
import { useClient } from '../../session/use-client.ts'
import { useSubmit } from '../../session/use-submit.ts'

/** The user's address and its pending change. Reloaded on return, because the link opens in another tab. */
export function useOwnEmail(known: string) {
  const client = useClient()
  const query = useQuery({
    queryKey: ownEmailKey,
    queryFn: ({ signal }) => getOwnEmail(client, {}, { signal }),
    refetchOnWindowFocus: 'always',
  })
  const address = query.data?.emailAddress ?? known
  useEffect(() => {
    // Without a response, the new address shows at the next session refresh.
    if (address !== known) client.session.renew().catch(() => undefined)
  }, [client, address, known])
  const { data, isFetching, refetch } = query
  return { pending: data?.pending ?? null, loaded: { error: useStickyError(query), isFetching, refetch } }
}

/** Requests a change of address: whether the dialog is open, and how to send it. */
export function useEmailChange() {
  const client = useClient()
  const keep = useKeepOwnEmail()
  const [asking, setAsking] = useState(false)
  const { busy, error, run, dismissError } = useSubmit(accountFailure)
  const begin = () => {
    dismissError()
    setAsking(true)
  }
  const request = (body: EmailChangeValues) =>
    run(async () => {
      await keep((await requestEmailChange(client, { body })).data)
      setAsking(false)
      return null
    })
  return { asking, busy, error, begin, request, cancel: () => setAsking(false) }
}

/** Sends the link of a pending change again, or cancels the change. */
export function usePendingEmail() {
  const client = useClient()
  const keep = useKeepOwnEmail()
  const { show } = useToasts()
  const [sentAgain, setSentAgain] = useState(false)
  const resending = useSubmit(accountFailure)
  const cancelling = useSubmit(accountFailure)
  const resend = () => {
    cancelling.dismissError()
    return resending.run(async () => {
      await keep((await resendEmailChange(client)).data)
      setSentAgain(true)
      return null
    })
  }
  const cancel = () => {
    resending.dismissError()
    return cancelling.run(async () => {
      await keep((await cancelEmailChange(client)).data)
      setSentAgain(false)
      show({ type: 'success', content: securityMessages.email.cancelled })
      return null
    })
  }
  const doing = resending.busy ? ('resending' as const) : cancelling.busy ? ('cancelling' as const) : null
  return { sentAgain, doing, error: resending.error ?? cancelling.error, resend, cancel }
}

function useKeepOwnEmail() {
  const queries = useQueryClient()
  return (email: OwnEmail) => writeCache(queries, ownEmailKey, () => email)
}
