import { Resolver } from 'node:dns'
import { emailError } from '@tributary/sdk/common'
import { z } from 'zod'

/** The number of proxies, counted from our end: the sender can forge the first entries of X-Forwarded-For. */
export const proxyCount = {
  check: z.union([
    z.enum(['true', 'false']).transform((text) => (text === 'true' ? 1 : 0)),
    z.coerce.number().int().min(0).max(10),
  ]),
  type: 'a whole number from 0 to 10, `true` or `false`',
}

const partsOf = (list: string) =>
  list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

const isOrigin = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

export const originList = {
  check: z
    .string()
    .default('')
    .transform(partsOf)
    .refine((origins) => origins.every(isOrigin))
    .transform((origins) => origins.map((origin) => new URL(origin).origin)),
  type: 'a list of http or https URLs, separated by commas',
}

const HEADER = /^[\w!#$%&'*+.^`|~-]+=[\x21-\x7e]*$/

/** Headers as OpenTelemetry writes them: names and values with percent signs for other characters. */
export const headerList = {
  check: z
    .string()
    .default('')
    .transform(partsOf)
    .refine((parts) => parts.every((part) => HEADER.test(part) && isEncoded(part)))
    .transform((parts) => Object.fromEntries(parts.map(headerOf))),
  type: 'a list of `name=value`, separated by commas',
}

function isEncoded(text: string) {
  try {
    return !/[\r\n\0]/.test(decodeURIComponent(text))
  } catch {
    return false
  }
}

const headerOf = (part: string): [string, string] => {
  const at = part.indexOf('=')
  return [part.slice(0, at), decodeURIComponent(part.slice(at + 1))]
}

export const portList = {
  check: z
    .string()
    .regex(/^\d{1,5}(,\d{1,5})*$/)
    .transform((list) => list.split(',').map(Number))
    .refine((ports) => ports.every((port) => port > 0 && port <= 65_535)),
  type: 'a list of ports, separated by commas',
}

export const nameServerList = {
  check: z.string().transform(partsOf).refine(areNameServers),
  type: 'a list of IP addresses, each with an optional port, separated by commas',
}

function areNameServers(servers: readonly string[]) {
  try {
    new Resolver().setServers(servers)
    return servers.length > 0
  } catch {
    return false
  }
}

export const emailAddress = {
  check: z.string().refine((address) => emailError(address) === null),
  type: 'an email address',
}
