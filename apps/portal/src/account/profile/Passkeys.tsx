import type { OwnFactors } from '@tributary/domain'
import { AddPasskeyDialog, PasskeysPanel } from '@tributary/ui'
import { useState } from 'react'
import { useUnsaved } from '../../page/use-unsaved.ts'
import { useAddPasskey, useChangePasskey } from './use-passkeys.ts'

type PasskeysProps = { factors: OwnFactors; onCodes: (codes: readonly string[]) => void }

/** The user's passkeys. */
export function Passkeys({ factors, onCodes }: PasskeysProps) {
  const adding = useAddPasskey(onCodes)
  const { remove, allowAlone } = useChangePasskey()
  const [dirty, setDirty] = useState(false)
  useUnsaved(adding.open && dirty)
  return (
    <>
      <PasskeysPanel factors={factors} onAdd={adding.begin} onAllowAlone={allowAlone} onRemove={remove} />
      {adding.open && (
        <AddPasskeyDialog
          busy={adding.busy}
          cancellable={adding.cancellable}
          error={adding.error}
          onDirty={setDirty}
          onSubmit={adding.add}
          onClose={adding.close}
        />
      )}
    </>
  )
}
