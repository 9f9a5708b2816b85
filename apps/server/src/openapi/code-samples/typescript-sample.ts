import { tokenScopeOf } from '@tributary/sdk/contract'
import * as z from 'zod/mini'
import type { NamedCall } from '../calls.ts'
import { pathNames } from '../path-template.ts'
import { literal } from './literal.ts'
import type { SampleInput } from './sample-input.ts'

/** Returns a program that makes the call with the SDK. */
export function typeScriptSample(call: NamedCall, input: SampleInput): string {
  const name = functionNames[call.name] ?? call.name
  const given = argumentOf(call, input)
  const { imports, lines } = signedIn(call)
  const names = [...new Set(['createClient', name, ...imports])].toSorted()
  const list = [`client`, ...(given === undefined ? [] : [literal(given)])].join(', ')
  return [
    `import { ${names.join(', ')} } from '@tributary/sdk'`,
    '',
    ...lines,
    `const result = await ${name}(${list})`,
  ].join('\n')
}

/** Functions with a different name in the SDK, because they also change the session of the client. */
const functionNames: Readonly<Record<string, string>> = { endAllSessions: 'signOutEverywhere' }

const BASE = "baseUrl: 'http://localhost:3000/v1'"

/** Returns the lines that create the client: for anyone, for a token, or for a user where no token is accepted. */
function signedIn({ endpoint, name }: NamedCall): { imports: string[]; lines: string[] } {
  const anonymous = `const client = createClient({ ${BASE} })`
  if (endpoint.level === 'public' || name === 'refreshSession') return { imports: [], lines: [anonymous] }
  if (tokenScopeOf(endpoint) !== null) return { imports: [], lines: [byToken] }
  return { imports: ['signIn'], lines: [anonymous, bySignIn] }
}

const byToken = `const client = createClient({\n  ${BASE},\n  token: process.env.TRIBUTARY_TOKEN ?? '',\n})`
const bySignIn =
  "await signIn(client, {\n  emailAddress: 'olga@tributary.example',\n  password: process.env.TRIBUTARY_PASSWORD ?? '',\n})"

/** Functions of the SDK that take the body itself, or one field of it, because they start a session. */
const bodyItself = new Set(['signIn', 'signInWithPasskey', 'signInWithProvider', 'verifyCode'])
const oneField: Readonly<Record<string, string>> = { resendCode: 'verificationReference' }

/** The second argument of the function, with the names of the SDK. */
function argumentOf({ endpoint, name }: NamedCall, input: SampleInput): unknown {
  const body = decoded(endpoint.body, input.body)
  if (bodyItself.has(name)) return body
  if (oneField[name] !== undefined) return Reflect.get(Object(body), oneField[name])
  const query = decoded(endpoint.query, Object.fromEntries(input.query))
  const given = {
    ...part('params', paramsOf(endpoint.path, input)),
    ...part('query', query),
    ...part('body', body),
  }
  return Object.keys(given).length === 0 ? undefined : given
}

const part = (name: string, value: unknown) =>
  value === undefined || Object.keys(Object(value)).length === 0 ? {} : { [name]: value }

function paramsOf(path: string, { path: parts }: SampleInput): Record<string, unknown> {
  const values = new Map(parts)
  return Object.fromEntries(pathNames(path).map(({ name, inSdk }) => [inSdk, values.get(name)]))
}

const decoded = (schema: z.ZodMiniType | undefined, wire: unknown): unknown =>
  schema && wire !== undefined ? z.decode(schema, wire) : undefined
