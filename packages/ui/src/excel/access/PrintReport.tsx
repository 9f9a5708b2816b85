import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import * as css from './PrintReport.css.ts'
import { usePrinting } from './use-printing.ts'

export type PrintReportProps = {
  heading: string
  /** The line beneath the heading, from the time of printing. */
  detailsAt: (at: Date) => string
  /** Only called while the page is printed. */
  children: () => ReactNode
}

/** What is printed in place of the whole page, so that navigation, search boxes and collapsed rows stay on screen. */
export function PrintReport({ heading, detailsAt, children }: PrintReportProps) {
  const at = usePrinting()
  if (at === null) return null
  return createPortal(
    <main className={css.report}>
      <h1 className={css.heading}>{heading}</h1>
      <p className={css.details}>{detailsAt(at)}</p>
      {children()}
    </main>,
    document.body,
  )
}
