import { accessMessages } from '@tributary/sdk/excel'
import { Printer } from 'lucide-react'
import { Columns } from '../../layout/Columns.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import * as css from './Access.css.ts'

export type AccessHeadProps = {
  /** The person or the thing it is about. */
  name: string
  /** What there is to see, or how many see it. */
  summary: string | null
  /** Whether there is a report of it to print. */
  prints: boolean
}

/** The person or the item that the tables beneath are about; a change is announced. */
export const AccessHead = ({ name, summary, prints }: AccessHeadProps) => (
  <Columns template="fill auto" columnGap={4} rowGap="half" minWidth={0}>
    <h2 className={css.name} title={name}>
      <bdi>{name}</bdi>
    </h2>
    <p role="status" className={css.summary}>
      {summary}
    </p>
    {prints && (
      <Button icon={Printer} className={css.print} onClick={() => window.print()}>
        {accessMessages.print}
      </Button>
    )}
  </Columns>
)
