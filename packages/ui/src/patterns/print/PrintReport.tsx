import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../../theme/class-names.ts'
import * as css from './PrintReport.css.ts'
import { usePrinting } from './use-printing.ts'

export type PrintReportProps = {
  heading: string
  /** Returns the line below the heading from the time of printing. */
  detailsAt: (at: Date) => string
  /** Prints wide pages, if the application has a page rule with the name `landscape`. */
  landscape?: boolean | undefined
  /** Called only while printing. */
  children: () => ReactNode
}

/** The report to print instead of the page, which has navigation, search boxes and collapsed rows. */
export function PrintReport({ heading, detailsAt, landscape = false, children }: PrintReportProps) {
  const at = usePrinting()
  if (at === null) return null
  return createPortal(
    <main className={classNames(css.report, landscape && css.landscape)}>
      <h1 className={css.heading}>{heading}</h1>
      <p className={css.details}>{detailsAt(at)}</p>
      {children()}
    </main>,
    document.body,
  )
}
