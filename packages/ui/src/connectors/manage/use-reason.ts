import { requiredError } from '@tributary/sdk/common'
import { useForm } from '../../patterns/form/use-form.ts'

const fields = ['reason'] as const

/** Holds the reason of a disconnection. */
export const useReason = (busy: boolean, onReason: (reason: string) => void, reason = '') =>
  useForm({
    initial: { reason },
    fields,
    busy,
    errorOf: (_, { reason }) => requiredError(reason),
    onSubmit: ({ reason }) => onReason(reason.trim()),
  })
