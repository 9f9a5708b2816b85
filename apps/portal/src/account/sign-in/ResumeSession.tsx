import { ResumeDialog } from '@tributary/ui'
import { useEffect, useState } from 'react'
import { documentTitle } from '../../page/use-document-title.ts'
import { focusHeading } from '../../page/use-screen-focus.ts'
import type { LostSession } from '../../session/session-atoms.ts'
import { useSignOut } from '../../session/use-sign-out.ts'
import { signInText } from './sign-in.messages.ts'
import { useResume } from './use-resume.ts'
import { useResumeTimeout } from './use-resume-timeout.ts'

/** Covers the page after its session was lost, until the user signs in again. Waiting calls are then sent. */
export function ResumeSession({ lost: { user, leave } }: { lost: LostSession }) {
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

/** Hides the title of the page, because it may name an organisation. */
function useCoveredTitle(): void {
  useEffect(() => {
    const before = document.title
    document.title = documentTitle(signInText.yourSessionHasEnded)
    return () => {
      document.title = before
    }
  }, [])
}

/** The element that had the focus may have been removed. */
function instead() {
  focusHeading()
  return null
}
