import { type Described, describeStream, needed, type Render } from './described-stream.ts'
import type { Part } from './manifest-part.ts'

/** A stream whose records are the parts of another one. */
export type ParentOf = { readonly config: Part; readonly parent: Described }

/** The streams of a manifest, and how they depend on each other. */
export type Family = {
  readonly tables: readonly Described[]
  /** The tables, and streams that are parents only. */
  readonly all: readonly Described[]
  parentsOf(stream: Described): readonly ParentOf[]
  /** The streams that send the same requests, and therefore have the same records. */
  sameAs(stream: Described): readonly Described[]
  /** The paths of values that other streams read of these records; undefined if none does. */
  parentKeys(stream: Described): readonly (readonly string[])[] | undefined
}

export function readFamily(source: Part, render: Render): Family {
  const tables = source.parts('streams').map(describeStream)
  const byText = new Map(tables.map((table) => [textOf(table.part), table]))
  const parents = new Map<Described, ParentOf[]>()
  const keys = new Map<string, Set<string>>()

  function add(stream: Described) {
    if (parents.has(stream)) return
    const configs = stream.routers.flatMap((router) => router.parts('parent_stream_configs'))
    parents.set(stream, configs.map(parentOf))
  }

  function parentOf(config: Part): ParentOf {
    const part = needed(config.part('stream'), 'a parent stream')
    const parent = byText.get(textOf(part)) ?? describeStream(part)
    byText.set(textOf(part), parent)
    const key = String(render(config.get('parent_key'), { parameters: config.parameters }))
    keys.set(requestsOf(parent), (keys.get(requestsOf(parent)) ?? new Set()).add(key))
    add(parent)
    return { config, parent }
  }

  for (const table of tables) add(table)
  const all = [...parents.keys()]
  return {
    tables,
    all,
    parentsOf: (stream) => parents.get(stream) ?? [],
    sameAs: (stream) => all.filter((other) => requestsOf(other) === requestsOf(stream)),
    parentKeys(stream) {
      const found = keys.get(requestsOf(stream))
      return found && [...found].map((key) => key.split(/[/.]/))
    },
  }
}

const textOf = (part: Part) => JSON.stringify(part.plain('retriever'))

/** What requests of a stream have in common before its parts are known. */
const requestsOf = ({ requester, method, inputs }: Described): string =>
  JSON.stringify([
    method,
    requester.get('url_base'),
    requester.get('url'),
    requester.get('path'),
    requester.parameters.path,
    inputs.map(({ name, value }) => [name, value]),
  ])
