import { tokenDays, tokensMessages } from '@tributary/sdk/tokens'
import { useState } from 'react'
import { FormDialog, type FormDialogProps } from '../patterns/dialogs/FormDialog.tsx'
import { Select } from '../primitives/Select/Select.tsx'
import { scimText } from './scim.messages.ts'

export type ScimTokenDialogProps = Pick<FormDialogProps, 'busy' | 'error' | 'onClose' | 'returnFocus'> & {
  /** Whether the new token replaces another one. */
  replaces: boolean
  /** Called with the days until the token expires; null means never. */
  onSubmit: (days: number | null) => void
}

const NEVER = 'never'
const LONGEST = String(tokenDays.at(-1))
const expiry = tokensMessages.form

/** Asks when a new token for SCIM expires. */
export function ScimTokenDialog({ replaces, onSubmit, ...dialog }: ScimTokenDialogProps) {
  const text = scimText.form
  const [days, setDays] = useState(LONGEST)
  return (
    <FormDialog
      {...dialog}
      title={replaces ? text.titleReplacing : text.title}
      action={text.action}
      dirty={days !== LONGEST}
      onSubmit={() => onSubmit(days === NEVER ? null : Number(days))}
    >
      {replaces && <p>{text.replacing}</p>}
      <Select
        data-autofocus
        label={expiry.expiry}
        value={days}
        onChange={setDays}
        options={[
          ...tokenDays.map((count) => ({ value: String(count), label: expiry.after(count) })),
          { value: NEVER, label: expiry.never, description: expiry.neverHelp },
        ]}
      />
    </FormDialog>
  )
}
