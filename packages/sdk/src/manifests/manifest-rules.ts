import { addressProblem, hostHasSetting } from './manifest-address.ts'
import { requestSchemas } from './manifest-request.ts'
import type { Manifest } from './manifest-schema.ts'
import { manifestsMessages as messages } from './manifests.messages.ts'
import { isSafePattern } from './pattern.ts'
import { placeholdersIn } from './placeholders.ts'

/** A fault of a manifest whose single fields are right. */
export type RuleFault = { readonly path: readonly (string | number)[]; readonly message: string }

type Path = RuleFault['path']
type Stream = Manifest['streams'][number]

/** Returns the faults that concern several fields. */
export function ruleFaults(manifest: Manifest, offered?: readonly Offered[]): RuleFault[] {
  return [
    ...(offered ? offerFaults(manifest, offered) : []),
    ...settingFaults(manifest),
    ...addressFaults(manifest),
    ...placeholderFaults(manifest),
    ...repeated(manifest.streams.flatMap(tablesAt)),
    ...manifest.streams.flatMap((stream, at) => streamFaults(stream, ['streams', at])),
    ...requestFaults(manifest.probe, ['probe']),
  ]
}

const fault = (path: Path, message: string): RuleFault => ({ path, message })

type Offered = { readonly name: string; readonly secret: boolean }

/** Returns the faults of settings that are not offered, or not as secret. */
const offerFaults = ({ settings = [] }: Manifest, offered: readonly Offered[]): RuleFault[] =>
  settings.flatMap(({ name, secret = false }, at) => {
    const found = offered.find((one) => one.name === name)
    if (!found) return [fault(['settings', at, 'name'], messages.notOffered(name, offered))]
    return found.secret === secret ? [] : [fault(['settings', at], messages.otherSecrecy(name, found.secret))]
  })

type Named = { readonly name: string; readonly path: Path }

/** Returns a fault for each name that an earlier one has. */
const repeated = (all: readonly Named[]): RuleFault[] =>
  all
    .filter(({ name }, at) => all.findIndex((one) => one.name === name) < at)
    .map(({ name, path }) => fault(path, messages.twice(name)))

function settingFaults({ settings = [] }: Manifest): RuleFault[] {
  const names = settings.map(({ name }, at) => ({ name, path: ['settings', at, 'name'] }))
  return [
    ...repeated(names),
    ...names.filter(({ name }) => name === 'value').map(({ path }) => fault(path, messages.reservedSetting)),
    ...settings.flatMap(({ pattern }, at) =>
      pattern === undefined || isSafePattern(pattern)
        ? []
        : [fault(['settings', at, 'pattern'], messages.badPattern)],
    ),
    ...settings.flatMap(({ secret, pattern }, at) =>
      secret && pattern !== undefined ? [fault(['settings', at, 'pattern'], messages.secretPattern)] : [],
    ),
  ]
}

const noAddresses = { tokenAddress: undefined, authorisationAddress: undefined }

function addressFaults({ base, hosts, authentication }: Manifest): RuleFault[] {
  const { tokenAddress, authorisationAddress } = { ...noAddresses, ...authentication }
  const addresses = [
    { address: base, path: ['base'] },
    ...Object.entries({ tokenAddress, authorisationAddress }).flatMap(([name, address]) =>
      address === undefined ? [] : [{ address, path: ['authentication', name] }],
    ),
  ]
  const bad = addresses.filter(({ address }) => addressProblem(address))
  if (bad.length > 0) return bad.map(({ path }) => fault(path, messages.badBase))
  const open = addresses.filter(({ address }) => hostHasSetting(address))
  if (hosts && open.length === 0) return [fault(['hosts'], messages.hostsUnused)]
  return hosts ? [] : open.map(({ path }) => fault(path, messages.hostsMissing))
}

type Text = { readonly text: string; readonly path: Path }

function placeholderFaults({ settings = [], authentication, ...manifest }: Manifest): RuleFault[] {
  const known = new Map(settings.map((one) => [one.name, one]))
  const check = (texts: readonly Text[], refusal?: SecretRefusal) =>
    texts.flatMap(({ text, path }) =>
      placeholdersIn(text)
        .filter((name) => !isSentValue(name, path))
        .flatMap((name) => settingUse(known.get(name), { name, path, refusal })),
    )
  return [
    ...textsIn(authentication, ['authentication']).flatMap((one) =>
      check([one], refusalIn(authentication.kind, String(one.path[1]))),
    ),
    ...check(textsIn(manifest.base, ['base']), messages.secretHere),
    ...check(textsIn(manifest.headers, ['headers']), messages.secretHere),
    ...check(textsIn(manifest.probe, ['probe']), messages.secretHere),
    ...manifest.streams.flatMap(({ request, paging, incremental, windows }, at) =>
      check(textsIn({ request, paging, incremental, windows }, ['streams', at]), messages.secretHere),
    ),
  ]
}

/** The sentence for a secret where none is allowed. */
type SecretRefusal = (name: string) => string

/** Why a field of authentication cannot contain a secret; undefined if it can. */
function refusalIn(kind: Manifest['authentication']['kind'], field: string): SecretRefusal | undefined {
  if (field === 'tokenAddress') return messages.secretHere
  return kind === 'authorisationCode' && field !== 'clientSecret' ? messages.secretInBrowser : undefined
}

/** Whether this is the `{value}` of a placement. */
const isSentValue = (name: string, path: Path) =>
  name === 'value' && ['send', 'sendFrom', 'sendTo'].includes(String(path.at(-2)))

type Setting = NonNullable<Manifest['settings']>[number]
type Use = { readonly name: string; readonly path: Path; readonly refusal: SecretRefusal | undefined }

function settingUse(setting: Setting | undefined, { name, path, refusal }: Use): RuleFault[] {
  if (!setting) return [fault(path, messages.unknownSetting(name))]
  return setting.secret && refusal ? [fault(path, refusal(name))] : []
}

/** Returns all texts inside a value, with their paths. */
function textsIn(value: unknown, path: Path): Text[] {
  if (typeof value === 'string') return [{ text: value, path }]
  if (typeof value !== 'object' || value === null) return []
  const isList = Array.isArray(value)
  return Object.entries(value).flatMap(([name, inner]) =>
    textsIn(inner, [...path, isList ? Number(name) : name]),
  )
}

const tablesAt = ({ name, children = [] }: Stream, at: number): Named[] => [
  { name, path: ['streams', at, 'name'] },
  ...children.map((child, index) => ({
    name: child.name,
    path: ['streams', at, 'children', index, 'name'],
  })),
]

function streamFaults(stream: Stream, path: Path): RuleFault[] {
  const { request, key, incremental, children = [], removed } = stream
  const inBody = placesOf(stream).filter(({ place }) => place.in === 'body' && request.method !== 'POST')
  return [
    ...requestFaults(request, [...path, 'request']),
    ...tableFaults(stream, path),
    ...children.flatMap((child, at) => tableFaults(child, [...path, 'children', at])),
    ...(key.length !== 1 && (removed || children.length > 0)
      ? [fault([...path, 'key'], messages.oneKeyColumn)]
      : []),
    ...(key.length === 0 && incremental ? [fault([...path, 'key'], messages.keyNeeded)] : []),
    ...inBody.map((one) => fault([...path, ...one.path, 'in'], messages.bodyNeeded)),
    ...placesOf(stream).flatMap((one) => placeFaults(one, path)),
    ...incrementalFaults(incremental, [...path, 'incremental']),
  ]
}

const requestFaults = (request: Stream['request'] | undefined, path: Path): RuleFault[] =>
  request?.body && request.method !== 'POST' ? [fault([...path, 'body'], messages.bodyNeedsPost)] : []

type Place = { readonly in?: string | undefined; readonly name: string; readonly value?: string | undefined }

/** Returns where values of a stream are sent. */
const placesOf = ({ paging, incremental, windows }: Stream): { path: Path; place: Place }[] => [
  ...(paging.kind === 'token' ? [{ path: ['paging', 'send'], place: paging.send }] : []),
  ...(incremental ? [{ path: ['incremental', 'send'], place: incremental.send }] : []),
  ...(windows
    ? [
        { path: ['windows', 'sendFrom'], place: windows.sendFrom },
        { path: ['windows', 'sendTo'], place: windows.sendTo },
      ]
    : []),
]

function placeFaults({ path, place }: { path: Path; place: Place }, stream: Path): RuleFault[] {
  const at = [...stream, ...path]
  const isRefused = place.in === 'header' && !requestSchemas.headerName.safeParse(place.name).success
  const lacksValue = place.value !== undefined && !placeholdersIn(place.value).includes('value')
  return [
    ...(isRefused ? [fault([...at, 'name'], messages.forbiddenHeader)] : []),
    ...(lacksValue ? [fault([...at, 'value'], messages.noValuePlaceholder)] : []),
  ]
}

function incrementalFaults(incremental: Stream['incremental'], path: Path): RuleFault[] {
  if (!incremental || incremental.kind === 'sourceTime') return []
  const hasOverlap = incremental.kind === 'greatest' && incremental.overlapSeconds !== undefined
  const isTime = incremental.compare === 'time'
  return [
    ...(hasOverlap && !(isTime && incremental.send.format)
      ? [fault([...path, 'overlapSeconds'], messages.overlapOnlyForTimes)]
      : []),
    ...(incremental.send.format && !isTime
      ? [fault([...path, 'send', 'format'], messages.formatOnlyForTimes)]
      : []),
  ]
}

type Table = {
  readonly columns: readonly { name?: string | undefined; path?: unknown }[]
  readonly key: readonly string[]
  readonly parentKey?: string
}

function tableFaults({ columns, key, parentKey }: Table, path: Path): RuleFault[] {
  const names = columns.map((column, at) => ({ name: columnName(column), path: [...path, 'columns', at] }))
  const unnamed = names.filter(({ name }) => !/^[a-z][a-z0-9_]{0,58}$/.test(name))
  const isMissing = (name: string) => names.every((one) => one.name !== name)
  return [
    ...repeated(names),
    ...unnamed.map((one) => fault(one.path, messages.nameNeeded)),
    ...names
      .filter(({ name }) => name === 'other_fields')
      .map((one) => fault(one.path, messages.reservedColumn)),
    ...key.flatMap((name, at) =>
      isMissing(name) ? [fault([...path, 'key', at], messages.noSuchColumn(name))] : [],
    ),
    ...(parentKey !== undefined && isMissing(parentKey)
      ? [fault([...path, 'parentKey'], messages.noSuchColumn(parentKey))]
      : []),
  ]
}

/** Returns the name of a column; without one, its path is the name. */
const columnName = ({ name, path }: { name?: string | undefined; path?: unknown }): string =>
  name ?? String(path)
