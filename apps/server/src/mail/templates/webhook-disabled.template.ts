import type { MailOf } from '../mail.ts'
import type { MailBody } from '../mail-content.ts'
import type { PortalLinks } from '../portal-links.ts'
import { plainName } from './plain-value.ts'

export function webhookDisabled(
  { organisationId, companyName, name, fault }: MailOf<'webhook-disabled'>,
  links: PortalLinks,
): MailBody {
  const webhook = plainName(name) ?? 'A webhook'
  const where = plainName(companyName) ?? 'your organisation'
  const why =
    fault === 'gone'
      ? 'Its receiver has responded that it no longer wants events (status 410).'
      : 'For five days, its receiver has not accepted any event.'
  return {
    subject: `The webhook ${webhook} has been disabled`,
    preview: why,
    parts: [
      { kind: 'sentence', text: `${webhook} in ${where} receives no more events. ${why}` },
      { kind: 'button', link: { label: 'Open webhooks', href: links.webhooks(organisationId) } },
      {
        kind: 'aside',
        text: 'When the receiver works again, resume the webhook and replay failed deliveries.',
      },
    ],
  }
}
