import type { RefreshRun } from '@tributary/domain'
import { formatNumber } from '@tributary/sdk/common'
import { type RowsTrend, rowsTrend } from '@tributary/sdk/connectors'
import { TriangleAlert } from 'lucide-react'
import { useMemo } from 'react'
import { classNames } from '../../theme/class-names.ts'
import { visuallyHidden } from '../../theme/text.css.ts'
import { tone } from '../../theme/tone.css.ts'
import * as css from './RowsSparkline.css.ts'
import { sparkLine } from './spark-line.ts'

const WIDTH = 48
const HEIGHT = 16

export type RowsSparklineProps = {
  /** The refreshes of a connector, in any order. */
  runs: readonly RefreshRun[]
  /** Only the number and its change, without words for no change, for a narrow column. */
  short?: boolean
}

/** The rows of the latest refreshes as a line, with the last number and its change. Nothing before the first success. */
export function RowsSparkline({ runs, short = false }: RowsSparklineProps) {
  const trend = useMemo(() => rowsTrend(runs), [runs])
  if (!trend) return null
  return (
    <span className={css.trend} title={trend.sentence}>
      <span className={visuallyHidden}>{trend.sentence}</span>
      <Chart {...trend} />
      <span aria-hidden>{short ? <Short {...trend} /> : trend.label}</span>
      {trend.fewerRows && (
        <TriangleAlert size={14} aria-hidden className={classNames(css.warning, tone.warning)} />
      )}
    </span>
  )
}

const Short = ({ last, changeLabel }: Pick<RowsTrend, 'last' | 'changeLabel'>) => (
  <>
    {formatNumber(last)}
    {changeLabel !== null && <span className={css.change}>{changeLabel}</span>}
  </>
)

function Chart({ points }: Pick<RowsTrend, 'points'>) {
  const values = points.map(({ rows }) => rows)
  const line = sparkLine(values, WIDTH, HEIGHT)
  return (
    <svg width={WIDTH} height={HEIGHT} aria-hidden className={css.chart}>
      {line && <path d={line.path} className={css.line} />}
      {line && <circle cx={line.end.x} cy={line.end.y} r={2} className={css.end} />}
    </svg>
  )
}
