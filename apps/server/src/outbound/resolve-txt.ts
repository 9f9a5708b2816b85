import { Resolver } from 'node:dns/promises'

/** Looks up the TXT records of a name, each in pieces. Rejects as node:dns does. */
export type ResolveTxt = (name: string) => Promise<string[][]>

/** Returns a lookup at these name servers; without any, at those of this machine. */
export function txtResolver(servers: readonly string[]): ResolveTxt {
  const resolver = new Resolver()
  if (servers.length > 0) resolver.setServers(servers)
  return (name) => resolver.resolveTxt(name)
}
