import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { OpenSession } from '@tributary/domain'
import { endSession, failureMessage, listSessions, signOutEverywhere } from '@tributary/sdk'
import { securityMessages } from '@tributary/sdk/session'
import { useToasts } from '@tributary/ui'
import { ignoreMissing } from '../../data/ignore-missing.ts'
import { openSessionsKey } from '../../data/query-keys.ts'
import { useStickyError } from '../../data/use-sticky-error.ts'
import { tellOtherTabs } from '../../session/tabs.ts'
import { useClient } from '../../session/use-client.ts'
import { useSubmit } from '../../session/use-submit.ts'

/** The browsers one is signed in with; undefined until they are known. */
export function useOpenSessions() {
  const client = useClient()
  const query = useQuery({
    queryKey: openSessionsKey,
    queryFn: ({ signal }) => listSessions(client, {}, { signal }),
  })
  const { data, isFetching, refetch } = query
  return { sessions: data, loaded: { error: useStickyError(query), isFetching, refetch } }
}

/** Signs another browser out: it leaves the list at once, and comes back when the server keeps it. */
export function useEndSession(): (session: OpenSession) => Promise<void> {
  const client = useClient()
  const queries = useQueryClient()
  const { show } = useToasts()
  return async (session) => {
    // A list under way would bring it back.
    await queries.cancelQueries({ queryKey: openSessionsKey })
    const before = queries.getQueryData<OpenSession[]>(openSessionsKey)
    queries.setQueryData<OpenSession[]>(openSessionsKey, (now) => now?.filter(({ id }) => id !== session.id))
    try {
      await endSession(client, { params: { id: String(session.id) } }).catch(ignoreMissing)
      show({ type: 'success', content: securityMessages.signedOut(session.description) })
    } catch (error) {
      queries.setQueryData(openSessionsKey, before)
      show({ type: 'error', content: failureMessage(error) })
    }
    await queries.invalidateQueries({ queryKey: openSessionsKey })
  }
}

/** Ends every session; the guard then leads to the root, here and in this browser's other tabs. */
export function useSignOutEverywhere() {
  const client = useClient()
  const { busy, error, run } = useSubmit(failureMessage)
  const signOut = () =>
    run(async () => {
      await signOutEverywhere(client)
      tellOtherTabs({ type: 'signed-out' })
      return null
    })
  return { busy, error, signOut }
}
