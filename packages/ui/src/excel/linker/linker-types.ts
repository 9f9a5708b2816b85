import type { ApplyFor, Id, Status } from '@tributary/domain'

/** Something on either side of a linker. `note` stands at the end of its row, e.g. "3 linked". */
export type LinkerItem = { id: Id; name: string; note?: string; status?: Status | null }

/** What one side of a linker is called and holds. Sorting and searching are the linker's own. */
export type LinkerSide = {
  /** E.g. "Area"; its items' count stands beside it. */
  heading: string
  /** Names the search box, e.g. "Search areas". */
  searchLabel: string
  items: readonly LinkerItem[]
  /** Said when there are no items, e.g. "No areas found." */
  none: string
}

/** What is ticked: these items, all there are, or all there are and will be (connectors spec 2.3, 2.7 and 2.9). */
export type LinkerChoice = { applyFor: ApplyFor; ids: readonly Id[] }

/** A linker: one item on the left, what it is linked to on the right (connectors spec 2.3, 2.7 to 2.10). */
export type LinkerProps = {
  left: LinkerSide & { chosen: Id | null; onChoose: (id: Id) => void }
  right: LinkerSide
  /** What is ticked for the chosen item. `ids` are kept while a scope of all is chosen, so that the way back is free. */
  choice: LinkerChoice
  onChoice: (choice: LinkerChoice) => void
  /** The words of the three scopes; without them there are only ticks. */
  scopes?: Readonly<Record<ApplyFor, string>>
  /** How the two sides are marked: 1 and 2 where they are the steps, a and b within a step of a wizard. */
  marks?: 'letters' | 'numbers'
  /** It is being saved: nothing can be changed. */
  busy?: boolean
  /** Said on the right while nothing is chosen, instead of its items, e.g. "Choose an area first." */
  awaiting?: string
  /** Replaces the note that is shown while all current and future are chosen. */
  futureNote?: string
}
