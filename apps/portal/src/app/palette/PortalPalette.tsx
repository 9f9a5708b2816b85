import { CommandPalette } from '@tributary/ui'
import { useSetAtom } from 'jotai'
import { focusHeading } from '../../page/use-screen-focus.ts'
import { isElsewhere } from './elsewhere.ts'
import { chooseItemAtom } from './recent-items.ts'
import { openKeys } from './shortcut.ts'
import { type PaletteSources, usePaletteGroups } from './use-palette-groups.ts'

export type PortalPaletteProps = PaletteSources & { onClose: () => void }

/** The palette while it is open, with every page and action the user may use. */
export function PortalPalette({ onClose, ...sources }: PortalPaletteProps) {
  const { groups, elsewhere, recentKey } = usePaletteGroups(sources)
  const choose = useSetAtom(chooseItemAtom)
  return (
    <CommandPalette
      open
      onOpenChange={(open) => !open && onClose()}
      returnFocus={instead}
      groups={groups}
      elsewhere={elsewhere}
      openKeys={openKeys()}
      onChoose={({ id }) => isElsewhere(id) || choose(recentKey, id)}
    />
  )
}

/** The element that opened it may have been removed, e.g. the sheet of a phone. */
function instead() {
  focusHeading()
  return null
}
