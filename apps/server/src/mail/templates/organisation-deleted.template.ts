import { commonWords } from './common.messages.ts'
import { organisationDeletedWords } from './organisation-deleted.messages.ts'
import type { Template } from './reader.ts'

export const organisationDeleted: Template<'organisation-deleted'> = (
  { companyName, change, by },
  { language, links, name },
) => {
  const words = organisationDeletedWords[language]
  const { subject, text, means } = words[change]
  const organisation = name(companyName) ?? words.organisation
  const sentence = text(name(by) ?? commonWords[language].administrator, organisation)
  return {
    subject: subject(organisation),
    preview: sentence,
    parts: [
      { kind: 'sentence', text: sentence },
      { kind: 'sentence', text: means },
      { kind: 'button', link: { label: words.open, href: links.organisations } },
    ],
  }
}
