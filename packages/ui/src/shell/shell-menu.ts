import { createContext, useContext } from 'react'

/** The phone's menu: whether its sheet is open, and how to open it. */
export type ShellMenu = { open: boolean; show: () => void }

/** Set by the shell, asked by the top bar. */
export const ShellMenuContext = createContext<ShellMenu | null>(null)

/** The phone's menu, or null outside a shell. */
export const useShellMenu = () => useContext(ShellMenuContext)
