export type ThemeChoice = 'light' | 'dark' | 'system'

/** Puts the person's choice on the page; `system` follows the machine, also when it changes. */
export function applyTheme(choice: ThemeChoice, root: HTMLElement = document.documentElement) {
  root.dataset.theme = choice
}
