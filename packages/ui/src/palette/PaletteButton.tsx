import { Search } from 'lucide-react'
import * as css from './PaletteButton.css.ts'
import { PALETTE_LABEL } from './palette-label.ts'

export type PaletteButtonProps = {
  /** The shortcut as it is read, "Ctrl K" or "⌘K", and as the browser names it, "Control+K" or "Meta+K". */
  shortcut: { label: string; keys: string }
  onOpen: () => void
}

/** The way to the palette for those who do not know the shortcut: a quiet row of the navigation (design language, section 6). */
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
