import type { AccessNames, MailOf } from '../mail.ts'
import type { MailBody, MailPart } from '../mail-content.ts'
import type { PortalLinks } from '../portal-links.ts'
import { accessWords } from './access-changed.messages.ts'
import { plainName, plainValue } from './plain-value.ts'

type Words = (typeof accessWords)['en']

/** Notifies a user of what an administrator has given to them or taken from them. */
export function accessChanged(mail: MailOf<'access-changed'>, links: PortalLinks): MailBody {
  const { language, changedBy, companyName, organisationId, gained, lost, inExcel } = mail
  const words = accessWords[language]
  const where = plainName(companyName) ?? words.organisation
  const sentence = words.changed(plainName(changedBy) ?? words.administrator, where)
  return {
    language,
    subject: words.subject(where),
    preview: sentence,
    parts: [
      { kind: 'sentence', text: sentence },
      ...listOf(words.gained, gained, words),
      ...listOf(words.lost, lost, words),
      ...(inExcel ? [{ kind: 'sentence', text: words.inExcel } as const] : []),
      { kind: 'button', link: { label: words.open, href: links.home(organisationId) } },
      { kind: 'aside', text: words.unexpected },
    ],
  }
}

function listOf(text: string, names: AccessNames, words: Words): MailPart[] {
  const items = names.lists.map(({ list, shown, more }) => {
    const rest = more > 0 ? [words.more(more)] : []
    return `${words[list]}: ${[...shown.map((name) => plainValue(name, 80)), ...rest].join(', ')}`
  })
  if (names.futureEntities) items.push(words.futureEntities)
  return items.length > 0
    ? [
        { kind: 'sentence', text },
        { kind: 'list', items },
      ]
    : []
}
