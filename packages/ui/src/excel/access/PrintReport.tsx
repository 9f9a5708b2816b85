import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import * as css from './PrintReport.css.ts'
import { usePrinting } from './use-printing.ts'

export type PrintReportProps = {
  heading: string
  /** Returns the line below the heading from the time of printing. */
  detailsAt: (at: Date) => string
  /** Called only while printing. */
  children: () => ReactNode
}

/** The report to print instead of the page, which has navigation, search boxes and collapsed rows. */
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
