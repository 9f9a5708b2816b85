import { accountStatusWords } from './account-status.messages.ts'
import { commonWords } from './common.messages.ts'
import type { Template } from './reader.ts'

export const accountStatusChanged: Template<'account-status-changed'> = (
  { status, changedBy },
  { language, links, name },
) => {
  const { subject, text, means, mistake } = accountStatusWords[language][status]
  const common = commonWords[language]
  const sentence = text(name(changedBy) ?? common.administrator)
  const signIn = { kind: 'button', link: { label: common.signIn, href: links.signIn() } } as const
  return {
    subject,
    preview: sentence,
    parts: [
      { kind: 'sentence', text: sentence },
      { kind: 'sentence', text: means },
      ...(status === 'active' ? [signIn] : []),
      { kind: 'aside', text: mistake },
    ],
  }
}
