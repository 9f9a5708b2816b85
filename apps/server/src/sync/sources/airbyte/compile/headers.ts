import type { IncomingHttpHeaders } from 'node:http'

/** Headers as expressions read them, in lower case and as they are usually written. */
export function headersData(headers: IncomingHttpHeaders): Record<string, unknown> {
  const made: Record<string, unknown> = Object.create(null)
  for (const [name, value] of Object.entries(headers)) {
    const text = Array.isArray(value) ? value.join(', ') : value
    made[name] = text
    made[name.replace(/(?<![a-z\d])[a-z]/g, (letter) => letter.toUpperCase())] = text
  }
  return made
}

const LINK = /<([^<>]{1,4000})>([^<]{0,500})/g
const REL = /;\s*rel\s*=\s*"?([^";,]{1,100})/i

/** Reads a `Link` header as an object of its relations. */
export function linksOf(header: unknown): Record<string, unknown> {
  const links: Record<string, unknown> = Object.create(null)
  if (typeof header !== 'string') return links
  for (const [, url, rest = ''] of header.matchAll(LINK)) {
    const rel = REL.exec(rest)?.[1]?.trim()
    if (rel) links[rel] = { url, rel }
  }
  return links
}
