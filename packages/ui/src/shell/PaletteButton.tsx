import { Search } from 'lucide-react'
import { PALETTE_LABEL } from '../palette/palette-label.ts'
import * as css from './PaletteButton.css.ts'

export type PaletteButtonProps = {
  /** The shortcut as shown, "Ctrl K" or "⌘K", and for aria-keyshortcuts, "Control+K" or "Meta+K". */
  shortcut: { label: string; keys: string }
  onOpen: () => void
}

/** Opens the palette without the keyboard shortcut. */
export function PaletteButton({ shortcut, onOpen }: PaletteButtonProps) {
  return (
    <button
      type="button"
      className={css.button}
      aria-keyshortcuts={shortcut.keys}
      aria-haspopup="dialog"
      title={`${PALETTE_LABEL} (${shortcut.label})`}
      onClick={onOpen}
    >
      <Search size={18} aria-hidden />
      <span className={css.words}>{PALETTE_LABEL}</span>
      <kbd className={css.keys} aria-hidden>
        {shortcut.label}
      </kbd>
    </button>
  )
}
