import type { SettingKey } from '@tributary/domain'

/** What is asked before a switch is turned that not everybody would expect the effect of. */
export type SettingQuestion = { title: string; advice: string; action: string }

/** Every sentence of the global configuration (portal spec 2.11). */
export const configurationMessages = {
  title: 'Global Configuration',
  summary: 'Changes apply to every organisation at once.',
  general: 'General',
  none: 'There is nothing to configure.',
  /** What each switch does when it is on. */
  descriptions: {
    AllowSignUp: 'People can create an account by themselves. While this is off, signing up is closed.',
    RequireSignUpApproval:
      'Whoever signs up with a new organisation waits for an approval. Requests to join an organisation always do.',
    RequireMultiFactorAuthentication:
      'Everybody enters a code from an email to sign in, except on devices they trust. While this is off, each person chooses.',
    AllowExternalSignIn:
      'People can sign in and sign up with an external provider. While this is off, they need a password.',
    AllowConnectorRefresh:
      'Connectors can be refreshed, from the portal and by programs. While this is off, no refresh starts.',
  } satisfies Record<SettingKey, string>,
  changed: (ago: string, by: string | null) => `Changed ${ago}${by ? ` by ${by}` : ''}`,
  /** Asked before one is turned on. */
  beforeOn: {
    RequireMultiFactorAuthentication: {
      title: 'Require codes of everybody?',
      advice:
        'At their next sign-in everybody is asked for a code that is mailed to them, and so are you. Make sure that mail arrives: whoever gets no code cannot sign in.',
      action: 'Require codes',
    },
  } satisfies Partial<Record<SettingKey, SettingQuestion>>,
  /** Asked before one is turned off. */
  beforeOff: {
    RequireSignUpApproval: {
      title: 'Let everybody in without an approval?',
      advice:
        'Whoever signs up with a new organisation from now on is in right away, and nobody has looked. Requests that wait already still need a decision.',
      action: 'Stop asking',
    },
    AllowExternalSignIn: {
      title: 'Switch external sign-in off?',
      advice:
        'The buttons of the providers go away. Whoever has only signed in with a provider so far has to set a password first, with Forgot password.',
      action: 'Switch off',
    },
    AllowConnectorRefresh: {
      title: 'Stop every refresh?',
      advice:
        'Nobody can refresh a connector any more, in any organisation, neither here nor by a program. What runs now goes on to its end.',
      action: 'Stop refreshes',
    },
  } satisfies Partial<Record<SettingKey, SettingQuestion>>,
} as const
