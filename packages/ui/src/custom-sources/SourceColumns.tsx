import { customSourcesMessages } from '@tributary/sdk/custom-sources'
import type { ReactNode } from 'react'
import { Panel } from '../patterns/Panel.tsx'
import * as css from './CustomSources.css.ts'

export type SourceColumnsProps = {
  /** Messages about the whole page. */
  notices?: ReactNode
  /** The wide column, with the editor. */
  editor: ReactNode
  /** The summary and the try. */
  children: ReactNode
}

/** The screen of a source: its manifest, and next to or below it what it contains. */
export const SourceColumns = ({ notices, editor, children }: SourceColumnsProps) => (
  <>
    <div className={css.notices}>{notices}</div>
    <div className={css.columns}>
      <Panel heading={customSourcesMessages.editor.label}>
        <div className={css.padded}>{editor}</div>
      </Panel>
      <div className={css.side}>{children}</div>
    </div>
  </>
)
