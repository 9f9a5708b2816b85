import { X } from 'lucide-react'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

export type NoMatchesProps = {
  /** One of what is being searched, e.g. "connector". */
  noun: string
  search: string
  /** How many there are without the search. */
  total: number
  /** What an empty list of these says, when it has words of its own: they come first then. */
  none?: string
  onClear: () => void
}

/** A search that found nothing says so, and offers the whole list again. */
export function NoMatches({ noun, search, total, none, onClear }: NoMatchesProps) {
  const sentence = `No ${noun} matches “${search}”.`
  return (
    <EmptyState
      title={none ?? sentence}
      action={
        <Button icon={X} onClick={onClear}>
          Clear search
        </Button>
      }
    >
      {none && `${sentence} `}Check the spelling, or clear the search to see{' '}
      {total === 1 ? 'the one there is' : `all ${total}`}.
    </EmptyState>
  )
}
