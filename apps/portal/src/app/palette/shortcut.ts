/** The keys that open the palette: as a page shows them, and as `aria-keyshortcuts` names them. */
export type Shortcut = { label: string; keys: string }

const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.platform)

/** Ctrl belongs to the text fields of a Mac, where it moves and deletes; ⌘ does elsewhere what the system likes. */
export const paletteShortcut = (): Shortcut =>
  isApple() ? { label: '⌘K', keys: 'Meta+K' } : { label: 'Ctrl K', keys: 'Control+K' }

/** Whether these keys were pressed, and no others with them; under letters of another script the key's place counts. */
export function isPaletteShortcut(event: KeyboardEvent): boolean {
  const [wanted, other] = isApple() ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey]
  if (!wanted || other || event.altKey || event.shiftKey || event.isComposing) return false
  return event.key.toLowerCase() === 'k' || (event.code === 'KeyK' && !/^[a-z]$/i.test(event.key))
}
