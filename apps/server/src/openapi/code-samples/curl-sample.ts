import type { NamedCall } from '../calls.ts'
import type { Json, Operation } from '../openapi.ts'
import { pathTemplate } from '../path-template.ts'
import type { SampleInput } from './sample-input.ts'

/** Returns a command that makes the call. The address and the token are variables of the shell. */
export function curlSample(
  { endpoint }: NamedCall,
  security: Operation['security'],
  input: SampleInput,
): string {
  const { method } = endpoint
  const byCookie = security.some((scheme) => 'session' in scheme)
  return [
    `curl${method === 'GET' ? '' : ` --request ${method}`} "$TRIBUTARY_URL${addressOf(endpoint.path, input)}"`,
    ...security.flatMap((scheme) => ('bearer' in scheme ? [bearer] : cookies)),
    // A request with only a cookie must be JSON, so that no page of another site can send it.
    ...(input.body === undefined && !byCookie ? [] : bodyOf(input.body ?? {})),
  ].join(' \\\n  ')
}

const bearer = '--header "Authorization: Bearer $TRIBUTARY_TOKEN"'
const cookies = ['--cookie cookies.txt', '--cookie-jar cookies.txt']

function addressOf(path: string, { path: parts, query }: SampleInput): string {
  const values = new Map(parts)
  const filled = pathTemplate(path).replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(values.get(name) ?? ''),
  )
  const search = String(new URLSearchParams(Object.fromEntries(query)))
  return search === '' ? filled : `${filled}?${search}`
}

const bodyOf = (body: Json): string[] => [
  '--header "Content-Type: application/json"',
  `--data '${jsonOf(body).replaceAll("'", "'\\''")}'`,
]

const LINE = 70

function jsonOf(body: Json): string {
  const line = JSON.stringify(body)
  return line.length <= LINE ? line : JSON.stringify(body, null, 2)
}
