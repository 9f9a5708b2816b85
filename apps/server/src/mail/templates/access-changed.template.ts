import type { AccessNames } from '../mail.ts'
import type { MailPart } from '../mail-content.ts'
import { accessWords } from './access-changed.messages.ts'
import { commonWords } from './common.messages.ts'
import type { Reader, Template } from './reader.ts'

/** Notifies a user of what an administrator has given to them or taken from them. */
export const accessChanged: Template<'access-changed'> = (mail, reader) => {
  const { changedBy, companyName, organisationId, gained, lost, inExcel } = mail
  const { language, links, name } = reader
  const words = accessWords[language]
  const common = commonWords[language]
  const where = name(companyName) ?? common.organisation
  const sentence = words.changed(name(changedBy) ?? common.administrator, where)
  return {
    subject: words.subject(where),
    preview: sentence,
    parts: [
      { kind: 'sentence', text: sentence },
      ...listOf(words.gained, gained, reader),
      ...listOf(words.lost, lost, reader),
      ...(inExcel ? [{ kind: 'sentence', text: words.inExcel } as const] : []),
      { kind: 'button', link: { label: words.open, href: links.home(organisationId) } },
      { kind: 'aside', text: words.unexpected },
    ],
  }
}

function listOf(text: string, names: AccessNames, { language, value }: Reader): MailPart[] {
  const words = accessWords[language]
  const items = names.lists.map(({ list, shown, more }) => {
    const rest = more > 0 ? [words.more(more)] : []
    return `${words[list]}: ${[...shown.map((name) => value(name, 80)), ...rest].join(words.comma)}`
  })
  if (names.futureEntities) items.push(words.futureEntities)
  return items.length > 0
    ? [
        { kind: 'sentence', text },
        { kind: 'list', items },
      ]
    : []
}
