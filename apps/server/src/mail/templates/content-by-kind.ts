import type { Mail } from '../mail.ts'
import type { MailBody, MailContent } from '../mail-content.ts'
import type { PortalLinks } from '../portal-links.ts'
import { accessChanged } from './access-changed.template.ts'
import { confirmAddress, emailChanged, emailChangeRequested } from './address.templates.ts'
import { alerts } from './alerts.template.ts'
import { approvalRequested } from './approval-requested.template.ts'
import { connectorDecided, connectorRequested } from './connector-request.templates.ts'
import { factorChanged, factorsReset, recoveryCodeUsed } from './factors.templates.ts'
import { greetingOf } from './greeting.ts'
import { invitation, invitationAccepted } from './invitation.templates.ts'
import { organisationDeleted } from './organisation-deleted.template.ts'
import { passwordChanged, passwordLink, providerSignIn } from './password.templates.ts'
import { reconnected, reconnectLink } from './reconnect.templates.ts'
import { accountLinked, accountUnlinked, multiFactorChanged, tokenCreated } from './security.templates.ts'
import { signInChanged } from './sign-in-changed.template.ts'
import { approvalDecided, signUpWaits, welcome } from './sign-up.templates.ts'
import { verificationCode } from './verification-code.template.ts'
import { webhookDisabled } from './webhook-disabled.template.ts'

/** Returns the content of a mail. */
export function contentOf(mail: Mail, links: PortalLinks): MailContent {
  const body = bodyOf(mail, links)
  return { greeting: greetingOf(mail.firstName, body.language), ...body }
}

function bodyOf(mail: Mail, links: PortalLinks): MailBody {
  switch (mail.kind) {
    case 'verification-code':
      return verificationCode(mail, links)
    case 'multi-factor-changed':
      return multiFactorChanged(mail, links)
    case 'factor-changed':
      return factorChanged(mail, links)
    case 'factors-reset':
      return factorsReset(links)
    case 'recovery-code-used':
      return recoveryCodeUsed(mail, links)
    case 'password-link':
      return passwordLink(mail, links)
    case 'provider-sign-in':
      return providerSignIn(mail, links)
    case 'password-changed':
      return passwordChanged(mail, links)
    case 'email-changed':
      return emailChanged(mail)
    case 'email-change-requested':
      return emailChangeRequested(mail, links)
    case 'confirm-address':
      return confirmAddress(mail, links)
    case 'account-unlinked':
      return accountUnlinked(mail, links)
    case 'account-linked':
      return accountLinked(mail, links)
    case 'token-created':
      return tokenCreated(mail, links)
    case 'welcome':
      return welcome(mail, links)
    case 'sign-up-waits':
      return signUpWaits(mail, links)
    case 'invitation':
      return invitation(mail, links)
    case 'invitation-accepted':
      return invitationAccepted(mail, links)
    case 'reconnect-link':
      return reconnectLink(mail, links)
    case 'reconnected':
      return reconnected(mail, links)
    case 'approval-requested':
      return approvalRequested(mail, links)
    case 'approval-decided':
      return approvalDecided(mail, links)
    case 'connector-requested':
      return connectorRequested(mail, links)
    case 'connector-decided':
      return connectorDecided(mail, links)
    case 'webhook-disabled':
      return webhookDisabled(mail, links)
    case 'sign-in-changed':
      return signInChanged(mail, links)
    case 'organisation-deleted':
      return organisationDeleted(mail, links)
    case 'access-changed':
      return accessChanged(mail, links)
    case 'alerts':
      return alerts(mail, links)
  }
}
