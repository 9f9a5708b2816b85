import { useState } from 'react'
import { Button } from '../primitives/Button/Button.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'

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
        Sign out everywhere
      </Button>
      {asking && (
        <ConfirmDialog
          title="Sign out everywhere?"
          action="Sign out everywhere"
          busy={busy}
          error={error ?? null}
          onConfirm={onSignOut}
          onClose={() => setAsking(false)}
        >
          Every browser you are signed in with is signed out at once, this one included. You then sign in
          again here.
        </ConfirmDialog>
      )}
    </>
  )
}
