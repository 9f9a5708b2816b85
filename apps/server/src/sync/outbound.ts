import { lookup as resolveName } from 'node:dns/promises'
import { BlockList, isIPv6 } from 'node:net'

export type Address = { readonly address: string; readonly family: number }

export type OutboundRules = {
  /** Whether connectors may reach loopback and private networks: the demo and installations beside their sources. */
  readonly allowPrivateTargets: boolean
  /** Ports that may be reached besides {@link usualPorts}. Where private targets are allowed, every port is. */
  readonly ports?: readonly number[]
  readonly lookup?: (host: string) => Promise<Address[]>
}

/** FTP, SSH, HTTPS, SQL Server, MySQL and PostgreSQL: anything else would make us somebody's port scanner. */
export const usualPorts: readonly number[] = [21, 22, 443, 990, 1433, 3306, 5432]

/** A target the rules do not allow. Said to people exactly as a refused connection, so that nobody can map our network. */
export class TargetRefused extends Error {
  override name = 'TargetRefused'
}

/**
 * Resolves a host once and answers the address to connect to. Every address of the name must be allowed,
 * and the caller must connect to the answered one: a second look-up might tell another.
 */
export async function checkTarget(host: string, rules: OutboundRules, port?: number): Promise<Address> {
  if (port !== undefined && !allowsPort(port, rules)) throw new TargetRefused(`Port ${port} is not allowed`)
  const addresses = await (rules.lookup ?? lookupAll)(host)
  const [first] = addresses
  if (!first) throw new TargetRefused(`${host} has no address`)
  if (!addresses.every(rules.allowPrivateTargets ? isHost : isPublic))
    throw new TargetRefused(`${host} is not an address that may be reached`)
  return first
}

const allowsPort = (port: number, { allowPrivateTargets, ports = [] }: OutboundRules) =>
  allowPrivateTargets || usualPorts.includes(port) || ports.includes(port)

const lookupAll = (host: string) => resolveName(host, { all: true })

export function isPublic({ address, family }: Address): boolean {
  return !notPublic.check(address, family === 6 || isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** Link-local and group addresses are nobody's database; a cloud's own credentials lie at one of them. */
function isHost({ address, family }: Address): boolean {
  return !notHosts.check(address, family === 6 || isIPv6(address) ? 'ipv6' : 'ipv4')
}

// No rule for ::ffff:0:0/96: Node checks mapped addresses as IPv4 already, and with it would refuse all of IPv4.
const ranges: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
]

const linkLocal = ['169.254.0.0', 'fe80::']
const groups = ['224.0.0.0', '240.0.0.0', 'ff00::']

function blockList(blocked: typeof ranges): BlockList {
  const list = new BlockList()
  for (const [network, prefix] of blocked) list.addSubnet(network, prefix, isIPv6(network) ? 'ipv6' : 'ipv4')
  return list
}

const notPublic = blockList(ranges)
const notHosts = blockList(ranges.filter(([network]) => [...linkLocal, ...groups].includes(network)))
