import { securityMessages } from '@tributary/sdk/session'
import { useState } from 'react'
import { ConfirmDialog } from '../../patterns/dialogs/ConfirmDialog.tsx'
import { Button } from '../../primitives/Button/Button.tsx'

export type SignOutEverywhereProps = {
  /** True while the request runs. The form cannot be submitted again. */
  busy?: boolean
  /** Why it failed. No session has ended then. */
  error?: string | null
  /** Called when the user confirms that every session should end. */
  onSignOut: () => void
}

/** Ends every session, including the current one, after a confirmation. */
export function SignOutEverywhere({ busy = false, error, onSignOut }: SignOutEverywhereProps) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="danger-quiet" onClick={() => setAsking(true)}>
        {securityMessages.everywhere}
      </Button>
      {asking && (
        <ConfirmDialog
          title={`${securityMessages.everywhere}?`}
          action={securityMessages.everywhere}
          busy={busy}
          error={error ?? null}
          onConfirm={onSignOut}
          onClose={() => setAsking(false)}
        >
          {securityMessages.signOutEverywhere}
        </ConfirmDialog>
      )}
    </>
  )
}
