import { displayNameOf } from '@tributary/domain'
import { commonWords } from './common.messages.ts'
import { connectorDecidedWords } from './connector-decided.messages.ts'
import type { Template } from './reader.ts'

export const connectorDecided: Template<'connector-decided'> = (
  { companyName, connector, approved },
  { language, links, name, value },
) => {
  const words = connectorDecidedWords[language]
  const common = commonWords[language]
  const { subject, preview, text } = words[approved ? 'approved' : 'rejected']
  const type = value(displayNameOf(connector))
  return {
    subject,
    preview: preview(type),
    parts: [
      { kind: 'sentence', text: text(type, name(companyName) ?? common.organisation) },
      approved
        ? { kind: 'button', link: { label: common.openPortal, href: links.portal } }
        : { kind: 'aside', text: words.ifNeeded },
    ],
  }
}
