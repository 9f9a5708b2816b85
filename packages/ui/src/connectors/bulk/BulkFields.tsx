import { type BulkAction, manageMessages } from '@tributary/sdk/connectors'
import type { LinkerItem } from '../../excel/linker/linker-types.ts'
import { TickList } from '../../excel/linker/TickList.tsx'
import { Text } from '../../layout/Text.tsx'
import { ScheduleField } from '../editor/ScheduleField.tsx'
import { ReasonField } from '../manage/ReasonField.tsx'
import { userListWords } from '../manage/user-list-words.ts'
import type { useBulkForm } from './use-bulk-form.ts'

export type BulkFieldsProps = {
  action: BulkAction
  form: ReturnType<typeof useBulkForm>
  /** The users who can be added. `note` is their role. Only for "Add people". */
  users?: readonly LinkerItem[] | undefined
  /** The types of the connectors, which decide how often a schedule may run. */
  types: readonly string[]
  /** The zone in which the next runs are shown. */
  timeZone?: string | undefined
  disabled: boolean
}

/** What an action on several connectors asks for. */
export function BulkFields({ action, form, users = [], types, timeZone, disabled }: BulkFieldsProps) {
  if (action === 'disconnect')
    return (
      <>
        <Text as="p" size="sm" color="secondary">
          {manageMessages.allKept}
        </Text>
        <ReasonField field={form.field('reason')} disabled={disabled} />
      </>
    )
  if (disabled) return null
  if (action === 'people') {
    const { value, onChange } = form.field('userIds')
    return <TickList words={userListWords} items={users} ids={value} onIds={onChange} busy={false} />
  }
  if (action !== 'schedule') return null
  return (
    <ScheduleField field={form.field('schedule')} type={types[0] ?? ''} seed="bulk" timeZone={timeZone} />
  )
}
