import { useSyncExternalStore } from 'react'
import { media } from '../../theme/media.ts'

const ROW_PX = 36
/** High enough for a thumb. */
const TOUCH_PX = 44

const touched = typeof matchMedia === 'undefined' ? null : matchMedia(`${media.touch}, ${media.phone}`)

const subscribe = (onChange: () => void) => {
  touched?.addEventListener('change', onChange)
  return () => touched?.removeEventListener('change', onChange)
}

/** Returns the height of a linker's row, in pixels. */
export const useRowHeight = (): number =>
  useSyncExternalStore(
    subscribe,
    () => (touched?.matches ? TOUCH_PX : ROW_PX),
    () => ROW_PX,
  )
