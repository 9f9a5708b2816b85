import type { FullGuide } from '../../.storybook/guide.ts'

/** The alert settings of a user, and the channels of an organisation. */
export const guides = [
  {
    title: 'Alerts',
    status: 'experimental',
    components: [
      'AlertSettingsPanel',
      'AlertSettingsSkeleton',
      'AlertSettingsFailure',
      'AlertChannelsHeader',
      'AlertChannelsEmpty',
      'AlertChannelTable',
      'alertChannelElement',
      'AlertChannelDialog',
      'DeleteAlertChannelDialog',
    ],
    when: [
      '`AlertSettingsPanel` for the alerts that a user gets by mail.',
      '`AlertChannelTable` for the chat channels that get the alerts of an organisation.',
    ],
    whenNot: ['For events that are sent to other systems, use `WebhookTable`.'],
    anatomy: [
      ['AlertSettingsPanel', 'Events, connectors, pace, times and time zone of one user.'],
      ['AlertChannelTable', 'Name, chat system, host, events and status of each channel, and a menu.'],
      ['AlertChannelDialog', 'Chat system, name, address and events.'],
      ['DeleteAlertChannelDialog', 'Confirms a deletion.'],
    ],
    keyboard: [
      ['Tab', 'Moves through the fields, or through the menus.'],
      ['Arrow keys', 'Choose the connectors or the pace.'],
      ['Space', 'Chooses an event.'],
    ],
    accessibility: [
      'The name of each menu contains the name of its channel.',
      'A status is a word with an icon. The reason of a failure is in full below it.',
      'An error is next to its field, and the first one receives the focus.',
    ],
    do: [
      'Pass the time zone of the browser. It is used until the user chooses one.',
      'Pass `alertChannelElement` as `returnFocus`, because a menu has closed when its dialog opens.',
    ],
    dont: ['Do not keep the address of a channel. It is a secret and is never returned.'],
    code: `
import type { AlertSettings } from '@tributary/domain'
import { AlertSettingsPanel } from '@tributary/ui'

type Props = { settings: AlertSettings; onSave: (settings: AlertSettings) => void }

export const Alerts = ({ settings, onSave }: Props) => (
  <AlertSettingsPanel
    settings={settings}
    browserZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
    onSave={onSave}
  />
)
`,
  },
] as const satisfies readonly FullGuide[]
