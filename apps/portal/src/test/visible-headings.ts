import { screen } from '@testing-library/react'

/** Returns the text of the visible column headings. */
export const visibleHeadings = (): string[] =>
  screen.getAllByRole('columnheader').map((heading) => {
    const shown = heading.cloneNode(true) as HTMLElement
    for (const hidden of shown.querySelectorAll('[class*="visuallyHidden"]')) hidden.remove()
    return shown.textContent ?? ''
  })
