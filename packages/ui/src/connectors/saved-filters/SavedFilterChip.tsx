import type { Actor, SavedFilter } from '@tributary/domain'
import type { SavedFilterAction } from '@tributary/sdk/connectors'
import { Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../theme/class-names.ts'
import * as css from './SavedFilterChips.css.ts'
import { SavedFilterMenu } from './SavedFilterMenu.tsx'
import { savedFiltersText } from './saved-filters.messages.ts'

type Pressable = { isPressed: boolean; onPress: () => void }

/** The chip that removes every filter. */
export const AllChip = ({ isPressed, onPress }: Pressable) => (
  <Chip isPressed={isPressed} onPress={onPress}>
    {savedFiltersText.all}
  </Chip>
)

export type SavedFilterChipProps = Pressable & {
  saved: SavedFilter
  viewer: Actor | null
  onChange: (change: SavedFilterAction, saved: SavedFilter) => void
}

/** A saved filter with its menu. A shared one has an icon and a word. */
export const SavedFilterChip = ({ saved, viewer, onChange, ...chip }: SavedFilterChipProps) => (
  <Chip
    {...chip}
    menu={<SavedFilterMenu saved={saved} viewer={viewer} onChange={(change) => onChange(change, saved)} />}
    title={saved.shared && saved.by !== null ? savedFiltersText.sharedBy(saved.by) : saved.name}
  >
    {saved.shared && <Users size={14} aria-hidden className={css.icon} />}
    <bdi className={css.name}>{saved.name}</bdi>
    {saved.shared && <span className={css.shared}>{savedFiltersText.shared}</span>}
  </Chip>
)

type ChipProps = Pressable & { title?: string; menu?: ReactNode; children: ReactNode }

const Chip = ({ isPressed, onPress, title, menu, children }: ChipProps) => (
  <span className={classNames(css.chip, isPressed && css.pressed)}>
    <button type="button" aria-pressed={isPressed} title={title} className={css.apply} onClick={onPress}>
      {children}
    </button>
    {menu}
  </span>
)
