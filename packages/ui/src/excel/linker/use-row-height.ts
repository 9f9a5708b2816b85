import { useSyncExternalStore } from 'react'
import { media } from '../../theme/media.ts'

const ROW_PX = 36
/** For a thumb (design language, section 14). */
const TOUCH_PX = 44

const touched = typeof matchMedia === 'undefined' ? null : matchMedia(`${media.touch}, ${media.phone}`)

const subscribe = (onChange: () => void) => {
  touched?.addEventListener('change', onChange)
  return () => touched?.removeEventListener('change', onChange)
}

/** How high a row of a linker is, in pixels. */
export const useRowHeight = (): number =>
  useSyncExternalStore(
    subscribe,
    () => (touched?.matches ? TOUCH_PX : ROW_PX),
    () => ROW_PX,
  )
