import type { ChallengePurpose, PasswordTokenPurpose } from '../storage/schema/account.ts'

/** Everything a mail of ours can say; its words and its look belong to whoever sends it. */
export type Mail =
  | { kind: 'verification-code'; firstName: string; code: string; purpose: ChallengePurpose }
  | { kind: 'multi-factor-changed'; firstName: string; enabled: boolean }
  | { kind: 'password-link'; firstName: string; token: string; purpose: PasswordTokenPurpose }
  | { kind: 'password-changed'; firstName: string }
  | { kind: 'welcome'; firstName: string; companyName: string }
  | { kind: 'sign-up-waits'; firstName: string; companyName: string }
  | { kind: 'approval-requested'; firstName: string; approvalId: string; description: string }
  | { kind: 'approval-decided'; firstName: string; companyName: string; approved: boolean }

export type MailTo = { recipient: string; mail: Mail }
