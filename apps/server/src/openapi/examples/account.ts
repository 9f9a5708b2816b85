import type { account as feature } from '@tributary/sdk/contract'
import type { Examples } from './example.ts'
import { written } from './samples.ts'

const recaptchaToken = 'eyJhbGdvcml0aG0iOiJQQktERjIvU0hBLTI1NiJ9'
const code = '0.AXkAq1Jz…'
const finalised = {
  Finalised: true,
  FirstName: 'Nora',
  Provider: 'xero',
  ApprovalId: null,
  LinkOrganisation: false,
  LinkAccount: false,
  EmailAddress: 'nora@newcomer.example',
}

export const accountExamples: Examples<typeof feature> = {
  register: {
    body: {
      account: {
        firstName: 'Nora',
        lastName: 'Nash',
        emailAddress: 'nora@newcomer.example',
        password: 'a long sentence of yours',
      },
      organisation: { companyName: 'Newcomer Ltd' },
      recaptchaToken,
    },
    answer: { status: 201, message: 'Your account has been created.' },
  },
  getFinalise: { answer: { ...finalised, Finalised: false, LinkAccount: true } },
  finalise: {
    body: { code, recaptchaToken, organisation: { companyName: 'Newcomer Ltd' } },
    answer: finalised,
  },
  isEmailAvailable: { answer: { data: true } },
  resetPassword: {
    body: { password: 'another long sentence', token: '9f0c2f6be14d' },
    answer: written('Your password has been changed.', null),
  },
  requestPasswordReset: {
    body: { emailAddress: 'nora@newcomer.example', recaptchaToken },
    answer: written('If this address is known, a mail is on its way.', null),
  },
  validateResetToken: { answer: written('The link can be used.', { NeedsName: false }) },
  getAddressToConfirm: { answer: { EmailAddress: 'n•••@newcomer.example' } },
  confirmAddress: {
    body: { token: '9f0c2f6be14d' },
    answer: written('Your email address has been confirmed.', null),
  },
  getAccountOptions: {
    answer: {
      SignUp: true,
      Providers: [{ Name: 'xero', DisplayName: 'Xero' }],
      Captcha: { kind: 'altcha' },
      PasswordPolicy: 'spec',
    },
  },
  getCaptchaChallenge: {
    answer: {
      algorithm: 'PBKDF2/SHA-256',
      challenge: '5f1c0e7a9b',
      salt: 'b2d4f6?expires=1795244700',
      signature: 'c0ffee00',
    },
  },
}
