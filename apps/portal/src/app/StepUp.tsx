import { loadLater } from '@tributary/ui'
import { useAtomValue } from 'jotai'
import { stepUpAtom } from '../session/step-up.ts'

const Confirm = loadLater(() => import('../account/factors/ConfirmIdentity.tsx')).part(
  ({ ConfirmIdentity }) => ConfirmIdentity,
)

/** Asks the user to confirm that it is them, while a dangerous call waits for that. */
export function StepUp() {
  const request = useAtomValue(stepUpAtom)
  return request && <Confirm request={request} />
}
