import type { TenantCredentials, TokenOrganisation } from '@tributary/domain'
import { credentialsError } from '../database/credentials-error.ts'

/** What a person enters of a Xero company: its name, and where its figures go. Both passwords begin empty. */
export type TenantForm = {
  name: string
  host: string
  database: string
  schema: string
  user: string
  password: string
  confirmPassword: string
}

/** The fields as they begin: what is stored, except the password, which nobody is told (requirement XSYNC-18). */
export function tenantForm({ name, credentials }: TokenOrganisation | TenantCredentials): TenantForm {
  const { host = '', database = '', schema = '', user = '' } = credentials ?? {}
  return { name, host, database, schema, user, password: '', confirmPassword: '' }
}

type Passwords = Pick<TenantForm, 'password' | 'confirmPassword'>

/** Whether both passwords are the same, to the letter (requirements XSYNC-15 and TOKEN-06). */
export const passwordsAgree = ({ password, confirmPassword }: Passwords): boolean =>
  password === confirmPassword

/** Whether everything is filled and both passwords are the same (requirement TOKEN-06, connectors spec 5). */
export const isTenantComplete = (form: TenantForm): boolean =>
  [form.name, form.host, form.database, form.schema, form.user].every((text) => text.trim() !== '') &&
  form.password !== '' &&
  passwordsAgree(form)

/** The first thing that is missing of where the figures go, in the words of the database settings (connectors spec 5). */
export const tenantError = (form: TenantForm): string | null => credentialsError(form, null)?.sentence ?? null

/** What is sent of it; the database is always a SQL Server (requirements XSYNC-16, TOKEN-04 and TOKEN-08). */
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
