export type ThemeChoice = 'light' | 'dark' | 'system'

/** Applies the user's choice to the page. `system` follows the operating system, also when its setting changes. */
export function applyTheme(choice: ThemeChoice, root: HTMLElement = document.documentElement) {
  root.dataset.theme = choice
}
