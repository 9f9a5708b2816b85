/** The sign-in to a database and the schema of the tables. */
export type DatabaseCredentials = {
  host: string
  database: string
  schema: string
  user: string
  password: string
}

/** Stored credentials as the API returns them: `passwordSet` instead of the password. */
export type StoredCredentials = Omit<DatabaseCredentials, 'password'> & { passwordSet: boolean }

/** The database that receives the figures of one Xero company, without the password; null if none is set. */
export type TenantCredentials = {
  id: string
  name: string
  credentials: (Omit<DatabaseCredentials, 'password'> & { connector: 'mssql' }) | null
}
