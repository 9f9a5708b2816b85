import { type ClientConnector, type CustomSetting, settingProperty } from '@tributary/domain'
import { secretHostsSentence } from '@tributary/sdk/connectors'
import { customSourcesMessages, trySettingErrors, trySettings } from '@tributary/sdk/custom-sources'
import { FlaskConical } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { SecretField } from '../connectors/editor/SecretField.tsx'
import { Inline } from '../layout/Inline.tsx'
import { Stack } from '../layout/Stack.tsx'
import { Text } from '../layout/Text.tsx'
import { Panel } from '../patterns/Panel.tsx'
import { Banner } from '../primitives/Banner/Banner.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { LinkButton } from '../primitives/Link/LinkButton.tsx'
import { Spinner } from '../primitives/Loading/Spinner.tsx'
import { Select } from '../primitives/Select/Select.tsx'
import { TextField } from '../primitives/TextField/TextField.tsx'
import * as css from './CustomSources.css.ts'
import { TriedResult, type TriedResultProps } from './TriedResult.tsx'

/** What a try sends, besides the manifest. */
export type TryRequest = {
  table: string
  clientConnectorId?: ClientConnector['id']
  properties: { name: string; value: string }[]
}

export type TryPanelProps = {
  /** The manifest to try; null while it has faults, is empty or is being checked. */
  manifest: { tables: readonly string[]; settings: readonly CustomSetting[]; hosts: readonly string[] } | null
  /** Whether the manifest has faults, which must be corrected first. */
  faulty: boolean
  /** The connectors of the source, whose stored settings can be used. */
  connectors: readonly ClientConnector[]
  /** True while the request runs. The form cannot be submitted again. */
  busy: boolean
  /** The last result; null before the first try. */
  result: TriedResultProps | null
  /** Why the try could not run; null without an error. */
  error: string | null
  /** Called with the values the user wants to try. */
  onTry: (request: TryRequest) => void
  /** Called when the user stops the running attempt. */
  onStop: () => void
}

const words = customSourcesMessages.trying

/** Reads the first page of a table with settings that are entered here or stored. */
export function TryPanel({ manifest, faulty, busy, result, error, onStop, ...rest }: TryPanelProps) {
  const canTry = manifest !== null && manifest.tables.length > 0
  return (
    <Panel heading={words.heading} summary={words.summary}>
      <div className={css.padded}>
        {canTry ? (
          <TryForm {...rest} manifest={manifest} busy={busy} />
        ) : (
          <Text as="p" color="secondary">
            {faulty ? words.waiting : words.waitingForTable}
          </Text>
        )}
        <div aria-live="polite" aria-busy={busy} className={css.live}>
          {busy && <Progress onStop={onStop} />}
          {error && <Banner tone="danger">{error}</Banner>}
          {!busy && result && <TriedResult {...result} />}
        </div>
      </div>
    </Panel>
  )
}

const Progress = ({ onStop }: { onStop: () => void }) => (
  <Inline gap={2} wrap size="sm" color="secondary">
    <Spinner size={14} />
    {words.progress}
    <LinkButton onClick={onStop}>{words.stop}</LinkButton>
  </Inline>
)

type TryFormProps = Pick<TryPanelProps, 'connectors' | 'busy' | 'onTry'> & {
  manifest: NonNullable<TryPanelProps['manifest']>
}

const ENTERED = ''

function TryForm({ manifest: { tables, settings, hosts }, connectors, busy, onTry }: TryFormProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [connectorId, setConnectorId] = useState(ENTERED)
  const [entered, setEntered] = useState<Record<string, string>>({})
  const [tried, setTried] = useState(false)
  const table = tables.find((one) => one === chosen) ?? tables[0] ?? ''
  const connector = connectors.find(({ id }) => String(id) === connectorId) ?? null
  const values = { settings, entered, connector }
  const errors = trySettingErrors(values)
  const use = (id: string) => {
    setConnectorId(id)
    setEntered(storedValues(connectors.find((one) => String(one.id) === id)))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (busy || Object.keys(errors).length > 0) return
    onTry({
      table,
      ...(connector && { clientConnectorId: connector.id }),
      properties: trySettings(values),
    })
  }
  return (
    <form aria-label={words.heading} noValidate onSubmit={submit}>
      <Stack gap={4}>
        <Select
          label={words.table}
          value={table}
          onChange={setChosen}
          options={tables.map((value) => ({ value, label: value }))}
        />
        {connectors.length > 0 && (
          <Select
            label={words.from}
            value={connectorId}
            onChange={use}
            options={[
              { value: ENTERED, label: words.entered },
              ...connectors.map(({ id, name }) => ({
                value: String(id),
                label: words.ofConnector(name),
                description: words.stored,
              })),
            ]}
          />
        )}
        {settings.map((setting) => {
          const name = settingProperty(setting)
          return (
            <SettingField
              key={name}
              setting={setting}
              value={entered[name] ?? ''}
              onChange={(value) => setEntered((now) => ({ ...now, [name]: value }))}
              error={tried ? errors[name] : undefined}
              saved={connector?.properties.some((property) => property.name === name) ?? false}
              sentTo={secretHostsSentence(hosts, entered)}
            />
          )
        })}
        <Inline>
          <Button type="submit" icon={FlaskConical} loading={busy} loadingLabel={words.busy}>
            {words.action}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}

/** Stored secrets are never returned, so their fields stay blank. */
const storedValues = (connector: ClientConnector | undefined): Record<string, string> =>
  Object.fromEntries(connector?.properties.map(({ name, value }) => [name, value]) ?? [])

type SettingFieldProps = {
  setting: CustomSetting
  value: string
  onChange: (value: string) => void
  error: string | undefined
  /** Whether the connector has a stored value. */
  saved: boolean
  sentTo: string | undefined
}

function SettingField({ setting, value, onChange, error, saved, sentTo }: SettingFieldProps) {
  const { title: label, required } = setting
  const name = settingProperty(setting)
  if (setting.secret)
    return (
      <SecretField
        {...{ name, label, required, saved, sentTo }}
        field={{ value, onChange, error, onBlur: () => {}, ref: () => {} }}
      />
    )
  return (
    <TextField
      {...{ name, label, required, value, error }}
      onChange={({ target }) => onChange(target.value)}
      marked={required}
      mono
      autoComplete="off"
      spellCheck={false}
      dir="ltr"
      maxLength={4000}
    />
  )
}
