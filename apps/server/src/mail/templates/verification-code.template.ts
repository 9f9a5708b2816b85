import { CODE_MS } from '../../security/lifetimes.ts'
import { duration } from './duration.ts'
import { resetLink } from './not-you.ts'
import type { Template } from './reader.ts'
import { codeWords } from './verification-code.messages.ts'

export const verificationCode: Template<'verification-code'> = ({ code, purpose }, reader) => {
  const { language } = reader
  const words = codeWords[language]
  const { subject, enter, unexpected } = words[purpose]
  const counts = words.counts(duration(CODE_MS, language))
  return {
    subject,
    preview: counts,
    parts: [
      { kind: 'sentence', text: enter },
      { kind: 'code', code },
      { kind: 'sentence', text: `${counts} ${words.neverAsked}` },
      { kind: 'aside', text: unexpected, link: resetLink(reader) },
    ],
  }
}
