import type { Named, Status } from '@tributary/domain'
import type { StructureNoun } from '@tributary/sdk/excel'
import { ArchivedBar, EmptyState, NoMatches, PassFocus } from '@tributary/ui'
import type { ReactNode } from 'react'
import { focusHeading } from '../../page/use-screen-focus.ts'
import type { StructureView } from './use-structure-view.ts'

type Part = Named & { status: Status | null }

type Words = {
  none: string
  archivedHidden: (count: number) => string
  archivedFound: (count: number) => string
}

type StructureListProps<One extends Part> = {
  noun: StructureNoun
  words: Words
  /** How many there are without search and filter. */
  total: number
  view: StructureView<One>
  /** The cards. */
  children: (shown: readonly One[]) => ReactNode
}

/** The cards the address asks for; what it leaves out is said (requirements AREA-01 and SUBAREA-07). */
export function StructureList<One extends Part>(props: StructureListProps<One>) {
  const { noun, words, total, view, children } = props
  const { search, clear, hidden, hide, found, archived, shown } = view
  if (total === 0) return <EmptyState title={words.none} />
  const sentence = search ? words.archivedFound(archived) : words.archivedHidden(archived)
  return (
    <>
      {(archived > 0 || hidden) && (
        <ArchivedBar hidden={hidden} onHide={hide} count={archived} sentence={sentence} />
      )}
      {found.length === 0 ? (
        <PassFocus to={focusHeading}>
          <NoMatches noun={noun} search={search} total={total} none={words.none} onClear={clear} />
        </PassFocus>
      ) : shown.length === 0 ? (
        <PassFocus to={focusHeading}>
          <EmptyState title={words.none} />
        </PassFocus>
      ) : (
        children(shown)
      )}
    </>
  )
}
