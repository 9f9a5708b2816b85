import type { TypeOrKind } from '@tributary/domain'
import {
  editorMessages,
  quietMinute,
  type SchedulePreset,
  scheduleChoice,
  scheduleOf,
  schedulePresets,
} from '@tributary/sdk/connectors'
import { useState } from 'react'
import { Columns } from '../../layout/Columns.tsx'
import { type FormField, inputProps } from '../../patterns/form/use-form.ts'
import { Select } from '../../primitives/Select/Select.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import * as css from './ConnectorEditor.css.ts'
import { SchedulePreview } from './SchedulePreview.tsx'
import { ScheduleTimes } from './ScheduleTimes.tsx'

const words = editorMessages.schedule

export type ScheduleFieldProps = {
  field: FormField<string>
  /** The type of the connector, which decides how often it may run. */
  type: TypeOrKind
  /** Selects the first minute of a new schedule, such as the connector's id, so that not all start together. */
  seed: string
  timeZone?: string | undefined
}

/** The schedule of a connector, selected or typed, with its meaning. */
export function ScheduleField({ field, type, seed, timeZone }: ScheduleFieldProps) {
  const [written, setWritten] = useState(false)
  const choice = scheduleChoice(field.value, quietMinute(seed))
  const preset = written ? 'custom' : choice.preset
  const choose = (chosen: SchedulePreset) => {
    setWritten(chosen === 'custom')
    if (chosen !== 'custom' || field.value === '') field.onChange(scheduleOf({ ...choice, preset: chosen }))
  }
  // The mode stays "custom" while the user empties and rewrites the schedule.
  const write = (schedule: string) => {
    setWritten(true)
    field.onChange(schedule)
  }
  const change = (changes: Partial<typeof choice>) => field.onChange(scheduleOf({ ...choice, ...changes }))
  return (
    <>
      <Columns template={2} from="tablet" alignItems="start" gap={4}>
        <Select
          label={words.preset}
          value={preset}
          options={schedulePresets.map((value) => ({ value, label: words.presets[value] }))}
          onChange={choose}
          error={preset === 'custom' ? undefined : field.error}
          ref={preset === 'custom' ? null : field.ref}
        />
        {preset === 'custom' ? (
          <TextField
            {...inputProps({ ...field, onChange: write })}
            label={words.cron}
            name="schedule"
            mono
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
          />
        ) : (
          <ScheduleTimes preset={preset} choice={choice} onChange={change} />
        )}
      </Columns>
      {preset === 'custom' && <p className={css.hint}>{words.cronHelp}</p>}
      {preset !== 'custom' && preset !== 'none' && <p className={css.hint}>{words.quiet}</p>}
      <SchedulePreview schedule={field.value} type={type} timeZone={timeZone} />
    </>
  )
}
