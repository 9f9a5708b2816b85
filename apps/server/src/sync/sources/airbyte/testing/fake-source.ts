import { ApiRefusal, type ApiRequest, type ApiResponse } from '@tributary/fakes/http-api/api-exchange'
import { type ApiServer, startApiServer } from '@tributary/fakes/http-api/api-server'
import { type Described, NotFaked, type Paging, renderAt } from './described-stream.ts'
import { selectionOf } from './expected-records.ts'
import { fakeErrors } from './fake-errors.ts'
import { makeRecords, namesOf, type Partition, pageSize } from './fake-records.ts'
import { NEXT_PAGE, readRequests } from './fake-requests.ts'
import { issuersOf, type SignIn, signInOf, valueIn } from './fake-signin.ts'
import { recordsBetween } from './fake-time.ts'
import { endPage } from './fake-tokens.ts'
import { type Made, putAt } from './made-records.ts'
import { type MadeSettings, makeSettings } from './made-settings.ts'
import { readParts } from './manifest-part.ts'
import { readFamily } from './stream-family.ts'

export type FakeSource = {
  readonly api: ApiServer
  readonly settings: MadeSettings
  readonly tables: readonly Described[]
  /** Why requests were refused. */
  readonly refusals: readonly string[]
  /** Returns the fake's address for one of the source. Other addresses stay as they are. */
  placed(address: URL): URL
  /** The records that a table must have. */
  expected(table: Described): Made[]
  /** Changes some records, and adds others. */
  change(): void
  /** Refuses all tokens that were issued. */
  expireTokens(): void
  stop(): Promise<void>
}

type Options = { readonly now: () => Date; readonly entered?: Readonly<Record<string, string>> }
type Candidate = { readonly stream: Described; readonly part: Partition }

/** Starts a server that behaves as a manifest describes, with records that fit its schemas. */
export async function startFakeSource(text: string, { now, entered = {} }: Options): Promise<FakeSource> {
  const source = readParts(text)
  const settings = makeSettings(source, entered)
  const [render, evaluate] = [renderAt(now, settings.config), renderAt(now, settings.config, null)]
  const family = readFamily(source, render)
  const issuers = issuersOf()
  const signIns = new Map(family.all.map((stream) => [stream, signInOf(stream.requester, render, issuers)]))
  const requests = readRequests(render, (stream) => signIns.get(stream)?.demand?.slot)
  const records = makeRecords({
    family,
    render,
    evaluate,
    now,
    keyOf: (stream, one) =>
      JSON.stringify([
        stream.method,
        requests.addressOf(stream, one).href,
        requests.fixedInputs(stream, one),
        one.placed,
      ]),
  })
  const errorFor = fakeErrors()
  const refusals: string[] = []
  let index = indexed()

  function indexed() {
    const all = family.all.flatMap((stream) =>
      records.partitionsOf(stream).map((part): Candidate => ({ stream, part })),
    )
    return Map.groupBy(
      all,
      ({ stream, part }) => `${stream.method} ${plainAddress(requests.addressOf(stream, part))}`,
    )
  }

  function refuse(status: number, reason: string): never {
    refusals.push(reason)
    throw new ApiRefusal({ status, json: { fake: reason } })
  }

  function handle(request: ApiRequest): ApiResponse {
    const address = addressBehind(request.path)
    const wanted = `${request.method} ${address}`
    for (const signIn of signIns.values()) {
      const route = routeOf(signIn, wanted)
      if (route) return route(request)
    }
    const candidates = index.get(wanted) ?? refuse(404, `${wanted} does not exist`)
    const faults = candidates.map(({ stream, part }) => requests.faultOf(request, stream, part))
    const found = candidates[faults.indexOf(undefined)] ?? refuse(400, `${address}: ${faults[0]}`)
    const demand = signIns.get(found.stream)?.demand
    if (demand && valueIn(request, demand.slot) !== demand.value())
      throw new ApiRefusal({ status: 401, json: { fake: 'sign in' } })
    const status = errorFor(found.stream, found.part)
    return status ? { status, json: { fake: status } } : pageFor(request, found, address)
  }

  function pageFor(request: ApiRequest, { stream, part }: Candidate, address: string): ApiResponse {
    const { paging, time } = stream
    const resource = records.resourceOf(stream, part)
    const token = requests.tokenIn(request, stream)
    const times = requests.timesIn(request, stream)
    const key = (one: string) => (isLinked(paging) ? one : JSON.stringify([times, one]))
    const size = pageSize(paging, render)
    const page = pageNumber(paging, { token, size, find: (one) => resource.issued.get(key(one)) })
    if (page === undefined || !(page >= 0)) return refuse(400, `${address}: the page ${token} does not exist`)
    const all = time ? recordsBetween(resource.records, times, time, render) : resource.records
    const items = paging.kind === 'none' ? all : all.slice(page * size, (page + 1) * size)
    const lists = resource.streams.map((one) => listPath(one))
    const body = bodyOf(lists, items)
    if (paging.kind !== 'cursor') return { json: body }
    const names = { ...namesOf(part), ...lastNames({ stream, part }, items, token) }
    const link = linkTo(request, address, page + 1)
    const asked = { paging, body, lists, page, link, names, used: new Set<string>() }
    const isLast = (page + 1) * size >= all.length
    const end =
      (isLast ? endPage({ ...asked, hasMore: false }, evaluate) : undefined) ??
      endPage({ ...asked, hasMore: true }, evaluate)
    if (!end) throw new NotFaked(`${stream.name}: with these pages`)
    if (end.token !== undefined)
      resource.issued.set(key(isLinked(paging) ? String(page + 1) : end.token), page + 1)
    return { json: end.body, headers: end.headers }
  }

  /** What expressions read about the page that was just read. */
  function lastNames({ stream, part }: Candidate, items: readonly Made[], token: string | undefined) {
    const select = selectionOf(stream, evaluate)
    const names = { ...namesOf(part), parameters: stream.part.parameters }
    return {
      last_record: items.flatMap((record) => select(record, names) ?? []).at(-1) ?? {},
      last_page_size: items.length,
      last_page_token_value: token ?? null,
      next_page_token: { next_page_token: token ?? null },
    }
  }

  const listPath = ({ listPath: path, part }: Described) =>
    path.map((step) => String(render(step, { parameters: part.parameters })))

  function guarded(request: ApiRequest): ApiResponse {
    try {
      return handle(request)
    } catch (error) {
      if (error instanceof ApiRefusal) throw error
      return refuse(400, String(error))
    }
  }

  const candidates = [...index.values()].flat()
  const names = [
    NEXT_PAGE,
    ...candidates.flatMap(({ stream, part }) => requests.parametersOf(stream, part)),
    ...[...signIns.values()].flatMap(({ inputs }) => inputs),
  ]
  const hosts = new Set([
    ...candidates.map(({ stream, part }) => requests.addressOf(stream, part).host),
    ...[...signIns.values()].flatMap(({ routes }) => [...routes.keys()].map(hostOf)),
  ])
  const api = await startApiServer({
    clock: now,
    routes: (['GET', 'POST'] as const).map((method) => ({
      method,
      path: '/*rest',
      query: [...new Set(names)],
      handle: guarded,
    })),
    refusalOf(problem) {
      refusals.push(JSON.stringify(problem))
      return { status: 400, json: problem }
    },
  })

  return {
    api,
    settings,
    tables: family.tables,
    refusals,
    placed: (address) =>
      hosts.has(address.host)
        ? new URL(`${api.uri}/~${address.host}${address.pathname}${address.search}`)
        : address,
    expected: (table) => records.selected(table).map(({ record }) => record),
    change() {
      records.change()
      index = indexed()
    },
    expireTokens: issuers.expire,
    stop: () => api.stop(),
  }
}

const hostOf = (route: string) => new URL(route.replace(/^\w+ /, '')).host

/** The address of a sign-in may have parameters. */
const routeOf = ({ routes }: SignIn, wanted: string) =>
  [...routes].find(([route]) => route.replace(/\?.*$/, '') === wanted)?.[1]

/** The fake has one path for each host of the source. */
function addressBehind(path: string): string {
  const [, host = '', rest = ''] = /^\/~([^/]+)(.*)$/.exec(path) ?? []
  return `https://${host}${rest}`
}

const plainAddress = ({ host, pathname }: URL) => `https://${host}${pathname}`

function linkTo(request: ApiRequest, address: string, page: number): string {
  const link = new URL(address)
  for (const [name, value] of request.query) if (name !== NEXT_PAGE) link.searchParams.append(name, value)
  link.searchParams.set(NEXT_PAGE, String(page))
  return link.href
}

const isLinked = (paging: Paging) => paging.kind !== 'none' && paging.tokenSlot === 'path'

type Asked = {
  readonly token: string | undefined
  readonly size: number
  find(token: string): number | undefined
}

/** Returns which page a token is of, from 0; a fraction for an offset inside one. */
function pageNumber(paging: Paging, { token, size, find }: Asked): number | undefined {
  if (paging.kind === 'none') return 0
  if (token === undefined) return paging.kind !== 'cursor' && paging.isSentFirst ? undefined : 0
  if (paging.kind === 'page') return Number(token) - paging.start
  return paging.kind === 'offset' ? Number(token) / size : find(token)
}

function bodyOf(lists: readonly (readonly string[])[], items: readonly Made[]): unknown {
  const [first = []] = lists
  if (first.length === 0) return items
  const body: Made = {}
  for (const path of lists) putList(body, path, items)
  return body
}

function putList(body: Made, path: readonly string[], items: readonly Made[]) {
  const star = path.findIndex((step) => step.includes('*'))
  if (star < 0) return putAt(body, path, items)
  if (star === 0) throw new NotFaked('a list that begins with *')
  const rest = path.slice(star + 1)
  const list = items.map((item) => {
    if (rest.length === 0) return item
    const inner: Made = {}
    putAt(inner, rest, item)
    return inner
  })
  putAt(body, path.slice(0, star), list)
}
