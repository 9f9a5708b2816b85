import type { MatrixMark } from '@tributary/domain'
import { isolated } from '@tributary/sdk/common'
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

/** As many columns fit next to the names on A4 in landscape. */
const COLUMNS = 30

/** A longer name may not fit in two lines of a head, so it is below the table as well. */
const LONG = 26

/** Text, because browsers leave out backgrounds on paper. */
const printed: Record<MatrixMark, string> = { all: '●', part: '◒', none: '–' }

/** The matrix on paper: tables of a few columns, each with all people. */
export const AccessMatrixReport = ({ heading, rows, columns, origin }: AccessMatrixReportProps) => (
  <AccessReport heading={heading} origin={origin} landscape>
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
                      <div className={css.printedName} dir="auto">
                        {name}
                      </div>
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
            <LongNames names={some.map(({ name }) => name).filter(({ length }) => length > LONG)} />
          </section>
        ))}
      </>
    )}
  </AccessReport>
)

const LongNames = ({ names }: { names: readonly string[] }) =>
  names.length > 0 && <p dir="auto">{`${accessText.longNames}: ${names.map(isolated).join('; ')}`}</p>

const inGroups = (columns: readonly MatrixColumn[]): MatrixColumn[][] =>
  Array.from({ length: Math.ceil(columns.length / COLUMNS) }, (_, at) =>
    columns.slice(at * COLUMNS, (at + 1) * COLUMNS),
  )
