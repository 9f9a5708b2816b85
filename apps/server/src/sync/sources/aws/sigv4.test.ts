import { expect, it } from 'vitest'
import type { PreparedRequest } from '../http/http-client.ts'
import { signatureHeaders } from './sigv4.ts'

/** The key and the time of the examples that AWS publishes. */
const example = {
  keyId: 'AKIDEXAMPLE',
  secret: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
  service: 'service',
  at: new Date('2015-08-30T12:36:00Z'),
}
const HOST = 'https://example.amazonaws.com'
const form = 'application/x-www-form-urlencoded'

const request = (method: 'GET' | 'POST', url: string, change: Partial<PreparedRequest> = {}) => ({
  method,
  url: new URL(url),
  headers: { accept: 'application/json' },
  body: undefined,
  ...change,
})

it.each<[string, PreparedRequest, string, string, string]>([
  [
    'get-vanilla',
    request('GET', `${HOST}/`),
    'service',
    'host;x-amz-date',
    '5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31',
  ],
  [
    'get-vanilla-query-order-key-case',
    request('GET', `${HOST}/?Param2=value2&Param1=value1`),
    'service',
    'host;x-amz-date',
    'b97d918cfa904a5beff61c982a1b6f458b799221646efd99d3219ec94cdf2500',
  ],
  [
    'post-vanilla',
    request('POST', `${HOST}/`),
    'service',
    'host;x-amz-date',
    '5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b',
  ],
  [
    'post-x-www-form-urlencoded',
    request('POST', `${HOST}/`, { headers: { 'Content-Type': form }, body: 'Param1=value1' }),
    'service',
    'content-type;host;x-amz-date',
    'ff11897932ad3f4e8b18135d722051e5ac45fc38421b1da7b9d196a0fe09473a',
  ],
  [
    'ListUsers of the guide to signing requests',
    request('GET', 'https://iam.amazonaws.com/?Action=ListUsers&Version=2010-05-08', {
      headers: { 'content-type': `${form}; charset=utf-8` },
    }),
    'iam',
    'content-type;host;x-amz-date',
    '5d672d79c15b13162d9279b0855cfba6789a8edb4c82c400e06b5924a6f2b5d7',
  ],
])('signs AWS’s example %s', (_, prepared, service, names, signature) => {
  expect(signatureHeaders(prepared, { ...example, service })).toEqual({
    'x-amz-date': '20150830T123600Z',
    authorization: `AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/${service}/aws4_request, SignedHeaders=${names}, Signature=${signature}`,
  })
})
