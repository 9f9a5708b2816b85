import type { FullGuide } from '../../.storybook/guide.ts'

/** The page of general settings. */
export const guides = [
  {
    title: 'Configuration/General',
    status: 'stable',
    components: ['ConfigurationPanel'],
    when: ['For settings of the whole installation that are on or off. Needs a `ClockProvider`.'],
    whenNot: [
      'For settings of one user, use the panels of the profile.',
      'For a setting of your own page, use `Switch` in a `SettingPanel`.',
    ],
    anatomy: [
      ['Heading', 'Level 2, with when the settings were updated.'],
      ['Setting', 'A switch, what it does, and who changed it when.'],
      ['Question', 'Before a risky change: the consequence, Cancel and the verb.'],
    ],
    keyboard: [
      ['Tab', 'Moves through the switches.'],
      ['Space', 'Toggles a switch. A risky one opens the question first.'],
      ['Escape', 'Closes the question and changes nothing.'],
    ],
    accessibility: [
      'Each switch is labelled, and described by its explanation.',
      'The question is an alert dialog that starts on Cancel. The focus returns to the switch.',
      'A switch that is being saved is disabled, without the others.',
    ],
    do: [
      'Change `value` when the server has responded. Put the key into `busy` until then.',
      'Pass the settings as the server lists them. Keys that are new to the package are shown as well.',
    ],
    dont: [
      'Do not ask in `onTurn`. The panel has asked if the change is risky.',
      'Do not pass an empty list while the settings load. Leave `settings` undefined.',
      'Do not mutate a setting. Rows are memoised.',
    ],
    code: `
import type { Setting } from '@tributary/domain'
import { type Client, changeSetting, failureMessage } from '@tributary/sdk'
import { ConfigurationPanel, useToasts } from '@tributary/ui'
import { useState } from 'react'

type Props = { client: Client; loaded: readonly Setting[] }

export function General({ client, loaded }: Props) {
  const { show } = useToasts()
  const [settings, setSettings] = useState(loaded)
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  const turn = async ({ key }: Setting, value: boolean) => {
    setBusy((keys) => new Set(keys).add(key))
    try {
      const { data } = await changeSetting(client, { body: { key, value } })
      setSettings((all) => all.map((setting) => (setting.key === key ? data : setting)))
    } catch (error) {
      show({ type: 'error', content: failureMessage(error) })
    } finally {
      setBusy((keys) => new Set([...keys].filter((other) => other !== key)))
    }
  }
  return <ConfigurationPanel settings={settings} busy={busy} onTurn={turn} />
}
`,
  },
] as const satisfies readonly FullGuide[]
