import type { ApplyFor, Id, Status } from '@tributary/domain'
import type { ReactNode } from 'react'

/** An item of a linker. `note` is shown at the end of its row, e.g. "3 linked". */
export type LinkerItem = { id: Id; name: string; note?: string; status?: Status | null }

/** The name and items of one side of a linker. The linker sorts and searches itself. */
export type LinkerSide = {
  /** E.g. "Area", with the number of items next to it. */
  heading: string
  /** The accessible name of the search box, e.g. "Search areas". */
  searchLabel: string
  items: readonly LinkerItem[]
  /** Shown when there are no items, e.g. "No areas found." */
  none: string
}

/** The chosen scope: the ticked items, all current ones, or all current and future ones. */
export type LinkerChoice = { applyFor: ApplyFor; ids: readonly Id[] }

/** A linker: one item on the left, and its links on the right. */
export type LinkerProps = {
  /** The list whose chosen item gets links. */
  left: LinkerSide & { chosen: Id | null; onChoose: (id: Id) => void }
  /** The list of items to link. */
  right: LinkerSide
  /**
   * The links of the chosen item. `ids` are kept while a scope of all is chosen, in case the user returns to them.
   */
  choice: LinkerChoice
  /** Called with the new choice after each tick. */
  onChoice: (choice: LinkerChoice) => void
  /** The labels of the three scopes. Without them there are only ticks. */
  scopes?: Readonly<Record<ApplyFor, string>>
  /** The marks of the two sides: 1 and 2 as steps of a page, a and b within a step of a wizard. */
  marks?: 'letters' | 'numbers'
  /** Saving: nothing can be changed. */
  busy?: boolean
  /** Below both sides: what saving changes for users. */
  impact?: ReactNode
  /** Shown on the right while nothing is chosen, e.g. "Choose an area first." */
  awaiting?: string
  /** Replaces the note that is shown while all current and future are chosen. */
  futureNote?: string
}
