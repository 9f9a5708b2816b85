import type { FullGuide } from '../../../.storybook/guide.ts'

/** The page of the refreshes of many connectors over time. */
export const guides = [
  {
    title: 'Connectors/RefreshHeatMap',
    status: 'experimental',
    components: ['RefreshHeatMap'],
    when: ['To see when and where refreshes fail, across all connectors of an organisation.'],
    whenNot: ['For one connector, use `RunStrip` or `RunHistory`.'],
    anatomy: [
      ['Choices', '14 days or 24 hours, and the map or a table.'],
      ['Figures', 'On time, failing, oldest data and rows of today.'],
      ['Map', 'A row for each connector, the worst first, and a cell for each day or hour.'],
      ['Legend', 'What the shapes mean.'],
      ['Table', 'The totals of each connector, instead of the map.'],
      ['More', 'With more than 40 connectors, a button below adds the next 40.'],
    ],
    keyboard: [
      ['Arrow keys', 'Move to the next cell.'],
      ['Home, End', 'The first or last cell of the row; with Control, of the map.'],
      ['Enter, Space', 'Opens the refresh that decides the cell.'],
    ],
    accessibility: [
      'Cells differ by shape, also in forced colours, and each has its outcome in words.',
      'The map is one tab stop, apart from the links of the connectors.',
      'Time flows in the direction of the page.',
    ],
    do: [
      'Derive the map with `heatMap` and the time of the server.',
      'Request the counts with `heatMapQuery(span)`, and with the same zone as `zone`.',
    ],
    dont: [
      'Do not request hours and days at the same time.',
      'Do not show the counts of the last span while another one loads. Pass `map={undefined}`.',
    ],
    code: `
import type { Id, RefreshBucket } from '@tributary/domain'
import { type Client, getRefreshHistory } from '@tributary/sdk'
import { type HeatMapConnector, type HeatMapSpan, heatMap, heatMapQuery } from '@tributary/sdk/connectors'
import { RefreshHeatMap } from '@tributary/ui'

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

export const loadBuckets = (client: Client, orgId: Id, span: HeatMapSpan) =>
  getRefreshHistory(client, { params: { orgId }, query: { ...heatMapQuery(span), zone } })

type Props = {
  connectors: readonly HeatMapConnector[]
  /** Undefined while they load. */
  buckets?: readonly RefreshBucket[]
  now: Date
  span: HeatMapSpan
  onSpan: (span: HeatMapSpan) => void
  onOpen: (connector: HeatMapConnector, run: Id) => void
}

export const Refreshes = ({ connectors, buckets, now, span, onSpan, onOpen }: Props) => (
  <RefreshHeatMap
    map={buckets && heatMap({ connectors, buckets, now, zone, span })}
    zone={zone}
    span={span}
    onSpan={onSpan}
    hrefOf={({ type, name }) => \`/connectors/\${type}/refresh?search=\${encodeURIComponent(name)}\`}
    onOpen={onOpen}
  />
)
`,
  },
] as const satisfies readonly FullGuide[]
