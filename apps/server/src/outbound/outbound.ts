import { lookup as resolveName } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { isNeverTarget, isPublicAddress } from './address-ranges.ts'

export type Address = { readonly address: string; readonly family: number }

export type OutboundRules = {
  /** Whether connectors may reach loopback and private networks, for the demo and for installations next to their sources. */
  readonly allowPrivateTargets: boolean
  /** Allowed ports in addition to {@link usualPorts}. Where private targets are allowed, every port is. */
  readonly ports?: readonly number[]
  readonly lookup?: (host: string) => Promise<Address[]>
}

/** FTP, SSH, HTTPS, SQL Server, MySQL and PostgreSQL. With other ports we could be used as a port scanner. */
const usualPorts: readonly number[] = [21, 22, 443, 990, 1433, 3306, 5432]

/**
 * Why the rules forbid a target. `private` is an address that is private as it was entered, which reveals nothing about our
 * network. `private-name` is a name of such an address.
 */
export type RefusalReason = 'private' | 'private-name' | 'other'

/**
 * A target that the rules forbid. Users see a refused connection, so that no one can map our network, unless they have
 * entered a private address.
 */
export class TargetRefused extends Error {
  override name = 'TargetRefused'
  readonly reason: RefusalReason

  constructor(message: string, reason: RefusalReason = 'other') {
    super(message)
    this.reason = reason
  }
}

const LONGEST_CHAIN = 8

/** Returns why the rules forbid the target of a failure; undefined for any other failure. */
export function refusalReason(failure: unknown): RefusalReason | undefined {
  let at = failure
  for (let depth = 0; depth < LONGEST_CHAIN && at instanceof Error; depth++) {
    if (at instanceof TargetRefused) return at.reason
    at = at.cause
  }
  return undefined
}

/**
 * Resolves a host once and returns the address to connect to. Every address of the name must be allowed. The caller must
 * connect to the returned one, because a second lookup may return another.
 */
export async function checkTarget(host: string, rules: OutboundRules, port?: number): Promise<Address> {
  if (isPrivateAsEntered(host, rules)) throw new TargetRefused(`${host} is a private address`, 'private')
  if (port !== undefined && !allowsPort(port, rules)) throw new TargetRefused(`Port ${port} is not allowed`)
  const addresses = await (rules.lookup ?? lookupAll)(host)
  const [first] = addresses
  if (!first) throw new TargetRefused(`${host} has no address`)
  const forbidden = addresses.filter(({ address }) => !isAllowed(address, rules))
  if (forbidden.length === 0) return first
  const isPrivate = forbidden.every(({ address }) => mightBeAllowed(address, rules))
  throw new TargetRefused(
    `${host} is not an address that may be reached`,
    isPrivate ? 'private-name' : 'other',
  )
}

/** Decides by the entered text alone. Other spellings of an address count as names. */
const isPrivateAsEntered = (host: string, rules: OutboundRules): boolean =>
  isIP(host) === 0
    ? !rules.allowPrivateTargets && /(^|\.)localhost\.?$/i.test(host)
    : !isAllowed(host, rules) && mightBeAllowed(host, rules)

/** Whether the installation could allow this forbidden address. */
const mightBeAllowed = (address: string, { allowPrivateTargets }: OutboundRules): boolean =>
  !allowPrivateTargets && !isNeverTarget(address)

/**
 * Returns false for an IP address that the rules forbid. A name counts as allowed, because it can later resolve to another
 * address; `checkTarget` decides at each connection.
 */
export function mayBeTarget({ hostname }: URL, rules: OutboundRules): boolean {
  const address = hostname.replace(/^\[(.*)\]$/, '$1')
  return isIP(address) === 0 || isAllowed(address, rules)
}

const allowsPort = (port: number, { allowPrivateTargets, ports = [] }: OutboundRules) =>
  allowPrivateTargets || usualPorts.includes(port) || ports.includes(port)

const isAllowed = (address: string, { allowPrivateTargets }: OutboundRules) =>
  allowPrivateTargets ? !isNeverTarget(address) : isPublicAddress(address)

const lookupAll = (host: string) => resolveName(host, { all: true })

/** A DNS lookup for sockets that always returns the checked address, so that a second lookup cannot differ. */
export const lookupPinnedTo =
  ({ address, family }: Address): LookupFunction =>
  (_, { all }, done) =>
    all ? done(null, [{ address, family }]) : done(null, address, family)
