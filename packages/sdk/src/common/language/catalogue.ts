import { enclosed, hasRightToLeft } from './bidi.ts'
import { checkLanguage } from './check-language.ts'
import type { Language, Translation } from './language.ts'

/** A catalogue that has been loaded: the object that screens read, and its English text once that is overwritten. */
type Entry = { live: object; english?: object }

const english: Language = { tag: 'en-GB', direction: 'ltr', catalogues: {} }
const loaded = /* @__PURE__ */ new Map<string, Entry>()
let active = english

/**
 * Registers the English text of a feature under a unique name, and returns it typed as text of any language. `setLanguage`
 * rewrites this object in place, so read a sentence when it is shown, and not into a constant of a module.
 *
 * In a left-to-right language the functions isolate each text with right-to-left letters that they are given, as
 * `isolated` does. A translation into a right-to-left language calls `isolated` itself.
 */
/* @__NO_SIDE_EFFECTS__ */
export function catalogue<const Text extends object>(name: string, text: Text): Translation<Text> {
  const entry = { live: overwrite(text, text) }
  loaded.set(name, entry)
  if (active !== english) write(name, entry)
  return text as Translation<Text>
}

/**
 * Shows a language in every catalogue, including those that load later. English is the language of `null`. Draw what is
 * on screen again afterwards. Throws a TypeError if it is not a language, for example a tag without texts.
 */
export function setLanguage(language: Language | null): void {
  if (language) checkLanguage(language)
  active = language ?? english
  for (const [name, entry] of loaded) write(name, entry)
}

/**
 * Returns the English text of a catalogue in every language. The server writes English, so compare its sentences with this
 * text.
 */
export function englishOf<Text extends object>(text: Text): Text {
  for (const { live, english } of loaded.values()) if (live === text) return (english ?? live) as Text
  return text
}

/** Returns the language that is shown. It is British English until `setLanguage` changes it. */
export const activeLanguage = (): Language => active

function write(name: string, entry: Entry): void {
  entry.english ??= overwrite({}, entry.live)
  overwrite(entry.live, entry.english)
  overwrite(entry.live, active.catalogues[name] ?? active.derive?.(entry.english) ?? {})
}

/** Copies the text of one object into another, group by group. The groups stay the same objects. */
function overwrite(target: object, source: object): object {
  for (const [key, value] of Object.entries(source)) {
    const inner: unknown = Reflect.get(target, key)
    if (typeof value === 'function') Reflect.set(target, key, isolating(value as Sentence))
    else if (!isGroup(value)) Reflect.set(target, key, value)
    else if (isGroup(inner)) overwrite(inner, value)
    else Reflect.set(target, key, overwrite(Array.isArray(value) ? [] : {}, value))
  }
  return target
}

type Sentence = (...values: unknown[]) => unknown

const isolating =
  (sentence: Sentence): Sentence =>
  (...values) =>
    sentence(...(active.direction === 'rtl' ? values : values.map(foreignEnclosed)))

function foreignEnclosed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(foreignEnclosed)
  return typeof value === 'string' && hasRightToLeft(value) ? enclosed(value) : value
}

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null
