import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import { z } from 'zod'

/** The settings that stay the same over a restart. */
export type KeptProvider = { port: number; clientSecret: string; cookieKey: string; signingKey: JWK }

const shape = z.object({
  port: z.number().int().min(0).max(65_535),
  clientSecret: z.string().min(1),
  cookieKey: z.string().min(1),
  signingKey: z.looseObject({ kty: z.string() }),
})

/** Reads the stored settings, or creates new ones if they cannot be read. */
export async function keptProvider(file: string): Promise<KeptProvider> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const kept = shape.safeParse(jsonIn(text))
  return kept.success ? kept.data : newProvider()
}

/** Writes atomically, readable by the owner only. */
export async function keepProvider(file: string, provider: KeptProvider): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await writeFile(`${file}.new`, JSON.stringify(provider), { mode: 0o600 })
  await rename(`${file}.new`, file)
}

async function newProvider(): Promise<KeptProvider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const signingKey = { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }
  return { port: 0, clientSecret: secret(), cookieKey: secret(), signingKey }
}

const secret = () => randomBytes(32).toString('base64url')

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
