import { type AccessRow, accessMessages, accessReport, type ReportSection } from '@tributary/sdk/excel'
import type { ReactNode } from 'react'
import { PrintReport } from '../../patterns/print/PrintReport.tsx'
import { absoluteTime } from '../../primitives/RelativeTime/absolute-time.ts'
import { ownElement } from '../../theme/own-element.css.ts'
import * as css from './AccessReport.css.ts'

/** One table of a printed report: its rows, and their parts. */
export type ReportTable<Row extends AccessRow = AccessRow> = {
  heading: string
  rows: readonly Row[]
  /** The headings and texts of the columns. */
  columns: readonly { header: string; text: (row: Row, parts: readonly string[]) => string }[]
  withAccess: boolean
}

/** A table of {@link AccessReport}. It names each group or link once, above the items it gives. */
export function AccessReportTable<Row extends AccessRow>({
  heading,
  rows,
  columns,
  withAccess,
}: ReportTable<Row>) {
  const { access } = accessMessages.report
  return (
    <section>
      <h2 className={ownElement}>{heading}</h2>
      <table aria-label={heading}>
        <thead>
          <tr>
            {columns.map(({ header }) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
            {withAccess && (
              <th scope="col" className={css.access}>
                {access}
              </th>
            )}
          </tr>
        </thead>
        {accessReport(rows).map((section) => (
          <Section key={section.key} section={section} columns={columns} withAccess={withAccess} />
        ))}
      </table>
    </section>
  )
}

type SectionProps<Row extends AccessRow> = Pick<ReportTable<Row>, 'columns' | 'withAccess'> & {
  section: ReportSection<Row>
}

function Section<Row extends AccessRow>({ section, columns, withAccess }: SectionProps<Row>) {
  const { heading, scopes, lines } = section
  return (
    <tbody>
      <tr className={css.reason}>
        <th scope="rowgroup" colSpan={columns.length + (withAccess ? 1 : 0)}>
          <strong>{heading}</strong>
          {scopes.length > 0 && <span className={css.scopes}>{scopes.join('; ')}</span>}
        </th>
      </tr>
      {lines.map(({ key, row, parts, access }) => (
        <tr key={key}>
          {columns.map(({ header, text }, place) =>
            place === 0 ? (
              <th key={header} scope="row">
                {text(row, parts)}
              </th>
            ) : (
              <td key={header}>{text(row, parts)}</td>
            ),
          )}
          {withAccess && <td>{access}</td>}
        </tr>
      ))}
    </tbody>
  )
}

/** The organisation of a report, and the user who prints it. */
export type ReportOrigin = { organisation: string; by: string }

export type AccessReportProps = {
  heading: string
  origin: ReportOrigin
  /** For tables with many columns. */
  landscape?: boolean
  children: () => ReactNode
}

/** A report that is printed instead of the page, with its subject, organisation, time and user. */
export const AccessReport = ({ heading, origin, landscape, children }: AccessReportProps) => (
  <PrintReport
    landscape={landscape}
    heading={heading}
    detailsAt={(at) =>
      accessMessages.report.details(origin.organisation, absoluteTime(at, { withZone: true }), origin.by)
    }
  >
    {children}
  </PrintReport>
)
