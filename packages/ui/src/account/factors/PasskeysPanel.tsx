import type { OwnFactors, Passkey } from '@tributary/domain'
import { comma } from '@tributary/sdk/common'
import { factorMessages, passkeyMessages, securityMessages } from '@tributary/sdk/session'
import { KeyRound } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Stack } from '../../layout/Stack.tsx'
import { TimeAgo } from '../../patterns/clock/TimeAgo.tsx'
import { ConfirmDialog } from '../../patterns/dialogs/ConfirmDialog.tsx'
import * as panel from '../../patterns/Panel.css.ts'
import { Panel } from '../../patterns/Panel.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { absoluteTime } from '../../primitives/RelativeTime/absolute-time.ts'
import * as css from '../profile/DeviceRow.css.ts'
import { DeviceRow } from '../profile/DeviceRow.tsx'
import { profileText } from '../profile/profile.messages.ts'

export type PasskeysPanelProps = {
  /** The passkeys of the user, and their other factors. */
  factors: OwnFactors
  /** Called to add a passkey. */
  onAdd: () => void
  /** Called to let a passkey sign in without the password again. */
  onAllowAlone: (passkey: Passkey) => void
  /** Called to remove a passkey, after a confirmation. */
  onRemove: (passkey: Passkey) => void
}

/** The section with the user's passkeys. */
export function PasskeysPanel({ factors, onAdd, onAllowAlone, onRemove }: PasskeysPanelProps) {
  const { authenticators, passkeys } = factors
  const heading = useRef<HTMLHeadingElement>(null)
  const [asked, setAsked] = useState<Passkey | null>(null)
  const isLast = passkeys.length === 1 && authenticators.length === 0
  return (
    <Panel
      heading={passkeyMessages.heading}
      count={passkeys.length}
      headingRef={heading}
      aside={
        <Button size="sm" onClick={onAdd}>
          {passkeyMessages.add}
        </Button>
      }
    >
      <ul>
        {passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            heir={() => heading.current?.focus()}
            onAllowAlone={() => onAllowAlone(passkey)}
            onRemove={() => setAsked(passkey)}
          />
        ))}
      </ul>
      <div className={passkeys.length > 0 ? panel.footer : panel.padded}>
        <p className={panel.support}>{passkeys.length > 0 ? passkeyMessages.some : passkeyMessages.none}</p>
      </div>
      {asked && (
        <ConfirmDialog
          title={factorMessages.removal(asked.name)}
          action={profileText.remove}
          onConfirm={() => {
            setAsked(null)
            onRemove(asked)
          }}
          onClose={() => setAsked(null)}
          returnFocus={() => heading.current}
        >
          {isLast ? passkeyMessages.lastRemovalMeans : passkeyMessages.removalMeans}
        </ConfirmDialog>
      )}
    </Panel>
  )
}

type RowProps = { passkey: Passkey; onAllowAlone: () => void; onRemove: () => void; heir: () => void }

function PasskeyRow({ passkey, onAllowAlone, onRemove, heir }: RowProps) {
  const { name, addedAt, lastUsedAt, passwordless } = passkey
  const detail = useId()
  return (
    <DeviceRow
      icon={KeyRound}
      description={name}
      detail={
        <span id={detail}>
          {lastUsedAt ? (
            <>
              {securityMessages.identities.lastUsed} <TimeAgo date={lastUsedAt} />
            </>
          ) : (
            securityMessages.identities.neverUsed
          )}
          {addedAt && `${comma()}${factorMessages.addedAt(absoluteTime(addedAt))}`}
          {!passwordless && `${comma()}${passkeyMessages.afterPassword}`}
        </span>
      }
      badge={
        !passwordless && (
          <Button
            size="sm"
            aria-label={passkeyMessages.allowAloneFor(name)}
            aria-describedby={detail}
            onClick={onAllowAlone}
          >
            {passkeyMessages.allowAlone}
          </Button>
        )
      }
      action={
        <Stack as="span" className={css.edged}>
          {/* Two passkeys may have the same name. */}
          <Button
            size="sm"
            aria-label={factorMessages.remove(name)}
            aria-describedby={detail}
            onClick={onRemove}
          >
            {profileText.remove}
          </Button>
        </Stack>
      }
      heir={heir}
    />
  )
}
