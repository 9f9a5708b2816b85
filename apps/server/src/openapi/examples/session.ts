import type { session as feature } from '@tributary/sdk/contract'
import type { Examples } from './example.ts'
import { identity, ids, person, session, written } from './samples.ts'

const reference = 'qk3Zt0b9Jm2v'
const recoveryCodes = ['k7m3q-x9tfa', 'b4dfh-2npre']
const challenge = 'x8VmS4pYQbK2rT0uW6nA9cE1gI3kM5oQ7sU0wY2aC4e'
const credentialId = 'Zq3mT8vB1nL5xR7dF2hJ9w'
const device = { Reference: 'd-7f21', Description: 'o***@tributary.example', Trusted: false }

const pendingEmail = {
  EmailAddress: 'olga@tributary.example',
  Pending: { EmailAddress: 'olga.oak@tributary.example', ExpiresAtUtc: '2026-11-22T09:12:00.000Z' },
}

export const sessionExamples: Examples<typeof feature> = {
  signIn: {
    body: { emailAddress: 'olga@tributary.example', password: 'a long sentence of yours' },
    answer: session,
  },
  signInWithProvider: { body: { provider: 'xero', code: 'Vb3kZt0b9Jm2vqk3' }, answer: session },
  verifyCode: { body: { reference, code: '482910', context: 'signin' }, answer: session },
  changeMultiFactor: {
    body: { enable: true, verificationReference: reference, verificationCode: '482910' },
    answer: { verificationDevices: [device], requireMultiFactorAuthentication: true },
  },
  resendCode: {
    body: { verificationReference: reference },
    answer: {
      verificationRequired: true,
      verificationReference: 'Zt0b9Jm2vqk3',
      verificationAddress: 'o•••@acme.example',
      verificationFactors: ['email'],
    },
  },
  getMe: { answer: person },
  listSessions: {
    answer: [
      {
        Id: ids.session,
        Description: 'Firefox on Linux',
        Current: true,
        StartedAtUtc: '2026-11-21T07:00:00.000Z',
        LastSeenAtUtc: '2026-11-21T09:12:00.000Z',
        Network: '203.0.113.7',
        SameNetwork: true,
        Factor: 'authenticator',
      },
    ],
  },
  endSession: { answer: written('That browser is signed out.', null) },
  endAllSessions: { answer: written('You are signed out everywhere.', null) },
  listIdentities: { answer: [identity] },
  removeIdentity: { answer: written('The linked identity has been removed.', null) },
  getFactors: {
    answer: {
      Authenticators: [
        {
          Id: ids.authenticator,
          Name: 'My phone',
          AddedAtUtc: '2026-11-21T07:00:00.000Z',
          LastUsedAtUtc: '2026-11-22T07:31:00.000Z',
        },
      ],
      Passkeys: [
        {
          Id: ids.passkey,
          Name: 'My laptop',
          AddedAtUtc: '2026-11-21T07:00:00.000Z',
          LastUsedAtUtc: null,
          Passwordless: true,
        },
      ],
      RecoveryCodesLeft: 9,
    },
  },
  startPasskey: {
    answer: {
      Challenge: challenge,
      RpId: 'tributary.example',
      UserHandle: 'v5mSItElT0W4yR7rZb1xWQ',
      UserName: 'olga@tributary.example',
      DisplayName: 'Olga Oak',
      Known: [],
    },
  },
  addPasskey: {
    body: {
      name: 'My laptop',
      created: {
        id: credentialId,
        clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0',
        attestationObject: 'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVg',
        transports: ['internal'],
      },
    },
    answer: { RecoveryCodes: recoveryCodes },
  },
  makePasskeyPasswordless: {
    answer: written('The passkey signs you in without the password again.', null),
  },
  removePasskey: { answer: written('The passkey has been removed.', null) },
  startPasskeyStepUp: {
    answer: { Challenge: challenge, RpId: 'tributary.example', Allowed: [credentialId] },
  },
  startPasskeySignIn: {
    body: {},
    answer: { Challenge: challenge, RpId: 'tributary.example', Allowed: [] },
  },
  signInWithPasskey: {
    body: {
      id: credentialId,
      clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
      authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ',
      signature:
        'MEUCIQDYXBOpCWSWq2Ll4558GJKD2RoWg958lvJSB_GdeokxogIgWuEVQ7ee6AswQY0OsuQ6y8Ks6jhd45bDx92wjXKs900',
      userHandle: 'v5mSItElT0W4yR7rZb1xWQ',
    },
    answer: { ...session, ...person },
  },
  startAuthenticator: {
    body: { Name: 'My phone' },
    answer: {
      Id: ids.authenticator,
      Secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      Uri: 'otpauth://totp/Tributary:olga%40tributary.example?issuer=Tributary&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
    },
  },
  confirmAuthenticator: { body: { code: '482910' }, answer: { RecoveryCodes: recoveryCodes } },
  removeAuthenticator: { answer: written('The app has been removed.', null) },
  replaceRecoveryCodes: { answer: { RecoveryCodes: recoveryCodes } },
  sendStepUpCode: { answer: { Reference: reference, Address: 'o•••@acme.example' } },
  stepUp: { body: { authenticatorCode: '482910' }, answer: written('Confirmed.', null) },
  getOwnEmail: { answer: { EmailAddress: 'olga@tributary.example', Pending: null } },
  requestEmailChange: {
    body: { emailAddress: 'olga.oak@tributary.example', currentPassword: 'a long sentence of yours' },
    answer: written('We sent a link to olga.oak@tributary.example.', pendingEmail),
  },
  resendEmailChange: { answer: written('We sent a link to olga.oak@tributary.example.', pendingEmail) },
  cancelEmailChange: {
    answer: written('The change has been cancelled.', {
      EmailAddress: 'olga@tributary.example',
      Pending: null,
    }),
  },
  changePassword: {
    body: { currentPassword: 'a long sentence of yours', password: 'another long sentence' },
    answer: written('Your password has been changed.', null),
  },
  forgetDevice: { answer: written('The device has been removed.', null) },
  refreshSession: { answer: { ...session, ...person } },
  startViewAs: {
    body: { comOrganisationId: ids.organisation },
    answer: written('You see the portal as this user.', null),
  },
  endViewAs: { answer: written('You are back in your own account.', null) },
  signOut: { answer: written('You are signed out.', null) },
}
