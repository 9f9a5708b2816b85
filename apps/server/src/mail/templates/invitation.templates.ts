import { invitationLimits } from '@tributary/domain'
import type { MailOf } from '../mail.ts'
import type { MailBody } from '../mail-content.ts'
import type { PortalLinks } from '../portal-links.ts'
import { duration } from './duration.ts'
import { plainName, plainValue } from './plain-value.ts'

type Invitation = MailOf<'invitation'>
const lifetime = duration(invitationLimits.lifetimeMs)

export function invitation(mail: Invitation, links: PortalLinks): MailBody {
  const where = plainName(mail.companyName) ?? 'an organisation'
  const by = plainName(mail.invitedBy) ?? 'An administrator'
  const { how, link, aside } = acceptance(mail, links)
  return {
    subject: `You are invited to ${where}`,
    preview: how,
    parts: [
      { kind: 'sentence', text: `${by} has invited you to ${where} in Tributary.` },
      { kind: 'button', link },
      { kind: 'sentence', text: how },
      { kind: 'aside', text: `If you do not know the sender, you do not need to do anything.${aside}` },
    ],
  }
}

/** How the invited person accepts: with the link, or by signing in with the provider of the organisation. */
function acceptance({ provider, token }: Invitation, links: PortalLinks) {
  if (provider === undefined)
    return {
      how: `The link works once and expires in ${lifetime}.`,
      link: { label: 'View the invitation', href: links.invitation(token) },
      aside: ' Do not forward this mail: the link is for you.',
    }
  const name = plainName(provider) ?? 'the provider of the organisation'
  return {
    how: `To accept, sign in with ${name} within ${lifetime}. You do not need a password for Tributary.`,
    link: { label: 'Sign in', href: links.signIn() },
    aside: '',
  }
}

export function invitationAccepted(
  { companyName, name, address }: MailOf<'invitation-accepted'>,
  links: PortalLinks,
): MailBody {
  const who = plainName(name) ?? 'The invited person'
  const where = plainName(companyName) ?? 'your organisation'
  return {
    subject: `${who} has accepted your invitation`,
    preview: `They are now a member of ${where}.`,
    parts: [
      { kind: 'sentence', text: `${who} is now a member of ${where}, with this address:` },
      { kind: 'quote', text: plainValue(address) },
      { kind: 'button', link: { label: 'Open the portal', href: links.portal } },
      { kind: 'aside', text: 'If you did not expect this, remove the user in the portal.' },
    ],
  }
}
