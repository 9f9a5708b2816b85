import { loadLater } from '@tributary/ui'
import { useAtomValue } from 'jotai'
import { userAtom } from '../session/session-atoms.ts'

const Bar = loadLater(() => import('./ViewAs.tsx')).part(({ ViewAs }) => ViewAs)

/** The bar of an administrator who sees the portal as another user. */
export function ViewedUser() {
  const user = useAtomValue(userAtom)
  return user?.viewAs ? <Bar user={{ ...user, viewAs: user.viewAs }} /> : null
}
