import type { Id } from '@tributary/domain'
import { requiredError } from '@tributary/sdk/common'
import {
  type BulkAction,
  quietMinute,
  scheduleChoice,
  scheduleError,
  scheduleOf,
} from '@tributary/sdk/connectors'
import { useForm } from '../../patterns/form/use-form.ts'

/** What an action on several connectors asks for. Empty for the others. */
export type BulkValues = {
  /** Why the connectors are disconnected. */
  reason: string
  /** The ids of the users to add. */
  userIds: readonly Id[]
  /** The new schedule in UTC; '' for none. */
  schedule: string
}

/** The schedule that the dialog starts with. Users choose by themselves to have none. */
const daily = (): string => scheduleOf({ ...scheduleChoice('', quietMinute('')), preset: 'daily' })

const fieldsOf: Partial<Record<BulkAction, readonly (keyof BulkValues)[]>> = {
  disconnect: ['reason'],
  people: ['userIds'],
  schedule: ['schedule'],
}
const none: readonly (keyof BulkValues)[] = []

type Options = {
  action: BulkAction
  /** The types of the connectors, which decide how often they may run. */
  types: readonly string[]
  busy: boolean
  onStart: (values: BulkValues) => void
}

/** The fields of an action on several connectors. `incomplete` while it cannot start. */
export function useBulkForm({ action, types, busy, onStart }: Options) {
  const form = useForm<BulkValues>({
    initial: { reason: '', userIds: [], schedule: action === 'schedule' ? daily() : '' },
    fields: fieldsOf[action] ?? none,
    busy,
    errorOf: (field, { reason, schedule }) => {
      if (field === 'reason') return requiredError(reason)
      return field === 'schedule' ? scheduleErrorOf(schedule, types) : null
    },
    onSubmit: ({ reason, schedule, ...values }) =>
      onStart({ ...values, reason: reason.trim(), schedule: schedule.trim() }),
  })
  return { ...form, incomplete: action === 'people' && form.values.userIds.length === 0 }
}

/** Some types may run less often than others. */
const scheduleErrorOf = (schedule: string, types: readonly string[]): string | null => {
  if (schedule.trim() === '') return null
  for (const type of types) {
    const error = scheduleError(schedule, type)
    if (error !== null) return error
  }
  return null
}
