import type { MatrixMark } from '@tributary/domain'
import { accessMessages } from '@tributary/sdk/excel'
import { ownElement } from '../../theme/own-element.css.ts'
import * as css from './AccessMatrix.css.ts'
import { matrixMarks } from './AccessMatrixLegend.tsx'
import { AccessReport, type ReportOrigin } from './AccessReport.tsx'
import { accessText } from './access.messages.ts'
import { type MatrixColumn, type MatrixRow, markIn } from './matrix-parts.ts'

export type AccessMatrixReportProps = {
  heading: string
  rows: readonly MatrixRow[]
  columns: readonly MatrixColumn[]
  origin: ReportOrigin
}

/** As many columns fit next to the names on A4. */
const COLUMNS = 18

/** Text, because browsers leave out backgrounds on paper. */
const printed: Record<MatrixMark, string> = { all: '●', part: '◒', none: '–' }

/** The matrix on paper: tables of a few columns, each with all people. */
export const AccessMatrixReport = ({ heading, rows, columns, origin }: AccessMatrixReportProps) => (
  <AccessReport heading={heading} origin={origin}>
    {() => (
      <>
        <p>
          {matrixMarks.map((mark) => `${printed[mark]} ${accessMessages.matrix.marks[mark]}`).join('   ')}
        </p>
        {inGroups(columns).map((some) => (
          <section key={some[0]?.id}>
            <table className={ownElement}>
              <thead>
                <tr>
                  <th scope="col" className={css.printedPerson}>
                    {accessText.person}
                  </th>
                  {some.map(({ id, name }) => (
                    <th key={id} scope="col" className={css.printedHead}>
                      <span className={css.columnName}>
                        <bdi>{name}</bdi>
                      </span>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.id}>
                    <th scope="row">
                      <bdi>{row.name}</bdi>
                    </th>
                    {some.map((column) => (
                      <td key={column.id} className={css.printedMark}>
                        {printed[markIn(row, column)]}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        ))}
      </>
    )}
  </AccessReport>
)

const inGroups = (columns: readonly MatrixColumn[]): MatrixColumn[][] =>
  Array.from({ length: Math.ceil(columns.length / COLUMNS) }, (_, at) =>
    columns.slice(at * COLUMNS, (at + 1) * COLUMNS),
  )
