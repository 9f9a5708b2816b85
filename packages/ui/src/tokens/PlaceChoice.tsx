import type { Id, Named } from '@tributary/domain'
import { tokensMessages } from '@tributary/sdk/tokens'
import { useMemo } from 'react'
import { TickList } from '../excel/linker/TickList.tsx'
import { Stack } from '../layout/Stack.tsx'
import { Text } from '../layout/Text.tsx'
import type { FormField } from '../patterns/form/use-form.ts'
import { RadioChoice } from './RadioChoice.tsx'
import { tickWords } from './tick-words.ts'

type PlaceChoiceProps = {
  field: FormField<readonly Id[] | null>
  organisations: readonly Named[]
  busy: boolean
}

const words = tokensMessages.form

/** Where a token works: in all organisations of the user, or only in chosen ones. */
export function PlaceChoice({ field, organisations, busy }: PlaceChoiceProps) {
  const { value, onChange, error, ref } = field
  const items = useMemo(() => organisations.map(({ id, name }) => ({ id, name })), [organisations])
  return (
    <Stack gap={3} tabIndex={-1} ref={ref}>
      <RadioChoice
        legend={words.place}
        options={[
          { value: 'all', label: tokensMessages.everywhere },
          { value: 'chosen', label: words.chosen, help: words.chosenHelp },
        ]}
        value={value === null ? 'all' : 'chosen'}
        onChange={(choice) => onChange(choice === 'all' ? null : [])}
        disabled={busy}
      />
      {value !== null && (
        <TickList
          words={tickWords({ legend: words.place, searchLabel: words.search, none: words.noPlace })}
          items={items}
          ids={value}
          onIds={onChange}
          busy={busy}
        />
      )}
      {error && (
        <Text as="p" role="alert" size="sm" color="danger">
          {error}
        </Text>
      )}
    </Stack>
  )
}
