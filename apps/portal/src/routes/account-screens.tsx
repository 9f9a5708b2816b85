import { lazyScreen } from './lazy-screen.ts'
import type { PageProps } from './screens.tsx'

/** The screens of account life besides sign-in itself, by the path of the route table. */
export const accountScreens: Record<string, ReturnType<typeof lazyScreen<PageProps>>> = {
  '/signup': lazyScreen<PageProps>(async () => (await import('../account/SignUpPage.tsx')).SignUpPage),
}
