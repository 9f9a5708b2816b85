import { ResumeDialog } from '@tributary/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { documentTitle } from '../../page/use-document-title.ts'
import { focusHeading } from '../../page/use-screen-focus.ts'
import { type LostSession, lostSessionAtom } from '../../session/session-atoms.ts'
import { useSignOut } from '../../session/use-sign-out.ts'
import { useResume } from './use-resume.ts'
import { useResumeTimeout } from './use-resume-timeout.ts'

/** Covers the page whose session was lost until its user signs in again; calls that waited are then made (portal spec 4). */
export function ResumeSession() {
  const lost = useAtomValue(lostSessionAtom)
  return lost && <Resume lost={lost} />
}

function Resume({ lost: { user, leave } }: { lost: LostSession }) {
  const resume = useResume(user)
  const signOut = useSignOut()
  const [signingOut, setSigningOut] = useState(false)
  useResumeTimeout(leave)
  useCoveredTitle()
  const end = () => {
    setSigningOut(true)
    signOut()
  }
  return (
    <ResumeDialog
      {...resume}
      user={user}
      onLeave={leave}
      onSignOut={end}
      signingOut={signingOut}
      returnFocus={instead}
    />
  )
}

/** The title names the page, and may name an organisation. */
function useCoveredTitle(): void {
  useEffect(() => {
    const before = document.title
    document.title = documentTitle('Your session has ended')
    return () => {
      document.title = before
    }
  }, [])
}

/** What had the focus may have gone meanwhile. */
function instead() {
  focusHeading()
  return null
}
