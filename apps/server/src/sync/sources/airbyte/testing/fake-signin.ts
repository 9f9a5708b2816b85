import { ApiRefusal, type ApiRequest, type ApiResponse } from '@tributary/fakes/http-api/api-exchange'
import {
  type Input,
  inputsOf,
  NotFaked,
  needed,
  placedSlot,
  type Render,
  type Slot,
} from './described-stream.ts'
import { type Made, putAt, valueAt } from './made-records.ts'
import { isTree, type Part } from './manifest-part.ts'

/** How the fake recognises its client. */
export type SignIn = {
  /** The value that a request must have, and where. */
  demand: { readonly slot: Slot; value(): string } | undefined
  /** Requests that sign in, by method and address. */
  /** The names of the parameters of sign-ins. */
  readonly inputs: readonly string[]
  readonly routes: ReadonlyMap<string, (request: ApiRequest) => ApiResponse>
}

const refuse = (reason: string): never => {
  throw new ApiRefusal({ status: 401, json: { fake: reason } })
}

const inHeader: Slot = { into: 'header', name: 'authorization' }

/** Reads the authenticator of a requester. */
export function signInOf(requester: Part, render: Render, issuers: Issuers): SignIn {
  const auth = requester.part('authenticator')
  return auth ? signInBy(auth, render, issuers) : noSignIn
}

const noSignIn: SignIn = { demand: undefined, inputs: [], routes: new Map() }

const fixed = (slot: Slot, value: string): SignIn => ({ ...noSignIn, demand: { slot, value: () => value } })

function signInBy(auth: Part, render: Render, issuers: Issuers): SignIn {
  const text = (name: string) => String(render(auth.get(name) ?? '', { parameters: auth.parameters }))
  if (auth.type === 'NoAuth') return noSignIn
  if (auth.type === 'BearerAuthenticator') return fixed(inHeader, `Bearer ${text('api_token')}`)
  if (auth.type === 'BasicHttpAuthenticator')
    return fixed(
      inHeader,
      `Basic ${Buffer.from(`${text('username')}:${text('password')}`).toString('base64')}`,
    )
  if (auth.type === 'ApiKeyAuthenticator') {
    const option = auth.part('inject_into')
    const slot = placedSlot(option) ?? { into: 'header' as const, name: text('header') }
    return fixed(
      { ...slot, name: String(render(slot.name, { parameters: option?.parameters ?? {} })) },
      text('api_token'),
    )
  }
  if (auth.type === 'OAuthAuthenticator') return oauth(auth, render, issuers)
  if (auth.type === 'SessionTokenAuthenticator') return session(auth, render, issuers)
  if (auth.type === 'SelectiveAuthenticator') return selected(auth, render, issuers)
  throw new NotFaked(auth.type)
}

function selected(auth: Part, render: Render, issuers: Issuers): SignIn {
  const path = auth.plain('authenticator_selection_path')
  const name = render(
    `{{ config${(Array.isArray(path) ? path : []).map((step) => `['${step}']`).join('')} }}`,
    {},
  )
  return signInBy(
    needed(auth.part('authenticators')?.part(String(name)), `authenticator ${String(name)}`),
    render,
    issuers,
  )
}

type Issuer = { issue(): string; current(): string }
export type Issuers = { at(address: string): Issuer /** Refuses all tokens from then on. */; expire(): void }

/** Issues tokens one after another, by the address of the sign-in; only the last one is valid. */
export function issuersOf(): Issuers {
  const counts = new Map<string, number>()
  const next = (address: string) => counts.set(address, (counts.get(address) ?? 0) + 1)
  const current = (address: string) => `issued-${counts.get(address) ?? 0}-by-${address.length}`
  return {
    at: (address) => ({
      issue() {
        next(address)
        return current(address)
      },
      current: () => current(address),
    }),
    expire() {
      for (const address of counts.keys()) next(address)
    },
  }
}

function oauth(auth: Part, render: Render, issuers: Issuers): SignIn {
  const names = { parameters: auth.parameters }
  const wanted = new Map<string, string>([['grant_type', 'refresh_token']])
  for (const field of ['grant_type', 'client_id', 'client_secret', 'refresh_token', 'scopes']) {
    const value = render(auth.plain(field) ?? '', names)
    const name = auth.text(`${field}_name`) ?? (field === 'scopes' ? 'scope' : field)
    if (value !== '') wanted.set(name, Array.isArray(value) ? value.join(' ') : String(value))
  }
  for (const [name, value] of Object.entries(
    render(auth.plain('refresh_request_body') ?? {}, names) as object,
  ))
    wanted.set(name, String(value))
  const headers = Object.entries(render(auth.plain('refresh_request_headers') ?? {}, names) as object)
  const address = String(render(auth.get('token_refresh_endpoint'), names))
  const tokens = issuers.at(address)
  return {
    demand: { slot: inHeader, value: () => `Bearer ${tokens.current()}` },
    inputs: [...new URL(address).searchParams.keys()],
    routes: new Map([
      [
        `POST ${address}`,
        (request: ApiRequest): ApiResponse => {
          const form = new URLSearchParams(request.body)
          if (form.toString() !== new URLSearchParams([...wanted]).toString())
            for (const name of new Set([...form.keys(), ...wanted.keys()]))
              if (form.get(name) !== (wanted.get(name) ?? null)) refuse(`${name} of the token request`)
          for (const [name, value] of headers)
            if (request.headers[name.toLowerCase()] !== String(value))
              refuse(`header ${name} of the token request`)
          return {
            json: {
              [auth.text('access_token_name') ?? 'access_token']: tokens.issue(),
              [auth.text('expires_in_name') ?? 'expires_in']: 3_600,
            },
          }
        },
      ],
    ]),
  }
}

function session(auth: Part, render: Render, issuers: Issuers): SignIn {
  const requester = needed(auth.part('login_requester'), 'login_requester')
  const own = signInOf(requester, render, issuers)
  const names = { parameters: requester.parameters }
  const base = String(render(requester.get('url_base') ?? requester.get('url'), names)).replace(/\/+$/, '')
  const path = String(render(requester.get('path') ?? '', names)).replace(/^\/+/, '')
  const tokens = issuers.at(`${base}/${path}`)
  const method = (requester.text('http_method') ?? 'GET').toUpperCase()
  const place = auth.part('request_authentication')
  const slot = place?.type === 'ApiKey' ? placedSlot(place.part('inject_into')) : undefined
  const prefix = place?.type === 'ApiKey' ? '' : 'Bearer '
  const tokenPath = auth.plain('session_token_path')
  return {
    demand: { slot: slot ?? inHeader, value: () => `${prefix}${tokens.current()}` },
    inputs: inputsOf(requester).map(({ name }) => name),
    routes: new Map([
      [
        `${method} ${path === '' ? base : `${base}/${path}`}`,
        (request: ApiRequest): ApiResponse => {
          for (const input of inputsOf(requester)) refuseOther(request, input, render)
          if (own.demand && valueIn(request, own.demand.slot) !== own.demand.value()) refuse('the sign-in')
          const json: Made = {}
          putAt(json, Array.isArray(tokenPath) ? tokenPath.map(String) : [], tokens.issue())
          return { json }
        },
      ],
    ]),
  }
}

function refuseOther(request: ApiRequest, { value, parameters, ...slot }: Input, render: Render) {
  const wanted = render(value, { parameters })
  if (wanted !== '' && !isTree(wanted) && valueIn(request, slot) !== String(wanted)) refuse(slot.name)
}

/** Returns what a request has at a place, as text. */
export function valueIn(request: ApiRequest, { into, name }: Slot): string | undefined {
  if (into === 'query') return request.query.getAll(name).join('\n') || undefined
  if (into === 'header') return request.headers[name.toLowerCase()]?.toString()
  if (into === 'form') return new URLSearchParams(request.body).get(name) ?? undefined
  const body: unknown = request.body === '' ? {} : JSON.parse(request.body)
  const found = isTree(body) && name in body ? body[name] : valueAt(body, name.split('.'))
  return found === undefined ? undefined : typeof found === 'object' ? JSON.stringify(found) : String(found)
}
