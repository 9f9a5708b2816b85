import type { ReactNode } from 'react'
import { ChosenPane } from '../linker/ChosenPane.tsx'
import { LinkerTop } from '../linker/LinkerTop.tsx'
import type { LinkerProps } from '../linker/linker-types.ts'
import * as css from './Access.css.ts'

export type AccessChooserProps = {
  /** What is chosen from: people, areas, … */
  side: LinkerProps['left']
  /** Above both, e.g. the choice of what is chosen from. */
  toolbar?: ReactNode
  /** What is told about the chosen one. */
  children: ReactNode
}

/** One of many on the left as in a linker, what there is to tell about it on the right. */
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
