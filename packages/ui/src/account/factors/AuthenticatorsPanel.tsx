import type { Authenticator, OwnFactors } from '@tributary/domain'
import { comma } from '@tributary/sdk/common'
import { factorMessages, securityMessages } from '@tributary/sdk/session'
import { Smartphone } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Inline } from '../../layout/Inline.tsx'
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

export type AuthenticatorsPanelProps = {
  /** The apps of the user, and how many recovery codes are left. */
  factors: OwnFactors
  /** Called to add an app. */
  onAdd: () => void
  /** Called to remove an app, after a confirmation. */
  onRemove: (app: Authenticator) => void
  /** Called to replace the recovery codes, after a confirmation. */
  onReplaceCodes: () => void
  /** True while recovery codes are replaced. */
  replacing?: boolean
}

/** The section with the user's authenticator apps and recovery codes. */
export function AuthenticatorsPanel(props: AuthenticatorsPanelProps) {
  const { factors, onAdd, onRemove } = props
  const { authenticators: apps, passkeys } = factors
  const hasCodes = apps.length > 0 || passkeys.length > 0
  const heading = useRef<HTMLHeadingElement>(null)
  const [asked, setAsked] = useState<Authenticator | null>(null)
  return (
    <Panel
      heading={factorMessages.heading}
      count={apps.length}
      headingRef={heading}
      aside={
        <Button size="sm" onClick={onAdd}>
          {profileText.addApp}
        </Button>
      }
    >
      <ul>
        {apps.map((app) => (
          <AppRow
            key={app.id}
            app={app}
            heir={() => heading.current?.focus()}
            onRemove={() => setAsked(app)}
          />
        ))}
      </ul>
      <div className={apps.length > 0 ? panel.footer : panel.padded}>
        <p className={panel.support}>{apps.length > 0 ? factorMessages.required : factorMessages.none}</p>
        {hasCodes && <RecoveryCodes {...props} left={factors.recoveryCodesLeft} />}
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
          {apps.length === 1 && passkeys.length === 0
            ? factorMessages.lastRemovalMeans
            : factorMessages.removalMeans}
        </ConfirmDialog>
      )}
    </Panel>
  )
}

type RowProps = { app: Authenticator; onRemove: () => void; heir: () => void }

function AppRow({ app: { name, addedAt, lastUsedAt }, onRemove, heir }: RowProps) {
  const detail = useId()
  return (
    <DeviceRow
      icon={Smartphone}
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
        </span>
      }
      action={
        <Stack as="span" className={css.edged}>
          {/* Two apps may have the same name. */}
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

type CodesProps = Pick<AuthenticatorsPanelProps, 'onReplaceCodes' | 'replacing'> & { left: number }

function RecoveryCodes({ left, onReplaceCodes, replacing = false }: CodesProps) {
  const [asking, setAsking] = useState(false)
  return (
    <Inline gap={3} wrap>
      <span>{factorMessages.codesLeft(left)}</span>
      <Button size="sm" loading={replacing} onClick={() => setAsking(true)}>
        {profileText.replaceCodes}
      </Button>
      {asking && (
        <ConfirmDialog
          title={profileText.replaceCodesQuestion}
          action={profileText.replaceCodes}
          onConfirm={() => {
            setAsking(false)
            onReplaceCodes()
          }}
          onClose={() => setAsking(false)}
        >
          {factorMessages.replacementMeans}
        </ConfirmDialog>
      )}
    </Inline>
  )
}
