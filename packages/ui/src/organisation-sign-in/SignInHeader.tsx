import type { ReactNode } from 'react'
import { Stack } from '../layout/Stack.tsx'
import { column } from '../patterns/Panel.css.ts'
import { PageHeader } from '../shell/PageHeader.tsx'
import { organisationSignInText as text } from './organisation-sign-in.messages.ts'

/** The head of the page about the sign-in of an organisation. */
export const SignInHeader = () => <PageHeader title={text.title} summary={text.summary} />

export type SignInColumnProps = {
  /** The panels. */
  children: ReactNode
}

/** The panels of the page, in a narrow column. */
export const SignInColumn = ({ children }: SignInColumnProps) => (
  <Stack gap={5} className={column}>
    {children}
  </Stack>
)
