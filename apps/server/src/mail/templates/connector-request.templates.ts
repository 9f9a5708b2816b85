import { displayNameOf } from '@tributary/domain'
import type { MailOf } from '../mail.ts'
import type { MailBody } from '../mail-content.ts'
import type { PortalLinks } from '../portal-links.ts'
import { decisions } from './approval-requested.template.ts'
import { plainName, plainValue } from './plain-value.ts'

export const connectorRequested = (
  { approvalId, description, token }: MailOf<'connector-requested'>,
  links: PortalLinks,
): MailBody => ({
  subject: 'A connector request is waiting for your decision',
  preview: 'Approve or reject it in the portal.',
  parts: [
    { kind: 'sentence', text: 'A member of your organisation requests a connector:' },
    { kind: 'quote', text: plainValue(description) },
    { kind: 'button', link: { label: 'View the request', href: links.approval(approvalId) } },
    { kind: 'aside', text: 'When you approve it, the portal takes you to the page where you set it up.' },
    ...(token ? decisions(approvalId, token, links, ['To set it up:', 'If it is not needed:']) : []),
  ],
})

export function connectorDecided(
  { companyName, connector, approved }: MailOf<'connector-decided'>,
  links: PortalLinks,
): MailBody {
  const name = displayNameOf(connector)
  const where = plainName(companyName) ?? 'your organisation'
  const open = { kind: 'button', link: { label: 'Open the portal', href: links.portal } } as const
  if (approved)
    return {
      subject: 'Your connector request has been approved',
      preview: `An administrator will set up ${name}.`,
      parts: [
        {
          kind: 'sentence',
          text: `Your request for ${name} in ${where} has been approved. An administrator will set it up.`,
        },
        open,
      ],
    }
  return {
    subject: 'Your connector request has been rejected',
    preview: `${name} will not be set up for now.`,
    parts: [
      { kind: 'sentence', text: `Your request for ${name} in ${where} has been rejected.` },
      { kind: 'aside', text: 'If you need it, please speak to an administrator of your organisation.' },
    ],
  }
}
