import type { DatabaseCredentials, StoredCredentials } from '@tributary/domain'

/** What the credentials form begins with: what is stored, and never a password (requirement DBSET-19). */
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

/** Whether the form holds anything that is not stored yet, so that synchronising saves it first (requirement DBSET-20). */
export const areCredentialsChanged = (entered: DatabaseCredentials, stored: StoredCredentials): boolean =>
  entered.password !== '' ||
  (['host', 'database', 'schema', 'user'] as const).some((name) => entered[name].trim() !== stored[name])
