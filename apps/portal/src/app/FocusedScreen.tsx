import type { ReactNode } from 'react'
import { useScreenFocus } from '../page/use-screen-focus.ts'

type FocusedScreenProps = { path: string; children: ReactNode }

/** Moves the focus when the screen is drawn, which is after its chunk has loaded. */
export function FocusedScreen({ path, children }: FocusedScreenProps) {
  useScreenFocus(path)
  return children
}
