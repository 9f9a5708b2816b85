import type { OpenSession } from '@tributary/domain'
import { securityMessages, shownDevice } from '@tributary/sdk/session'
import { type ReactNode, useRef, useState } from 'react'
import { ConfirmDialog } from '../../patterns/dialogs/ConfirmDialog.tsx'
import * as css from '../../patterns/Panel.css.ts'
import { Panel } from '../../patterns/Panel.tsx'
import { CsvButton } from '../../primitives/CsvButton/CsvButton.tsx'
import { OpenSessionRow } from './OpenSessionRow.tsx'
import { profileText } from './profile.messages.ts'
import { sessionCsv } from './session-csv.ts'

export type OpenSessionsPanelProps = {
  /** The current session comes first. */
  sessions: readonly OpenSession[]
  /** Called to end another session, after a confirmation. */
  onSignOut: (session: OpenSession) => void
  /** The button that ends all sessions. */
  everywhere: ReactNode
}

/** The browsers in which the user is signed in, with buttons to end their sessions. */
export function OpenSessionsPanel({ sessions, onSignOut, everywhere }: OpenSessionsPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [asked, setAsked] = useState<OpenSession | null>(null)
  return (
    <Panel
      heading={securityMessages.whereSignedIn}
      count={sessions.length}
      headingRef={heading}
      aside={
        <CsvButton
          size="sm"
          variant="ghost"
          columns={sessionCsv()}
          rows={sessions}
          subject={profileText.sessions}
          organisation={null}
        />
      }
    >
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
          title={`${securityMessages.signOut(shownDevice(asked.description))}?`}
          action={profileText.signOut}
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
