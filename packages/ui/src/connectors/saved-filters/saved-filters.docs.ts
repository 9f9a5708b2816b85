import type { FullGuide } from '../../../.storybook/guide.ts'

/** The page of the filters that users save. */
export const guides = [
  {
    title: 'Connectors/SavedFilters',
    status: 'experimental',
    components: ['SavedFilterChips', 'SavedFilterDialog', 'DeleteSavedFilterDialog', 'savedFiltersElement'],
    when: ['Above a `TriageList`, for the filters that users return to and share.'],
    whenNot: ['For filters that are not saved, the buttons of `TriageList` suffice.'],
    anatomy: [
      ['All', 'Removes every filter and keeps the order.'],
      ['Chips', 'The saved filters by name. A shared one has an icon and the word "Shared".'],
      ['Menu of a chip', 'Rename, share or make personal, delete: what the user may do.'],
      ['Save filter', 'Shown while the filter of the list is not saved.'],
      ['SavedFilterDialog', 'Asks for a name, and whether all members shall see a new filter.'],
      ['DeleteSavedFilterDialog', 'Says whom the deletion concerns.'],
    ],
    keyboard: [
      ['Tab', 'Moves through the chips and their menus.'],
      ['Enter, Space', 'Applies a filter. Again: shows all.'],
      ['Arrow down', 'Opens the menu of a chip.'],
    ],
    accessibility: [
      'The chips are toggle buttons in a group named "Saved filters".',
      'The name of each menu contains the name of its filter.',
      'On phones the chips are one line that scrolls, and the focused chip comes into sight.',
    ],
    do: [
      'Keep the dialog open after a failure and pass its `error`. It keeps the input.',
      'Pass `savedFiltersElement` as `returnFocus`, because saving and deleting remove what opened the dialog.',
      'Pass `onSave` only once the saved filters are known. The filter may be one of them.',
    ],
    dont: [
      'Do not wait for the saved filters before you draw the list.',
      'Do not delete a filter without its dialog. A shared one is lost for all members.',
    ],
    code: `
import { type Actor, can, type SavedFilter } from '@tributary/domain'
import type { TriageFilter } from '@tributary/sdk/connectors'
import { SavedFilterChips, SavedFilterDialog, type SavedFilterValues, savedFiltersElement } from '@tributary/ui'
import { useState } from 'react'

type Props = {
  saved: readonly SavedFilter[]
  filter: TriageFilter
  viewer: Actor
  onFilter: (filter: TriageFilter) => void
  /** Resolves to the message of a failure, else to null. */
  onSave: (values: SavedFilterValues) => Promise<string | null>
  onDelete: (saved: SavedFilter) => void
}

export function SavedFilters({ onSave, onDelete, ...chips }: Props) {
  const [isSaving, setIsSaving] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const save = async (values: SavedFilterValues) => {
    const message = await onSave(values)
    setError(message)
    setIsSaving(message !== null)
  }
  return (
    <>
      <SavedFilterChips
        {...chips}
        onSave={() => setIsSaving(true)}
        onChange={(change, saved) => change === 'delete' && onDelete(saved)}
      />
      {isSaving && (
        <SavedFilterDialog
          saved={null}
          canShare={can(chips.viewer, 'connectors.edit')}
          error={error}
          onSave={save}
          onClose={() => setIsSaving(false)}
          returnFocus={savedFiltersElement}
        />
      )}
    </>
  )
}
`,
  },
] as const satisfies readonly FullGuide[]
