import { useLayoutEffect, useRef } from 'react'

/**
 * Moves the focus to the first of some fields, once their messages are rendered, so that a screen reader reads the
 * field with its error.
 */
export function useFocusFirst<Name extends string>(order: readonly Name[]) {
  const elements = useRef(new Map<Name, HTMLElement>())
  const wanted = useRef<readonly Name[]>([])
  useLayoutEffect(() => {
    const first = order.find((name) => wanted.current.includes(name))
    wanted.current = []
    if (first !== undefined) elements.current.get(first)?.focus()
  })
  return {
    register: (name: Name) => (element: HTMLElement | null) => {
      if (element) elements.current.set(name, element)
    },
    focusFirst: (names: readonly Name[]) => {
      wanted.current = names
    },
  }
}
