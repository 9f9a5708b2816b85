import type { session as feature } from '@tributary/sdk/contract'
import type { Examples } from './example.ts'
import { person, session, written } from './samples.ts'

const reference = 'qk3Zt0b9Jm2v'
const device = { Reference: 'd-7f21', Description: 'o***@tributary.example', Trusted: false }

export const sessionExamples: Examples<typeof feature> = {
  signIn: {
    body: { emailAddress: 'olga@tributary.example', password: 'a long sentence of yours' },
    answer: session,
  },
  signInWithProvider: { body: { provider: 'microsoft', code: '0.AXkAq…' }, answer: session },
  verifyCode: { body: { reference, code: '482910', context: 'signin' }, answer: session },
  changeMultiFactor: {
    body: { enable: true, verificationReference: reference, verificationCode: '482910' },
    answer: { verificationDevices: [device], requireMultiFactorAuthentication: true },
  },
  forgetDevice: { answer: written('The device has been removed.', null) },
  refreshSession: { answer: { ...session, ...person } },
  signOut: { answer: written('You are signed out.', null) },
}
