import { AuthLayout } from '@tributary/ui'
import type { ReactNode } from 'react'
import { LanguageSelect } from '../language/LanguageSelect.tsx'

/** The layout of the screens before sign-in that keep nothing a reload would lose, with the choice of the language. */
export const SignedOutLayout = ({ children }: { children: ReactNode }) => (
  <AuthLayout footer={<LanguageSelect />}>{children}</AuthLayout>
)
