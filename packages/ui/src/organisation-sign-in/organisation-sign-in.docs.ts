import type { FullGuide } from '../../.storybook/guide.ts'

/** The page about the sign-in of an organisation. */
export const guides = [
  {
    title: 'Administration/Sign-in',
    status: 'experimental',
    components: [
      'SignInHeader',
      'SignInColumn',
      'ProvidersPanel',
      'ProviderDialog',
      'MailDomainsPanel',
      'SignInPolicyPanel',
      'SignInConfirmDialog',
    ],
    when: ['For the sign-in providers and the mail domains of one organisation.'],
    whenNot: ['For providers of the whole installation, which are settings of the server.'],
    anatomy: [
      [
        'ProvidersPanel',
        'The providers with their last test. Each can be tested, turned on, edited and removed.',
      ],
      ['ProviderDialog', 'The settings of one provider. The secret is never shown.'],
      ['MailDomainsPanel', 'The domains with their records and their providers, and a field to add one.'],
      ['SignInPolicyPanel', 'Whether members can use passwords.'],
      ['SignInConfirmDialog', 'Confirms that the provider or a domain is removed.'],
    ],
    keyboard: [
      ['Tab', 'Moves through buttons, switches and fields.'],
      ['Space', 'Turns a switch.'],
      ['Enter', 'Saves the form that has the focus.'],
    ],
    accessibility: [
      'The buttons of a provider and of a domain contain its name.',
      'A state is a word with an icon.',
      'Turning passwords off asks for confirmation.',
    ],
    do: ['Pass the claims of a test as they are. They are drawn as text.'],
    dont: ['Do not fill in the secret. An empty one keeps the stored one.'],
    code: `
import type { OrganisationSignIn } from '@tributary/domain'
import { ProvidersPanel, type ProvidersPanelProps } from '@tributary/ui'

type Props = Omit<ProvidersPanelProps, 'providers' | 'domains'> & { signIn: OrganisationSignIn }

export const Use = ({ signIn, ...handlers }: Props) => (
  <ProvidersPanel providers={signIn.providers} domains={signIn.domains} {...handlers} />
)
`,
  },
] as const satisfies readonly FullGuide[]
