import type { OpenSession } from '@tributary/domain'
import { securityMessages } from '@tributary/sdk/session'
import { type ReactNode, useRef, useState } from 'react'
import { ConfirmDialog } from '../../patterns/dialogs/ConfirmDialog.tsx'
import * as css from '../../patterns/Panel.css.ts'
import { Panel } from '../../patterns/Panel.tsx'
import { OpenSessionRow } from './OpenSessionRow.tsx'

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
          <OpenSessionRow
            key={session.id}
            session={session}
            onSignOut={() => setAsked(session)}
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
