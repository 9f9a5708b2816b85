import { useLayoutEffect, useRef } from 'react'
import { watchTop } from './use-linker-top.ts'

/** Stands first in a linker: what comes after it measures itself, when it is known where the linker begins. */
export function LinkerTop() {
  const own = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const linker = own.current?.parentElement
    return linker ? watchTop(linker) : undefined
  }, [])
  return <span ref={own} hidden />
}
