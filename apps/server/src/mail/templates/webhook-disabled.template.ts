import { commonWords } from './common.messages.ts'
import type { Template } from './reader.ts'
import { webhookWords } from './webhook-disabled.messages.ts'

export const webhookDisabled: Template<'webhook-disabled'> = (mail, { language, links, name }) => {
  const words = webhookWords[language]
  const webhook = name(mail.name) ?? words.webhook
  const where = name(mail.companyName) ?? commonWords[language].organisation
  const why = words.faults[mail.fault]
  return {
    subject: words.subject(webhook),
    preview: why,
    parts: [
      { kind: 'sentence', text: `${words.text(webhook, where)} ${why}` },
      { kind: 'button', link: { label: words.open, href: links.webhooks(mail.organisationId) } },
      { kind: 'aside', text: words.resume },
    ],
  }
}
