import type { FullGuide } from '../../.storybook/guide.ts'

/** The page about provisioning with SCIM. */
export const guides = [
  {
    title: 'Administration/Provisioning',
    status: 'experimental',
    components: [
      'ScimPanel',
      'ScimFailuresPanel',
      'ScimMappingsPanel',
      'ScimTokenDialog',
      'NewScimTokenDialog',
    ],
    when: ['For the directory of one organisation that provisions users and groups with SCIM.'],
    whenNot: ['For other API tokens of programs, which have their own page.'],
    anatomy: [
      ['ScimPanel', 'The address, the switch, the last request and the tokens.'],
      ['ScimFailuresPanel', 'The requests that failed, with the reason in words.'],
      ['ScimMappingsPanel', 'The groups of the directory and their security groups.'],
      ['ScimTokenDialog', 'Asks for the name of a new token and when it expires.'],
      ['NewScimTokenDialog', 'Shows a new token once.'],
    ],
    keyboard: [
      ['Tab', 'Moves through buttons, the switch and the table.'],
      ['Space', 'Turns the switch.'],
      ['Arrow keys', 'Scroll the table if it is wider than its panel.'],
    ],
    accessibility: [
      'The buttons of a token contain its name and its last characters, because names repeat.',
      'An outcome is a word with an icon.',
      'Turning SCIM off asks for confirmation.',
    ],
    do: ['Show the token only until its dialog is closed.'],
    dont: ['Do not keep the token in a cache.'],
    code: `
import type { ApiToken, ScimProvisioning } from '@tributary/domain'
import { ScimPanel } from '@tributary/ui'

type Props = {
  provisioning: ScimProvisioning
  onSwitch: (active: boolean) => void
  onCreateToken: (replaces: ApiToken | null) => void
  onRevoke: (token: ApiToken) => void
}

export const Use = (props: Props) => <ScimPanel {...props} />
`,
  },
] as const satisfies readonly FullGuide[]
