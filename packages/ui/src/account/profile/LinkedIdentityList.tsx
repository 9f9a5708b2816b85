import type { LinkedIdentity } from '@tributary/domain'
import { comma } from '@tributary/sdk/common'
import { securityMessages } from '@tributary/sdk/session'
import { LogIn } from 'lucide-react'
import { useId, useState } from 'react'
import { Stack } from '../../layout/Stack.tsx'
import { TimeAgo } from '../../patterns/clock/TimeAgo.tsx'
import { ConfirmDialog } from '../../patterns/dialogs/ConfirmDialog.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { absoluteTime } from '../../primitives/RelativeTime/absolute-time.ts'
import * as css from './DeviceRow.css.ts'
import { DeviceRow } from './DeviceRow.tsx'
import { profileText } from './profile.messages.ts'

const { identities: words } = securityMessages

export type LinkedIdentityListProps = {
  identities: readonly LinkedIdentity[]
  /** The consequence of removing one, shown in the confirmation. */
  removalMeans: (provider: string) => string
  /** Called to remove an identity, after the confirmation. Without it the list is read-only. */
  onRemove?: (identity: LinkedIdentity) => void
  /** Returns the element that gets the focus when a row is removed. */
  heir: () => HTMLElement | null
}

/** The linked identities of an account: the provider, when each was linked and last used, and "Remove". */
export function LinkedIdentityList({ identities, removalMeans, onRemove, heir }: LinkedIdentityListProps) {
  const [asked, setAsked] = useState<LinkedIdentity | null>(null)
  return (
    <>
      <ul>
        {identities.map((identity) => (
          <Row
            key={identity.id}
            identity={identity}
            heir={() => heir()?.focus()}
            {...(onRemove && { onRemove: () => setAsked(identity) })}
          />
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={words.removal(asked.displayName)}
          action={profileText.remove}
          onConfirm={() => {
            setAsked(null)
            onRemove?.(asked)
          }}
          onClose={() => setAsked(null)}
          returnFocus={heir}
        >
          {removalMeans(asked.displayName)}
        </ConfirmDialog>
      )}
    </>
  )
}

type RowProps = { identity: LinkedIdentity; onRemove?: () => void; heir: () => void }

function Row({ identity: { displayName, linkedAt, lastUsedAt }, onRemove, heir }: RowProps) {
  const detail = useId()
  const remove = onRemove && (
    <Stack as="span" className={css.edged}>
      {/* Two identities of one provider have the same name. */}
      <Button size="sm" aria-label={words.remove(displayName)} aria-describedby={detail} onClick={onRemove}>
        {profileText.remove}
      </Button>
    </Stack>
  )
  return (
    <DeviceRow
      icon={LogIn}
      description={displayName}
      detail={
        <span id={detail}>
          {lastUsedAt ? (
            <>
              {words.lastUsed} <TimeAgo date={lastUsedAt} />
            </>
          ) : (
            words.neverUsed
          )}
          {linkedAt && `${comma()}${words.linkedAt(absoluteTime(linkedAt))}`}
        </span>
      }
      action={remove}
      heir={heir}
    />
  )
}
