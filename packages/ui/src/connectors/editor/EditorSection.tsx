import { editorMessages } from '@tributary/sdk/connectors'
import type { ReactNode } from 'react'
import { Inline } from '../../layout/Inline.tsx'
import { Stack } from '../../layout/Stack.tsx'
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
    <Stack as="legend" gap={1} width="100%" className={css.legend}>
      <Inline as="span" alignItems="baseline" gap={2} wrap>
        <h3>{heading}</h3>
        {superadmin && <Badge>{editorMessages.superadmin}</Badge>}
      </Inline>
      {hint && <span className={css.hint}>{hint}</span>}
    </Stack>
    {children}
  </fieldset>
)
