import type { HeatMapOutcome } from '@tributary/sdk/connectors'
import * as css from './HeatMap.css.ts'
import { heatMapText } from './heat-map.messages.ts'

const outcomes: readonly HeatMapOutcome[] = ['succeeded', 'mixed', 'failed', 'running', 'upcoming', 'none']

/** What the shapes mean. Screen readers have the words of each cell. */
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
