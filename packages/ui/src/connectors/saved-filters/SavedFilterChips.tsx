import type { Actor, SavedFilter } from '@tributary/domain'
import {
  activeSavedFilter,
  everyTriage,
  formatTriageFilter,
  parseTriageFilter,
  type SavedFilterAction,
  type TriageFilter,
} from '@tributary/sdk/connectors'
import { Bookmark } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { scrollToCentre } from '../../primitives/scroll-to-centre.ts'
import { AllChip, SavedFilterChip } from './SavedFilterChip.tsx'
import * as css from './SavedFilterChips.css.ts'
import { savedFiltersText } from './saved-filters.messages.ts'

export type SavedFilterChipsProps = {
  /** The filters of the user and the shared ones, in the order of the screen. Empty until they are known. */
  saved: readonly SavedFilter[]
  /** The filter of the list. */
  filter: TriageFilter
  /** The signed-in user, who decides which filters can be changed. */
  viewer: Actor | null
  /** Called with the filter that the user has chosen. */
  onFilter: (filter: TriageFilter) => void
  /** Called when the user saves the filter of the list. Undefined until the saved filters are known. */
  onSave?: (() => void) | undefined
  /** Called when the user chooses to rename, share or delete a filter, or to make it personal. */
  onChange: (change: SavedFilterAction, saved: SavedFilter) => void
}

/** The saved filters of a list of connectors. A press shows what one filters, and another press shows all again. */
export function SavedFilterChips(props: SavedFilterChipsProps) {
  const { saved, filter, viewer, onFilter, onSave, onChange } = props
  const bar = useRef<HTMLFieldSetElement>(null)
  const active = activeSavedFilter(saved, filter)
  const activeId = active?.id
  const { sort, direction } = filter
  const showAll = () => onFilter({ ...everyTriage, sort, direction })
  const isAll = formatTriageFilter(filter) === formatTriageFilter({ ...everyTriage, sort, direction })
  const isUnsaved = active === null && formatTriageFilter(filter) !== ''
  // On phones the chips scroll.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another filter moves the chips
  useEffect(() => scrollToCentre(bar.current, '[aria-pressed="true"]'), [activeId])
  return (
    <fieldset ref={bar} data-saved-filters className={css.bar} aria-label={savedFiltersText.savedFilters}>
      <AllChip isPressed={isAll && active === null} onPress={showAll} />
      {saved.map((one) => (
        <SavedFilterChip
          key={one.id}
          saved={one}
          viewer={viewer}
          isPressed={one === active}
          onPress={() => onFilter(one === active ? everyTriage : parseTriageFilter(one.query))}
          onChange={onChange}
        />
      ))}
      {isUnsaved && onSave && (
        <Button writes size="sm" variant="ghost" icon={Bookmark} onClick={onSave}>
          {savedFiltersText.save}
        </Button>
      )}
    </fieldset>
  )
}

/** Returns the pressed chip or the first one: the focus target if a dialog of a saved filter has lost its opener. */
export const savedFiltersElement = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[data-saved-filters] [aria-pressed="true"]') ??
  document.querySelector<HTMLElement>('[data-saved-filters] button')
