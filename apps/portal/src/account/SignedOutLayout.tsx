import { AuthLayout } from '@tributary/ui'
import type { ReactNode } from 'react'
import { LanguageSelect } from '../language/LanguageSelect.tsx'
import { holdTyped, type TypedText } from './typed-text.ts'

type SignedOutLayoutProps = {
  children: ReactNode
  /** The typed text that stays when a new language reloads the page. */
  typed?: TypedText
}

/** The layout of the screens before sign-in, with the choice of the language. */
export const SignedOutLayout = ({ children, typed = {} }: SignedOutLayoutProps) => (
  <AuthLayout footer={<LanguageSelect onReload={() => holdTyped(typed)} />}>{children}</AuthLayout>
)
