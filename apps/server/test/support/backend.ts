import { DEMO_PASSWORD } from '@tributary/fakes/demo-data/people'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { buildApp, type Deps } from '../../src/app/build-app.ts'
import type { Config } from '../../src/config.ts'
import type { Storage } from '../../src/storage/storage.ts'
import type { RefreshEngine } from '../../src/sync/refresh-engine.ts'
import { cheapPasswords, DEMO_NOW, fillWithDemo } from './demo.ts'
import { noteReached } from './reached.ts'
import { testConfig } from './test-config.ts'
import { demoStorage, testStorage } from './test-storage.ts'

export type Name = 'sue' | 'adam' | 'olga' | 'eli' | 'una'

/** A browser with its cookie and access token. */
export type Browser = {
  accessToken: string | undefined
  cookie: string | undefined
  call(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    options?: CallOptions,
  ): Promise<LightMyRequestResponse>
  signIn(emailAddress: string, password?: string): Promise<LightMyRequestResponse>
  refresh(options?: CallOptions): Promise<LightMyRequestResponse>
}

type CallOptions = { body?: object; headers?: Record<string, string>; remoteAddress?: string }

export type Backend = {
  app: FastifyInstance
  storage: Storage
  config: Config
  /** The lines of the log. */
  log: string[]
  /** The ids of enqueued runs. */
  queued: string[]
  clock: { now: Date; advance(seconds: number): void }
  browser(): Browser
  /** A browser in which this user has signed in. */
  as(name: Name): Promise<Browser>
  idOf(table: 'organisations' | 'connectors' | 'users', name: string): Promise<string>
  close(): Promise<void>
}

/** A valid id that does not exist. */
export const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'

export const emailOf = (name: Name) => `${name}@tributary.example`

/** The real server with the demo data. It listens on no port, and its clock only advances on request. */
export async function startBackend(
  environment: Record<string, string> = {},
  deps: Pick<Deps, 'targets' | 'captcha' | 'signInProviders' | 'passwords' | 'resolveTxt'> & {
    storage?: Storage
    /** Creates the engine of refreshes. Without it, runs of FTP connectors are queued and never executed. */
    engine?: (tools: { storage: Storage; config: Config; clock: () => Date }) => RefreshEngine
  } = {},
): Promise<Backend> {
  const config = testConfig(environment)
  const passwords = deps.passwords ?? (await cheapPasswords())
  const storage = deps.storage ?? (deps.passwords ? await testStorage() : await demoStorage())
  if (deps.passwords) await fillWithDemo(storage, passwords, config.encryptionKey)
  const now = DEMO_NOW
  const clock = {
    now,
    advance: (seconds: number) => {
      clock.now = new Date(clock.now.getTime() + seconds * 1000)
    },
  }
  const log: string[] = []
  const queued: string[] = []
  const engine = deps.engine?.({ storage, config, clock: () => clock.now }) ?? {
    supports: (type: string) => type === 'ftp',
    enqueue: async (runId: string) => void queued.push(runId),
  }
  const app = await buildApp(config, storage, {
    ...deps,
    engine,
    passwords,
    clock: () => clock.now,
    log: {
      write: (line) => {
        log.push(line)
        noteReached(line)
      },
    },
  })
  await app.ready()

  const browser = () => newBrowser(app)
  return {
    app,
    storage,
    config,
    log,
    queued,
    clock,
    browser,
    async as(name) {
      const person = browser()
      await person.signIn(emailOf(name))
      return person
    },
    idOf: (table, name) => idOf(storage, table, name),
    async close() {
      await app.close()
      await storage.close()
    },
  }
}

function newBrowser(app: FastifyInstance): Browser {
  const browser: Browser = {
    accessToken: undefined,
    cookie: undefined,
    async call(method, path, { body, headers, remoteAddress } = {}) {
      const request: InjectOptions = {
        method,
        url: `/backend${path}`,
        headers: {
          origin: 'https://portal.example',
          'sec-fetch-site': 'same-origin',
          ...(browser.accessToken && { authorization: `Bearer ${browser.accessToken}` }),
          ...(browser.cookie && { cookie: browser.cookie }),
          ...((body || method === 'POST') && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body && { payload: body }),
        ...(remoteAddress && { remoteAddress }),
      }
      const answer = await app.inject(request)
      browser.cookie = cookieAfter(answer, browser.cookie)
      return answer
    },
    async signIn(emailAddress, password = DEMO_PASSWORD) {
      const answer = await browser.call('POST', '/auth/signin', { body: { emailAddress, password } })
      browser.accessToken = answer.json().accessToken
      return answer
    },
    async refresh(options) {
      const answer = await browser.call('POST', '/auth/refresh', options)
      if (answer.statusCode === 200) browser.accessToken = answer.json().accessToken
      return answer
    },
  }
  return browser
}

function cookieAfter(answer: LightMyRequestResponse, before: string | undefined) {
  const set = answer.cookies.find(({ name }) => name.includes('refresh'))
  if (!set) return before
  return set.value ? `${set.name}=${set.value}` : undefined
}

async function idOf({ db }: Storage, table: 'organisations' | 'connectors' | 'users', name: string) {
  const row =
    table === 'organisations'
      ? await db
          .selectFrom('organisations')
          .select('id')
          .where('company_name', '=', name)
          .executeTakeFirstOrThrow()
      : table === 'connectors'
        ? await db.selectFrom('connectors').select('id').where('name', '=', name).executeTakeFirstOrThrow()
        : await db.selectFrom('users').select('id').where('first_name', '=', name).executeTakeFirstOrThrow()
  return row.id
}
