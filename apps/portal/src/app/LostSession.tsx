import { loadLater } from '@tributary/ui'
import { useAtomValue } from 'jotai'
import { lostSessionAtom } from '../session/session-atoms.ts'

const Resume = loadLater(() => import('../account/sign-in/ResumeSession.tsx')).part(
  ({ ResumeSession }) => ResumeSession,
)

/** Covers the page after its session was lost. */
export function LostSession() {
  const lost = useAtomValue(lostSessionAtom)
  return lost && <Resume lost={lost} />
}
