import { lazyScreen } from '../page/lazy-screen.ts'
import type { PageProps } from '../page/page-props.ts'

const setPassword = lazyScreen<PageProps>(
  async () => (await import('../account/reset/SetPasswordPage.tsx')).SetPasswordPage,
)

/** The screens of account life besides sign-in itself, by the path of the route table. */
export const accountScreens: Record<string, ReturnType<typeof lazyScreen<PageProps>>> = {
  '/signup': lazyScreen<PageProps>(
    async () => (await import('../account/sign-up/SignUpPage.tsx')).SignUpPage,
  ),
  '/signup/finalise': lazyScreen<PageProps>(
    async () => (await import('../account/sign-up/FinalisePage.tsx')).FinalisePage,
  ),
  '/signin/confirm': lazyScreen<PageProps>(
    async () => (await import('../account/sign-in/ConfirmPage.tsx')).ConfirmPage,
  ),
  '/signin/confirm-address/:confirmAddressToken': lazyScreen<PageProps>(
    async () => (await import('../account/profile/ConfirmAddressPage.tsx')).ConfirmAddressPage,
  ),
  '/reset-password': lazyScreen<PageProps>(
    async () => (await import('../account/reset/ResetRequestPage.tsx')).ResetRequestPage,
  ),
  '/reset-password/redeem/:resetPasswordRedeemToken': lazyScreen<PageProps>(
    async () => (await import('../account/reset/SetPasswordPage.tsx')).ResetPasswordPage,
  ),
  '/reset-password/:resetPasswordRedeemToken': setPassword,
  '/set-password/redeem/:resetPasswordRedeemToken': setPassword,
}
