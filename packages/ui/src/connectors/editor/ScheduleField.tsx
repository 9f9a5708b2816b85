import {
  editorMessages,
  quietMinute,
  type SchedulePreset,
  scheduleChoice,
  scheduleError,
  scheduleOf,
  schedulePresets,
  scheduleSentence,
} from '@tributary/sdk/rules'
import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { type FormField, typed } from '../../patterns/use-form.ts'
import { Select } from '../../primitives/Select/Select.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import * as css from './ConnectorEditor.css.ts'
import { NextRuns } from './NextRuns.tsx'

const words = editorMessages.schedule

export type ScheduleFieldProps = {
  field: FormField<string>
  /** What the first minute of a new schedule is chosen by, so that not all start at once: the connector's id, say. */
  seed: string
  timeZone?: string | undefined
}

/** When a connector is refreshed by itself: chosen or written, with what that means (requirements CPROP-18, CONNMAN-17). */
export function ScheduleField({ field, seed, timeZone }: ScheduleFieldProps) {
  const [written, setWritten] = useState(false)
  const choice = scheduleChoice(field.value, quietMinute(seed))
  const preset = written ? 'custom' : choice.preset
  const choose = (chosen: SchedulePreset) => {
    setWritten(chosen === 'custom')
    if (chosen !== 'custom' || field.value === '') field.onChange(scheduleOf({ ...choice, preset: chosen }))
  }
  // What is written by hand stays so while it is emptied and written anew.
  const write = (schedule: string) => {
    setWritten(true)
    field.onChange(schedule)
  }
  const change = (changes: Partial<typeof choice>) => field.onChange(scheduleOf({ ...choice, ...changes }))
  return (
    <>
      <div className={css.pair}>
        <Select
          label={words.preset}
          value={preset}
          options={schedulePresets.map((value) => ({ value, label: words.presets[value] }))}
          onChange={choose}
          ref={preset === 'custom' ? null : field.ref}
        />
        {preset === 'custom' ? (
          <TextField
            {...typed({ ...field, onChange: write })}
            label={words.cron}
            name="schedule"
            mono
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
          />
        ) : (
          <Times preset={preset} choice={choice} onChange={change} />
        )}
      </div>
      {preset === 'custom' && <p className={css.hint}>{words.cronHelp}</p>}
      {preset !== 'custom' && preset !== 'none' && <p className={css.hint}>{words.quiet}</p>}
      <SchedulePreview schedule={field.value} timeZone={timeZone} />
    </>
  )
}

type TimesProps = {
  preset: SchedulePreset
  choice: ReturnType<typeof scheduleChoice>
  onChange: (changes: { time?: string; weekday?: number }) => void
}

const days = [1, 2, 3, 4, 5, 6, 0].map((day) => ({ value: String(day), label: words.weekdays[day] ?? '' }))

function Times({ preset, choice, onChange }: TimesProps) {
  if (preset === 'none') return null
  if (preset === 'hourly')
    return (
      <TextField
        label={words.minute}
        type="number"
        min={0}
        max={59}
        value={Number(choice.time.slice(3))}
        onChange={({ target }) => onChange({ time: `06:${minuteIn(target.value)}` })}
      />
    )
  return (
    <div className={css.fields}>
      {preset === 'weekly' && (
        <Select
          label={words.weekday}
          value={String(choice.weekday)}
          options={days}
          onChange={(day) => onChange({ weekday: Number(day) })}
        />
      )}
      <TextField
        label={words.time}
        type="time"
        value={choice.time}
        onChange={({ target }) => target.value !== '' && onChange({ time: target.value })}
      />
    </div>
  )
}

const minuteIn = (text: string): string => String(Math.min(59, Math.max(0, Math.trunc(Number(text)) || 0)))

type PreviewProps = { schedule: string; timeZone: string | undefined }

const SchedulePreview = ({ schedule, timeZone }: PreviewProps) => (
  <div className={css.preview} aria-live="polite">
    <CalendarClock size={18} className={css.previewIcon} aria-hidden />
    <div>
      <p className={css.sentence}>{schedule.trim() === '' ? words.none : scheduleSentence(schedule)}</p>
      {scheduleError(schedule) === null && <NextRuns schedule={schedule} timeZone={timeZone} />}
      {schedule.trim() !== '' && <p className={css.kept}>{words.inUtc}</p>}
    </div>
  </div>
)
