import type { MatrixMark } from '@tributary/domain'
import { accessMessages } from '@tributary/sdk/excel'
import * as css from './AccessMatrix.css.ts'

/** The marks in the order of the legend. */
export const matrixMarks: readonly MatrixMark[] = ['all', 'part', 'none']

/** Explains the shapes. It is hidden from screen readers, because each cell has its meaning in words. */
export const AccessMatrixLegend = () => (
  <ul className={css.legend} aria-hidden>
    {matrixMarks.map((mark) => (
      <li key={mark} className={css.legendEntry}>
        <span className={css.mark[mark]} />
        {accessMessages.matrix.marks[mark]}
      </li>
    ))}
  </ul>
)
