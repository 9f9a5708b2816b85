import { Search } from 'lucide-react'
import { paletteText } from '../palette/palette.messages.ts'
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
      title={`${paletteText.label} (${shortcut.label})`}
      onClick={onOpen}
    >
      <Search size={18} aria-hidden />
      <span className={css.words}>{paletteText.label}</span>
      <kbd className={css.keys} aria-hidden>
        {shortcut.label}
      </kbd>
    </button>
  )
}
