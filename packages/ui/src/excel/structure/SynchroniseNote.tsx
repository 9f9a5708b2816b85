import { excelMessages } from '@tributary/sdk/excel'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import * as css from './SynchroniseNote.css.ts'

export type SynchroniseNoteProps = {
  /** Where the table synchronisation page is. */
  href: string
}

/** What to do after changing the structure, and where to start (requirements AREA-17, AREA-18 and AREA-28). */
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
