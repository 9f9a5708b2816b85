import { excelMessages } from '@tributary/sdk/excel'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import * as css from './SynchroniseNote.css.ts'

export type SynchroniseNoteProps = {
  /** The address of the table synchronisation page. */
  href: string
}

/** The next step after a change of the structure, with a link. */
export function SynchroniseNote({ href }: SynchroniseNoteProps) {
  const { before, link, after } = excelMessages.synchroniseNote
  return (
    <div className={css.note}>
      <Banner tone="info">
        <p>
          {before}
          <Link href={href}>{link}</Link>
          {after}
        </p>
      </Banner>
    </div>
  )
}
