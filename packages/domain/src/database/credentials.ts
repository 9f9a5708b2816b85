/** The sign-in to a database and the schema of the tables. */
export type DatabaseCredentials = {
  /** The host, e.g. `db.example,1433` for SQL Server or `postgres://db.example:5432` for PostgreSQL. */
  host: string
  /** The name of the database on that host. */
  database: string
  /** The schema that receives the tables. */
  schema: string
  /** The database user. */
  user: string
  /** The password of the database user. The API never returns it. */
  password: string
}

/** Stored credentials as the API returns them: `passwordSet` instead of the password. */
export type StoredCredentials = Omit<DatabaseCredentials, 'password'> & {
  /** Whether a password is stored. */
  passwordSet: boolean
}

/** The database that receives the figures of one Xero company, without the password; null if none is set. */
export type TenantCredentials = {
  /** The id of the company at Xero (its tenant id). */
  id: string
  /** The name of the company. */
  name: string
  /** The target database; null if none is set. */
  credentials: (Omit<DatabaseCredentials, 'password'> & { connector: 'mssql' }) | null
}
