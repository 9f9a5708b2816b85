import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { ApiRequest } from '../http-api/api-exchange.ts'

/** An access key of a user of an account. */
export type AwsKey = { id: string; secret: string; account: string; user: string }

/** The name of a key's user in every region. */
export const userArn = ({ account, user }: AwsKey): string => `arn:aws:iam::${account}:user/${user}`

/** Why a signature is refused. Each service has its own words for it. */
export type SignatureProblem =
  | { problem: 'missing' | 'incomplete' | 'unknown-key' | 'scope' | 'mismatch' }
  | { problem: 'clock'; signed: Date }

type Verifying = { keys: readonly AwsKey[]; service: string; region: string; now: Date }

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/,\s]+)\/(\d{8})\/([^/,]+)\/([^/,]+)\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/

/** The greatest difference between the clocks. AWS writes it in its error: "- 5 min." */
const MOST_SKEW_MS = 5 * 60_000

/** Checks a request as AWS does for Signature Version 4. Returns the key that signed it, or the problem. */
export function verifySignature(request: ApiRequest, expected: Verifying): AwsKey | SignatureProblem {
  const { authorization } = request.headers
  if (!authorization) return { problem: 'missing' }
  const parts = AUTHORIZATION.exec(authorization)
  const [, id = '', day = '', region = '', service = '', names = '', signature = ''] = parts ?? []
  const stamp = String(request.headers['x-amz-date'] ?? '')
  const signed = dateOf(stamp)
  if (!parts || !signed || !areEnough(names.split(';'), request)) return { problem: 'incomplete' }
  const key = expected.keys.find((one) => one.id === id)
  if (!key) return { problem: 'unknown-key' }
  if (region !== expected.region || service !== expected.service || !stamp.startsWith(day))
    return { problem: 'scope' }
  if (Math.abs(signed.getTime() - expected.now.getTime()) > MOST_SKEW_MS) return { problem: 'clock', signed }
  const scope = `${day}/${region}/${service}/aws4_request`
  const text = ['AWS4-HMAC-SHA256', stamp, scope, sha256(canonicalRequest(request, names))].join('\n')
  const calculated = hmac(signingKey(key.secret, scope), text)
  return timingSafeEqual(calculated, Buffer.from(signature, 'hex')) ? key : { problem: 'mismatch' }
}

/** The host and every header of AWS must be signed. */
const areEnough = (names: readonly string[], { headers }: ApiRequest) =>
  ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))].every((name) =>
    names.includes(name),
  )

function dateOf(stamp: string): Date | undefined {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(stamp) ?? []
  return year ? new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) : undefined
}

function canonicalRequest({ method, path, query, headers, body }: ApiRequest, names: string): string {
  const encode = (text: string) =>
    encodeURIComponent(text).replace(
      /[!'()*]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
    )
  const parameters = [...query].map(([name, value]) => `${encode(name)}=${encode(value)}`).toSorted()
  const headerOf = (name: string) =>
    String(headers[name] ?? '')
      .trim()
      .replace(/ +/g, ' ')
  const lines = names.split(';').map((name) => `${name}:${headerOf(name)}`)
  return [method, path, parameters.join('&'), ...lines, '', names, sha256(body)].join('\n')
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

const signingKey = (secret: string, scope: string): Buffer =>
  scope.split('/').reduce<Buffer>((key, part) => hmac(key, part), Buffer.from(`AWS4${secret}`))
