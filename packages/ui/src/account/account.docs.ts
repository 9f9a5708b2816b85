import type { FullGuide } from '../../.storybook/guide.ts'

/** The pages of the parts that several account screens share. */
export const guides = [
  {
    title: 'Account/CaptchaBox',
    status: 'stable',
    components: [],
    partOf: ['ResetRequestForm'],
    when: ['To show the progress of a visible captcha.'],
    whenNot: ['For a choice, use `Checkbox`.'],
    keyboard: [['Space', 'Starts the captcha. Does nothing while it works and when it is solved.']],
    accessibility: [
      'The progress is a status next to the box, so it is read when it changes.',
      'The message of a missing, expired or failed captcha describes the box.',
    ],
  },
  {
    title: 'Account/CodeField',
    status: 'stable',
    components: [],
    partOf: ['ConfirmForm', 'VerificationCodeDialog'],
    when: ['For a code from a mail.'],
    whenNot: ['For other numbers, use `TextField` with `inputMode`.'],
    accessibility: [
      'Devices offer the code and show the keyboard for digits.',
      'Spaces and hyphens of a pasted code are removed.',
    ],
  },
  {
    title: 'Account/NewPasswordField',
    status: 'stable',
    components: [],
    partOf: ['SignUpForm', 'SetPasswordForm', 'ChangePasswordDialog'],
    when: ['For a password that is chosen now.'],
    whenNot: ['For the password of an account that exists, use `PasswordField`.'],
    anatomy: [
      ['Field', 'A `PasswordField` with a button that shows the password.'],
      ['Hint', 'The rules as a sentence while the field is empty.'],
      ['Checklist', 'The rules, each met or not, once something is typed.'],
    ],
    accessibility: ['The hint or the error describes the field, and password managers offer a new password.'],
  },
  {
    title: 'Account/Parts',
    status: 'stable',
    components: [],
    partOf: ['SignUpForm', 'FinaliseForm'],
    when: ['Failure banners, the checklist of a password, and sentences with links.'],
    whenNot: ['For messages on other pages, use `Banner`.'],
    accessibility: ['Each rule of the checklist says in words whether it is met.'],
  },
] as const satisfies readonly FullGuide[]
