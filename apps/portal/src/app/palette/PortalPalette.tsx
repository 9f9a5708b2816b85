import { CommandPalette } from '@tributary/ui'
import { focusHeading } from '../../page/use-screen-focus.ts'
import { type PaletteSources, usePaletteGroups } from './use-palette-groups.ts'

export type PortalPaletteProps = PaletteSources & { onClose: () => void }

/** Every place, and everything to do, that is open to whoever is signed in; there while it is open. */
export function PortalPalette({ onClose, ...sources }: PortalPaletteProps) {
  const groups = usePaletteGroups(sources)
  return (
    <CommandPalette open onOpenChange={(open) => !open && onClose()} returnFocus={instead} groups={groups} />
  )
}

/** The sheet of a phone, where the palette was opened, has gone meanwhile. */
function instead() {
  focusHeading()
  return null
}
