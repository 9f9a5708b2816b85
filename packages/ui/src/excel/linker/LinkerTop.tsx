import { useLayoutEffect, useRef } from 'react'
import { watchTop } from './use-linker-top.ts'

/**
 * The first element of a linker. It measures where the linker begins before the elements after it measure themselves.
 */
export function LinkerTop() {
  const own = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const linker = own.current?.parentElement
    return linker ? watchTop(linker) : undefined
  }, [])
  return <span ref={own} hidden />
}
