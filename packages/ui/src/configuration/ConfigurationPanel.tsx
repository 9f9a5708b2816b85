import type { Setting } from '@tributary/domain'
import { configurationMessages, settingQuestion } from '@tributary/sdk/configuration'
import { type ReactNode, useCallback, useState } from 'react'
import { Stack } from '../layout/Stack.tsx'
import { ConfirmDialog } from '../patterns/dialogs/ConfirmDialog.tsx'
import { column, padded } from '../patterns/Panel.css.ts'
import { Panel } from '../patterns/Panel.tsx'
import { EmptyState } from '../primitives/EmptyState/EmptyState.tsx'
import { ConfigurationSkeleton } from './ConfigurationSkeleton.tsx'
import { SettingRow } from './SettingRow.tsx'

export type ConfigurationPanelProps = {
  /** Undefined while they load. */
  settings: readonly Setting[] | undefined
  /** The keys of the settings being saved. */
  busy?: ReadonlySet<string>
  /** Shown if the settings could not be loaded. */
  failure?: ReactNode
  /** When they were last updated. */
  updated?: ReactNode
  /** Called to change a setting, for a risky one after a confirmation. */
  onTurn: (setting: Setting, value: boolean) => void
}

const none: ReadonlySet<string> = new Set()

/** The settings of the installation as switches. */
export function ConfigurationPanel({ settings, failure, updated, ...rest }: ConfigurationPanelProps) {
  return (
    <Stack gap={5} className={column}>
      <Panel heading={configurationMessages.general} aside={updated}>
        {settings && <Settings {...rest} settings={settings} />}
        {!settings && (failure ? <div className={padded}>{failure}</div> : <ConfigurationSkeleton />)}
      </Panel>
    </Stack>
  )
}

type SettingsProps = Pick<ConfigurationPanelProps, 'busy' | 'onTurn'> & { settings: readonly Setting[] }

function Settings({ settings, busy = none, onTurn }: SettingsProps) {
  const { press, question } = useQuestion(onTurn)
  if (settings.length === 0) return <EmptyState title={configurationMessages.none} headingLevel={3} />
  return (
    <>
      <ul>
        {settings.map((setting) => (
          <SettingRow key={setting.key} setting={setting} busy={busy.has(setting.key)} onTurn={press} />
        ))}
      </ul>
      {question}
    </>
  )
}

/** Asks for confirmation before a change with consequences. The switch keeps its position until then. */
function useQuestion(onTurn: ConfigurationPanelProps['onTurn']) {
  const [asked, setAsked] = useState<{ setting: Setting; value: boolean } | null>(null)
  const press = useCallback(
    (setting: Setting, value: boolean) =>
      settingQuestion(setting, value) ? setAsked({ setting, value }) : onTurn(setting, value),
    [onTurn],
  )
  const said = asked && settingQuestion(asked.setting, asked.value)
  const question = asked && said && (
    <ConfirmDialog
      title={said.title}
      action={said.action}
      variant="primary"
      onConfirm={() => {
        setAsked(null)
        onTurn(asked.setting, asked.value)
      }}
      onClose={() => setAsked(null)}
    >
      {said.advice}
    </ConfirmDialog>
  )
  return { press, question }
}
