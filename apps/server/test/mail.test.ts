import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { createClient, getCaptchaChallenge } from '@tributary/sdk'
import { freePort } from '@tributary/tooling/free-port'
import type { Challenge } from 'altcha-lib'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningServer, type StartContext, startServer } from '../src/app/start.ts'
import type { Config } from '../src/config.ts'
import { emailOf, type Name } from './support/backend.ts'
import { solutionOf } from './support/captcha.ts'
import { fillWithDemo } from './support/demo.ts'
import { placeEmbedded } from './support/embedded-copy.ts'
import { type SmtpSite, startSmtp } from './support/smtp.ts'
import { testConfig } from './support/test-config.ts'

// The whole server, listening, and the mail it sends.

async function started(environment: Record<string, string> = {}) {
  const config = testConfig({
    PORT: String(await freePort()),
    HOST: '127.0.0.1',
    CAPTCHA_COST: '1',
    LOG_LEVEL: 'silent',
    ...environment,
  })
  await placeEmbedded(config.dataDir)
  const beforeStart = async ({ storage, passwords }: StartContext) => {
    await fillWithDemo(storage, passwords, config.encryptionKey)
    const german = { language: 'de' } as const
    await storage.db.updateTable('users').set(german).where('email', '=', emailOf('eli')).execute()
    return config
  }
  return { config, server: await startServer(config, { beforeStart }) }
}

/** Requests a reset with the given request and returns the status. */
async function askForReset(
  { port }: Config,
  name: Name,
  { path, headers }: { path?: string; headers?: Record<string, string | string[]> } = {},
) {
  const client = createClient({ baseUrl: `http://127.0.0.1:${port}/backend` })
  // The challenge has ALTCHA's own format, which the contract does not describe.
  const challenge = (await getCaptchaChallenge(client)) as unknown as Challenge
  const body = { emailAddress: emailOf(name), recaptchaToken: await solutionOf(challenge) }
  const asking = request({
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: path ?? '/backend/reset-password/request',
    headers: { 'content-type': 'application/json', ...headers },
  })
  asking.end(JSON.stringify(body))
  const [answer] = await once(asking, 'response')
  answer.resume()
  return answer.statusCode
}

describe('without a mail server', () => {
  let config: Config
  let server: RunningServer
  beforeAll(async () => {
    ;({ config, server } = await started())
  })
  afterAll(() => server.stop())

  const mailsTo = async (name: Name) => {
    const folder = join(config.dataDir, 'outbox')
    const files = readdirSync(folder).filter((file) => file.endsWith('.eml'))
    const mails = await Promise.all(files.map((file) => PostalMime.parse(readFileSync(join(folder, file)))))
    return mails.filter(({ to }) => to?.[0]?.address === emailOf(name))
  }

  const poisoned: [Name, string, Parameters<typeof askForReset>[2]][] = [
    ['una', 'Host', { headers: { host: 'evil.example' } }],
    [
      'eli',
      'X-Forwarded-Host',
      { headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' } },
    ],
    ['olga', 'Forwarded', { headers: { forwarded: 'host=evil.example;proto=http' } }],
    ['adam', 'the address of the request', { path: 'http://evil.example/backend/reset-password/request' }],
  ]

  it.each(poisoned)(
    'the mail to %s links to PUBLIC_URL, whatever the request has in %s',
    async (name, _, said) => {
      // Rejecting the request is fine too.
      const status = await askForReset(config, name, said)
      if (status !== 200) await askForReset(config, name)
      await expect.poll(() => mailsTo(name)).toHaveLength(1)
      const [mail] = await mailsTo(name)
      expect(mail?.text).toMatch(/\nhttps:\/\/portal\.example\/reset-password\/redeem\/[\w-]{43}\n/)
      expect(`${mail?.text}${mail?.html}${JSON.stringify(mail?.headers)}`).not.toContain('evil.example')
    },
  )
})

describe('with a mail server', () => {
  let site: SmtpSite
  let config: Config
  let server: RunningServer
  beforeAll(async () => {
    site = await startSmtp()
    const mail = {
      SMTP_URL: `smtp://127.0.0.1:${site.port}`,
      SMTP_TLS: 'optional',
      MAIL_FROM: 'us@firm.example',
    }
    ;({ config, server } = await started(mail))
  })
  afterAll(() => server.stop())
  afterAll(() => site.stop())

  it('responds before the mail server sends its greeting', async () => {
    const greeted = Promise.withResolvers<void>()
    site.behaviours = [{ greetAfter: greeted.promise }]
    expect(await askForReset(config, 'una')).toBe(200)
    expect(site.received).toEqual([])
    greeted.resolve()
    await expect.poll(() => site.received).toHaveLength(1)
    expect(site.received[0]).toMatchObject({
      subject: 'Reset your password',
      envelope: { from: 'us@firm.example', to: [emailOf('una')] },
    })
  })

  it('mails in the language of the account, and otherwise in that of the request [USER-32]', async () => {
    const before = site.received.length
    const arabic = { headers: { 'accept-language': 'ar' } }
    await askForReset(config, 'eli', arabic)
    await expect.poll(() => site.received).toHaveLength(before + 1)
    await askForReset(config, 'olga', arabic)
    await expect.poll(() => site.received).toHaveLength(before + 2)
    await askForReset(config, 'adam')
    await expect.poll(() => site.received).toHaveLength(before + 3)
    expect(site.received.slice(before).map(({ subject }) => subject)).toEqual([
      'Setzen Sie Ihr Passwort zurück',
      'أعد تعيين كلمة مرورك',
      'Reset your password',
    ])
  })
})
