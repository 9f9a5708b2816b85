import { invitationsMessages } from '@tributary/sdk/users'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import * as css from './InvitationPanel.css.ts'
import { invitationsText } from './invitations.messages.ts'

export type InvitationPanelProps = {
  /** The number of pending invitations. */
  count: number
  /** Whether the list is open at first. */
  open?: boolean
  /** The list, an `InvitationTable`. */
  children: ReactNode
}

/** The pending invitations in one line, which opens their list. They take no room from the members meanwhile. */
export function InvitationPanel({ count, open: first = false, children }: InvitationPanelProps) {
  const [open, setOpen] = useState(first)
  const content = useId()
  const Chevron = open ? ChevronDown : ChevronRight
  return (
    <section className={css.panel} aria-label={invitationsText.list}>
      <h2>
        <button
          type="button"
          className={css.toggle}
          aria-expanded={open}
          aria-controls={content}
          onClick={() => setOpen(!open)}
        >
          <Chevron size={16} aria-hidden />
          {invitationsMessages.pending(count)}
        </button>
      </h2>
      <div id={content} hidden={!open}>
        {open && children}
      </div>
    </section>
  )
}
