import type { OpenSession } from '@tributary/domain'
import { comma } from '@tributary/sdk/common'
import { securityMessages, shownDevice } from '@tributary/sdk/session'
import { useId } from 'react'
import { Stack } from '../../layout/Stack.tsx'
import { TimeAgo } from '../../patterns/clock/TimeAgo.tsx'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { absoluteTime } from '../../primitives/RelativeTime/absolute-time.ts'
import * as css from './DeviceRow.css.ts'
import { DeviceRow } from './DeviceRow.tsx'
import { profileText } from './profile.messages.ts'

type OpenSessionRowProps = {
  session: OpenSession
  onSignOut: () => void
  /** Moves the focus when the row is removed while it has the focus. */
  heir: () => void
}

/** A session in one browser. The current one has no button, because logging out ends it. */
export function OpenSessionRow({ session, onSignOut, heir }: OpenSessionRowProps) {
  const { current } = session
  const detail = useId()
  const signOut = (
    <Button
      size="sm"
      aria-label={securityMessages.signOut(placeOf(session))}
      aria-describedby={detail}
      onClick={onSignOut}
    >
      {profileText.signOut}
    </Button>
  )
  return (
    <DeviceRow
      description={shownDevice(session.description)}
      detail={
        <span id={detail}>
          <LastSeen {...session} />
        </span>
      }
      action={
        <Stack as="span" className={css.edged}>
          {current ? <Badge>{securityMessages.thisBrowser}</Badge> : signOut}
        </Stack>
      }
      heir={heir}
    />
  )
}

/** The device, where it is and since when: several browsers may have the same description. */
const placeOf = ({ description, network, sameNetwork, startedAt }: OpenSession): string =>
  [
    shownDevice(description),
    network && (sameNetwork ? securityMessages.thisNetwork : network),
    startedAt && securityMessages.signedInAt(absoluteTime(startedAt)),
  ]
    .filter(Boolean)
    .join(comma())

function LastSeen({ current, lastSeenAt, startedAt, network, sameNetwork, factor }: OpenSession) {
  const seen = lastSeenAt ?? startedAt
  return (
    <>
      {current
        ? securityMessages.activeNow
        : seen && (
            <>
              {profileText.lastSeen} <TimeAgo date={seen} />
            </>
          )}
      {startedAt && `${comma()}${securityMessages.signedInAt(absoluteTime(startedAt))}`}
      {factor && `${comma()}${securityMessages.withFactor[factor]}`}
      {network && (
        <>
          {comma()}
          {sameNetwork ? securityMessages.thisNetwork : <bdi>{network}</bdi>}
        </>
      )}
    </>
  )
}
