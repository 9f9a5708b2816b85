import type { ReactNode } from 'react'
import { Stack } from '../../layout/Stack.tsx'
import type { IconType } from '../../primitives/icon-type.ts'
import { StatusGlyph } from '../../primitives/Status/StatusGlyph.tsx'
import type { Tone } from '../../theme/scheme.ts'
import * as css from './WholePage.css.ts'

type WholePageProps = {
  tone: Tone
  icon: IconType
  heading: string
  children?: ReactNode
  action: ReactNode
}

/** Replaces a page: one sentence and the way on. */
export function WholePage({ tone, icon, heading, children, action }: WholePageProps) {
  return (
    <Stack gap={2} justifyItems="center" paddingY={12} paddingX={6} textAlign="center">
      <div className={css.glyph}>
        <StatusGlyph tone={tone} icon={icon} />
      </div>
      <h1>{heading}</h1>
      {children && <p className={css.text}>{children}</p>}
      <div className={css.action}>{action}</div>
    </Stack>
  )
}
