import type { MailOf } from '../mail.ts'
import type { MailBody, MailPart } from '../mail-content.ts'
import type { PortalLinks } from '../portal-links.ts'
import { plainName } from './plain-value.ts'

const yours = (companyName: string) => plainName(companyName) ?? 'your organisation'

const signInButton = (firstName: string, links: PortalLinks): MailPart => ({
  kind: 'button',
  link: { label: 'Sign in', href: links.signIn(plainName(firstName)) },
})

const notYou: MailPart = {
  kind: 'aside',
  text: 'If you did not sign up, someone has mistyped their address. You do not need to do anything.',
}

export const welcome = ({ firstName, companyName }: MailOf<'welcome'>, links: PortalLinks): MailBody => ({
  subject: 'Welcome to Tributary',
  preview: 'Your account is ready. Here is what comes next.',
  parts: [
    { kind: 'sentence', text: `Your account and ${yours(companyName)} are ready. What comes next:` },
    {
      kind: 'steps',
      steps: [
        'Sign in.',
        'Choose what to connect under “Available connectors” on Home.',
        'Add your colleagues under Admin, Users.',
      ],
    },
    signInButton(firstName, links),
    notYou,
  ],
})

const howFar = (code: string, links: PortalLinks): MailPart => ({
  kind: 'button',
  link: { label: 'See the status', href: links.finalise(code) },
})

export const signUpWaits = (
  { companyName, code }: MailOf<'sign-up-waits'>,
  links: PortalLinks,
): MailBody => ({
  subject: 'Your sign up request is awaiting approval',
  preview: 'Please allow up to 24 hours.',
  parts: [
    {
      kind: 'sentence',
      text: `Your request for ${yours(companyName)} has been sent to the administrators who decide. Please allow up to 24 hours.`,
    },
    { kind: 'sentence', text: 'We will email you the decision.' },
    ...(code ? [howFar(code, links)] : []),
    notYou,
  ],
})

export function approvalDecided(
  { firstName, companyName, approved }: MailOf<'approval-decided'>,
  links: PortalLinks,
): MailBody {
  if (approved)
    return {
      subject: 'Your sign up request has been approved',
      preview: 'You can sign in now.',
      parts: [
        {
          kind: 'sentence',
          text: `Welcome to Tributary. You now belong to ${yours(companyName)} and can sign in.`,
        },
        signInButton(firstName, links),
      ],
    }
  return {
    subject: 'Your sign up request has been rejected',
    preview: 'No account has been opened for you.',
    parts: [
      {
        kind: 'sentence',
        text: `Your request for ${yours(companyName)} has been rejected, and no account has been opened for you.`,
      },
      {
        kind: 'aside',
        text: 'If you think this is a mistake, please contact someone there, then sign up again.',
      },
    ],
  }
}
