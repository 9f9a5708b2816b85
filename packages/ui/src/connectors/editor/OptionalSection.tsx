import { ChevronDown, ChevronRight } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Stack } from '../../layout/Stack.tsx'
import * as css from './ConnectorEditor.css.ts'

type OptionalSectionProps = {
  heading: string
  hint: string | null
  /** True if the section has input: it is open at first. */
  filled: boolean
  /** True if a field has an error: the section stays open. */
  wrong: boolean
  /** Called each time the user opens it. */
  onOpen?: () => void
  children: ReactNode
}

/** A section that most connectors do not need, collapsed under its heading. Its fields stay mounted. */
export function OptionalSection({ heading, hint, filled, wrong, onOpen, children }: OptionalSectionProps) {
  const [open, setOpen] = useState(filled)
  const content = useId()
  if (wrong && !open) setOpen(true)
  const toggle = () => {
    if (!open) onOpen?.()
    setOpen(!open)
  }
  const Chevron = open ? ChevronDown : ChevronRight
  return (
    <fieldset className={css.section}>
      <Stack as="legend" gap={1} width="100%" className={css.legend}>
        <h3>
          <button
            type="button"
            className={css.disclosure}
            aria-expanded={open}
            aria-controls={content}
            onClick={toggle}
          >
            <Chevron size={16} aria-hidden />
            {heading}
          </button>
        </h3>
        {hint && <span className={css.hint}>{hint}</span>}
      </Stack>
      <div id={content} hidden={!open} className={css.fields}>
        {children}
      </div>
    </fieldset>
  )
}
