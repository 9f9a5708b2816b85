import { useQuery } from '@tanstack/react-query'
import type { OpenSession } from '@tributary/domain'
import { openSessionsKey, useStickyError } from '@tributary/react'
import { endSession, listSessions, signOutEverywhere } from '@tributary/sdk'
import { accountFailure, securityMessages, shownDevice } from '@tributary/sdk/session'
import { useRowRemoval } from '../../data/use-row-removal.ts'
import { notifyOtherTabs } from '../../session/tabs.ts'
import { useClient } from '../../session/use-client.ts'
import { useSubmit } from '../../session/use-submit.ts'

/** The user's sessions, undefined until loaded, and a function that ends one. */
export function useOpenSessions() {
  const client = useClient()
  const query = useQuery({
    queryKey: openSessionsKey,
    queryFn: ({ signal }) => listSessions(client, {}, { signal }),
  })
  const { remove, withoutRemoved } = useRowRemoval<OpenSession>(openSessionsKey)
  const end = (session: OpenSession) =>
    remove(session, {
      call: () => endSession(client, { params: { id: String(session.id) } }),
      done: securityMessages.signedOut(shownDevice(session.description)),
    })
  const { data, isFetching, refetch } = query
  const loaded = { error: useStickyError(query), isFetching, refetch }
  return { sessions: data && withoutRemoved(data), end, loaded }
}

/** Ends every session. The guard then shows sign-in, here and in the other tabs of this browser. */
export function useSignOutEverywhere() {
  const client = useClient()
  const { busy, error, run } = useSubmit(accountFailure)
  const signOut = () =>
    run(async () => {
      await signOutEverywhere(client)
      notifyOtherTabs({ type: 'signed-out' })
      return null
    })
  return { busy, error, signOut }
}
