import { type AlertPace, type AlertSettings, alertLimits, alertPaces } from '@tributary/domain'
import { Columns } from '../layout/Columns.tsx'
import { inputProps, type useForm } from '../patterns/form/use-form.ts'
import { useZoneOptions } from '../patterns/use-zone-options.ts'
import { Checkbox } from '../primitives/Checkbox/Checkbox.tsx'
import { Select } from '../primitives/Select/Select.tsx'
import { TextField } from '../primitives/TextField/TextField.tsx'
import { RadioChoice } from '../tokens/RadioChoice.tsx'
import { type AlertForm, shownFields } from './alert-form.ts'
import { alertsText } from './alerts.messages.ts'

type AlertDetailsProps = {
  form: ReturnType<typeof useForm<AlertForm>>
  busy: boolean
}

const words = alertsText.form

/** Which connectors count, and when mails are sent. Shown once an event is chosen. */
export function AlertDetails({ form, busy }: AlertDetailsProps) {
  const shown = shownFields(form.values)
  const [connectors, pace] = [form.field('connectors'), form.field('pace')]
  return (
    <>
      <RadioChoice<AlertSettings['connectors']>
        legend={words.connectors}
        options={[
          { value: 'mine', label: words.mine },
          { value: 'all', label: words.all },
        ]}
        value={connectors.value}
        onChange={connectors.onChange}
        disabled={busy}
      />
      <RadioChoice<AlertPace>
        legend={words.pace}
        options={alertPaces.map((value) => ({
          value,
          label: words.paces[value],
          help: words.paceMeans[value],
        }))}
        value={pace.value}
        onChange={pace.onChange}
        disabled={busy}
      />
      {shown.minutes && <Delay form={form} busy={busy} />}
      {shown.quiet && <QuietHoursChoice form={form} busy={busy} />}
      {shown.zone && <Times form={form} busy={busy} />}
    </>
  )
}

const Delay = ({ form, busy }: AlertDetailsProps) => (
  <Columns template={2} from="tablet" gap={4}>
    <TextField
      {...inputProps(form.field('minutes'))}
      label={words.minutes}
      type="number"
      min={1}
      max={alertLimits.delayMinutes}
      required
      readOnly={busy}
    />
  </Columns>
)

function QuietHoursChoice({ form, busy }: AlertDetailsProps) {
  const { value, onChange } = form.field('quiet')
  return (
    <Checkbox
      label={words.quiet}
      help={words.quietHelp}
      checked={value}
      disabled={busy}
      onChange={({ target }) => onChange(target.checked)}
    />
  )
}

function Times({ form, busy }: AlertDetailsProps) {
  const shown = shownFields(form.values)
  const zone = form.field('zone')
  const zoneOptions = useZoneOptions(zone.value)
  const time = (name: 'dailyAt' | 'from' | 'to') => ({
    ...inputProps(form.field(name)),
    ...{ type: 'time', label: words[name], readOnly: busy, required: true },
  })
  return (
    <Columns template={2} from="tablet" gap={4}>
      {shown.dailyAt && <TextField {...time('dailyAt')} />}
      {shown.hours && <TextField {...time('from')} />}
      {shown.hours && <TextField {...time('to')} />}
      <Select {...zone} label={words.zone} options={zoneOptions} disabled={busy} />
    </Columns>
  )
}
