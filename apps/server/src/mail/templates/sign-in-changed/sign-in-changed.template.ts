import type { PageLanguage } from '../../../page-language.ts'
import { commonWords } from '../common.messages.ts'
import type { Template } from '../reader.ts'
import { arabic } from './arabic.messages.ts'
import { english, type SignInChangedWords } from './english.messages.ts'
import { german } from './german.messages.ts'

const signInChangedWords: Record<PageLanguage, SignInChangedWords> = { en: english, de: german, ar: arabic }

export const signInChanged: Template<'sign-in-changed'> = (mail, { language, links, ...reader }) => {
  const { change, organisationId, companyName } = mail
  const words = signInChangedWords[language]
  const { subject, text } = words.changes[change]
  const unnamed = change === 'scim-token' ? words.token : words.provider
  // A domain is checked when it is added. A name must not become a link.
  const shown = change.startsWith('domain-') ? reader.value(mail.name) : (reader.name(mail.name) ?? unnamed)
  const where = reader.name(companyName) ?? commonWords[language].organisation
  const sentence = text(shown)
  return {
    subject: `${subject(shown)} (${where})`,
    preview: sentence,
    parts: [
      { kind: 'sentence', text: sentence },
      { kind: 'button', link: { label: words.open, href: links.organisationSignIn(organisationId) } },
      { kind: 'aside', text: words.unexpected },
    ],
  }
}
