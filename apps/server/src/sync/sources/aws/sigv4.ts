import { createHash, createHmac } from 'node:crypto'
import type { PreparedRequest } from '../http/http-client.ts'

/** A key, and the service that a request is signed for. */
export type Signing = {
  readonly keyId: string
  readonly secret: string
  readonly region: string
  readonly service: string
  readonly at: Date
}

const ALGORITHM = 'AWS4-HMAC-SHA256'

/** Returns the headers that sign a request with Signature Version 4 of AWS. */
export function signatureHeaders(request: PreparedRequest, signing: Signing): Record<string, string> {
  const { keyId, secret, region, service } = signing
  const stamp = `${signing.at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
  const scope = `${stamp.slice(0, 8)}/${region}/${service}/aws4_request`
  const headers = signedHeaders(request, stamp)
  const names = headers.map(([name]) => name).join(';')
  const text = [ALGORITHM, stamp, scope, sha256(canonical(request, headers, names))].join('\n')
  const signature = hmac(signingKey(secret, scope), text).toString('hex')
  const authorization = `${ALGORITHM} Credential=${keyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`
  return { 'x-amz-date': stamp, authorization }
}

type Header = readonly [name: string, value: string]

/** Only these, because a proxy may change the others. */
function signedHeaders({ url, headers }: PreparedRequest, stamp: string): Header[] {
  const own = Object.entries({ ...headers, host: url.host, 'x-amz-date': stamp })
  return own
    .map(([name, value]): Header => [name.toLowerCase(), value.trim().replace(/ +/g, ' ')])
    .filter(([name]) => name === 'host' || name === 'content-type' || name.startsWith('x-amz-'))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
}

function canonical({ method, url, body = '' }: PreparedRequest, headers: readonly Header[], names: string) {
  const path = url.pathname.split('/').map(encoded).join('/')
  const query = [...url.searchParams].map((parameter) => parameter.map(encoded).join('=')).toSorted()
  const lines = headers.map(([name, value]) => `${name}:${value}`)
  return [method, path, query.join('&'), ...lines, '', names, sha256(body)].join('\n')
}

/** Encodes everything except letters, digits and `-._~`. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

const signingKey = (secret: string, scope: string): Buffer =>
  scope.split('/').reduce<Buffer>((key, part) => hmac(key, part), Buffer.from(`AWS4${secret}`))
