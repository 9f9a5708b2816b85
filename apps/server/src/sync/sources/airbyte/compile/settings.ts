import { SourceFailure } from '../../../source-failure.ts'
import { airbyteMessages } from '../airbyte.messages.ts'
import type { Component } from '../manifest/component.ts'
import { type Fields, isFields } from '../manifest/read-yaml.ts'
import { readSettingValue, type SettingKind, settingKind } from './setting-value.ts'

/** A setting that a manifest wants from its user. People enter it as text. */
export type Setting = {
  /** Its path with dots: `credentials.client_id`. Its forms in several choices have one name. */
  readonly name: string
  readonly title: string
  readonly kind: SettingKind
  readonly isSecret: boolean
  /** Whether it must be entered: the manifest requires it in every choice, and has no usual value. */
  readonly isRequired: boolean
  /** The only texts that it can be; empty if it can be any. */
  readonly options: readonly string[]
  /** The value if nothing is entered. */
  readonly usual: unknown
}

/** Returns the value of a setting that was not entered; undefined leaves it out. */
export type Missing = (setting: Setting) => unknown

export type Settings = {
  readonly list: readonly Setting[]
  /** Returns the settings as expressions read them. */
  config(given: ReadonlyMap<string, string>, missing?: Missing): Fields
}

type Group = {
  readonly fields: ReadonlyMap<string, Node>
  readonly choice: Choice | undefined
  readonly isRequired: boolean
}
type Choice = {
  readonly forms: readonly Group[]
  /** Its value names the form. Left out where the forms have no such field. */
  readonly chosenBy: Setting | undefined
}
type Node = Group | Setting | { readonly fixed: unknown }

const DEEPEST = 5

/** Reads the settings of a manifest. */
export function readSettings(source: Component): Settings {
  const specification = source.child('spec', 'Spec')?.data('connection_specification')
  const root = groupOf(isFields(specification) ? specification : {}, { path: [], isRequired: true })
  return {
    list: together(settingsIn(root)),
    config: (given, missing = refuseMissing) => groupValue(root, given, missing) ?? {},
  }
}

type At = { readonly path: readonly string[]; readonly isRequired: boolean }

function groupOf(schema: Fields, { path, isRequired }: At): Group {
  const required = Array.isArray(schema.required) ? schema.required : []
  const own = isFields(schema.properties) && path.length < DEEPEST ? Object.entries(schema.properties) : []
  const fields = own.flatMap(([name, field]): [string, Node][] =>
    isFields(field)
      ? [[name, nodeOf(field, { path: [...path, name], isRequired: required.includes(name) })]]
      : [],
  )
  return { fields: new Map(fields), choice: choiceOf(schema, { path, isRequired }), isRequired }
}

function nodeOf(field: Fields, at: At): Node {
  if (isFields(field.properties) || formsIn(field).length > 0) return groupOf(field, at)
  const options = Array.isArray(field.enum) ? field.enum : 'const' in field ? [field.const] : []
  return 'const' in field ? { fixed: field.const } : settingOf(field, at, options)
}

/** The forms of a choice; forms of a single value are not distinguished. */
const formsIn = ({ oneOf }: Fields): readonly Fields[] =>
  Array.isArray(oneOf) ? oneOf.filter((form) => isFields(form) && isFields(form.properties)) : []

function choiceOf(schema: Fields, { path, isRequired }: At): Choice | undefined {
  const forms = formsIn(schema).map((form) => groupOf(namedByConstant(form), { path, isRequired: false }))
  const [first] = forms
  if (!first || path.length >= DEEPEST) return undefined
  const name = [...first.fields.keys()].find((field) => isDistinct(forms, field))
  if (name === undefined) return { forms, chosenBy: undefined }
  const options = forms.map((form) => fixedIn(form, name))
  const usual = forms.length === 1 ? options[0] : isFields(schema.default) ? schema.default[name] : undefined
  const field = { title: schema.title, default: usual }
  return { forms, chosenBy: settingOf(field, { path: [...path, name], isRequired }, options) }
}

/** Some forms write their name as the only option instead of as a constant. */
function namedByConstant(form: Fields): Fields {
  const entries = Object.entries(isFields(form.properties) ? form.properties : {}).map(([name, field]) => {
    const [only, ...others] = isFields(field) && Array.isArray(field.enum) ? field.enum : []
    return [name, isFields(field) && only !== undefined && others.length === 0 ? { const: only } : field]
  })
  return { ...form, properties: Object.fromEntries(entries) }
}

const fixedIn = ({ fields }: Group, name: string): unknown => {
  const node = fields.get(name)
  return node && 'fixed' in node ? node.fixed : undefined
}

const isDistinct = (forms: readonly Group[], name: string) => {
  const values = forms.map((form) => fixedIn(form, name))
  return values.every((value) => value !== undefined) && new Set(values.map(String)).size === forms.length
}

function settingOf(field: Fields, { path, isRequired }: At, options: readonly unknown[]): Setting {
  const usual = field.default ?? (isRequired && options.length === 1 ? options[0] : undefined)
  return {
    name: path.join('.'),
    title: typeof field.title === 'string' ? field.title : path.join(' '),
    kind: settingKind(field),
    isSecret: field.airbyte_secret === true,
    isRequired: isRequired && usual === undefined,
    options: options.map(String),
    usual,
  }
}

function settingsIn({ fields, choice }: Group): Setting[] {
  const own = [...fields.values()].flatMap((node) =>
    'fixed' in node ? [] : 'fields' in node ? optionalIn(node) : [node],
  )
  const inForms = (choice?.forms ?? []).flatMap((form) => optionalIn(form))
  return [...own, ...(choice?.chosenBy ? [choice.chosenBy] : []), ...inForms]
}

/** Settings of a group are required only if the group is. */
const optionalIn = (group: Group) =>
  settingsIn(group).map((one) => ({ ...one, isRequired: one.isRequired && group.isRequired }))

/** A setting of several forms has the options of all of them. */
function together(settings: readonly Setting[]): Setting[] {
  const byName = new Map<string, Setting>()
  for (const setting of settings) {
    const known = byName.get(setting.name)
    const options = [...new Set([...(known?.options ?? []), ...setting.options])]
    const isSecret = setting.isSecret || known?.isSecret === true
    byName.set(setting.name, { ...(known ?? setting), options, isSecret })
  }
  return [...byName.values()]
}

const refuseMissing: Missing = ({ isRequired, title }) => {
  if (isRequired) throw new SourceFailure(airbyteMessages.missingSetting(title), { code: 'settings' })
  return undefined
}

type Given = ReadonlyMap<string, string>

/** Returns the values of a group; undefined for a choice that no one has made. */
function groupValue(group: Group, given: Given, missing: Missing): Fields | undefined {
  const { fields, choice, isRequired } = group
  const isOpen = isRequired || settingsIn(group).some(({ name }) => given.has(name))
  const form = choice && formOf(choice, { given, missing, isOpen })
  if (choice && !form && fields.size === 0) return undefined
  const ofMissing: Missing = (setting) => (isOpen ? missing(setting) : undefined)
  const own = [...fields].map(([name, node]): [string, unknown] => [name, nodeValue(node, given, ofMissing)])
  const inForm = form && groupValue({ ...form, isRequired: isOpen }, given, missing)
  return { ...Object.fromEntries(own.filter(([, value]) => value !== undefined)), ...inForm }
}

function nodeValue(node: Node, given: Given, missing: Missing): unknown {
  if ('fixed' in node) return node.fixed
  if ('fields' in node) return groupValue(node, given, missing)
  const text = given.get(node.name)
  return text === undefined ? (node.usual ?? missing(node)) : readSettingValue(node, text)
}

type Choosing = { readonly given: Given; readonly missing: Missing; readonly isOpen: boolean }

/** Returns the form that is named or, where none is named, the first whose settings were entered. */
function formOf({ forms, chosenBy }: Choice, { given, missing, isOpen }: Choosing): Group | undefined {
  const entered = () => forms.find((form) => isEntered(form, given)) ?? (isOpen ? forms[0] : undefined)
  if (!chosenBy) return entered()
  const wanted = nodeValue(chosenBy, given, isOpen ? missing : () => undefined)
  return wanted === undefined ? entered() : forms.find((_, at) => chosenBy.options[at] === String(wanted))
}

const isEntered = (form: Group, given: Given) => {
  const settings = settingsIn({ ...form, isRequired: true })
  return (
    settings.some(({ name }) => given.has(name)) &&
    settings.every(({ name, isRequired }) => !isRequired || given.has(name))
  )
}
