import { notYou, resetLink } from './not-you.ts'
import type { Template } from './reader.ts'
import { securityWords } from './security.messages.ts'

// Notifies the owner of an account of changes to its sign-in methods.

export const multiFactorChanged: Template<'multi-factor-changed'> = ({ enabled, app = false }, reader) => {
  const { codesOn, codesOff } = securityWords[reader.language]
  const off = `${app ? codesOff.withApp : codesOff.withPassword} ${codesOff.devices}`
  const text = enabled ? codesOn.text : off
  const { subject } = enabled ? codesOn : codesOff
  return { subject, preview: text, parts: [{ kind: 'sentence', text }, notYou(reader)] }
}

export const accountLinked: Template<'account-linked'> = ({ provider }, reader) => {
  const { linked, it } = securityWords[reader.language]
  const name = reader.name(provider)
  const text = linked.text(name ?? it)
  return {
    subject: linked.subject(name ?? linked.unnamed),
    preview: text,
    parts: [
      { kind: 'sentence', text },
      { kind: 'aside', text: linked.notYou, link: resetLink(reader) },
    ],
  }
}

export const accountUnlinked: Template<'account-unlinked'> = ({ provider }, reader) => {
  const { unlinked, it } = securityWords[reader.language]
  const name = reader.name(provider)
  const text = unlinked.text(name ?? it)
  return {
    subject: unlinked.subject(name ?? unlinked.unnamed),
    preview: text,
    parts: [
      { kind: 'sentence', text },
      { kind: 'aside', text: unlinked.notYou, link: resetLink(reader) },
    ],
  }
}

export const tokenCreated: Template<'token-created'> = ({ name }, reader) => {
  const words = securityWords[reader.language].token
  const text = words.text(reader.name(name))
  return {
    subject: words.subject,
    preview: text,
    parts: [
      { kind: 'sentence', text },
      { kind: 'aside', text: words.notYou, link: resetLink(reader) },
    ],
  }
}
