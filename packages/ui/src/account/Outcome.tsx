import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Link } from '../primitives/Link/Link.tsx'
import * as css from './reset/ResetRequestForm.css.ts'

export type OutcomeProps = {
  heading: string
  /** One or two sentences about the result. */
  children: ReactNode
  link: { href: string; label: string }
}

/** The result of a form, shown in its place. The link has the focus and is read together with the result. */
export function Outcome({ heading, children, link }: OutcomeProps) {
  const id = useId()
  const onwards = useRef<HTMLSpanElement>(null)
  useEffect(() => onwards.current?.querySelector('a')?.focus(), [])
  return (
    <>
      <h1>{heading}</h1>
      <div id={id} className={css.words}>
        {children}
      </div>
      <p className={css.quiet}>
        <span ref={onwards}>
          <Link alone href={link.href} aria-describedby={id}>
            {link.label}
          </Link>
        </span>
      </p>
    </>
  )
}
