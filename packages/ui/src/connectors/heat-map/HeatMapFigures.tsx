import type { HeatMapFigures as Figures, HeatMapConnector } from '@tributary/sdk/connectors'
import type { ReactNode } from 'react'
import { Anchor } from '../../primitives/Link/Anchor.tsx'
import * as css from './HeatMap.css.ts'
import { heatMapText } from './heat-map.messages.ts'

export type HeatMapFiguresProps = {
  figures: Figures<HeatMapConnector>
  hrefOf: (connector: HeatMapConnector) => string
}

/** The four figures above the map. */
export function HeatMapFigures({ figures, hrefOf }: HeatMapFiguresProps) {
  const { words, oldest, failing } = figures
  const text = heatMapText.figures
  return (
    <dl className={css.figures}>
      <Figure name={text.onTime} value={words.onTime} />
      <Figure name={text.failing} value={words.failing} alarming={failing > 0} />
      <Figure name={text.oldest} value={words.oldest}>
        {oldest && (
          <Anchor href={hrefOf(oldest.connector)} className={css.figureLink}>
            <bdi>{oldest.connector.name}</bdi>
          </Anchor>
        )}
      </Figure>
      <Figure name={text.rowsToday} value={words.rowsToday} />
    </dl>
  )
}

type FigureProps = { name: string; value: string; alarming?: boolean; children?: ReactNode }

const Figure = ({ name, value, alarming = false, children }: FigureProps) => (
  <div className={css.figure}>
    <dt className={css.figureName}>{name}</dt>
    <dd className={alarming ? css.alarmingValue : css.figureValue}>{value}</dd>
    {children && <dd className={css.figureNote}>{children}</dd>}
  </div>
)
