import { BlockList, isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'

type Subnet = readonly [network: string, prefix: number]

/** IPv4 blocks that are not globally reachable, by the IANA special-purpose registry. */
const specialIpv4: Subnet[] = [
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
]

/** The only IPv6 block for global use, and the special-purpose blocks inside it. */
const globalIpv6: Subnet[] = [['2000::', 3]]
const specialIpv6: Subnet[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

/** Link-local, multicast and reserved addresses, and the metadata services of clouds, which return credentials. */
const neverTargets: Subnet[] = [
  ['169.254.0.0', 16],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['100.100.100.200', 32],
  ['192.0.0.192', 32],
  ['fe80::', 10],
  ['ff00::', 8],
  ['fd00:ec2::254', 128],
]

/** The IPv6 blocks whose last four bytes are an IPv4 address: compatible, mapped, translated, NAT64 and local NAT64. */
const embedding: Subnet[] = [
  ['::', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
]

const listOf = (subnets: readonly Subnet[]): BlockList => {
  const list = new BlockList()
  for (const [network, prefix] of subnets) list.addSubnet(network, prefix, isIPv6(network) ? 'ipv6' : 'ipv4')
  return list
}

const includes = (list: BlockList, address: string) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

const lists = {
  specialIpv4: listOf(specialIpv4),
  globalIpv6: listOf(globalIpv6),
  specialIpv6: listOf(specialIpv6),
  neverTargets: listOf(neverTargets),
  embedding: listOf(embedding),
  localNat64: listOf([['64:ff9b:1::', 48]]),
  sixToFour: listOf([['2002::', 16]]),
  teredo: listOf([['2001::', 32]]),
}

/** Returns true for an address on the public internet. IPv6 forms that embed an IPv4 address are not public. */
export function isPublicAddress(address: string): boolean {
  const bare = withoutZone(address)
  if (!isIPv6(bare)) return !includes(lists.specialIpv4, bare)
  return includes(lists.globalIpv6, bare) && !includes(lists.specialIpv6, bare)
}

/** Returns true for an address that may not be reached even where private targets are allowed, in any IPv6 form. */
export function isNeverTarget(address: string): boolean {
  const bare = withoutZone(address)
  return [bare, ...embeddedIpv4(bare)].some((one) => includes(lists.neverTargets, one))
}

const withoutZone = (address: string) => address.replace(/%.*$/, '')

/** Returns every IPv4 address that a router may extract from an IPv6 address. */
function embeddedIpv4(address: string): string[] {
  if (!isIPv6(address)) return []
  const bytes = ipaddr.parse(address).toByteArray()
  const at = (...places: number[]) => places.map((place) => bytes[place]).join('.')
  const found: string[] = []
  if (includes(lists.embedding, address)) found.push(at(12, 13, 14, 15))
  // RFC 6052 places the address by the length of the translator's prefix: 48, 56 or 64 bits.
  if (includes(lists.localNat64, address)) found.push(at(6, 7, 9, 10), at(7, 9, 10, 11), at(9, 10, 11, 12))
  if (includes(lists.sixToFour, address)) found.push(at(2, 3, 4, 5))
  if (includes(lists.teredo, address)) found.push(at(4, 5, 6, 7), inverted(bytes.slice(12)))
  return found
}

const inverted = (bytes: number[]) => bytes.map((byte) => byte ^ 0xff).join('.')
