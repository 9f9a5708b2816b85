import { factorChangedWords } from './factor-changed.messages.ts'
import { factorsWords } from './factors.messages.ts'
import { notYou, resetLink } from './not-you.ts'
import type { Template } from './reader.ts'

// Notifies the owner of an account of changes to its factors.

export const factorChanged: Template<'factor-changed'> = ({ change, name }, reader) => {
  const words = factorChangedWords[reader.language]
  const { subject, text } = words[change]
  const named = words[change.startsWith('passkey-') ? 'passkey' : 'app']
  const sentence = text(named(reader.name(name)))
  return { subject, preview: sentence, parts: [{ kind: 'sentence', text: sentence }, notYou(reader)] }
}

export const factorsReset: Template<'factors-reset'> = (_, reader) => {
  const { subject, text, next, notAsked } = factorsWords[reader.language].reset
  return {
    subject,
    preview: text,
    parts: [
      { kind: 'sentence', text },
      { kind: 'sentence', text: next },
      { kind: 'aside', text: notAsked, link: resetLink(reader) },
    ],
  }
}

export const recoveryCodeUsed: Template<'recovery-code-used'> = ({ left }, reader) => {
  const words = factorsWords[reader.language].used
  return {
    subject: words.subject,
    preview: words.text,
    parts: [
      { kind: 'sentence', text: words.text },
      { kind: 'sentence', text: `${words.left(left)} ${words.replace}` },
      notYou(reader),
    ],
  }
}
