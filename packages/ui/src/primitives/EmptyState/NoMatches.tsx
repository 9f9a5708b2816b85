import { X } from 'lucide-react'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import { emptyStateText } from './empty-state.messages.ts'

export type NoMatchesProps = {
  /** One item of the searched list, e.g. "connector". */
  noun: string
  /** The text that matches nothing. */
  search: string
  /** The number of items without the search. */
  total: number
  /** The title for an empty list, if it has its own wording. */
  none?: string
  /** Called when the user clears the search. */
  onClear: () => void
}

/** Shown when a search finds nothing, with a button to clear it. */
export function NoMatches({ noun, search, total, none, onClear }: NoMatchesProps) {
  const sentence = emptyStateText.noMatches(noun, search)
  return (
    <EmptyState
      title={none ?? sentence}
      action={
        <Button icon={X} onClick={onClear}>
          {emptyStateText.clearSearch}
        </Button>
      }
    >
      {none && `${sentence} `}
      {emptyStateText.checkTheSpelling(total)}
    </EmptyState>
  )
}
