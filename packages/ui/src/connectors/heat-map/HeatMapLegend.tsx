import type { HeatMapOutcome } from '@tributary/sdk/connectors'
import * as css from './HeatMap.css.ts'
import { heatMapText } from './heat-map.messages.ts'

const outcomes: readonly HeatMapOutcome[] = ['succeeded', 'mixed', 'failed', 'running', 'upcoming', 'none']

/** Explains the shapes. It is hidden from screen readers, because each cell has its outcome in words. */
export const HeatMapLegend = () => (
  <ul className={css.legend} aria-hidden>
    {outcomes.map((outcome) => (
      <li key={outcome} className={css.legendEntry}>
        <span className={css.mark[outcome]} />
        {heatMapText.legend[outcome]}
      </li>
    ))}
    <li className={css.legendEntry}>
      <span className={css.clashing}>
        <span className={css.mark.upcoming} />
      </span>
      {heatMapText.clash}
    </li>
  </ul>
)
