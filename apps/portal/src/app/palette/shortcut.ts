import { appText } from '../app.messages.ts'

/** The shortcut of the palette: as text, and as `aria-keyshortcuts` names it. */
export type Shortcut = { label: string; keys: string }

const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.platform)

/** On a Mac it is ⌘, because Ctrl moves and deletes in text fields there. Elsewhere ⌘ belongs to the system. */
export const paletteShortcut = (): Shortcut =>
  isApple() ? { label: '⌘K', keys: 'Meta+K' } : { label: appText.ctrlK, keys: 'Control+K' }

/** Whether exactly the shortcut was pressed. With another script, the physical position of the key counts. */
export function isPaletteShortcut(event: KeyboardEvent): boolean {
  const [wanted, other] = isApple() ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey]
  if (!wanted || other || event.altKey || event.shiftKey || event.isComposing) return false
  return event.key.toLowerCase() === 'k' || (event.code === 'KeyK' && !/^[a-z]$/i.test(event.key))
}

/** Returns the keys that open the page of a result. Undefined for Ctrl and Enter, the palette's own words. */
export const openKeys = (): string | undefined => (isApple() ? '⌘ Enter' : undefined)
