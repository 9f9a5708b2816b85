import { ResumeDialog } from '@tributary/ui'
import { useAtomValue } from 'jotai'
import { focusHeading } from '../routes/use-screen-focus.ts'
import { type LostSession, lostSessionAtom } from './session-atoms.ts'
import { useResume } from './use-resume.ts'

/** Asks for a sign-in over the page whose session was lost; what has waited for it then goes on (portal spec 4). */
export function ResumeSession() {
  const lost = useAtomValue(lostSessionAtom)
  return lost && <Resume lost={lost} />
}

function Resume({ lost: { user, leave } }: { lost: LostSession }) {
  const resume = useResume(user)
  return <ResumeDialog {...resume} user={user} onLeave={leave} returnFocus={instead} />
}

/** What had the focus may have gone meanwhile. */
function instead() {
  focusHeading()
  return null
}
