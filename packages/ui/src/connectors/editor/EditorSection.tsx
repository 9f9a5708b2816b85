import { editorMessages } from '@tributary/sdk/connectors'
import type { ReactNode } from 'react'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import * as css from './ConnectorEditor.css.ts'

type EditorSectionProps = {
  heading: string
  hint?: string | null
  /** True if only super administrators see it, which it then states. */
  superadmin?: boolean
  children: ReactNode
}

/** A section of the editor under its heading. */
export const EditorSection = ({ heading, hint, superadmin = false, children }: EditorSectionProps) => (
  <fieldset className={css.section}>
    <legend className={css.legend}>
      <span className={css.heading}>
        <h3>{heading}</h3>
        {superadmin && <Badge>{editorMessages.superadmin}</Badge>}
      </span>
      {hint && <span className={css.hint}>{hint}</span>}
    </legend>
    {children}
  </fieldset>
)
