import { formatDate } from '@tributary/sdk/common'
import type { Clash, HeatMap, HeatMapConnector, HeatMapSpan } from '@tributary/sdk/connectors'
import { type ReactNode, useState } from 'react'
import { Inline } from '../../layout/Inline.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { Text } from '../../layout/Text.tsx'
import { padded } from '../../patterns/Panel.css.ts'
import { Panel } from '../../patterns/Panel.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Skeleton } from '../../primitives/Loading/Skeleton.tsx'
import { Segmented } from '../../primitives/Segmented/Segmented.tsx'
import { HeatMapFigures } from './HeatMapFigures.tsx'
import { HeatMapGrid, type HeatMapLinks } from './HeatMapGrid.tsx'
import { HeatMapLegend } from './HeatMapLegend.tsx'
import { HeatMapTable } from './HeatMapTable.tsx'
import { heatMapText } from './heat-map.messages.ts'

export type RefreshHeatMapProps = HeatMapLinks & {
  /** The map, as derived by `heatMap`. Undefined while it loads. */
  map: HeatMap<HeatMapConnector> | undefined
  /** Shown if the refreshes could not be loaded. */
  failure?: ReactNode
  /** The time zone of the map, e.g. `Europe/Oslo`. */
  zone: string
  /** Days or hours. */
  span: HeatMapSpan
  /** Called with the span that the user selects. */
  onSpan: (span: HeatMapSpan) => void
}

type View = 'map' | 'table'

/** The refreshes of many connectors over time, with four figures above them. The same is available as a table. */
export function RefreshHeatMap({ map, failure, zone, span, onSpan, ...links }: RefreshHeatMapProps) {
  const [view, setView] = useState<View>('map')
  const choices = (
    <Inline gap={2} wrap>
      <Segmented
        label={heatMapText.period}
        options={optionsOf<HeatMapSpan>(['days', 'hours'], heatMapText.spans)}
        value={span}
        onChange={onSpan}
      />
      <Segmented
        label={heatMapText.view}
        options={optionsOf<View>(['map', 'table'], heatMapText.views)}
        value={view}
        onChange={setView}
      />
    </Inline>
  )
  return (
    <Panel heading={heatMapText.heading} summary={heatMapText.summary} aside={choices}>
      <div className={padded}>
        {map ? (
          <Content map={map} view={view} zone={zone} span={span} {...links} />
        ) : (
          (failure ?? <Loading />)
        )}
      </div>
    </Panel>
  )
}

const optionsOf = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: labels[value] }))

const Loading = () => (
  <div role="status" aria-label={heatMapText.loading}>
    <Skeleton height="220px" />
  </div>
)

type ContentProps = HeatMapLinks & {
  map: HeatMap<HeatMapConnector>
  view: View
  zone: string
  span: HeatMapSpan
}

/** The number of rows that are drawn at first, and added by each press of the button below them. */
const STEP = 40

function Content({ map, view, zone, span, ...links }: ContentProps) {
  const [limit, setLimit] = useState(STEP)
  if (map.rows.length === 0) return <Text color="secondary">{heatMapText.none}</Text>
  const rows = map.rows.slice(0, limit)
  const left = Math.min(STEP, map.rows.length - rows.length)
  return (
    <Stack gap={4} minWidth={0}>
      <HeatMapFigures figures={map.figures} hrefOf={links.hrefOf} />
      {view === 'map' ? (
        <Stack gap={3} minWidth={0}>
          <HeatMapGrid rows={rows} columns={map.columns} label={heatMapText.grid[span]} {...links} />
          <HeatMapLegend />
        </Stack>
      ) : (
        <HeatMapTable rows={rows} hrefOf={links.hrefOf} />
      )}
      {left > 0 && (
        <div>
          <Button onClick={() => setLimit(limit + STEP)}>{heatMapText.showMore(left)}</Button>
        </div>
      )}
      <Clashes clashes={map.clashes} zone={zone} />
    </Stack>
  )
}

/** The first coming clashes in words. */
function Clashes({ clashes, zone }: { clashes: readonly Clash[]; zone: string }) {
  const shown = clashes.slice(0, 2)
  const more = clashes.length - shown.length
  if (shown.length === 0) return null
  const sentences = shown.map(({ at, connectors }) =>
    heatMapText.clashAt(
      formatDate(at, { weekday: 'short', hour: '2-digit', minute: '2-digit', timeZone: zone }),
      connectors.length,
    ),
  )
  return (
    <Text as="p" size="sm" color="secondary">
      {[...sentences, ...(more > 0 ? [heatMapText.moreClashes(more)] : [])].join(' ')}
    </Text>
  )
}
