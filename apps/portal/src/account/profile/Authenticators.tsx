import {
  AddAuthenticatorDialog,
  AuthenticatorsFailure,
  AuthenticatorsPanel,
  AuthenticatorsSkeleton,
  RecoveryCodesDialog,
} from '@tributary/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { firstFailure } from '../../data/first-failure.ts'
import { useUnsaved } from '../../page/use-unsaved.ts'
import { userAtom } from '../../session/session-atoms.ts'
import { Passkeys } from './Passkeys.tsx'
import { useAddAuthenticator, useAuthenticators, useRecoveryCodes } from './use-authenticators.ts'

/** The user's authenticator apps, passkeys and recovery codes, or why they could not be loaded. */
export function Authenticators() {
  const { factors, remove, loaded } = useAuthenticators()
  const user = useAtomValue(userAtom)
  const codes = useRecoveryCodes()
  const adding = useAddAuthenticator(codes.show)
  const [dirty, setDirty] = useState(false)
  useUnsaved(adding.open && dirty)
  const failure = firstFailure(loaded)
  if (!factors) return failure ? <AuthenticatorsFailure {...failure} /> : <AuthenticatorsSkeleton />
  return (
    <>
      <AuthenticatorsPanel
        factors={factors}
        onAdd={adding.begin}
        onRemove={remove}
        replacing={codes.busy}
        onReplaceCodes={codes.replace}
      />
      <Passkeys factors={factors} onCodes={codes.show} />
      {adding.open && (
        <AddAuthenticatorDialog
          app={adding.app}
          busy={adding.busy}
          error={adding.error}
          onDirty={setDirty}
          onName={adding.name}
          onConfirm={adding.confirm}
          onClose={adding.close}
        />
      )}
      {codes.shown && (
        <RecoveryCodesDialog codes={codes.shown} account={user?.email ?? ''} onClose={codes.forget} />
      )}
    </>
  )
}
