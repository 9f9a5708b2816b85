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
import { typed, useForm } from '../patterns/form/use-form.ts'
import { Panel } from '../patterns/Panel.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { PasswordField } from '../primitives/TextField/PasswordField.tsx'
import { TextField } from '../primitives/TextField/TextField.tsx'
import * as css from './DatabasePage.css.ts'

export type CredentialsFormProps = {
  /** What is stored. The fields begin with it, so that the form is keyed by whose it is. */
  stored: StoredCredentials
  /** What is under way. */
  busy: 'saving' | 'synchronising' | null
  /** The field the last check stopped at. */
  invalid: keyof DatabaseCredentials | null
  /** A press on "Save" or "Synchronise" while a field is missing: nothing is sent. */
  onInvalid: (error: CredentialsError) => void
  /** Resolves to whether they are stored now: then the password is forgotten. */
  onSave: (entered: DatabaseCredentials) => Promise<boolean>
  onSynchronise: (entered: DatabaseCredentials) => Promise<boolean>
  /** What trying them came to, and how they are tried; left out where they cannot be. */
  test?: ConnectionOutcomeProps
  onTest?: (entered: DatabaseCredentials) => void
  /** Something is typed: what was said before is about something else (DBSET-13). */
  onEdit: () => void
  /** Whether something is entered that is not stored. */
  onDirty?: (dirty: boolean) => void
}

const fields = ['host', 'database', 'schema', 'user', 'password'] as const
const { credentials: labels } = databaseMessages

/** Where the tables go, and how to sign in there (DBSET-02, DBSET-03, DBSET-07 to DBSET-13, DBSET-19, DBSET-20). */
export function CredentialsForm(props: CredentialsFormProps) {
  const { stored, busy, invalid, onInvalid, onSave, onSynchronise, onEdit, onDirty } = props
  const { test, onTest } = props
  const form = useForm<DatabaseCredentials>({
    initial: credentialsForm(stored),
    fields,
    // Checked when it is sent, one field at a time: the page has one banner for it.
    errorOf: () => null,
    busy: busy !== null,
    onSubmit: (values) => send(values, onSave),
  })
  const dirty = areCredentialsChanged(form.values, stored)
  // At once, so that Back cannot come between what is typed and the question about it.
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
    const { onChange, ...rest } = typed(form.field(name))
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
        <div className={css.form}>
          <div className={css.whole}>
            <TextField {...plain} {...field('host')} />
          </div>
          <TextField {...plain} {...field('database')} />
          <TextField {...plain} {...field('schema')} />
          <TextField {...plain} {...field('user')} />
          <PasswordField
            autoComplete="new-password"
            help={passwordHelp(form.values, stored)}
            {...field('password')}
          />
        </div>
        {test && (
          <div className={css.outcome}>
            <ConnectionOutcome {...test} />
          </div>
        )}
        <div className={css.buttons}>
          {test && (
            <Button
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
        </div>
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
