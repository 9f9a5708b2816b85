const field = 'input:not([type="hidden"]):not(:disabled), select:not(:disabled), textarea:not(:disabled)'
const cancel = '[data-dialog-cancel]'

/**
 * Where focus goes when a dialog opens: what asks for it, else the first field, else Cancel when the dialog
 * destroys something, else wherever Radix would put it (design language, section 12).
 */
export function firstFocus(content: HTMLElement, destructive: boolean) {
  const wanted = ['[data-autofocus]', field, ...(destructive ? [cancel] : [])]
  for (const selector of wanted) {
    const found = content.querySelector<HTMLElement>(selector)
    if (found) return found
  }
  return undefined
}
