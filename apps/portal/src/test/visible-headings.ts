import { screen } from '@testing-library/react'

/** The text of the column headings that is not only read aloud. */
export const visibleHeadings = (): string[] =>
  screen.getAllByRole('columnheader').map((heading) => {
    const shown = heading.cloneNode(true) as HTMLElement
    for (const hidden of shown.querySelectorAll('[class*="visuallyHidden"]')) hidden.remove()
    return shown.textContent ?? ''
  })
