import { ConfirmIdentityDialog } from '@tributary/ui'
import { useAtomValue } from 'jotai'
import { userAtom } from '../../session/session-atoms.ts'
import type { StepUpRequest } from '../../session/step-up.ts'
import { useConfirmIdentity } from './use-confirm-identity.ts'

/** The dialog in which the user confirms that it is them. */
export function ConfirmIdentity({ request }: { request: StepUpRequest }) {
  const user = useAtomValue(userAtom)
  const { sentTo, busy, cancellable, error, submit, send, cancel } = useConfirmIdentity(request.confirm)
  return (
    <ConfirmIdentityDialog
      factors={request.factors}
      email={user?.email ?? ''}
      sentTo={sentTo}
      busy={busy}
      cancellable={cancellable}
      error={error}
      onSubmit={submit}
      onSend={send}
      onChoose={cancel}
      onClose={request.cancel}
    />
  )
}
