/** What it takes to sign in to a database and find one's tables in it (connectors spec 3). */
export type DatabaseCredentials = {
  host: string
  database: string
  schema: string
  user: string
  password: string
}

/** Stored credentials as they are told: never the password, only whether there is one (requirement DBSET-19). */
export type StoredCredentials = Omit<DatabaseCredentials, 'password'> & { passwordSet: boolean }

/** Where the figures of one Xero company go, as told: without the password (connectors spec 3). */
export type TenantCredentials = {
  id: string
  name: string
  credentials: (Omit<DatabaseCredentials, 'password'> & { connector: 'mssql' }) | null
}
