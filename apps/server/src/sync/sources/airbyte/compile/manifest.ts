import { createHash } from 'node:crypto'
import { textOf } from '../expressions/values.ts'
import { type Compiling, Component, type Problem } from '../manifest/component.ts'
import { isFields, readYaml } from '../manifest/read-yaml.ts'
import { referencesOf } from '../manifest/references.ts'
import { readHosts } from './hosts.ts'
import { readSettings, type Setting, type Settings } from './settings.ts'
import { type AirbyteStream, readStream } from './stream.ts'

/** A manifest that can be read, or why it cannot be. */
export type AirbyteManifest = {
  readonly problems: readonly Problem[]
  readonly name: string
  readonly settings: readonly Setting[]
  /** Returns the settings as expressions read them. Throws if one is missing or not valid. */
  readonly config: Settings['config']
  readonly streams: readonly AirbyteStream[]
  /** The stream whose first page tests the connection. */
  readonly checked: AirbyteStream | undefined
  /** The hosts to which secrets are sent. Settings that choose one are in braces. */
  readonly hosts: readonly string[]
  /** The settings that choose a host. */
  readonly hostSettings: readonly string[]
  /** Returns the hosts for these settings. */
  sendsTo(given: ReadonlyMap<string, string>): readonly string[]
  /** Changes with the text, so that an edited manifest reads everything again. */
  readonly mark: string
}

const nothing = {
  name: '',
  settings: [],
  config: () => ({}),
  streams: [],
  checked: undefined,
  hosts: [],
  hostSettings: [],
  sendsTo: () => [],
  mark: '',
}

/** Reads a declarative manifest of Airbyte. Every component that is not supported is a problem. */
export function readManifest(text: string): AirbyteManifest {
  const read = readYaml(text)
  if ('fault' in read)
    return { ...nothing, problems: [{ component: 'manifest', stream: undefined, ...read.fault }] }
  const { root } = read.tree
  const compiling: Compiling = {
    references: referencesOf(read.tree),
    stream: undefined,
    problems: [],
    origin: undefined,
    addresses: [],
  }
  const fields = isFields(root) ? root : {}
  // The oldest manifests do not name their type.
  const isOldForm = 'streams' in fields && 'check' in fields
  const source = new Component(fields, compiling, isOldForm ? { type: 'DeclarativeSource' } : {})
  if (!source.isOneOf('DeclarativeSource')) return { ...nothing, problems: compiling.problems }
  source.refuse('dynamic_streams')
  const settings = readSettings(source)
  const streams = readStreams(source, compiling)
  const hosts = readHosts(compiling.addresses, settings)
  return {
    problems: unique(compiling.problems),
    name: nameOf(source, hosts.hosts),
    settings: settings.list,
    config: settings.config,
    streams,
    checked: checkedStream(source, streams),
    ...hosts,
    mark: createHash('sha256').update(text).digest('hex').slice(0, 16),
  }
}

function readStreams(source: Component, compiling: Compiling): AirbyteStream[] {
  const streams: AirbyteStream[] = []
  for (const component of source.children('streams', 'DeclarativeStream')) {
    compiling.stream = textOf(component.get('name') ?? '') || undefined
    const stream = readStream(component)
    if (stream) streams.push(stream)
    if (streams.some((other) => other !== stream && other.name === stream?.name))
      component.problem('has the name of another stream')
  }
  compiling.stream = undefined
  if (streams.length === 0) source.problem('has no streams that can be read')
  return streams
}

function checkedStream(source: Component, streams: readonly AirbyteStream[]): AirbyteStream | undefined {
  const names = source.child('check', 'CheckStream')?.data('stream_names')
  const [wanted] = Array.isArray(names) ? names : []
  return streams.find(({ name }) => name === wanted) ?? streams[0]
}

/** Manifests have no name. The title of their settings usually begins with it. */
function nameOf(source: Component, [host = '']: readonly string[]): string {
  const specification = source.child('spec', 'Spec')?.data('connection_specification')
  const title = isFields(specification) ? textOf(specification.title ?? undefined) : ''
  return (
    title.replace(/\s*\b(?:source )?(?:spec|specification|configuration)\.?$/i, '').trim() ||
    host.replace(/\{[^}]*\}\.?/g, '') ||
    'Source'
  )
}

const unique = (problems: readonly Problem[]) => [
  ...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values(),
]
