import { SourceFailure } from '../../../source-failure.ts'
import { airbyteMessages } from '../airbyte.messages.ts'
import { ExpressionError } from '../expressions/expression-error.ts'
import { textOf } from '../expressions/values.ts'
import type { SecretAddress, Value } from '../manifest/component.ts'
import { addressIn, originIn } from './address.ts'
import type { Setting, Settings } from './settings.ts'

type Given = ReadonlyMap<string, string>

export type Hosts = {
  readonly hosts: readonly string[]
  readonly hostSettings: readonly string[]
  sendsTo(given: Given): readonly string[]
}

/** Finds the hosts to which secrets are sent. An address may read settings only where they can be recognised. */
export function readHosts(addresses: readonly SecretAddress[], settings: Settings): Hosts {
  const byText = new Map(addresses.map((address) => [textFor(address), address]))
  const distinct = [...byText.values()]
  for (const address of distinct) checkAddress(address, settings)
  const names = distinct.flatMap(({ value }) => settingsIn(value, settings).map(({ name }) => name))
  return {
    hosts: unique(distinct.flatMap(({ value }) => writtenHosts(value, settings))).filter(
      (host) => host !== '',
    ),
    hostSettings: unique(names),
    sendsTo: (given) => unique(distinct.map(({ value }) => hostFor(value, settings, given))),
  }
}

const textFor = ({ value, component }: SecretAddress) =>
  JSON.stringify([value.written, value.names.has('parameters') && component.parameters])

const unique = (texts: readonly string[]) => [...new Set(texts)].sort()

/** A secret in a host would be visible in the list of hosts, and in look-ups of names. */
function checkAddress({ value, component }: SecretAddress, settings: Settings) {
  const origin = originIn(value)
  const isKnown = [...value.names].every((name) => name === 'config' || name === 'parameters')
  const found = [...origin.matchAll(SETTING)].map(([, steps = '']) => settingAt(steps, settings))
  if (!isKnown || found.length !== [...origin.matchAll(/\bconfig\b/g)].length)
    component.problem('has a host that is not known in advance')
  if (found.includes(undefined))
    component.problem('has a host with a setting that the manifest does not declare')
  const hosts = writtenHosts(value, settings)
  const secret = settingsIn(value, settings).find(
    ({ name, isSecret }) => isSecret && hosts.some((host) => host.includes(`{${name}}`)),
  )
  if (secret) component.problem(`has the secret ${secret.name} in its host, which is not supported`)
}

const SETTING =
  /\bconfig((?:\s*\.\s*get\(\s*(?:"[^"]+"|'[^']+')(?:\s*,[^()]*)?\s*\)|\s*\.\s*\w+|\s*\[\s*(?:"[^"]+"|'[^']+')\s*\])+)/g
const STEP = /(?:\[|\.\s*get\()\s*["']([^"']+)["']|\.\s*(\w+)/g

/** Returns the setting that `['shop']` or `.region.split` begins with. */
function settingAt(steps: string, { list }: Settings): Setting | undefined {
  const names = [...steps.matchAll(STEP)].map(([, quoted, plain]) => quoted ?? plain ?? '')
  const paths = names.map((_, at) => names.slice(0, at + 1).join('.'))
  return list.find(({ name }) => paths.includes(name))
}

const settingsIn = (value: Value, settings: Settings): Setting[] =>
  [...originIn(value).matchAll(SETTING)].flatMap(([, steps = '']) => settingAt(steps, settings) ?? [])

const MOST_HOSTS = 64

/** Returns the hosts of an address: one for each option of its settings. Other settings are in braces. */
function writtenHosts(value: Value, settings: Settings): string[] {
  const given = settingsIn(value, settings).reduce<Map<string, string>[]>(
    (all, setting) =>
      all
        .flatMap((one) => entriesOf(setting).map((entry) => withEntry(one, setting.name, entry)))
        .slice(0, MOST_HOSTS),
    [new Map()],
  )
  return given.map((one) => writtenHost(value, settings, one))
}

/** What may be entered for a setting; undefined if it may be left empty. */
function entriesOf({ name, kind, options, isRequired, usual }: Setting): (string | undefined)[] {
  if (options.length > 0) return [...options]
  const entries = kind === 'yesNo' ? ['true', 'false'] : [`{${name}}`]
  return isRequired || usual !== undefined ? entries : [...entries, undefined]
}

const withEntry = (given: Given, name: string, entry: string | undefined) =>
  new Map(entry === undefined ? given : [...given, [name, entry]])

function writtenHost(value: Value, settings: Settings, given: Given): string {
  try {
    const config = settings.config(given, () => undefined)
    const text = textOf(value.of({ names: { config }, now: new Date(0) }) ?? undefined)
    return text
      .trim()
      .replace(/^https?:\/\//i, '')
      .replace(/[/?#].*$/s, '')
  } catch (error) {
    if (!(error instanceof ExpressionError || error instanceof SourceFailure)) throw error
    return '?'
  }
}

/** Throws a `SourceFailure` if the settings give no address. */
function hostFor(value: Value, settings: Settings, given: Given): string {
  const config = settings.config(given, () => undefined)
  try {
    return addressIn(value.of({ names: { config }, now: new Date(0) })).host
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error
    throw new SourceFailure(airbyteMessages.badAddress, { code: 'settings', cause: error })
  }
}
