import { formatNumber } from '@tributary/sdk/common'
import type { HeatMapConnector, HeatMapRow } from '@tributary/sdk/connectors'
import { Anchor } from '../../primitives/Link/Anchor.tsx'
import { absoluteTime } from '../../primitives/RelativeTime/absolute-time.ts'
import { TriagePill } from '../glance/TriagePill.tsx'
import * as css from './HeatMap.css.ts'
import { heatMapText } from './heat-map.messages.ts'

export type HeatMapTableProps = {
  rows: readonly HeatMapRow<HeatMapConnector>[]
  hrefOf: (connector: HeatMapConnector) => string
}

/** The totals of each connector: the alternative to the map. */
export const HeatMapTable = ({ rows, hrefOf }: HeatMapTableProps) => (
  <div className={css.scrolling}>
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col" className={css.head}>
            {heatMapText.connector}
          </th>
          <th scope="col" className={css.head}>
            {heatMapText.state}
          </th>
          {counted.map((name) => (
            <th scope="col" key={name} className={css.numberHead}>
              {heatMapText[name]}
            </th>
          ))}
          <th scope="col" className={css.head}>
            {heatMapText.next}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ connector, state, totals, next }) => (
          <tr key={connector.id}>
            <th scope="row" className={css.cell}>
              <Anchor href={hrefOf(connector)} className={css.name}>
                <bdi>{connector.name}</bdi>
              </Anchor>
            </th>
            <td className={css.cell}>
              <TriagePill state={state} form="plain" />
            </td>
            {counted.map((name) => (
              <td key={name} className={css.number}>
                {formatNumber(totals[name])}
              </td>
            ))}
            <td className={css.cell}>{next ? absoluteTime(next) : '—'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

const counted = ['succeeded', 'failed', 'cancelled', 'rows'] as const
