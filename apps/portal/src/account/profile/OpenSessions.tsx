import {
  OpenSessionsFailure,
  OpenSessionsPanel,
  OpenSessionsSkeleton,
  SignOutEverywhere,
} from '@tributary/ui'
import { firstFailure } from '../../data/first-failure.ts'
import { useOpenSessions, useSignOutEverywhere } from './use-open-sessions.ts'

/** The sessions of the user, or why they could not be loaded. */
export function OpenSessions() {
  const { sessions, end, loaded } = useOpenSessions()
  const { busy, error, signOut } = useSignOutEverywhere()
  if (sessions) {
    const everywhere = <SignOutEverywhere busy={busy} error={error} onSignOut={signOut} />
    return <OpenSessionsPanel sessions={sessions} onSignOut={end} everywhere={everywhere} />
  }
  const failure = firstFailure(loaded)
  return failure ? <OpenSessionsFailure {...failure} /> : <OpenSessionsSkeleton />
}
