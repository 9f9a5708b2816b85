/**
 * The screens without a session other than sign-in. Loading one takes two steps, so that the first script does not
 * contain the list of their files.
 */
export const signedOutScreens = {
  setPassword: async () => (await import('../account/reset/SetPasswordPage.tsx')).SetPasswordPage,
  resetPassword: async () => (await import('../account/reset/SetPasswordPage.tsx')).ResetPasswordPage,
  resetRequest: async () => (await import('../account/reset/ResetRequestPage.tsx')).ResetRequestPage,
  confirm: async () => (await import('../account/sign-in/ConfirmPage.tsx')).ConfirmPage,
  signUp: async () => (await import('../account/sign-up/SignUpPage.tsx')).SignUpPage,
  finalise: async () => (await import('../account/sign-up/FinalisePage.tsx')).FinalisePage,
  confirmAddress: async () => (await import('../account/profile/ConfirmAddressPage.tsx')).ConfirmAddressPage,
  reconnect: async () => (await import('../connectors/reconnect/ReconnectPage.tsx')).ReconnectPage,
  invitation: async () => (await import('../invitations/InvitationPage.tsx')).InvitationPage,
}
