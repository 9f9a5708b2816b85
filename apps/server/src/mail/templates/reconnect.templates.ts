import { displayNameOf, RECONNECT_LINK_MS } from '@tributary/domain'
import { commonWords } from './common.messages.ts'
import { duration } from './duration.ts'
import { plainValue } from './plain-value.ts'
import type { Template } from './reader.ts'
import { reconnectWords } from './reconnect.messages.ts'

export const reconnectLink: Template<'reconnect-link'> = (mail, { language, links, name, value }) => {
  const words = reconnectWords[language]
  const common = commonWords[language]
  const by = name(mail.askedBy) ?? common.administrator
  const where = name(mail.companyName) ?? words.theirOrganisation
  const provider = value(displayNameOf(mail.type))
  const counts = common.worksOnce(duration(RECONNECT_LINK_MS, language))
  return {
    subject: words.subject(by, provider),
    preview: words.preview(where, provider),
    parts: [
      { kind: 'sentence', text: words.text(by, provider, where) },
      { kind: 'quote', text: plainValue(mail.connectorName) },
      { kind: 'button', link: { label: words.button, href: links.reconnect(mail.token) } },
      { kind: 'sentence', text: `${counts} ${words.needed(provider)}` },
      { kind: 'aside', text: words.stranger },
    ],
  }
}

export const reconnected: Template<'reconnected'> = (
  { companyName, connector, address },
  { language, links, name, value },
) => {
  const words = reconnectWords[language].done
  const common = commonWords[language]
  const where = name(companyName) ?? common.organisation
  return {
    subject: words.subject(value(displayNameOf(connector.type))),
    preview: words.preview(where),
    parts: [
      { kind: 'sentence', text: words.text(where) },
      { kind: 'quote', text: plainValue(connector.name) },
      { kind: 'sentence', text: words.by },
      { kind: 'quote', text: plainValue(address) },
      { kind: 'button', link: { label: common.openConnector, href: links.connector(connector) } },
      { kind: 'aside', text: words.unexpected },
    ],
  }
}
