import { accessMessages } from '@tributary/sdk/excel'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Columns } from '../../layout/Columns.tsx'
import { Inline } from '../../layout/Inline.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import * as css from './Access.css.ts'

export type AccessHeadProps = {
  /** The name of the user or item. */
  name: string
  /** How much the user sees, or how many users see the item. */
  summary: string | null
  /** Shows the Print button. */
  prints: boolean
  /** More actions, before Print. */
  actions?: ReactNode
}

/** The person or item of the tables below. A change is announced. */
export const AccessHead = ({ name, summary, prints, actions }: AccessHeadProps) => (
  <Columns template="fill auto" columnGap={4} rowGap="half" minWidth={0}>
    <h2 className={css.name} title={name}>
      <bdi>{name}</bdi>
    </h2>
    <p role="status" className={css.summary}>
      {summary}
    </p>
    {(prints || actions) && (
      <Inline gap={2} wrap className={css.print}>
        {actions}
        {prints && (
          <Button icon={Printer} onClick={() => window.print()}>
            {accessMessages.print}
          </Button>
        )}
      </Inline>
    )}
  </Columns>
)
