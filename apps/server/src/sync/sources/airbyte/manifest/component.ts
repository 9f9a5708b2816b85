import { ExpressionError } from '../expressions/expression-error.ts'
import { readTemplate, type Template } from '../expressions/template.ts'
import { textOf } from '../expressions/values.ts'
import { type Fields, isFields, type Place, START } from './read-yaml.ts'
import { BadReference, type References } from './references.ts'

/** Why a manifest, or a stream of it, cannot be used. */
export type Problem = Place & {
  /** The type of the component, such as `XmlDecoder`. */
  readonly component: string
  readonly stream: string | undefined
  readonly reason: string
}

/** The values that expressions read, and the time. */
export type Scope = { readonly names: Readonly<Record<string, unknown>>; readonly now: Date }

/** A value of a manifest, with its expressions. */
export type Value = {
  /** Whether it contains no expressions. */
  readonly isFixed: boolean
  /** The top-level names that it reads. */
  readonly names: ReadonlySet<string>
  /** The text as it is written; undefined if it is not a text. */
  readonly written: string | undefined
  of(scope: Scope): unknown
}

/** Names that expressions may read. */
const known = new Set([
  'config',
  'parameters',
  'record',
  'response',
  'headers',
  'stream_slice',
  'stream_partition',
  'stream_interval',
  'next_page_token',
  'last_record',
  'last_page_size',
  'last_page_token_value',
  'value',
  'property',
])

/** An address that secrets are sent to. The problems of the component in which it is are reported there. */
export type SecretAddress = { readonly value: Value; readonly component: Component }

/** Collects problems while a manifest is compiled. */
export type Compiling = {
  readonly references: References
  /** The stream that is being compiled. */
  stream: string | undefined
  readonly problems: Problem[]
  /** The address of the first stream up to its path, which all others share. */
  origin: string | undefined
  /** Every address that secrets are sent to. */
  readonly addresses: SecretAddress[]
}

/** A component of a manifest: its type, its fields and the parameters that apply to it. */
export class Component {
  readonly type: string
  readonly parameters: Fields
  readonly #fields: Fields
  readonly #compiling: Compiling

  constructor(
    fields: Fields,
    compiling: Compiling,
    { type, parameters = {} }: { type?: string; parameters?: Fields },
  ) {
    const own = isFields(fields.$parameters) ? fields.$parameters : {}
    this.parameters = { ...parameters, ...own }
    this.#fields = fields
    this.#compiling = compiling
    this.type = typeof fields.type === 'string' ? fields.type : fields.class_name ? 'Custom' : (type ?? '?')
  }

  get compiling(): Compiling {
    return this.#compiling
  }

  /** Returns a field. A parameter of the same name is its default. */
  get(name: string): unknown {
    const own = this.#fields[name]
    const isSet = own !== undefined && own !== null && own !== ''
    return this.#resolved(isSet ? own : (this.parameters[name] ?? own), name)
  }

  #resolved(value: unknown, field: string): unknown {
    try {
      return this.#compiling.references.resolved(value)
    } catch (error) {
      if (!(error instanceof BadReference)) throw error
      this.problem('has a reference that leads nowhere', field)
      return undefined
    }
  }

  has(name: string): boolean {
    return this.get(name) !== undefined && this.get(name) !== null
  }

  /** Returns a component in a field; without a type, its type is `type`. */
  child(name: string, type?: string): Component | undefined {
    const value = this.get(name)
    return isFields(value) ? this.#made(value, name, type) : undefined
  }

  /** Returns the components of a list, or the single one of a field. */
  children(name: string, type?: string): Component[] {
    const value = this.get(name)
    const list: unknown[] = Array.isArray(value)
      ? value
      : value === undefined || value === null
        ? []
        : [value]
    return list
      .map((item) => this.#resolved(item, name))
      .filter(isFields)
      .map((item) => this.#made(item, name, type))
  }

  #made(fields: Fields, name: string, type: string | undefined): Component {
    const { [name]: _, ...parameters } = this.parameters
    return new Component(fields, this.#compiling, { parameters, ...(type !== undefined && { type }) })
  }

  /** Returns a component that has this one in a field. */
  asFieldOf(name: string): Component {
    return new Component({ type: this.type, [name]: this.#fields }, this.#compiling, {
      parameters: this.parameters,
    })
  }

  /** Returns a field with all of its references resolved. */
  data(name: string): unknown {
    return this.#deep(this.get(name), name, 0)
  }

  #deep(value: unknown, name: string, depth: number): unknown {
    if (depth > 60) return null
    const found = this.#resolved(value, name)
    if (Array.isArray(found)) return found.map((item) => this.#deep(item, name, depth + 1))
    if (!isFields(found)) return found
    const entries = Object.entries(found).filter(([field]) => field !== '$parameters')
    return Object.fromEntries(entries.map(([field, inner]) => [field, this.#deep(inner, name, depth + 1)]))
  }

  /** Returns a field with its expressions; undefined if it is not set. */
  value(name: string): Value | undefined {
    const value = this.get(name)
    return value === undefined || value === null ? undefined : this.valueIn(value, name)
  }

  /** Returns a text of a field that must be set. */
  needed(name: string): Value {
    const value = this.value(name)
    if (!value) this.problem(`has no ${name}`)
    return value ?? fixed(null)
  }

  /** Reads expressions anywhere inside a value. */
  valueIn(raw: unknown, field: string): Value {
    const value = this.#resolved(raw, field)
    if (typeof value === 'string') return this.#template(value, field)
    if (Array.isArray(value)) return listOf(value.map((item) => this.valueIn(item, field)))
    if (!isFields(value)) return fixed(value)
    if (typeof value.type === 'string' && /^(?:QueryProperties|KeyValue|Property)/.test(value.type))
      this.problem(`uses ${value.type}, which is not supported`, field)
    const entries = Object.entries(value).filter(([name]) => name !== '$parameters')
    return objectOf(entries.map(([name, inner]) => [this.#template(name, field), this.valueIn(inner, field)]))
  }

  #template(text: string, field: string): Value {
    try {
      const template = readTemplate(text)
      const unknown = [...template.names].find((name) => !known.has(name))
      if (unknown !== undefined) this.problem(`reads ${unknown}, which is not supported`, field)
      return this.#bound(template, text)
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error
      this.problem(`has an expression that is not supported: ${error.message}`, field)
      return fixed(null)
    }
  }

  #bound({ isFixed, names, value }: Template, written: string): Value {
    const { parameters } = this
    return { isFixed, names, written, of: ({ names: given, now }) => value({ parameters, ...given }, now) }
  }

  /** Reports something that cannot be used. */
  problem(reason: string, field?: string) {
    const { problems, references, stream } = this.#compiling
    const place = references.placeOf(this.#fields, field) ?? references.placeOf(this.#fields) ?? START
    problems.push({ component: this.type, stream, ...place, reason })
  }

  /** Reports a component of an unsupported type, unless its type is one of these. */
  isOneOf(...types: readonly string[]): boolean {
    if (types.includes(this.type)) return true
    this.problem('is not supported')
    return false
  }

  /** Reports fields that change what is read and that are not supported. */
  refuse(...fields: readonly string[]) {
    for (const field of fields)
      if (this.#fields[field]) this.problem(`uses ${field}, which is not supported`, field)
  }
}

/** A value without expressions. */
export const fixed = (value: unknown): Value => ({
  isFixed: true,
  names: new Set(),
  written: typeof value === 'string' ? value : undefined,
  of: () => value,
})

const namesOf = (values: readonly Value[]) => new Set(values.flatMap(({ names }) => [...names]))

const listOf = (values: readonly Value[]): Value => ({
  isFixed: values.every(({ isFixed }) => isFixed),
  names: namesOf(values),
  written: undefined,
  of: (scope) => values.map((value) => value.of(scope)),
})

function objectOf(entries: readonly (readonly [Value, Value])[]): Value {
  const all = entries.flat()
  return {
    isFixed: all.every(({ isFixed }) => isFixed),
    names: namesOf(all),
    written: undefined,
    of: (scope) =>
      Object.fromEntries(
        entries
          .map(([name, value]): [string, unknown] => [textOf(name.of(scope) ?? undefined), value.of(scope)])
          .filter(([, value]) => value !== null && value !== undefined),
      ),
  }
}
