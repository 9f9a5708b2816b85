import type { FullGuide } from '../../.storybook/guide.ts'

/** The page about the sign-in of an organisation. */
export const guides = [
  {
    title: 'Administration/Sign-in',
    status: 'experimental',
    components: [
      'SignInHeader',
      'SignInColumn',
      'SignInSwitches',
      'MailDomainsPanel',
      'ProviderPanel',
      'SignInConfirmDialog',
    ],
    when: ['For the sign-in provider and the mail domains of one organisation.'],
    whenNot: ['For providers of the whole installation, which are settings of the server.'],
    anatomy: [
      [
        'SignInSwitches',
        'Tests the provider, shows the claims of the last test, turns it on, and turns passwords off.',
      ],
      ['MailDomainsPanel', 'The domains with their records, and a field to add one.'],
      ['ProviderPanel', 'The settings of the provider. The secret is never shown.'],
      ['SignInConfirmDialog', 'Confirms that the provider or a domain is removed.'],
    ],
    keyboard: [
      ['Tab', 'Moves through buttons, switches and fields.'],
      ['Space', 'Turns a switch.'],
      ['Enter', 'Saves the form that has the focus.'],
    ],
    accessibility: [
      'The buttons of a domain contain its name.',
      'A state is a word with an icon.',
      'Turning passwords off asks for confirmation.',
    ],
    do: ['Pass the claims of a test as they are. They are drawn as text.'],
    dont: ['Do not fill in the secret. An empty one keeps the stored one.'],
    code: `
import type { OrganisationProvider } from '@tributary/domain'
import { SignInSwitches, type SignInSwitchValues } from '@tributary/ui'

type Props = {
  provider: OrganisationProvider
  onTest: () => void
  onSwitch: (values: SignInSwitchValues) => void
}

export const Use = ({ provider, onTest, onSwitch }: Props) => (
  <SignInSwitches provider={provider} onTest={onTest} onSwitch={onSwitch} />
)
`,
  },
] as const satisfies readonly FullGuide[]
