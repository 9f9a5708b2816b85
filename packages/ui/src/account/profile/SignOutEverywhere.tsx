import { securityMessages } from '@tributary/sdk/session'
import { useState } from 'react'
import { ConfirmDialog } from '../../patterns/dialogs/ConfirmDialog.tsx'
import { Button } from '../../primitives/Button/Button.tsx'

export type SignOutEverywhereProps = {
  busy?: boolean
  /** Why it failed; nobody is signed out then. */
  error?: string | null
  onSignOut: () => void
}

/** Ends every session, this one included, once it has been asked about. */
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
