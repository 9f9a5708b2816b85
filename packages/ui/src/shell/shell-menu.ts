import { createContext, useContext } from 'react'

/** The phone's menu: whether its sheet is open, and a function that opens it. */
export type ShellMenu = { open: boolean; show: () => void }

/** Provided by the shell, used by the top bar. */
export const ShellMenuContext = createContext<ShellMenu | null>(null)

/** Returns the phone's menu, or null outside a shell. */
export const useShellMenu = () => useContext(ShellMenuContext)
