import type { MailPart } from '../mail-content.ts'
import { commonWords } from './common.messages.ts'
import { plainName } from './plain-value.ts'
import type { Reader, Template } from './reader.ts'
import { signUpWords } from './sign-up.messages.ts'

const signInButton = (firstName: string, { language, links }: Reader): MailPart => ({
  kind: 'button',
  link: { label: commonWords[language].signIn, href: links.signIn(plainName(firstName)) },
})

const yours = (companyName: string, { language, name }: Reader) =>
  name(companyName) ?? signUpWords[language].yours

export const welcome: Template<'welcome'> = ({ firstName, companyName }, reader) => {
  const { welcome, notYou } = signUpWords[reader.language]
  const { subject, preview, text, steps } = welcome
  return {
    ...{ subject, preview },
    parts: [
      { kind: 'sentence', text: text(yours(companyName, reader)) },
      { kind: 'steps', steps },
      signInButton(firstName, reader),
      { kind: 'aside', text: notYou },
    ],
  }
}

export const signUpWaits: Template<'sign-up-waits'> = ({ companyName, code }, reader) => {
  const { waits, notYou } = signUpWords[reader.language]
  const { subject, preview, text, mailed, status } = waits
  const href = reader.links.finalise(code ?? '')
  return {
    ...{ subject, preview },
    parts: [
      { kind: 'sentence', text: text(yours(companyName, reader)) },
      { kind: 'sentence', text: mailed },
      ...(code ? [{ kind: 'button', link: { label: status, href } } as const] : []),
      { kind: 'aside', text: notYou },
    ],
  }
}

export const approvalDecided: Template<'approval-decided'> = (mail, reader) => {
  const words = signUpWords[reader.language]
  const { subject, preview, text } = words[mail.approved ? 'approved' : 'rejected']
  return {
    ...{ subject, preview },
    parts: [
      { kind: 'sentence', text: text(yours(mail.companyName, reader)) },
      mail.approved ? signInButton(mail.firstName, reader) : { kind: 'aside', text: words.rejected.mistake },
    ],
  }
}
