import type { OpenSession } from '@tributary/domain'
import { securityMessages } from '@tributary/sdk/rules'
import { type ReactNode, useRef, useState } from 'react'
import { TimeAgo } from '../patterns/TimeAgo.tsx'
import { Badge } from '../primitives/Badge/Badge.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import * as row from './DeviceRow.css.ts'
import { DeviceRow } from './DeviceRow.tsx'
import * as css from './Panel.css.ts'
import { Panel } from './Panel.tsx'

export type OpenSessionsPanelProps = {
  /** The one that asks first. */
  sessions: readonly OpenSession[]
  /** Ends another one; it has been asked about. */
  onSignOut: (session: OpenSession) => void
  /** The button that ends them all. */
  everywhere: ReactNode
}

/** The browsers one is signed in with, and how to end that (beyond portal spec 2.9). */
export function OpenSessionsPanel({ sessions, onSignOut, everywhere }: OpenSessionsPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [asked, setAsked] = useState<OpenSession | null>(null)
  return (
    <Panel heading={securityMessages.whereSignedIn} count={sessions.length} headingRef={heading}>
      <ul>
        {sessions.map((session) => (
          <DeviceRow
            key={session.id}
            description={session.description}
            detail={<LastSeen session={session} />}
            action={<Standing session={session} onSignOut={() => setAsked(session)} />}
            heir={() => heading.current?.focus()}
          />
        ))}
      </ul>
      <div className={css.footer}>
        <p className={css.support}>
          {sessions.length > 1 ? securityMessages.notYours : securityMessages.nowhereElse}
        </p>
        {everywhere}
      </div>
      {asked && (
        <ConfirmDialog
          title={`${securityMessages.signOut(asked.description)}?`}
          action="Sign out"
          onConfirm={() => {
            setAsked(null)
            onSignOut(asked)
          }}
          onClose={() => setAsked(null)}
          returnFocus={() => heading.current}
        >
          {securityMessages.signOutOne}
        </ConfirmDialog>
      )}
    </Panel>
  )
}

function LastSeen({ session: { current, lastSeenAt, startedAt } }: { session: OpenSession }) {
  const at = lastSeenAt ?? startedAt
  if (current) return securityMessages.activeNow
  return at && <>Last seen {<TimeAgo date={at} />}</>
}

type StandingProps = { session: OpenSession; onSignOut: () => void }

/** The browser one is at is left by logging out; any other can be signed out from here. */
const Standing = ({ session: { current, description }, onSignOut }: StandingProps) => (
  <span className={row.edged}>
    {current ? (
      <Badge>{securityMessages.thisBrowser}</Badge>
    ) : (
      <Button size="sm" aria-label={securityMessages.signOut(description)} onClick={onSignOut}>
        Sign out
      </Button>
    )}
  </span>
)
