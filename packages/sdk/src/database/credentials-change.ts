import type { DatabaseCredentials, StoredCredentials } from '@tributary/domain'

/** Returns the initial values of the credentials form: the stored ones, with a blank password. */
export const credentialsForm = ({
  host,
  database,
  schema,
  user,
}: StoredCredentials): DatabaseCredentials => ({
  host,
  database,
  schema,
  user,
  password: '',
})

/** Whether the form has unsaved changes. Synchronising then saves them first. */
export const areCredentialsChanged = (entered: DatabaseCredentials, stored: StoredCredentials): boolean =>
  entered.password !== '' ||
  (['host', 'database', 'schema', 'user'] as const).some((name) => entered[name].trim() !== stored[name])
