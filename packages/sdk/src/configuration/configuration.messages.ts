import type { SettingKey } from '@tributary/domain'
import { catalogue } from '../common/language/catalogue.ts'

/** A confirmation before a setting with surprising effects is changed. */
export type SettingQuestion = {
  /** The heading of the dialog. */
  title: string
  /** The effect of the change. */
  advice: string
  /** The label of the button that confirms it. */
  action: string
}

/** Sentences of the global configuration. */
export const configurationMessages = catalogue('configuration', {
  title: 'Global Configuration',
  summary: 'Changes apply to every organisation immediately.',
  general: 'General',
  none: 'This installation has no settings to change.',
  /** The names of the settings. */
  labels: {
    AllowSignUp: 'Allow Sign Up',
    RequireSignUpApproval: 'Require Sign Up Approval',
    RequireMultiFactorAuthentication: 'Require Multi Factor Authentication',
    AllowExternalSignIn: 'Allow External Sign In',
    AllowConnectorRefresh: 'Allow Connector Refresh',
  } satisfies Record<SettingKey, string>,
  /** The effect of each setting when it is on. */
  descriptions: {
    AllowSignUp: 'People can create an account by themselves. While this is off, signing up is closed.',
    RequireSignUpApproval:
      'New organisations wait for an approval. Requests to join an organisation always do.',
    RequireMultiFactorAuthentication:
      'Every user needs a second factor to sign in, except on trusted devices: an app, a passkey or a code from an email. While this is off, users choose for themselves.',
    AllowExternalSignIn:
      'People can sign in and sign up with an external provider. While this is off, they need a password.',
    AllowConnectorRefresh:
      'Connectors can be refreshed, from the portal and by programs. While this is off, no refresh starts.',
  } satisfies Record<SettingKey, string>,
  changed: (ago: string, by: string | null) => `Changed ${ago}${by ? ` by ${by}` : ''}`,
  /** Confirmations before a setting is turned on. */
  beforeOn: {
    RequireMultiFactorAuthentication: {
      title: 'Require codes from every user?',
      advice:
        'At the next sign-in, every user, including you, needs a second factor: an app, a passkey or, without these, a code that is sent by email. Make sure that mail is delivered: without a factor, no one can sign in.',
      action: 'Require codes',
    },
  } satisfies Partial<Record<SettingKey, SettingQuestion>>,
  /** Confirmations before a setting is turned off. */
  beforeOff: {
    RequireSignUpApproval: {
      title: 'Give new organisations access without an approval?',
      advice:
        'New organisations get access immediately, without review. Requests that are already waiting still need a decision.',
      action: 'Stop approvals',
    },
    AllowExternalSignIn: {
      title: 'Switch off external sign-in?',
      advice:
        'The provider buttons disappear. Users who have only signed in with a provider must set a password first, with Forgot password.',
      action: 'Switch off',
    },
    AllowConnectorRefresh: {
      title: 'Stop every refresh?',
      advice:
        'No one can refresh a connector in any organisation, here or through the API. Refreshes that are running continue.',
      action: 'Stop refreshes',
    },
  } satisfies Partial<Record<SettingKey, SettingQuestion>>,
})
