import { editorMessages, type ScheduleChoice } from '@tributary/sdk/connectors'
import { Select } from '../../primitives/Select/Select.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import * as css from './ConnectorEditor.css.ts'

const words = editorMessages.schedule

type ScheduleTimesProps = {
  preset: ScheduleChoice['preset']
  choice: ScheduleChoice
  onChange: (changes: { time?: string; weekday?: number }) => void
}

const days = [1, 2, 3, 4, 5, 6, 0].map((day) => ({
  value: String(day),
  get label() {
    return words.weekdays[day] ?? ''
  },
}))

/** The minute, time or weekday of a selected schedule. */
export function ScheduleTimes({ preset, choice, onChange }: ScheduleTimesProps) {
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
