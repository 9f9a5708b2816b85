/** The database engines that tables can be written to. */
export type TargetEngine = 'sqlserver' | 'postgres'

/** The location of a database: a name, or an address without brackets, and a port. */
export type TargetHost = {
  /** The database engine. */
  engine: TargetEngine
  /** A name in lower case, or an IP address without brackets. */
  host: string
  /** The port; the usual one of the engine if none was written. */
  port: number
}

const defaultPorts = { sqlserver: 1433, postgres: 5432 } as const satisfies Record<TargetEngine, number>

const LONGEST_NAME = 253
const label = '[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?'
const place = `(?:\\[(?<v6>[0-9a-f:.]{2,45})\\]|(?<name>${label}(?:\\.${label})*))`
const sqlServer = /* @__PURE__ */ new RegExp(`^${place}(?:[:,](?<port>\\d{1,5}))?$`, 'i')
const postgres = /* @__PURE__ */ new RegExp(`^postgres(?:ql)?://${place}(?::(?<port>\\d{1,5}))?$`, 'i')

/**
 * Parses a database host as users write it. `postgres://name[:port]` and `postgresql://…` mean PostgreSQL.
 * `name`, `name,1433`, `name:1433` and `[v6]:port` mean SQL Server. Returns null for anything else, such as a
 * user, a path, a query or a named instance.
 */
export function readTargetHost(text: string): TargetHost | null {
  const written = text.trim()
  const engine: TargetEngine = written.includes('://') ? 'postgres' : 'sqlserver'
  const parts = (engine === 'postgres' ? postgres : sqlServer).exec(written)?.groups
  const host = parts?.v6 ?? parts?.name
  const port = parts?.port === undefined ? defaultPorts[engine] : Number(parts.port)
  if (!host || host.length > LONGEST_NAME || port < 1 || port > 65_535) return null
  return { engine, host: host.toLowerCase(), port }
}
