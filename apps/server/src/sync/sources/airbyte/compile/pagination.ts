import { isTrue, numberIn } from '../expressions/values.ts'
import type { Component, Scope, Value } from '../manifest/component.ts'
import { type Addition, type Placing, readPlacing } from './draft.ts'
import type { Responded } from './errors.ts'
import { headersData, linksOf } from './headers.ts'
import { holds, type Item, withNames } from './transformations.ts'

/** A page that was read. */
export type ReadPage = {
  readonly response: Responded
  /** Records of the response, before they are filtered. */
  readonly count: number
  readonly lastRecord: Item | undefined
  readonly token: unknown
  /** The largest page that the source has sent in this reading. */
  readonly largest: number
}

/** What the next page is. */
export type Next = {
  readonly token: unknown
  /** The manifest says that the list has ended, but the source may have sent less than it was asked for. */
  readonly isProbe: boolean
}

export type Pager = {
  /** The token of the first request; undefined if it has none. */
  first(scope: Scope): unknown
  next(page: ReadPage, scope: Scope): Next | undefined
  /** Returns what a request for a page has in addition. */
  additions(token: unknown, scope: Scope): Addition[]
  /** Whether a token is the address of the next page. */
  readonly tokenIsPath: boolean
}

type Strategy = {
  readonly size: Value | undefined
  first(scope: Scope): unknown
  next(page: ReadPage, scope: Scope): Next | undefined
}

const onePage: Pager = {
  first: () => undefined,
  next: () => undefined,
  additions: () => [],
  tokenIsPath: false,
}

export function readPager(retriever: Component): Pager {
  const paginator = retriever.child('paginator', 'NoPagination')
  if (!paginator?.isOneOf('DefaultPaginator', 'NoPagination') || paginator.type === 'NoPagination')
    return onePage
  const strategyOf = paginator.child('pagination_strategy')
  if (!strategyOf) paginator.problem('has no pagination_strategy')
  const strategy = strategyOf && readStrategy(strategyOf)
  const option = paginator.child('page_token_option', 'RequestOption')
  const tokenIsPath = option?.type === 'RequestPath' || option?.get('inject_into') === 'path'
  const token = tokenIsPath ? undefined : readPlacing(option)
  const size = readPlacing(paginator.child('page_size_option', 'RequestOption'))
  return strategy ? { ...strategy, tokenIsPath, additions: additionsOf(strategy, token, size) } : onePage
}

const additionsOf =
  ({ size }: Strategy, ofToken: Placing | undefined, ofSize: Placing | undefined): Pager['additions'] =>
  (token, scope) => [
    ...(ofSize && size ? ofSize(scope, size.of(scope)) : []),
    ...(ofToken && token !== undefined ? ofToken(scope, token) : []),
  ]

function readStrategy(component: Component): Strategy | undefined {
  if (!component.isOneOf('PageIncrement', 'OffsetIncrement', 'CursorPagination')) return undefined
  const size = component.value('page_size')
  if (component.type === 'CursorPagination') return byCursor(component, size)
  component.refuse('extractor')
  const start = component.type === 'PageIncrement' ? (numberIn(component.get('start_from_page')) ?? 0) : 0
  const isSentFirst = component.get('inject_on_first_request') === true
  const step = component.type === 'PageIncrement' ? () => 1 : ({ count }: ReadPage) => count
  return {
    size,
    first: () => (isSentFirst ? start : undefined),
    next(page, scope) {
      const isProbe = isShort(page, size, scope)
      // Only a page that is smaller than another one is surely the last: sources limit sizes without saying so.
      if (page.count === 0 || (isProbe && page.count < page.largest)) return undefined
      return { token: (numberIn(page.token) ?? start) + step(page), isProbe }
    },
  }
}

/** Whether a page is shorter than requested, which ends the list unless the source sends smaller pages. */
function isShort({ count }: ReadPage, size: Value | undefined, scope: Scope): boolean {
  const wanted = Number(size?.of(scope))
  return Number.isFinite(wanted) && count < wanted
}

function byCursor(component: Component, size: Value | undefined): Strategy {
  const [value, stop] = [component.needed('cursor_value'), component.value('stop_condition')]
  return {
    size,
    first: () => undefined,
    next(page, scope) {
      const on = pageScope(page, scope)
      if (stop && holds(stop.of(on))) return undefined
      const token = value.of(on)
      return isTrue(token) ? { token, isProbe: false } : undefined
    },
  }
}

function pageScope({ response, count, lastRecord, token }: ReadPage, scope: Scope): Scope {
  const headers = headersData(response.headers)
  return withNames(scope, {
    response: response.body ?? {},
    headers: { ...headers, link: linksOf(headers.link) },
    last_record: lastRecord ?? {},
    last_page_size: count,
    last_page_token_value: token ?? null,
    next_page_token: { next_page_token: token ?? null },
  })
}
