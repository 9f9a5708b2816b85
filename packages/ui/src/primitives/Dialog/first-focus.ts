const field = 'input:not([type="hidden"]):not(:disabled), select:not(:disabled), textarea:not(:disabled)'
const cancel = '[data-dialog-cancel]'

/**
 * Returns where the focus starts in a dialog: the marked element, else the first field, else Cancel in a destructive
 * dialog, else null to leave it to Radix.
 */
export function firstFocus(content: HTMLElement, destructive: boolean) {
  const wanted = ['[data-autofocus]', field, ...(destructive ? [cancel] : [])]
  for (const selector of wanted) {
    const found = content.querySelector<HTMLElement>(selector)
    if (found) return found
  }
  return undefined
}
