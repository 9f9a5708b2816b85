import { ApiRefusal, type ApiRequest, type ApiResponse } from '@tributary/fakes/http-api/api-exchange'
import { type ApiServer, startApiServer } from '@tributary/fakes/http-api/api-server'
import { formatMoment, parseIso, parseMoment } from '../expressions/date-format.ts'
import { Moment } from '../expressions/moment.ts'
import {
  type Described,
  describeStream,
  type Input,
  type Names,
  NotFaked,
  needed,
  type Paging,
  placedSlot,
  renderAt,
  type Slot,
  type TimeLimit,
} from './described-stream.ts'
import { selectionOf } from './expected-records.ts'
import { issuersOf, type SignIn, signInOf, valueIn } from './fake-signin.ts'
import { endPage } from './fake-tokens.ts'
import { type Made, madeValue, putAt, typesOf, valueAt } from './made-records.ts'
import { type MadeSettings, makeSettings } from './made-settings.ts'
import { isTree, type Part, readParts, type Tree } from './manifest-part.ts'

/** A part of a stream with its own requests. */
type Partition = {
  readonly names: Tree
  readonly placed: readonly { readonly slot: Slot; readonly value: string }[]
  readonly at: number
}

/** The records behind one address. Streams with the same requests share them. */
type Resource = {
  readonly records: Made[]
  readonly streams: readonly Described[]
  readonly issued: Map<string, number>
}
type Candidate = { readonly stream: Described; readonly partition: Partition }

export type FakeSource = {
  readonly api: ApiServer
  readonly settings: MadeSettings
  readonly tables: readonly Described[]
  /** Why requests were refused. */
  readonly refusals: readonly string[]
  /** Returns the fake's address for one of the source. */
  placed(address: URL): URL
  /** The records that a table must have. */
  expected(table: Described): Made[]
  /** Changes a record of every table that can have changes, and adds one. Returns how many did. */
  change(): number
  expireTokens(): void
  stop(): Promise<void>
}

const USUAL_SIZE = 4

/** Starts a server that behaves as a manifest describes, with records that fit its schemas. */
export async function startFakeSource(
  text: string,
  { now, entered = {} }: { readonly now: () => Date; readonly entered?: Readonly<Record<string, string>> },
): Promise<FakeSource> {
  const source = readParts(text)
  const settings = makeSettings(source, entered)
  const [render, evaluate] = [renderAt(now, settings.config), renderAt(now, settings.config, null)]
  const tables = source.parts('streams').map(describeStream)
  const byText = new Map(tables.map((table) => [JSON.stringify(table.part.plain('retriever')), table]))
  const parents = new Map<Described, { config: Part; parent: Described }[]>()
  const all: Described[] = []
  const parentFields = new Map<string, Set<string>>()

  function add(stream: Described) {
    if (all.includes(stream)) return
    all.push(stream)
    const configs = stream.routers.flatMap((router) => router.parts('parent_stream_configs'))
    parents.set(
      stream,
      configs.map((config) => {
        const part = needed(config.part('stream'), 'a parent stream')
        const known = byText.get(JSON.stringify(part.plain('retriever')))
        const parent = known ?? describeStream(part)
        byText.set(JSON.stringify(part.plain('retriever')), parent)
        const key = String(render(config.get('parent_key'), { parameters: config.parameters }))
        parentFields.set(familyOf(parent), (parentFields.get(familyOf(parent)) ?? new Set()).add(key))
        add(parent)
        return { config, parent }
      }),
    )
  }
  for (const table of tables) add(table)

  const resources = new Map<string, Resource>()
  const signIns = new Map<string, SignIn>()
  const issuers = issuersOf()
  const signInFor = ({ requester }: Described): SignIn => {
    const key = JSON.stringify([
      requester.plain('authenticator'),
      requester.part('authenticator')?.parameters,
    ])
    const made = signIns.get(key) ?? signInOf(requester, render, issuers)
    signIns.set(key, made)
    return made
  }

  function partitionsOf(stream: Described): Partition[] {
    const routers = stream.routers.map((router) => ofRouter(router, stream))
    const combined = routers.reduce<Omit<Partition, 'at'>[]>(
      (found, router) =>
        found.flatMap((one) =>
          router.map((other) => ({
            names: { ...one.names, ...other.names },
            placed: [...one.placed, ...other.placed],
          })),
        ),
      [{ names: {}, placed: [] }],
    )
    return combined.map((one, at) => ({ ...one, at }))
  }

  function ofRouter(router: Part, stream: Described): Omit<Partition, 'at'>[] {
    const names = { parameters: router.parameters }
    if (router.type === 'ListPartitionRouter') {
      const values = render(router.plain('values'), names)
      const list: unknown[] = Array.isArray(values) ? values : readList(String(values))
      const field = String(render(router.get('cursor_field'), names))
      return list.map((value) => partition(router, field, value, {}))
    }
    if (router.type !== 'SubstreamPartitionRouter') throw new NotFaked(router.type)
    return router.parts('parent_stream_configs').flatMap((config) => {
      const own = JSON.stringify(config.plain('stream'))
      const found = parents.get(stream)?.find((one) => JSON.stringify(one.config.plain('stream')) === own)
      const { parent } = needed(found, 'its parent')
      const key = String(render(config.get('parent_key'), { parameters: config.parameters })).split(/[/.]/)
      const field = String(render(config.get('partition_field'), { parameters: config.parameters }))
      return selectedRecords(parent).flatMap(({ record, names: outer }) => {
        const value = valueAt(record, key)
        if (value === undefined || value === null) return []
        const extra = Object.fromEntries(
          ((config.plain('extra_fields') as string[][] | undefined) ?? []).map((path) => [
            path.join('.'),
            valueAt(record, path) ?? null,
          ]),
        )
        const { extra_fields: _, ...parent_slice } = outer
        return [partition(config, field, value, { parent_slice, extra_fields: extra })]
      })
    })
  }

  function partition(holder: Part, field: string, value: unknown, more: Tree): Omit<Partition, 'at'> {
    const option = holder.part('request_option')
    const slot = placedSlot(option)
    const name = slot && String(render(slot.name, { parameters: option?.parameters ?? {} }))
    return {
      names: { [field]: value, ...more },
      placed: slot && name !== undefined ? [{ slot: { ...slot, name }, value: String(value) }] : [],
    }
  }

  /** The three names are the same, for whatever a manifest reads of them. */
  const namesOf = ({ names }: Partition): Names => ({
    stream_partition: names,
    stream_slice: names,
    stream_interval: names,
    next_page_token: null,
  })

  function addressOf({ requester }: Described, one: Partition): URL {
    const names = { ...namesOf(one), parameters: requester.parameters }
    const base = String(render(requester.get('url_base') ?? requester.get('url') ?? '', names)).trim()
    const path = requester.get('url_base') ? String(render(requester.get('path') ?? '', names)).trim() : ''
    if (/^https?:/.test(path)) return new URL(path)
    return new URL(path === '' ? base : `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`)
  }

  /** What streams with the same requests have in common before partitions are known. */
  function familyOf({ requester, method, inputs }: Described): string {
    return JSON.stringify([
      method,
      requester.get('url_base'),
      requester.get('url'),
      requester.get('path'),
      requester.parameters.path,
      inputs.map(({ name, value }) => [name, value]),
    ])
  }

  function resourceOf(stream: Described, one: Partition): Resource {
    const fixed = fixedInputs(stream, one)
    const key = JSON.stringify([stream.method, addressOf(stream, one).href, fixed, one.placed])
    const known = resources.get(key)
    if (known) return known
    const streams = all.filter((other) => familyOf(other) === familyOf(stream))
    const made: Resource = { records: [], streams, issued: new Map() }
    resources.set(key, made)
    const offset = resources.size * 10_000
    for (let at = 0; at < countOf(stream, one); at++) made.records.push(recordAt(streams, offset, at))
    return made
  }

  function countOf(stream: Described, { at }: Partition): number {
    if (at > 0) return [2, 0, 1][at % 3] ?? 1
    const size = sizeOf(stream.paging)
    if (parentFields.has(familyOf(stream))) return size <= 3 ? size + 1 : 4
    if (stream.paging.kind === 'none') return 7
    return size <= 200 ? 2 * size + 1 : size + 3
  }

  const sizeOf = (paging: Paging): number => {
    if (paging.kind === 'none') return Number.POSITIVE_INFINITY
    const size = Number(render(paging.size ?? USUAL_SIZE, { parameters: paging.part.parameters }))
    return Number.isInteger(size) && size > 0 ? size : USUAL_SIZE
  }

  function recordAt(streams: readonly Described[], offset: number, at: number): Made {
    const properties: Tree = Object.assign({}, ...streams.map((stream) => stream.properties))
    const record: Made = { not_in_the_schema: `other ${at}` }
    for (const [name, schema] of Object.entries(properties))
      record[name] = madeValue(schema, at + name.length)
    for (const stream of streams) {
      for (const path of [
        ...stream.keys,
        ...[...(parentFields.get(familyOf(stream)) ?? [])].map((key) => key.split(/[/.]/)),
      ])
        putAt(record, path, keyValue(schemaAt(properties, path), offset + at, path))
      if (stream.time) putTimes(record, stream, timeMs(stream.time, at), properties)
    }
    return record
  }

  /** Times from the start of the stream on, in no order. */
  function timeMs(time: TimeLimit, at: number): number {
    const start = startOf(time)
    const span = Math.max(0, now().getTime() - 3_600_000 - start)
    return start + Math.floor((span * ((at * 37) % 100)) / 100_000) * 1_000
  }

  function startOf({ part, format }: TimeLimit): number {
    const holder = part.part('start_datetime')
    const value = evaluate(holder?.get('datetime') ?? part.get('start_datetime'), {
      parameters: part.parameters,
    })
    const own = holder?.text('datetime_format') || format
    const found =
      value instanceof Moment ? value : (parseMoment(String(value), own) ?? parseIso(String(value)))
    return needed(found, `a start that can be read (${String(value)})`).ms + 1_000
  }

  function putTime(record: Made, time: TimeLimit, ms: number, properties: Tree) {
    const path = timePath(time)
    const schema = schemaAt(properties, path)
    const text = formatMoment(new Moment(Math.floor(ms / 1_000) * 1_000, { zone: 0 }), time.written)
    const isNumber = isTree(schema) && typesOf(schema).some((type) => type === 'integer' || type === 'number')
    putAt(record, path, isNumber && Number.isFinite(Number(text)) ? Number(text) : text)
  }

  /** Transformations may copy the time from another field. */
  function putTimes(record: Made, { part, time }: Described, ms: number, properties: Tree) {
    if (!time) return
    putTime(record, time, ms, properties)
    const path = timePath(time)
    for (const field of part.parts('transformations').flatMap((one) => one.parts('fields'))) {
      const [, steps] =
        /^\{\{\s*record((?:\[['"]\w+['"]\]|\.\w+)+)\s*\}\}$/.exec(String(field.get('value'))) ?? []
      const isTime = (field.plain('path') as unknown[] | undefined)?.join('.') === path.join('.')
      if (steps && isTime) putAt(record, [...steps.matchAll(/\w+/g)].map(String), valueAt(record, path))
    }
  }

  const timePath = ({ field, part }: TimeLimit) =>
    String(render(field, { parameters: part.parameters })).split('.')

  const schemaAt = (properties: Tree, [name = '', ...rest]: readonly string[]): unknown => {
    const schema = properties[name]
    if (rest.length === 0) return schema
    return isTree(schema) && isTree(schema.properties) ? schemaAt(schema.properties, rest) : undefined
  }

  function selectedRecords(stream: Described) {
    const select = selectionOf(stream, evaluate)
    return partitionsOf(stream).flatMap((one) =>
      resourceOf(stream, one).records.flatMap((record) => {
        const made = select(record, { ...namesOf(one), parameters: stream.part.parameters })
        return made ? [{ record: made, names: one.names }] : []
      }),
    )
  }

  const isVarying = ({ value }: Input, { time }: Described): 'token' | 'time' | undefined => {
    const text = JSON.stringify(value) ?? ''
    if (text.includes('next_page_token')) return 'token'
    const isTime =
      time &&
      new RegExp(`stream_(?:slice|interval|partition).{1,8}(?:${time.startName}|${time.endName})`).test(text)
    return isTime ? 'time' : undefined
  }

  function fixedInputs(stream: Described, one: Partition): { slot: Slot; value: string }[] {
    return stream.inputs.flatMap((input) => {
      if (isVarying(input, stream)) return []
      const value = render(input.value, { ...namesOf(one), parameters: input.parameters })
      const name = String(render(input.name, { ...namesOf(one), parameters: input.parameters }))
      const isEmpty = value === '' || value === null || (isTree(value) && Object.keys(value).length === 0)
      return isEmpty ? [] : [{ slot: { into: input.into, name }, value: written(value, input.into) }]
    })
  }

  const written = (value: unknown, into: Slot['into']) => {
    if (Array.isArray(value) && into === 'query') return value.map(String).join('\n')
    return typeof value === 'object' ? JSON.stringify(value) : String(value)
  }

  let index: ReadonlyMap<string, readonly Candidate[]> | undefined
  function candidatesFor(method: string, address: string): readonly Candidate[] {
    index ??= Map.groupBy(
      all.flatMap((stream) => partitionsOf(stream).map((one): Candidate => ({ stream, partition: one }))),
      ({ stream, partition: one }) => `${stream.method} ${plainAddress(addressOf(stream, one))}`,
    )
    return index.get(`${method} ${address}`) ?? []
  }

  const refusals: string[] = []
  const refuse = (status: number, reason: string): never => {
    refusals.push(reason)
    throw new ApiRefusal({ status, json: { fake: reason } })
  }

  function handle(request: ApiRequest): ApiResponse {
    const address = addressBehind(request.path)
    for (const stream of all) {
      const route = routeOf(signInFor(stream), `${request.method} ${address}`)
      if (route) return route(request)
    }
    const candidates = candidatesFor(request.method, address)
    if (candidates.length === 0) return refuse(404, `${request.method} ${address} does not exist`)
    const faults = candidates.map((one) => faultOf(request, one))
    const found = candidates[faults.indexOf(undefined)]
    if (!found) return refuse(400, `${address}: ${faults[0]}`)
    const { demand } = signInFor(found.stream)
    if (demand && valueIn(request, demand.slot) !== demand.value())
      throw new ApiRefusal({ status: 401, json: { fake: 'sign in' } })
    const error = errorFor(found)
    return error ? { status: error, json: { fake: error } } : pageFor(request, found, address)
  }

  /** Some responses are errors that the manifest knows: a busy server once, and a missing part. */
  const busy = new Set<string>()
  function errorFor({ stream, partition: { at } }: Candidate): number | undefined {
    const handlers = stream.requester
      .parts('error_handler')
      .flatMap((one) => (one.type === 'CompositeErrorHandler' ? one.parts('error_handlers') : [one]))
    const filters = handlers.flatMap((one) =>
      one.parts('response_filters').map((filter) => ({ filter, handler: one })),
    )
    const codes = (filter: Part) => ((filter.plain('http_codes') as unknown[] | undefined) ?? []).map(Number)
    const ignored = filters.find(({ filter }) => filter.get('action') === 'IGNORE')
    if (ignored && at > 0 && at % 3 === 1) return codes(ignored.filter)[0]
    const retried = filters.find(({ filter }) =>
      ['RETRY', 'RATE_LIMITED'].includes(String(filter.get('action'))),
    )
    if (!retried || busy.has(stream.name)) return undefined
    busy.add(stream.name)
    return codes(retried.filter)[0]
  }

  const slotsOf = ({ paging, time, inputs, requester }: Described) => {
    const paged =
      paging.kind === 'none'
        ? []
        : [paging.sizeSlot, paging.tokenSlot === 'path' ? undefined : paging.tokenSlot]
    const varying = inputs.filter((input) => isVarying(input, { time } as Described))
    const own = signIns.size > 0 ? signInFor({ requester } as Described).demand?.slot : undefined
    return [...paged, time?.startSlot, time?.endSlot, own, ...varying].filter((slot) => slot !== undefined)
  }

  const namedSlot = (slot: Slot, { requester }: Described): Slot => ({
    ...slot,
    name: String(render(slot.name, { parameters: requester.parameters })),
  })

  function faultOf(request: ApiRequest, { stream, partition: one }: Candidate): string | undefined {
    const { paging, time } = stream
    const isFollowing = pageToken(request, stream) !== undefined
    const isAlone =
      isFollowing && stream.retriever.get('ignore_stream_slicer_parameters_on_paginated_requests') === true
    const inAddress = [...addressOf(stream, one).searchParams].map(([name, value]) => ({
      slot: { into: 'query' as const, name },
      value,
    }))
    const fixed = [...inAddress, ...fixedInputs(stream, one), ...(isAlone ? [] : one.placed)]
    for (const { slot, value } of fixed)
      if (!isSame(valueIn(request, slot), value))
        return `${slot.name} is ${valueIn(request, slot)} instead of ${value}`
    const allowed = new Set(
      [...fixed.map(({ slot }) => slot), ...slotsOf(stream).map((slot) => namedSlot(slot, stream))]
        .filter(({ into }) => into === 'query')
        .map(({ name }) => name),
    )
    for (const name of request.query.keys())
      if (!allowed.has(name) && name !== 'fake_page') return `${name} is not a parameter`
    if (
      paging.kind !== 'none' &&
      paging.sizeSlot &&
      paging.size !== undefined &&
      Number(valueIn(request, namedSlot(paging.sizeSlot, stream))) !== sizeOf(paging)
    )
      return `${paging.sizeSlot.name} is not ${sizeOf(paging)}`
    for (const slot of isAlone ? [] : [time?.startSlot, time?.endSlot])
      if (slot && time && timeIn(valueIn(request, namedSlot(slot, stream)), time) === undefined)
        return `${slot.name} is not a time`
    return undefined
  }

  function pageToken(request: ApiRequest, stream: Described): string | undefined {
    const { paging } = stream
    if (paging.kind === 'none') return undefined
    if (paging.tokenSlot === 'path') return request.query.get('fake_page') ?? undefined
    const slot = paging.tokenSlot ?? stream.inputs.find((input) => isVarying(input, stream) === 'token')
    return slot && valueIn(request, namedSlot(slot, stream))
  }

  const timeIn = (text: string | undefined, { format }: TimeLimit): number | undefined =>
    text === undefined ? undefined : (parseMoment(text, format) ?? parseIso(text))?.ms

  /** Returns the records that the times of a request select. */
  function recordsFor(request: ApiRequest, stream: Described, { records }: Resource): Made[] {
    const { time } = stream
    if (!time) return records
    const [from, to] = limitsIn(request, stream, time)
    const day = /%[HsI]|epoch|%ms/.test(time.format) ? 999 : 86_399_999
    return records.filter((record) => {
      const at = parseMoment(String(valueAt(record, timePath(time))), time.written)?.ms
      return at === undefined || ((from === undefined || at >= from) && (to === undefined || at <= to + day))
    })
  }

  function limitsIn(request: ApiRequest, stream: Described, time: TimeLimit): (number | undefined)[] {
    return (
      [
        [time.startSlot, time.startName, time.endName],
        [time.endSlot, time.endName, time.startName],
      ] as const
    ).map(([slot, name, other]) => {
      const input = stream.inputs.find(
        (one) =>
          isVarying(one, stream) === 'time' &&
          JSON.stringify(one.value).includes(name) &&
          !JSON.stringify(one.value).includes(other),
      )
      const place = slot ?? input
      return place && timeIn(valueIn(request, namedSlot(place, stream)), time)
    })
  }

  function pageFor(request: ApiRequest, { stream, partition: one }: Candidate, address: string): ApiResponse {
    const resource = resourceOf(stream, one)
    const { paging } = stream
    const token = pageToken(request, stream)
    const key = (text: string) =>
      paging.kind === 'none' || paging.kind !== 'cursor' ? text : `${limitKey(request, stream)} ${text}`
    const size = sizeOf(paging)
    const page = pageNumber(paging, { token, size, find: (text) => resource.issued.get(key(text)) })
    if (page === undefined || Number.isNaN(page) || page < 0)
      return refuse(400, `${address}: the page ${token} does not exist`)
    const records = recordsFor(request, stream, resource)
    const items = paging.kind === 'none' ? records : records.slice(page * size, (page + 1) * size)
    const lists = resource.streams.map((other) => listPath(other))
    const body = bodyOf(lists, items)
    if (paging.kind !== 'cursor') return { json: body }
    const link = linkTo(request, address, page + 1)
    const select = selectionOf(stream, evaluate)
    const last = items
      .flatMap((record) => select(record, { ...namesOf(one), parameters: stream.part.parameters }) ?? [])
      .at(-1)
    const names = {
      ...namesOf(one),
      last_record: last ?? {},
      last_page_size: items.length,
      last_page_token_value: token ?? null,
      next_page_token: { next_page_token: token ?? null },
    }
    const asked = { paging, body, lists, page, link, names, used: new Set<string>() }
    const isLast = (page + 1) * size >= records.length
    const end =
      (isLast ? endPage({ ...asked, hasMore: false }, evaluate) : undefined) ??
      endPage({ ...asked, hasMore: true }, evaluate)
    if (!end) throw new NotFaked(`${stream.name}: with these pages`)
    if (end.token !== undefined)
      resource.issued.set(key(paging.tokenSlot === 'path' ? String(page + 1) : end.token), page + 1)
    return { json: end.body, headers: end.headers }
  }

  const limitKey = (request: ApiRequest, stream: Described) =>
    stream.paging.kind !== 'none' && stream.paging.tokenSlot === 'path'
      ? ''
      : stream.time
        ? JSON.stringify(limitsIn(request, stream, stream.time))
        : ''

  const listPath = ({ listPath: path, part }: Described) =>
    path.map((step) => String(render(step, { parameters: part.parameters })))

  const hosts = new Set<string>()
  const addressBehind = (path: string) => {
    const [, host = '', rest = ''] = /^\/~([^/]+)(.*)$/.exec(path) ?? []
    return `https://${host}${rest}`
  }
  const linkTo = (request: ApiRequest, address: string, page: number) => {
    const link = new URL(address)
    for (const [name, value] of request.query) if (name !== 'fake_page') link.searchParams.append(name, value)
    link.searchParams.set('fake_page', String(page))
    return link.href
  }

  for (const stream of all) {
    signInFor(stream)
    for (const one of partitionsOf(stream).slice(0, 1)) hosts.add(addressOf(stream, one).host)
  }
  for (const { routes } of signIns.values())
    for (const route of routes.keys()) hosts.add(new URL(route.replace(/^\w+ /, '')).host)
  const parameters = new Set(['fake_page'])
  const names = () => {
    for (const { inputs } of signIns.values()) for (const name of inputs) parameters.add(name)
    for (const stream of all)
      for (const one of partitionsOf(stream)) {
        for (const slot of [
          ...slotsOf(stream).map((found) => namedSlot(found, stream)),
          ...fixedInputs(stream, one).map(({ slot: found }) => found),
          ...one.placed.map(({ slot: found }) => found),
        ])
          parameters.add(slot.name)
        for (const name of addressOf(stream, one).searchParams.keys()) parameters.add(name)
      }
  }
  names()

  const failures: unknown[] = []
  const guarded = (request: ApiRequest): ApiResponse => {
    try {
      return handle(request)
    } catch (error) {
      if (!(error instanceof ApiRefusal)) {
        failures.push(error)
        refusals.push(String(error))
        return { status: 400, json: { fake: String(error) } }
      }
      throw error
    }
  }
  const api = await startApiServer({
    clock: now,
    routes: (['GET', 'POST'] as const).map((method) => ({
      method,
      path: '/*rest',
      query: [...parameters],
      handle: guarded,
    })),
    refusalOf: (problem) => {
      refusals.push(JSON.stringify(problem))
      return { status: 400, json: problem }
    },
  })

  return {
    api,
    settings,
    tables,
    refusals,
    placed(address) {
      if (!hosts.has(address.host)) return address
      return new URL(`${api.uri}/~${address.host}${address.pathname}${address.search}`)
    },
    expected: (table) => selectedRecords(table).map(({ record }) => record),
    change() {
      index = undefined
      const changed = new Set<Resource>()
      for (const table of tables) {
        if (parentFields.has(familyOf(table))) continue
        const [first] = partitionsOf(table)
        const resource = first && resourceOf(table, first)
        if (!resource || changed.has(resource) || resource.records.length === 0) continue
        changed.add(resource)
        changeRecords(resource)
      }
      return changed.size
    },
    expireTokens() {
      issuers.expire()
    },
    stop: () => api.stop(),
  }

  function changeRecords({ records, streams }: Resource) {
    const middle = Math.floor(records.length / 2)
    const changed: Made = { ...records[middle] }
    const added = recordAt(streams, 900_000_000 + resources.size * 10_000 + records.length, records.length)
    const properties: Tree = Object.assign({}, ...streams.map((stream) => stream.properties))
    const used = new Set(
      streams.flatMap((stream) => [
        ...stream.keys.map((path) => path[0]),
        stream.time && timePath(stream.time)[0],
      ]),
    )
    const field = Object.entries(properties).find(
      ([name, schema]) =>
        !used.has(name) &&
        isTree(schema) &&
        typesOf(schema).includes('string') &&
        !schema.enum &&
        !schema.format,
    )
    if (field) changed[field[0]] = 'changed ✓'
    for (const stream of streams) {
      putTimes(changed, stream, now().getTime() - 25 * 3_600_000, properties)
      putTimes(added, stream, now().getTime() - 26 * 3_600_000, properties)
    }
    records[middle] = changed
    records.push(added)
  }
}

/** The address of a sign-in may have parameters. */
const routeOf = ({ routes }: SignIn, wanted: string) =>
  [...routes].find(([route]) => route.replace(/\?.*$/, '') === wanted)?.[1]

const plainAddress = ({ protocol, host, pathname }: URL) =>
  `${protocol}//${host}${pathname}`.replace(/^http:/, 'https:')

const readList = (text: string) =>
  text
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((one) => one.trim().replace(/^["']|["']$/g, ''))
    .filter((one) => one !== '')

const keyValue = (schema: unknown, number: number, path: readonly string[]): unknown => {
  const types = isTree(schema) ? typesOf(schema) : []
  if (types.includes('integer') || (types.includes('number') && !types.includes('string'))) return number
  return `${(path.at(-1) ?? 'key').replace(/\W/g, '')}-${number}`
}

const isSame = (one: string | undefined, other: string) => plainText(one) === plainText(other)
const plainText = (text: string | undefined) => (text === 'True' ? 'true' : text === 'False' ? 'false' : text)

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
