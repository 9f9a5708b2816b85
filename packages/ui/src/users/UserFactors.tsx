import type { UserFactors as Factors } from '@tributary/domain'
import { comma } from '@tributary/sdk/common'
import { factorMessages } from '@tributary/sdk/session'
import { usersMessages } from '@tributary/sdk/users'
import { useRef, useState } from 'react'
import { Inline } from '../layout/Inline.tsx'
import { ConfirmDialog } from '../patterns/dialogs/ConfirmDialog.tsx'
import { support } from '../patterns/Panel.css.ts'
import { Button } from '../primitives/Button/Button.tsx'
import * as css from './UserDialog.css.ts'

export type UserFactorsProps = {
  /** How many apps, passkeys and recovery codes the user has. */
  factors: Factors
  /** True while they are removed. */
  busy?: boolean
  /** Called to remove them, after the confirmation. Without it, they can only be read. */
  onReset?: (() => void) | undefined
}

const { factors: words } = usersMessages

/** The section of the user form with the user's authenticator apps and passkeys, and a button to reset them. */
export function UserFactors({ factors, busy = false, onReset }: UserFactorsProps) {
  const { authenticators, passkeys, recoveryCodesLeft } = factors
  const held = [
    ...(authenticators > 0 ? [words.count(authenticators)] : []),
    ...(passkeys > 0 ? [words.passkeys(passkeys)] : []),
  ]
  const heading = useRef<HTMLHeadingElement>(null)
  const [asking, setAsking] = useState(false)
  return (
    <fieldset className={css.section}>
      <legend className={css.legend}>
        <h3 ref={heading} tabIndex={-1} className={css.heading}>
          {words.heading}
        </h3>
      </legend>
      {held.length === 0 ? (
        <p className={support}>{words.none}</p>
      ) : (
        <Inline gap={3} wrap justifyContent="space-between">
          <span>{[...held, factorMessages.codesLeft(recoveryCodesLeft)].join(comma())}</span>
          {onReset && (
            <Button writes size="sm" loading={busy} onClick={() => setAsking(true)}>
              {words.reset}
            </Button>
          )}
        </Inline>
      )}
      {asking && (
        <ConfirmDialog
          title={words.resetOf}
          action={words.reset}
          onConfirm={() => {
            setAsking(false)
            onReset?.()
          }}
          onClose={() => setAsking(false)}
          returnFocus={() => heading.current}
        >
          {words.means}
        </ConfirmDialog>
      )}
    </fieldset>
  )
}
