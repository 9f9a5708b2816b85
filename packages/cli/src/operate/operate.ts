type Report = (line: string) => void
type Summary = { createdAt: string; tables: number; rows: number; leftOut: readonly string[] }

/**
 * What an installed server offers to operators. The command line passes the configuration on without reading it. These are
 * methods, so that a server may declare its own type of configuration.
 */
export type Operate = {
  /** Reads the environment of the server. Throws with a list of all problems. */
  readConfig(environment: Readonly<Record<string, string | undefined>>): unknown
  /** Returns the sentence that explains an error; undefined for a fault of the server. */
  startFailure(error: unknown): string | undefined
  checkConfig(
    environment: Readonly<Record<string, string | undefined>>,
    options: { connect?: boolean },
  ): Promise<{ problems: readonly string[]; warnings: readonly string[]; reached: readonly string[] }>
  createAdministrator(
    config: unknown,
    email: string,
    report: Report,
  ): Promise<{ email: string; url: string } | { none: string }>
  /** Removes the factors of an account. False without an account of this address. */
  resetFactors(config: unknown, email: string, report: Report): Promise<boolean>
  backup(config: unknown, destination: string, report: Report): Promise<Summary>
  restore(
    config: unknown,
    source: string,
    report: Report,
    options: { allowMissingKeys?: boolean },
  ): Promise<Summary & { audit: AuditCheck }>
  verifyBackup(config: unknown, source: string): Promise<Summary>
  rotateKey(
    config: unknown,
    report: Report,
    signal: AbortSignal,
  ): Promise<{ resealed: number; unopened: number }>
  keyUsage(config: unknown): Promise<readonly { id: string; values: number; state: string }[]>
  verifyAudit(config: unknown, report: Report, since?: string): Promise<AuditCheck & { holds: boolean }>
}

/** The state of the audit log. */
export type AuditCheck = { entries: number; head: string | null; broken: number }
