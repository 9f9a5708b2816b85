import { lazyScreen } from './lazy-screen.ts'
import type { PageProps } from './screens.tsx'

const setPassword = lazyScreen<PageProps>(
  async () => (await import('../account/SetPasswordPage.tsx')).SetPasswordPage,
)

/** The screens of account life besides sign-in itself, by the path of the route table. */
export const accountScreens: Record<string, ReturnType<typeof lazyScreen<PageProps>>> = {
  '/signup': lazyScreen<PageProps>(async () => (await import('../account/SignUpPage.tsx')).SignUpPage),
  '/signup/finalise': lazyScreen<PageProps>(
    async () => (await import('../account/FinalisePage.tsx')).FinalisePage,
  ),
  '/signin/confirm': lazyScreen<PageProps>(
    async () => (await import('../session/ConfirmPage.tsx')).ConfirmPage,
  ),
  '/signin/confirm-address/:confirmAddressToken': lazyScreen<PageProps>(
    async () => (await import('../account/ConfirmAddressPage.tsx')).ConfirmAddressPage,
  ),
  '/reset-password': lazyScreen<PageProps>(
    async () => (await import('../account/ResetRequestPage.tsx')).ResetRequestPage,
  ),
  '/reset-password/redeem/:resetPasswordRedeemToken': lazyScreen<PageProps>(
    async () => (await import('../account/SetPasswordPage.tsx')).ResetPasswordPage,
  ),
  '/reset-password/:resetPasswordRedeemToken': setPassword,
  '/set-password/redeem/:resetPasswordRedeemToken': setPassword,
}
