import type { Lineage, LineageKind } from '@tributary/domain'
import { type ReactNode, useState } from 'react'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import { Dialog } from '../primitives/Dialog/Dialog.tsx'
import { EmptyState } from '../primitives/EmptyState/EmptyState.tsx'
import * as css from './Lineage.css.ts'
import { LineageView, type LineageViewProps } from './LineageView.tsx'
import { lineageText } from './lineage.messages.ts'
import { lineageName } from './lineage-words.ts'

export type LineageDrawerProps = Omit<
  LineageViewProps,
  'lineage' | 'choice' | 'subject' | 'onSelect' | 'onOpen'
> & {
  /** The key of its node, which is selected first. */
  subject: string
  /** The lineage. Null while it loads, or if it could not be loaded. */
  lineage: Lineage | null
  /** Shown without a lineage. */
  waiting: ReactNode
  /** Returns the page with the whole picture, with a node selected. */
  pictureHrefOf: (key: string | null) => string
  /** Returns where the focus goes when the drawer closes and its opener is missing, e.g. after a reload. */
  returnFocus?: (() => HTMLElement | null) | undefined
  /** Called when the drawer closes. */
  onClose: () => void
}

/** Where the numbers of one object come from, and who sees them, above the page of the object. */
export function LineageDrawer(props: LineageDrawerProps) {
  const { subject, lineage, waiting, pictureHrefOf, returnFocus, onClose, ...view } = props
  const [selected, setSelected] = useState<string | null>(subject)
  const [open, setOpen] = useState<readonly LineageKind[]>([])
  const node = lineage?.nodes.find(({ key }) => key === subject)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      side="end"
      asColumn
      title={node ? lineageName(node) : view.label}
      {...(node && { description: view.label })}
      {...(returnFocus && { returnFocus })}
      footer={<ButtonLink href={pictureHrefOf(selected)}>{lineageText.whole}</ButtonLink>}
    >
      <div className={css.inDrawer}>
        {!lineage && waiting}
        {lineage && !node && <EmptyState title={lineageText.notOnTheWay} headingLevel={3} />}
        {lineage && node && (
          <LineageView
            {...view}
            subject={subject}
            lineage={lineage}
            choice={{ selected, open }}
            onSelect={setSelected}
            onOpen={setOpen}
          />
        )}
      </div>
    </Dialog>
  )
}
