import type { ChallengePurpose, PasswordTokenPurpose } from '../storage/schema/account.ts'

/** Everything a mail of ours can say; letters/ has the words and look/ draws them. */
export type Mail =
  | { kind: 'verification-code'; firstName: string; code: string; purpose: ChallengePurpose }
  | { kind: 'multi-factor-changed'; firstName: string; enabled: boolean }
  | { kind: 'password-link'; firstName: string; token: string; purpose: PasswordTokenPurpose }
  /** `providers` are those that were unlinked by it. */
  | { kind: 'password-changed'; firstName: string; providers?: readonly string[] }
  /** To the address that the account had before, which has changed. */
  | { kind: 'email-changed'; firstName: string; newAddress: string; providers?: readonly string[] }
  /** To the address that the account has: its owner asked for another one, and its link has not been followed yet. */
  | { kind: 'email-change-requested'; firstName: string; newAddress: string }
  /** To an address that is not verified: the link makes it the account's. */
  | { kind: 'confirm-address'; firstName: string; token: string; by: 'owner' | 'administrator' }
  /** An identity at a provider was removed and no longer signs in. */
  | { kind: 'account-unlinked'; firstName: string; provider: string }
  /** A provider can now sign in to the account; `provider` is its name for people. */
  | { kind: 'account-linked'; firstName: string; provider: string }
  | { kind: 'welcome'; firstName: string; companyName: string }
  /** With a code, its link shows how far an external sign-up is. */
  | { kind: 'sign-up-waits'; firstName: string; companyName: string; code?: string | undefined }
  /** A link shows the request; with a token, two more decide by themselves once their reader has signed in. */
  | {
      kind: 'approval-requested'
      firstName: string
      approvalId: string
      description: string
      token?: string | undefined
    }
  | { kind: 'approval-decided'; firstName: string; companyName: string; approved: boolean }
  /** To an administrator: a member asks for a connector type. */
  | {
      kind: 'connector-requested'
      firstName: string
      approvalId: string
      description: string
      token?: string | undefined
    }
  /** `connector` is the connector type. */
  | {
      kind: 'connector-decided'
      firstName: string
      companyName: string
      connector: string
      approved: boolean
    }

/** The mails of one kind. */
export type MailOf<Kind extends Mail['kind']> = Extract<Mail, { kind: Kind }>

export type MailTo = { recipient: string; mail: Mail }
