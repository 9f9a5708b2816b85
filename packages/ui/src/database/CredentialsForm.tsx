import type { DatabaseCredentials, StoredCredentials } from '@tributary/domain'
import { editorMessages } from '@tributary/sdk/connectors'
import {
  areCredentialsChanged,
  type CredentialsError,
  credentialsError,
  credentialsForm,
  databaseMessages,
  keepsPassword,
} from '@tributary/sdk/database'
import { PlugZap, RefreshCw } from 'lucide-react'
import { useLayoutEffect } from 'react'
import { ConnectionOutcome, type ConnectionOutcomeProps } from '../connectors/editor/ConnectionTest.tsx'
import { Columns } from '../layout/Columns.tsx'
import { Inline } from '../layout/Inline.tsx'
import { FormFields } from '../patterns/form/FormFields.tsx'
import { inputProps, useForm } from '../patterns/form/use-form.ts'
import { Panel } from '../patterns/Panel.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { PasswordField } from '../primitives/TextField/PasswordField.tsx'
import { TextField } from '../primitives/TextField/TextField.tsx'
import * as css from './DatabasePage.css.ts'

export type CredentialsFormProps = {
  /** The stored credentials, which fill the fields. Key the form by their owner. */
  stored: StoredCredentials
  /** The running call; null if none runs. */
  busy: 'saving' | 'synchronising' | null
  /** The field the last check stopped at; null if all were filled in. */
  invalid: keyof DatabaseCredentials | null
  /** Called when "Save" or "Synchronise" is pressed with a missing field. Nothing is sent. */
  onInvalid: (error: CredentialsError) => void
  /** Resolves with true if they were stored. The form then clears the password. */
  onSave: (entered: DatabaseCredentials) => Promise<boolean>
  /** Called with the entered credentials. Resolves to true if they were accepted. */
  onSynchronise: (entered: DatabaseCredentials) => Promise<boolean>
  /** The result of the connection test, and how to run it. Left out if it is not available. */
  test?: ConnectionOutcomeProps
  /** Called with the entered credentials when the user tests them. Without it, the button is not shown. */
  onTest?: (entered: DatabaseCredentials) => void
  /** Called on input: an earlier message no longer applies. */
  onEdit: () => void
  /** Called when there is unsaved input, and when it is saved or discarded. */
  onDirty?: (dirty: boolean) => void
}

const fields = ['host', 'database', 'schema', 'user', 'password'] as const
const { credentials: labels } = databaseMessages

/** The connection to the target database. */
export function CredentialsForm(props: CredentialsFormProps) {
  const { stored, busy, invalid, onInvalid, onSave, onSynchronise, onEdit, onDirty } = props
  const { test, onTest } = props
  const form = useForm<DatabaseCredentials>({
    initial: credentialsForm(stored),
    fields,
    // Checked on submit, one field at a time, because the page has a single banner.
    errorOf: () => null,
    busy: busy !== null,
    onSubmit: (values) => send(values, onSave),
  })
  const dirty = areCredentialsChanged(form.values, stored)
  // A layout effect, so that Back cannot come before the guard is set.
  useLayoutEffect(() => onDirty?.(dirty), [onDirty, dirty])

  const isComplete = (values: DatabaseCredentials): boolean => {
    const error = credentialsError(values, stored)
    if (error) {
      onInvalid(error)
      form.focus(error.field)
    }
    return error === null
  }
  const send = async (values: DatabaseCredentials, work: CredentialsFormProps['onSave']) => {
    if (isComplete(values) && (await work(values))) form.field('password').onChange('')
  }
  const field = (name: (typeof fields)[number]) => {
    const { onChange, ...rest } = inputProps(form.field(name))
    return {
      ...rest,
      label: labels[name],
      error: invalid === name ? databaseMessages.checkValue : undefined,
      readOnly: busy !== null,
      maxLength: name === 'password' ? 1024 : 255,
      onChange: (event: Parameters<typeof onChange>[0]) => {
        onEdit()
        onChange(event)
      },
    }
  }
  return (
    <Panel heading={labels.heading}>
      <form onSubmit={form.submit} noValidate autoComplete="off">
        <FormFields notice={css.notice}>
          <Columns template={2} from="tablet" gap={4} padding={5}>
            <div className={css.whole}>
              <TextField {...plain} help={databaseMessages.hostHelp} {...field('host')} />
            </div>
            <TextField {...plain} {...field('database')} />
            <TextField {...plain} {...field('schema')} />
            <TextField {...plain} {...field('user')} />
            <PasswordField
              autoComplete="new-password"
              help={passwordHelp(form.values, stored)}
              {...field('password')}
            />
          </Columns>
        </FormFields>
        {test && (
          <div className={css.outcome}>
            <ConnectionOutcome {...test} />
          </div>
        )}
        <Inline alignItems="stretch" justifyContent="end" gap={2} wrap className={css.buttons}>
          {test && (
            <Button
              writes
              size="lg"
              icon={PlugZap}
              disabled={busy !== null}
              loading={test.busy}
              loadingLabel={editorMessages.test.busy}
              onClick={() => isComplete(form.values) && onTest?.(form.values)}
            >
              {editorMessages.test.action}
            </Button>
          )}
          <Button
            writes
            size="lg"
            icon={RefreshCw}
            disabled={busy === 'saving'}
            loading={busy === 'synchronising'}
            loadingLabel={databaseMessages.synchronising}
            onClick={() => send(form.values, onSynchronise)}
          >
            {databaseMessages.synchronise}
          </Button>
          <Button
            type="submit"
            size="lg"
            variant="primary"
            disabled={busy === 'synchronising'}
            loading={busy === 'saving'}
            loadingLabel={labels.saving}
          >
            {labels.save}
          </Button>
        </Inline>
      </form>
    </Panel>
  )
}

const plain = {
  mono: true,
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
  dir: 'ltr',
} as const

function passwordHelp(values: DatabaseCredentials, stored: StoredCredentials) {
  if (!stored.passwordSet) return undefined
  return keepsPassword({ ...values, password: '' }, stored)
    ? databaseMessages.passwordKept
    : databaseMessages.passwordAgain
}
