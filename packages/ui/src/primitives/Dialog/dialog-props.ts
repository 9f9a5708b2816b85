import type { ReactNode } from 'react'

export type DialogProps = {
  /** Whether the dialog is open. */
  open: boolean
  /** Called on Escape, the cross, Cancel or a press outside. The owner may keep it open and ask first. */
  onOpenChange: (open: boolean) => void
  /** The heading. It names the dialog. */
  title: string
  /** Before the title: an icon of the subject. */
  leading?: ReactNode
  /** A sentence below the title. Screen readers read it on opening. */
  description?: ReactNode
  /** The content, which scrolls if it is long. */
  children?: ReactNode
  /** Buttons, aligned to the end: Cancel, then the action. */
  footer?: ReactNode
  /** 440, 560 or 720 px wide; a bottom sheet on phones. Ignored by the sides. */
  size?: 'sm' | 'md' | 'lg'
  /** `end` is the drawer, `start` the phone navigation. */
  side?: 'centre' | 'start' | 'end'
  /** A drawer at the end is a column next to the page in windows from 1920 px on. The page stays usable. */
  asColumn?: boolean
  /** An alert dialog for something that cannot be undone. It starts with the focus on Cancel and has no cross. */
  destructive?: boolean
  /** An alert dialog without a cross that ignores Escape. Only its buttons close it. */
  insistent?: boolean
  /** Hides the page behind, also from screen readers and print, until it closes. For one dialog at a time. */
  covering?: boolean
  /** The accessible name of the cross. */
  closeLabel?: string
  /** The content draws its own head. Screen readers still read the title. */
  bare?: boolean
  /** Returns the element for the focus if the opener is removed by then, e.g. the heading of the list. */
  returnFocus?: () => HTMLElement | null
  /** Called after the dialog has closed and the focus is back, so it can move the focus elsewhere. */
  onClosed?: () => void
}
