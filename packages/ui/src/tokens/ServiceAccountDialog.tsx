import { type Named, type ServiceAccount, type ServiceRole, serviceRoles } from '@tributary/domain'
import {
  type ServiceAccountForm,
  seesAllConnectors,
  serviceAccountError,
  serviceAccountForm,
  serviceRoleTitle,
  tokensMessages,
} from '@tributary/sdk/tokens'
import { useLayoutEffect, useMemo } from 'react'
import { TickList } from '../excel/linker/TickList.tsx'
import { Stack } from '../layout/Stack.tsx'
import { Text } from '../layout/Text.tsx'
import { FormDialog, type FormDialogProps } from '../patterns/dialogs/FormDialog.tsx'
import { LoadError, type LoadErrorProps } from '../patterns/errors/LoadError.tsx'
import { type FormField, inputProps, useForm } from '../patterns/form/use-form.ts'
import { TextField } from '../primitives/TextField/TextField.tsx'
import { RadioChoice } from './RadioChoice.tsx'
import { tickWords } from './tick-words.ts'

export type ServiceAccountDialogProps = Pick<FormDialogProps, 'error' | 'onClose' | 'returnFocus'> & {
  /** The account to edit; null for a new one. */
  account: ServiceAccount | null
  /** The connectors to choose from; undefined while they load. */
  connectors: readonly Named[] | undefined
  /** Why the connectors could not be loaded. */
  failure?: LoadErrorProps | null
  /** True while the request runs. The form cannot be submitted again. */
  busy?: boolean
  /** Called with the entered values once they are valid. */
  onSubmit: (form: ServiceAccountForm) => void
  /** Called when there is unsaved input, and when it is saved or discarded. */
  onDirty?: (dirty: boolean) => void
}

const words = tokensMessages.programs
const fields = ['name', 'role', 'connectorIds'] as const

/** Adds or edits a service account: its name, its role and the connectors it sees. */
export function ServiceAccountDialog(props: ServiceAccountDialogProps) {
  const { account, connectors, failure = null, busy = false, onSubmit, onDirty, ...dialog } = props
  const initial = useMemo(() => serviceAccountForm(account), [account])
  const form = useForm<ServiceAccountForm>({
    initial,
    fields,
    errorOf: serviceAccountError,
    busy,
    onSubmit: (values) => onSubmit({ ...values, name: values.name.trim() }),
  })
  // A layout effect, so that Back cannot come before the guard is set.
  useLayoutEffect(() => onDirty?.(form.dirty), [onDirty, form.dirty])
  const role = form.field('role')
  return (
    <FormDialog
      {...dialog}
      title={account ? words.edit : words.add}
      busy={form.waiting}
      dirty={form.dirty}
      onSubmit={form.submit}
    >
      <TextField
        {...inputProps(form.field('name'))}
        data-autofocus
        required
        label={words.name}
        name="account-name"
        autoComplete="off"
        help={words.nameHelp}
      />
      <RadioChoice<ServiceRole>
        legend={words.role}
        options={roleOptions()}
        value={role.value}
        onChange={role.onChange}
        disabled={busy}
      />
      {!seesAllConnectors(role.value) && (
        <Connectors {...{ connectors, failure, busy }} field={form.field('connectorIds')} />
      )}
    </FormDialog>
  )
}

const roleOptions = () =>
  serviceRoles.map((value) => ({ value, label: serviceRoleTitle(value), help: words.roleMeans[value] }))

type ConnectorsProps = Required<Pick<ServiceAccountDialogProps, 'connectors' | 'failure' | 'busy'>> & {
  field: FormField<ServiceAccountForm['connectorIds']>
}

function Connectors({ connectors, failure, busy, field: { value, onChange } }: ConnectorsProps) {
  return (
    <Stack gap={2} minWidth={0}>
      <Text as="p" size="sm" fontWeight="medium">
        {words.connectors}
      </Text>
      <Text as="p" size="sm" color="secondary">
        {words.connectorsHelp}
      </Text>
      {failure && <LoadError {...failure} />}
      {!connectors && !failure && (
        <Text as="p" role="status" size="sm" color="secondary">
          {words.loadingConnectors}
        </Text>
      )}
      {connectors && (
        <TickList
          words={tickWords({
            legend: words.connectors,
            searchLabel: words.searchConnectors,
            none: words.noConnectors,
          })}
          items={connectors}
          ids={value}
          onIds={onChange}
          busy={busy}
        />
      )}
    </Stack>
  )
}
