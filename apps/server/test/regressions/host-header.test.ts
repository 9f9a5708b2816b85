import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { renderMail } from '../../src/mail/render-mail.ts'
import { type Backend, emailOf, startBackend } from '../support/backend.ts'
import { solvedCaptcha } from '../support/captcha.ts'
import { latestMail } from '../support/outbox.ts'
import { newClient } from '../support/sdk-client.ts'

// Reset mails whose link led to the attacker's host: Zitadel CVE-2025-64101 (GHSA-mwmh-7px9-4c23), GHSA-93m4-mfpg-c3xf
// and GHSA-pfrf-9r5f-73f5. Requests are written to the socket, because clients would correct some of them.

let backend: Backend
let port: number
beforeAll(async () => {
  backend = await startBackend({ CAPTCHA_COST: '1', TRUST_PROXY: '1' })
  port = Number(new URL(await backend.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
beforeEach(async () => {
  for (const table of ['rate_counters', 'outbox'] as const)
    await backend.storage.db.deleteFrom(table).execute()
})
afterAll(() => backend.close())

const PATH = '/backend/reset-password/request'

/** Returns the status of the response to a hand-written request. */
async function ask(target: string, headers: readonly string[], body: object) {
  const payload = JSON.stringify(body)
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const lines = [
    `POST ${target} HTTP/1.1`,
    ...headers,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(payload)}`,
    'Connection: close',
  ]
  socket.write(`${lines.join('\r\n')}\r\n\r\n${payload}`)
  return Number((await text(socket)).slice(9, 12))
}

const ours = 'Host: portal.example'

describe('a host chosen by an attacker', () => {
  it.each<[string, string, readonly string[]]>([
    ['the host of the request', PATH, ['Host: evil.example']],
    ['its port', PATH, ['Host: portal.example:1337']],
    ['text after the host', PATH, ['Host: portal.example@evil.example']],
    ['the forwarded host', PATH, [ours, 'X-Forwarded-Host: evil.example']],
    ['the forwarded server', PATH, [ours, 'X-Forwarded-Server: evil.example', 'X-Host: evil.example']],
    ['the forwarded scheme', PATH, [ours, 'X-Forwarded-Proto: gopher', 'X-Forwarded-Port: 1337']],
    ['the forwarded header', PATH, [ours, 'Forwarded: for=192.0.2.1;host=evil.example;proto=http']],
    [
      'the path before a proxy',
      PATH,
      [ours, 'X-Original-URL: //evil.example', 'X-Rewrite-URL: //evil.example'],
    ],
    ['the origin', PATH, [ours, 'Origin: https://evil.example', 'Referer: https://evil.example/']],
    ['an absolute URL in the request line', `http://evil.example${PATH}`, [ours]],
    ['a second host', PATH, [ours, 'Host: evil.example']],
    ['a first host', PATH, ['Host: evil.example', ours]],
  ])('as %s is in no mail link', async (_, target, headers) => {
    const recaptchaToken = await solvedCaptcha(newClient(backend))
    const status = await ask(target, headers, { emailAddress: emailOf('eli'), recaptchaToken })
    if (status !== 200) {
      // Some are rejected because of the host, and then no mail is sent.
      expect([400, 403, 404]).toContain(status)
      expect(await backend.storage.db.selectFrom('outbox').select('id').execute()).toEqual([])
      return
    }
    const mail = await latestMail(backend, emailOf('eli'), 'password-link')
    const { text: plain, html } = renderMail(mail, backend.config.publicUrl, 'en')
    const links = [...`${plain} ${html}`.matchAll(/\b[a-z]+:\/\/[^\s"'<>)]+/g)].map(([link]) => new URL(link))
    expect(links.some((link) => link.href.includes(mail.token))).toBe(true)
    expect(new Set(links.map(({ origin }) => origin))).toEqual(new Set(['https://portal.example']))
    expect(`${plain} ${html}`).not.toMatch(/evil|1337/)
  })

  it('is not used in redirects', async () => {
    const { headers } = await backend.app.inject({
      url: '/auth/start/unknown',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    })
    expect(String(headers.location)).toMatch(/^\/signin\?/)
  })
})
