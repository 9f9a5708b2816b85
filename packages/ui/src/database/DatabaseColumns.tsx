import { databaseMessages } from '@tributary/sdk/database'
import type { ReactNode } from 'react'
import { Stack } from '../layout/Stack.tsx'
import { Banner } from '../primitives/Banner/Banner.tsx'
import * as css from './DatabasePage.css.ts'

export type DatabaseColumnsProps = {
  /** The result of saving or synchronising. */
  banner: ReactNode
  /** The wide column, with the panels. */
  children: ReactNode
  /** The narrow column, an `ExcelGuide`. */
  guide: ReactNode
}

/** The page for users who may synchronise: the sections, with the guide next to them if there is room. */
export const DatabaseColumns = ({ banner, children, guide }: DatabaseColumnsProps) => (
  <Stack gap={5}>
    {banner}
    <div className={css.columns}>
      <div className={css.column}>{children}</div>
      {guide}
    </div>
  </Stack>
)

/** The page for other users: the guide, and whom to contact. */
export const GuideOnly = ({
  guide,
}: {
  /** The narrow column, an `ExcelGuide`. */
  guide: ReactNode
}) => (
  <div className={css.reading}>
    <Banner tone="info">
      <p>{databaseMessages.askAdministrator}</p>
    </Banner>
    {guide}
  </div>
)
