import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Stack } from '../layout/Stack.tsx'
import { Text } from '../layout/Text.tsx'
import { Link } from '../primitives/Link/Link.tsx'
import { ownElement } from '../theme/own-element.css.ts'

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
      <h1 className={ownElement}>{heading}</h1>
      <Stack gap={2} overflowWrap="anywhere" textWrap="pretty" id={id}>
        {children}
      </Stack>
      <Text as="p" size="sm" color="secondary">
        <span ref={onwards}>
          <Link alone href={link.href} aria-describedby={id}>
            {link.label}
          </Link>
        </span>
      </Text>
    </>
  )
}
