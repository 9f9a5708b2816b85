import type { MailOf } from '../mail.ts'
import type { MailBody } from '../mail-content.ts'
import type { PortalLinks } from '../portal-links.ts'
import { plainName } from './plain-value.ts'

const consequences = {
  deleted:
    'No one can open it any more, its refreshes have stopped, and its stored credentials are erased. You can restore it for 30 days. Everything in it is erased afterwards.',
  restored:
    'Its members, connectors and Excel structure are back. Enter the credentials of its connectors and of its database again, and resume its schedules.',
} as const

export function organisationDeleted(
  { companyName, change, by }: MailOf<'organisation-deleted'>,
  links: PortalLinks,
): MailBody {
  const name = plainName(companyName) ?? 'your organisation'
  const author = plainName(by) ?? 'An administrator'
  const sentence = `${author} has ${change} ${name}.`
  return {
    subject: `${name} was ${change}`,
    preview: sentence,
    parts: [
      { kind: 'sentence', text: sentence },
      { kind: 'sentence', text: consequences[change] },
      { kind: 'button', link: { label: 'Open organisations', href: links.organisations } },
    ],
  }
}
