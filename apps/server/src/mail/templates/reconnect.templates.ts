import { displayNameOf, RECONNECT_LINK_MS } from '@tributary/domain'
import type { MailOf } from '../mail.ts'
import type { MailBody } from '../mail-content.ts'
import type { PortalLinks } from '../portal-links.ts'
import { duration } from './duration.ts'
import { plainName, plainValue } from './plain-value.ts'

export function reconnectLink(
  { companyName, connectorName, type, askedBy, token }: MailOf<'reconnect-link'>,
  links: PortalLinks,
): MailBody {
  const by = plainName(askedBy) ?? 'An administrator'
  const where = plainName(companyName) ?? 'their organisation'
  const provider = displayNameOf(type)
  return {
    subject: `${by} asks you to reconnect ${provider}`,
    preview: `For ${where}, with your login for ${provider}.`,
    parts: [
      {
        kind: 'sentence',
        text: `${by} asks you to let Tributary read ${provider} for ${where} again. This connector needs it:`,
      },
      { kind: 'quote', text: plainValue(connectorName) },
      { kind: 'button', link: { label: 'See what is asked', href: links.reconnect(token) } },
      {
        kind: 'sentence',
        text: `The link works once and expires in ${duration(RECONNECT_LINK_MS)}. You need your login for ${provider}, and no account in Tributary.`,
      },
      {
        kind: 'aside',
        text: 'If you do not know the sender, you do not need to do anything. Do not forward this mail: the link is for you.',
      },
    ],
  }
}

export function reconnected(
  { companyName, connector, address }: MailOf<'reconnected'>,
  links: PortalLinks,
): MailBody {
  const where = plainName(companyName) ?? 'your organisation'
  return {
    subject: `${displayNameOf(connector.type)} is reconnected`,
    preview: `For ${where}. A refresh starts now.`,
    parts: [
      { kind: 'sentence', text: `This connector of ${where} is authorised again, and a refresh starts now:` },
      { kind: 'quote', text: plainValue(connector.name) },
      { kind: 'sentence', text: 'The person with this address did it, as you asked:' },
      { kind: 'quote', text: plainValue(address) },
      { kind: 'button', link: { label: 'Open the connector', href: links.connector(connector) } },
      { kind: 'aside', text: 'If you did not expect this, disconnect the connector in the portal.' },
    ],
  }
}
