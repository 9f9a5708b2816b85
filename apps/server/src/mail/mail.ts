import type { AlertEvent, Named, StatusName, WebhookFault } from '@tributary/domain'
import type { PageLanguage } from '../page-language.ts'
import type { ChallengePurpose, PasswordTokenPurpose } from '../storage/schema/account.ts'

/** The kinds of mail. `templates` has their text and `layout` their HTML. */
export type Mail =
  | { kind: 'verification-code'; firstName: string; code: string; purpose: ChallengePurpose }
  /** `app` is whether sign-ins still need the code of an app. */
  | { kind: 'multi-factor-changed'; firstName: string; enabled: boolean; app?: boolean }
  /** A factor of the account was changed by its owner. `name` is of the app; '' for recovery codes. */
  | {
      kind: 'factor-changed'
      firstName: string
      change:
        | 'authenticator-added'
        | 'authenticator-removed'
        | 'passkey-added'
        | 'passkey-passwordless'
        | 'passkey-removed'
        | 'recovery-codes-replaced'
      name: string
    }
  /** An administrator has removed the factors of the account. */
  | { kind: 'factors-reset'; firstName: string }
  /** A recovery code was used to sign in. `left` is how many can still be used. */
  | { kind: 'recovery-code-used'; firstName: string; left: number }
  | { kind: 'password-link'; firstName: string; token: string; purpose: PasswordTokenPurpose }
  /**
   * Sent to a member who signs in with the provider of their organisation, and with nothing else: when they are new, or when a
   * reset of their password was `requested`.
   */
  | { kind: 'provider-sign-in'; firstName: string; provider: string; requested?: true }
  /** `providers` are the sign-in providers that the change has unlinked. */
  | { kind: 'password-changed'; firstName: string; providers?: readonly string[] }
  /** Sent to the previous address of the account. */
  | { kind: 'email-changed'; firstName: string; newAddress: string; providers?: readonly string[] }
  /** Sent to the current address when a new one was requested and is not confirmed yet. */
  | { kind: 'email-change-requested'; firstName: string; newAddress: string }
  /** Sent to an unverified address; its link verifies it. */
  | { kind: 'confirm-address'; firstName: string; token: string; by: 'owner' | 'administrator' }
  /** A linked identity was removed and no longer signs in. */
  | { kind: 'account-unlinked'; firstName: string; provider: string }
  /** An identity was linked. `provider` is the display name. */
  | { kind: 'account-linked'; firstName: string; provider: string }
  /** An API token with the rights of the account was created. `name` is what it is for. */
  | { kind: 'token-created'; firstName: string; name: string }
  | { kind: 'welcome'; firstName: string; companyName: string }
  /**
   * Sent to an invited address. `invitedBy` is the name of the administrator; `firstName` is '' if it is not known. A sign-in
   * with the `provider` accepts the invitation, without its link.
   */
  | {
      kind: 'invitation'
      firstName: string
      companyName: string
      invitedBy: string
      token: string
      provider?: string | undefined
    }
  /** Sent to the administrator who sent an invitation that was accepted. */
  | { kind: 'invitation-accepted'; firstName: string; companyName: string; name: string; address: string }
  /** Sent to a person who is asked to authorise a connector again. They need no account. */
  | {
      kind: 'reconnect-link'
      firstName: string
      companyName: string
      connectorName: string
      type: string
      askedBy: string
      token: string
    }
  /** Sent to the administrator who asked, once the person with this address has authorised the connector. */
  | {
      kind: 'reconnected'
      firstName: string
      companyName: string
      connector: { organisationId: string; id: string; type: string; name: string }
      address: string
    }
  /** With a code, a link shows the status of an external sign-up. */
  | { kind: 'sign-up-waits'; firstName: string; companyName: string; code?: string | undefined }
  /** A link shows the request. With a token, two more links approve or reject it once the reader has signed in. */
  | {
      kind: 'approval-requested'
      firstName: string
      approvalId: string
      description: string
      asks?: Asks
      token?: string | undefined
    }
  | { kind: 'approval-decided'; firstName: string; companyName: string; approved: boolean }
  /** Sent to an administrator when a member requests a connector type. */
  | {
      kind: 'connector-requested'
      firstName: string
      approvalId: string
      description: string
      asks?: Asks
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
  /** Sent to the administrators of an organisation when the server has disabled a webhook. */
  | {
      kind: 'webhook-disabled'
      firstName: string
      organisationId: string
      companyName: string
      name: string
      fault: WebhookFault
    }
  /** Sent to the administrators of an organisation when its sign-in provider or a mail domain has changed. */
  | {
      kind: 'sign-in-changed'
      firstName: string
      organisationId: string
      companyName: string
      change: SignInChange
      /** The provider or the domain. */
      name: string
    }
  /** Sent to the administrators of an organisation that was deleted or restored. `by` is '' for an administrator of the installation. */
  | {
      kind: 'organisation-deleted'
      firstName: string
      companyName: string
      change: 'deleted' | 'restored'
      by: string
    }
  /** Sent to a user whose access an administrator has changed. `inExcel` is whether Excel shows something else afterwards. */
  | {
      kind: 'access-changed'
      firstName: string
      organisationId: string
      companyName: string
      changedBy: string
      gained: AccessNames
      lost: AccessNames
      inExcel: boolean
      /** The whole difference of a mail that waits for further changes. */
      difference?: AccessDifference
    }
  /** Sent to a user whose account an administrator has locked, archived or made active again. */
  | {
      kind: 'account-status-changed'
      firstName: string
      status: StatusName
      changedBy: string
    }
  /** Sent to a user who has chosen to be alerted. */
  | { kind: 'alerts'; firstName: string; alerts: readonly MailedAlert[] }

/** What a request asks for, so that its sentence can be in the language of the reader. */
export type Asks = {
  kind: 'JOIN_ORGANISATION' | 'NEW_ORGANISATION' | 'ADD_CONNECTOR'
  /** The name and the address of the requester. */
  who: string
  companyName: string
  /** The display name of a connector type. */
  connector?: string
}

/** A list of what a user has access to. */
export type AccessList = 'groups' | 'entities' | 'helperTables' | 'connectors'

/** Some of the names that a user has gained or lost, and how many `more` there are. */
export type AccessNames = {
  lists: readonly { list: AccessList; shown: readonly string[]; more: number }[]
  /** Whether it includes entities that are added later. */
  futureEntities: boolean
}

/** Everything that is given or taken, with its ids. */
export type WholeAccess = Record<AccessList, Named[]> & { everyEntity: boolean }

/** What a user has gained and lost. */
export type AccessDifference = { gained: WholeAccess; lost: WholeAccess }

/** A change of the sign-in of an organisation. */
export type SignInChange =
  | 'provider-set'
  | 'provider-changed'
  | 'provider-on'
  | 'provider-off'
  | 'only-provider'
  | 'provider-removed'
  | 'domain-verified'
  | 'domain-failing'
  | 'domain-lapsed'
  | 'domain-removed'
  | 'domain-moved'
  | 'passwords-allowed'
  | 'scim-on'
  | 'scim-off'
  | 'scim-token'

/** A problem or a request in a mail of alerts. Without a connector it is a request. */
export type MailedAlert = {
  event: AlertEvent
  organisationId: string
  companyName: string
  connector: { id: string; type: string; name: string } | null
  approvalId: string | null
  /** The sentence of a failure. */
  detail: string | null
  /** Whether it is over. */
  fixed: boolean
}

/** The mail of one kind. */
export type MailOf<Kind extends Mail['kind']> = Extract<Mail, { kind: Kind }>

/**
 * A mail and its address. It is sent after a delay in milliseconds; immediately without one. `userId` is its reader, where the
 * address is not the one of their account.
 */
export type MailTo = { recipient: string; mail: Mail; delay?: number; userId?: string }

/** The reader of a stored mail: their account, if it is known, and the language of the request that caused the mail. */
export type MailReader = { userId?: string | undefined; language?: PageLanguage | undefined }
