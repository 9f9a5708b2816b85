import { databaseMessages } from '@tributary/sdk/database'
import type { ReactNode } from 'react'
import { Banner } from '../primitives/Banner/Banner.tsx'
import * as css from './DatabasePage.css.ts'

export type DatabaseColumnsProps = {
  /** What saving or synchronising came to. */
  banner: ReactNode
  children: ReactNode
  guide: ReactNode
}

/** The page of whoever may synchronise: the sections, and the guide beside them where there is room. */
export const DatabaseColumns = ({ banner, children, guide }: DatabaseColumnsProps) => (
  <div className={css.page}>
    {banner}
    <div className={css.columns}>
      <div className={css.column}>{children}</div>
      {guide}
    </div>
  </div>
)

/** The page of everybody else: the guide, and whom to ask (DBSET-18). */
export const GuideOnly = ({ guide }: { guide: ReactNode }) => (
  <div className={css.reading}>
    <Banner tone="info">
      <p>{databaseMessages.askAdministrator}</p>
    </Banner>
    {guide}
  </div>
)
