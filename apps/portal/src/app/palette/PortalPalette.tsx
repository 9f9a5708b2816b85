import { CommandPalette } from '@tributary/ui'
import { focusHeading } from '../../page/use-screen-focus.ts'
import { type PaletteSources, usePaletteGroups } from './use-palette-groups.ts'

export type PortalPaletteProps = PaletteSources & { onClose: () => void }

/** The palette while it is open, with every page and action the user may use. */
export function PortalPalette({ onClose, ...sources }: PortalPaletteProps) {
  const groups = usePaletteGroups(sources)
  return (
    <CommandPalette open onOpenChange={(open) => !open && onClose()} returnFocus={instead} groups={groups} />
  )
}

/** The element that opened it may have been removed, e.g. the sheet of a phone. */
function instead() {
  focusHeading()
  return null
}
