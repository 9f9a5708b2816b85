import { useState } from 'react'
import { Text } from '../layout/Text.tsx'
import { FormDialog, type FormDialogProps } from '../patterns/dialogs/FormDialog.tsx'
import { Select } from '../primitives/Select/Select.tsx'
import { webhooksText } from './webhooks.messages.ts'

export type ReplayFailedDialogProps = Pick<FormDialogProps, 'busy' | 'error' | 'onClose' | 'returnFocus'> & {
  /** Called with how far back failed deliveries are sent again, in milliseconds. */
  onReplay: (ms: number) => void
}

const words = webhooksText.deliveries
const HOUR = 3_600_000
const spans = { hour: HOUR, day: 24 * HOUR, week: 7 * 24 * HOUR, month: 30 * 24 * HOUR } as const
type Span = keyof typeof spans
const names = ['hour', 'day', 'week', 'month'] satisfies Span[]

/** Confirms that failed deliveries are sent again, and asks since when. */
export function ReplayFailedDialog({ onReplay, ...dialog }: ReplayFailedDialogProps) {
  const [span, setSpan] = useState<Span>('day')
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title={words.replayTitle}
      action={words.replay}
      dirty={false}
      onSubmit={(event) => {
        event.preventDefault()
        onReplay(spans[span])
      }}
    >
      <Text as="p">{words.replayText}</Text>
      <Select
        label={words.since}
        value={span}
        onChange={setSpan}
        options={names.map((value) => ({ value, label: words.spans[value] }))}
      />
    </FormDialog>
  )
}
