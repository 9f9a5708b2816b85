import { ChevronDown, ChevronRight } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import * as css from './ConnectorEditor.css.ts'

type OptionalSectionProps = {
  heading: string
  hint: string | null
  /** It is open at first: something is entered in it. */
  filled: boolean
  /** A field in it has a message: it stays open. */
  wrong: boolean
  children: ReactNode
}

/** A part of the editor that most connectors do without, collapsed under its heading. Its fields stay mounted. */
export function OptionalSection({ heading, hint, filled, wrong, children }: OptionalSectionProps) {
  const [open, setOpen] = useState(filled)
  const content = useId()
  if (wrong && !open) setOpen(true)
  const Chevron = open ? ChevronDown : ChevronRight
  return (
    <fieldset className={css.section}>
      <legend className={css.legend}>
        <h3>
          <button
            type="button"
            className={css.disclosure}
            aria-expanded={open}
            aria-controls={content}
            onClick={() => setOpen(!open)}
          >
            <Chevron size={16} aria-hidden />
            {heading}
          </button>
        </h3>
        {hint && <span className={css.hint}>{hint}</span>}
      </legend>
      <div id={content} hidden={!open} className={css.fields}>
        {children}
      </div>
    </fieldset>
  )
}
