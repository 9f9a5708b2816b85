import {
  OpenSessionsFailure,
  OpenSessionsPanel,
  OpenSessionsSkeleton,
  SignOutEverywhere,
} from '@tributary/ui'
import { firstFailure } from '../../data/first-failure.ts'
import { useEndSession, useOpenSessions, useSignOutEverywhere } from './use-open-sessions.ts'

/** The browsers one is signed in with, or why they are not known. */
export function OpenSessions() {
  const { sessions, loaded } = useOpenSessions()
  const end = useEndSession()
  const { busy, error, signOut } = useSignOutEverywhere()
  if (sessions) {
    const everywhere = <SignOutEverywhere busy={busy} error={error} onSignOut={signOut} />
    return <OpenSessionsPanel sessions={sessions} onSignOut={end} everywhere={everywhere} />
  }
  const failure = firstFailure(loaded)
  return failure ? <OpenSessionsFailure {...failure} /> : <OpenSessionsSkeleton />
}
