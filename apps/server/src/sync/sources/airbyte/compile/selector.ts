import type { SourceFailure } from '../../../source-failure.ts'
import { isRecord } from '../../http/records.ts'
import { isTrue, textOf } from '../expressions/values.ts'
import type { Component, Scope, Value } from '../manifest/component.ts'
import { holds, type Item, readTransformations, type Transformation, withNames } from './transformations.ts'

/** What a response contains: its records, and whether the list itself was there. */
export type Found = { readonly items: readonly unknown[]; readonly hasList: boolean }

/** Finds the records of a response and decides which are stored. */
export type Selector = {
  extract(body: unknown, scope: Scope): Found
  /** Returns the records to store; their fields as the transformations leave them. */
  select(items: readonly unknown[], scope: Scope, failed: () => SourceFailure): Item[]
}

export function readSelector(retriever: Component, stream: Component): Selector {
  const selector = retriever.child('record_selector', 'RecordSelector')
  const extractor = selector?.child('extractor', 'DpathExtractor')
  if (!selector) retriever.problem('has no record_selector')
  selector?.isOneOf('RecordSelector')
  const filter = selector?.child('record_filter', 'RecordFilter')
  const condition = filter?.isOneOf('RecordFilter') ? filter.value('condition') : undefined
  const transformations = readTransformations(stream)
  const transformsFirst = selector?.get('transform_before_filtering') === true
  return {
    extract: readExtractor(extractor),
    select(items, scope, failed) {
      const change = (record: Item) => changed(record, transformations, scope)
      const passes = (record: Item) => isKept(record, condition, scope)
      const records = items.map((item) => asItem(item, failed))
      return transformsFirst ? records.map(change).filter(passes) : records.filter(passes).map(change)
    },
  }
}

function asItem(item: unknown, failed: () => SourceFailure): Item {
  if (!isRecord(item)) throw failed()
  return { ...item }
}

const isKept = (record: Item, condition: Value | undefined, scope: Scope) =>
  !condition || holds(condition.of(withNames(scope, { record })))

const changed = (record: Item, transformations: readonly Transformation[], scope: Scope) =>
  transformations.reduce((one, transform) => transform(one, scope), record)

function readExtractor(extractor: Component | undefined): Selector['extract'] {
  if (!extractor?.isOneOf('DpathExtractor')) return () => ({ items: [], hasList: false })
  extractor.refuse('record_expander')
  const path = extractor.get('field_path')
  const parts = (Array.isArray(path) ? path : [path ?? []].flat()).map((part) =>
    extractor.valueIn(part, 'field_path'),
  )
  return (body, scope) =>
    foundAt(
      body,
      parts.map((part) => textOf(part.of(scope))),
    )
}

function foundAt(body: unknown, path: readonly string[]): Found {
  if (path.some((part) => part.includes('*'))) return { items: valuesAt(body, path), hasList: true }
  let at = body
  for (const name of path) {
    if (Array.isArray(at) && /^\d+$/.test(name)) at = at[Number(name)]
    else if (isRecord(at) && Object.hasOwn(at, name)) at = at[name]
    else return { items: [], hasList: at === null || at === undefined || isEmpty(at) }
  }
  if (Array.isArray(at)) return { items: at, hasList: true }
  return { items: isTrue(at) ? [at] : [], hasList: true }
}

const isEmpty = (value: unknown) =>
  Array.isArray(value) ? value.length === 0 : isRecord(value) && Object.keys(value).length === 0

/** Returns every value that a path with `*` matches. A last list is read as its items. */
function valuesAt(body: unknown, path: readonly string[]): unknown[] {
  let found: unknown[] = [body]
  for (const name of path)
    found = found.flatMap((value) => {
      if (name !== '*') return isRecord(value) && Object.hasOwn(value, name) ? [value[name]] : []
      if (Array.isArray(value)) return value
      return isRecord(value) ? Object.values(value) : []
    })
  return found
}
