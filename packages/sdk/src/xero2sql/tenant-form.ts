import type { TenantCredentials, TokenOrganisation } from '@tributary/domain'
import { credentialsError } from '../database/credentials-error.ts'

/** The form of a Xero company: its name and the database that receives its figures. Both passwords start blank. */
export type TenantForm = {
  /** The name of the company. */
  name: string
  /** The SQL Server, e.g. `db.example,1433`. */
  host: string
  /** The name of the database on that host. */
  database: string
  /** The schema that receives the tables. */
  schema: string
  /** The database user. */
  user: string
  /** The password of the database user. */
  password: string
  /** The password again. */
  confirmPassword: string
}

/**
 * Returns the form with the stored values. The server never returns the password, so both passwords start
 * blank.
 */
export function tenantForm({ name, credentials }: TokenOrganisation | TenantCredentials): TenantForm {
  const { host = '', database = '', schema = '', user = '' } = credentials ?? {}
  return { name, host, database, schema, user, password: '', confirmPassword: '' }
}

type Passwords = Pick<TenantForm, 'password' | 'confirmPassword'>

/** Whether both passwords match exactly. */
export const passwordsAgree = ({ password, confirmPassword }: Passwords): boolean =>
  password === confirmPassword

/** Whether every field is filled in and both passwords match. */
export const isTenantComplete = (form: TenantForm): boolean =>
  [form.name, form.host, form.database, form.schema, form.user].every((text) => text.trim() !== '') &&
  form.password !== '' &&
  passwordsAgree(form)

/** Returns the first problem with the database settings, or null. */
export const tenantError = (form: TenantForm): string | null => credentialsError(form, null)?.sentence ?? null

/** Returns the request body of a form. The target database is always a SQL Server. */
export function tenantRequest(tenantId: string, form: TenantForm) {
  const { name, host, database, schema, user, password } = form
  return {
    tenantId,
    tenantName: name.trim(),
    credentials: {
      connector: 'mssql' as const,
      host: host.trim(),
      database: database.trim(),
      schema: schema.trim(),
      user: user.trim(),
      password,
    },
  }
}
