import { requestMessages } from '@tributary/sdk'
import { type Navigation, useToasts } from '@tributary/ui'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { withinChunkTimeout } from '../../page/lazy-screen.ts'
import { openLayer } from '../../page/use-screen-focus.ts'
import type { PortalPaletteProps } from './PortalPalette.tsx'
import { isPaletteShortcut, paletteShortcut } from './shortcut.ts'

export const loadPalette = async () => (await import('./PortalPalette.tsx')).PortalPalette

/** The palette, opened by its button or its shortcut. Its code is loaded when the browser is idle, or when it is first opened. */
export function usePalette() {
  const [open, setOpen] = useState(false)
  const Loaded = useLoaded(open, () => setOpen(false))
  useShortcut(open, setOpen)
  const button: Navigation['palette'] = { shortcut: paletteShortcut(), onOpen: () => setOpen(true) }
  return { button, Palette: open ? Loaded : null, close: () => setOpen(false) }
}

function useLoaded(wanted: boolean, giveUp: () => void) {
  const { show } = useToasts()
  const [loaded, setLoaded] = useState<{ Palette: ComponentType<PortalPaletteProps> } | null>(null)
  const fail = useEffectEvent(() => {
    giveUp()
    show({ type: 'error', content: requestMessages.unexpected })
  })
  useEffect(() => {
    if (wanted && !loaded) withinChunkTimeout(loadPalette).then((Palette) => setLoaded({ Palette }), fail)
  }, [wanted, loaded])
  return loaded?.Palette ?? null
}

/** The shortcut also closes the palette. It does nothing over another dialog or menu. */
function useShortcut(open: boolean, setOpen: (open: boolean) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isPaletteShortcut(event)) return
    if (!open && document.querySelector(openLayer)) return
    // In Firefox the shortcut would open the search bar.
    event.preventDefault()
    if (!event.repeat) setOpen(!open)
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
