import type { ReactNode } from 'react'
import { ChosenPane } from '../linker/ChosenPane.tsx'
import { LinkerTop } from '../linker/LinkerTop.tsx'
import type { LinkerProps } from '../linker/linker-types.ts'
import * as css from './Access.css.ts'

export type AccessChooserProps = {
  /** The list to choose from: people, areas, … */
  side: LinkerProps['left']
  /** Above both columns, e.g. the choice of the list. */
  toolbar?: ReactNode
  /** The access of the chosen one. */
  children: ReactNode
}

/** A list on the left as in a linker, and the access of the chosen item on the right. */
export const AccessChooser = ({ side, toolbar, children }: AccessChooserProps) => (
  <div className={css.chooser}>
    <LinkerTop />
    {toolbar && <div className={css.toolbar}>{toolbar}</div>}
    <div className={css.list}>
      <ChosenPane key={side.heading} side={side} mark="1" busy={false} />
    </div>
    {children}
  </div>
)
