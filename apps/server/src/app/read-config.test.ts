import { chmodSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError } from '../config-error.ts'
import { readConfig } from './read-config.ts'

const freshDir = () => mkdtempSync(join(tmpdir(), 'tributary-config-'))
const key = (fill: number) =>
  Buffer.from(Array.from({ length: 32 }, (_, index) => index * fill)).toString('base64')

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://portal.example',
  ENCRYPTION_KEY: key(3),
  TOKEN_KEY: key(5),
  SMTP_URL: 'smtp://mail.example',
  DATABASE_URL: 'postgres://database.example/tributary',
}
const configured = (environment: Record<string, string | undefined>) =>
  readConfig({ DATA_DIR: freshDir(), ...environment })

describe('without settings', () => {
  it('serves the demo on port 3000 of this machine', () => {
    const config = configured({})
    expect(config).toMatchObject({
      port: 3000,
      host: 'localhost',
      demo: true,
      production: false,
      trustedProxies: 0,
    })
    expect(config.publicUrl.href).toBe('http://localhost:3000/')
    expect(config.allowedOrigins).toEqual([
      'http://localhost:3000',
      'http://127.0.0.1:3000',
      'http://[::1]:3000',
    ])
  })

  it('creates two keys once, readable only by their owner', () => {
    const DATA_DIR = freshDir()
    const first = readConfig({ DATA_DIR })
    const second = readConfig({ DATA_DIR })
    expect(first.encryptionKey).toEqual(second.encryptionKey)
    expect(first.encryptionKey).not.toEqual(first.tokenKey)
    expect(first.encryptionKey).toHaveLength(32)
    expect(statSync(`${DATA_DIR}/encryption-key`).mode & 0o777).toBe(0o600)
    expect(readFileSync(`${DATA_DIR}/token-key`, 'utf8').trim()).toBe(
      Buffer.from(first.tokenKey).toString('base64'),
    )
  })
})

describe('the demo', () => {
  it.each([
    [{}, true],
    [{ DEMO: 'false' }, false],
    [{ DATABASE_URL: 'postgres://localhost/x' }, false],
    [{ DATABASE_URL: 'postgres://localhost/x', DEMO: 'true' }, true],
    [production, false],
  ])('with %j is %s', (environment, demo) => {
    expect(configured(environment).demo).toBe(demo)
  })
})

describe('production', () => {
  it('accepts complete settings', () => {
    expect(configured(production)).toMatchObject({
      production: true,
      host: '0.0.0.0',
      allowPrivateTargets: false,
      allowedOrigins: ['https://portal.example'],
    })
  })

  it.each([
    [{ DEMO: 'true' }, 'demo people have known passwords'],
    [{ DATABASE_URL: undefined }, 'DATABASE_URL must be set'],
    [{ CAPTCHA_COST: '999' }, 'CAPTCHA_COST must be at least 1000'],
    [{ PUBLIC_URL: undefined }, 'PUBLIC_URL must be set to an https address'],
    [{ PUBLIC_URL: 'http://portal.example' }, 'PUBLIC_URL must be set to an https address'],
    [{ SMTP_URL: undefined }, 'SMTP_URL must be set'],
    [{ ENCRYPTION_KEY: undefined }, 'ENCRYPTION_KEY must be set'],
    [{ TOKEN_KEY: '' }, 'TOKEN_KEY must be set'],
    [{ TOKEN_KEY: 'c2hvcnQ=' }, 'TOKEN_KEY must be 32 random bytes in base64'],
    [{ TOKEN_KEY: Buffer.alloc(32).toString('base64') }, 'TOKEN_KEY must be 32 random bytes in base64'],
  ])('rejects %j', (change, message) => {
    const start = () => configured({ ...production, ...change })
    expect(start).toThrow(ConfigError)
    expect(start).toThrow(message)
  })
})

describe('production with missing settings', () => {
  it('lists every problem, including invalid values', () => {
    const start = () => configured({ NODE_ENV: 'production', PORT: 'http', TOKEN_KEY: 'c2hvcnQ=' })
    expect(start).toThrow(
      /PORT must be a whole number from 0 to 65535\.\n {2}DATABASE_URL must .*\n {2}PUBLIC_URL must .*\n {2}SMTP_URL must .*\n {2}ENCRYPTION_KEY must .*\n {2}TOKEN_KEY must [^\n]*$/,
    )
  })

  it('runs on the embedded database only where EMBEDDED_IN_PRODUCTION allows it', () => {
    const embedded = { ...production, DATABASE_URL: undefined }
    expect(() => configured(embedded)).toThrow('DATABASE_URL must be set')
    expect(configured({ ...embedded, EMBEDDED_IN_PRODUCTION: 'true' }).databaseUrl).toBeUndefined()
  })
})

describe('a data directory', () => {
  it('rejects a path that is a file or is below one', () => {
    const file = join(freshDir(), 'file')
    writeFileSync(file, '')
    for (const DATA_DIR of [file, `${file}/below`])
      expect(() => readConfig({ DATA_DIR })).toThrow(
        new ConfigError(`DATA_DIR is ${DATA_DIR}, which is a file, or lies below one. Choose a directory.`),
      )
  })

  it('rejects a path that cannot be written to', () => {
    const DATA_DIR = freshDir()
    chmodSync(DATA_DIR, 0o500)
    expect(() => asOrdinaryUser(() => readConfig({ DATA_DIR }))).toThrow(
      new ConfigError(
        `DATA_DIR is ${DATA_DIR}, where this process may not write. Change its permissions, or choose another directory.`,
      ),
    )
  })
})

/** Root may write everywhere. */
function asOrdinaryUser(work: () => void) {
  if (process.getuid?.() !== 0) return work()
  process.seteuid?.(65_534)
  try {
    work()
  } finally {
    process.seteuid?.(0)
  }
}

describe('an invalid setting', () => {
  it.each([
    [{ PORT: 'http' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL'],
    [{ DATABASE_WAIT: 'long' }, 'DATABASE_WAIT'],
    [{ DATABASE_TIMEOUT: '0' }, 'DATABASE_TIMEOUT'],
    [{ PUBLIC_URL: 'ftp://portal.example' }, 'PUBLIC_URL'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ TRUST_PROXY: 'maybe' }, 'TRUST_PROXY'],
    [{ TARGET_PORTS: '6432;80' }, 'TARGET_PORTS'],
    [{ DNS_SERVERS: 'ns.example' }, 'DNS_SERVERS'],
    [{ DNS_SERVERS: ',' }, 'DNS_SERVERS'],
    [{ SMTP_TLS: 'maybe' }, 'SMTP_TLS'],
    [{ RECAPTCHA_SITE_KEY: 'k"><script>', RECAPTCHA_SECRET: 's' }, 'RECAPTCHA_SITE_KEY'],
    [{ RECAPTCHA_SITE_KEY: 'k' }, 'RECAPTCHA_SECRET must be set'],
    [{ RECAPTCHA_SECRET: 's' }, 'RECAPTCHA_SITE_KEY and'],
    [{ TRUST_TARGET_CERTIFICATES: 'maybe' }, 'TRUST_TARGET_CERTIFICATES'],
  ])('%j is named', (environment, name) => {
    expect(() => configured(environment)).toThrow(ConfigError)
    expect(() => configured(environment)).toThrow(name)
  })
})

it('verifies certificates and allows only the usual ports by default', () => {
  expect(configured({})).toMatchObject({ targetPorts: [], trustTargetCertificates: false })
  expect(configured({ TARGET_PORTS: '6432,25060', TRUST_TARGET_CERTIFICATES: 'true' })).toMatchObject({
    targetPorts: [6432, 25060],
    trustTargetCertificates: true,
  })
})

it('uses the name servers of the machine unless others are set', () => {
  expect(configured({}).dnsServers).toEqual([])
  expect(configured({ DNS_SERVERS: '192.0.2.1, [2001:db8::1]:5353' }).dnsServers).toEqual([
    '192.0.2.1',
    '[2001:db8::1]:5353',
  ])
})

it('reads the manifests of sources, and does not start with a faulty one', () => {
  const folder = freshDir()
  writeFileSync(join(folder, 'gaap.yaml'), 'name: GAAP\nbase: x')
  expect(() => configured({ SOURCE_MANIFESTS: folder })).toThrow(
    /gaap\.yaml:1:1: streams: streams is missing/,
  )
  expect(configured({}).sourceManifests.size).toBe(0)
})
