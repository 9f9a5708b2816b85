import type { Mail } from '../mail.ts'
import type { MailContent } from '../mail-content.ts'
import { accessChanged } from './access-changed.template.ts'
import { accountStatusChanged } from './account-status.template.ts'
import { confirmAddress, emailChanged, emailChangeRequested } from './address.templates.ts'
import { alerts } from './alerts.template.ts'
import { connectorDecided } from './connector-decided.template.ts'
import { factorChanged, factorsReset, recoveryCodeUsed } from './factors.templates.ts'
import { greetingOf } from './greeting.ts'
import { invitation, invitationAccepted } from './invitation.templates.ts'
import { organisationDeleted } from './organisation-deleted.template.ts'
import { passwordChanged, passwordLink, providerSignIn } from './password.templates.ts'
import type { Reader, Template } from './reader.ts'
import { reconnected, reconnectLink } from './reconnect.templates.ts'
import { approvalRequested, connectorRequested } from './requests.templates.ts'
import { accountLinked, accountUnlinked, multiFactorChanged, tokenCreated } from './security.templates.ts'
import { signInChanged } from './sign-in-changed/sign-in-changed.template.ts'
import { approvalDecided, signUpWaits, welcome } from './sign-up.templates.ts'
import { verificationCode } from './verification-code.template.ts'
import { webhookDisabled } from './webhook-disabled.template.ts'

const templates: { [Kind in Mail['kind']]: Template<Kind> } = {
  'verification-code': verificationCode,
  'multi-factor-changed': multiFactorChanged,
  'factor-changed': factorChanged,
  'factors-reset': factorsReset,
  'recovery-code-used': recoveryCodeUsed,
  'password-link': passwordLink,
  'provider-sign-in': providerSignIn,
  'password-changed': passwordChanged,
  'email-changed': emailChanged,
  'email-change-requested': emailChangeRequested,
  'confirm-address': confirmAddress,
  'account-unlinked': accountUnlinked,
  'account-linked': accountLinked,
  'token-created': tokenCreated,
  welcome,
  'sign-up-waits': signUpWaits,
  invitation,
  'invitation-accepted': invitationAccepted,
  'reconnect-link': reconnectLink,
  reconnected,
  'approval-requested': approvalRequested,
  'approval-decided': approvalDecided,
  'connector-requested': connectorRequested,
  'connector-decided': connectorDecided,
  'webhook-disabled': webhookDisabled,
  'sign-in-changed': signInChanged,
  'organisation-deleted': organisationDeleted,
  'access-changed': accessChanged,
  'account-status-changed': accountStatusChanged,
  alerts,
}

/** Returns the content of a mail in the language of its reader. */
export function contentOf(mail: Mail, reader: Reader): MailContent {
  // The template of the same kind, which the compiler cannot see.
  const template = templates[mail.kind] as Template<Mail['kind']>
  const { language } = reader
  return { greeting: greetingOf(mail.firstName, reader), language, ...template(mail, reader) }
}
