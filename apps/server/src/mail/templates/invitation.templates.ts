import { invitationLimits } from '@tributary/domain'
import type { MailOf } from '../mail.ts'
import type { MailBody } from '../mail-content.ts'
import type { PortalLinks } from '../portal-links.ts'
import { duration } from './duration.ts'
import { plainName, plainValue } from './plain-value.ts'

export function invitation(
  { companyName, invitedBy, token }: MailOf<'invitation'>,
  links: PortalLinks,
): MailBody {
  const where = plainName(companyName) ?? 'an organisation'
  const by = plainName(invitedBy) ?? 'An administrator'
  const counts = `The link works once and expires in ${duration(invitationLimits.lifetimeMs)}.`
  return {
    subject: `You are invited to ${where}`,
    preview: counts,
    parts: [
      { kind: 'sentence', text: `${by} has invited you to ${where} in Tributary.` },
      { kind: 'button', link: { label: 'View the invitation', href: links.invitation(token) } },
      { kind: 'sentence', text: counts },
      {
        kind: 'aside',
        text: 'If you do not know the sender, you do not need to do anything. Do not forward this mail: the link is for you.',
      },
    ],
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
