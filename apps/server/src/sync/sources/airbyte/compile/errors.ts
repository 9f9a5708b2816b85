import type { IncomingHttpHeaders } from 'node:http'
import { searchPattern } from '../expressions/safe-pattern.ts'
import { numberIn } from '../expressions/values.ts'
import type { Component, Scope, Value } from '../manifest/component.ts'
import { headersData } from './headers.ts'
import { holds, withNames } from './transformations.ts'

export type Action = 'SUCCESS' | 'RETRY' | 'FAIL' | 'IGNORE'

/** A response that rules are applied to. */
export type Responded = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
}

/** What to do with the responses of a requester. */
export type ErrorRules = {
  /** Returns what the first rule that matches says; undefined if none does. */
  actionFor(response: Responded, scope: Scope): Action | undefined
  /** Returns the time before a retry that the manifest wants; undefined if it does not say. */
  retryAt(response: Responded, scope: Scope): Date | undefined
}

type Rule = {
  matches(response: Responded, scope: Scope): boolean
  readonly action: Action
  readonly handler: Handler
}
type Handler = { rules: Rule[]; backoffs: Backoff[] }
type Backoff = (response: Responded, scope: Scope) => Date | undefined

const actions: ReadonlyMap<unknown, Action> = new Map([
  ['SUCCESS', 'SUCCESS'],
  ['RETRY', 'RETRY'],
  ['RATE_LIMITED', 'RETRY'],
  ['FAIL', 'FAIL'],
  ['IGNORE', 'IGNORE'],
])

/** Reads the error handlers of a requester. Without one, the usual meaning of each status applies. */
export function readErrorRules(requester: Component): ErrorRules {
  const handlers = requester
    .children('error_handler', 'DefaultErrorHandler')
    .flatMap((handler) => handlersIn(handler, 0))
  const rules = handlers.flatMap((handler) => handler.rules)
  const find = (response: Responded, scope: Scope) => rules.find((rule) => rule.matches(response, scope))
  return {
    actionFor: (response, scope) => find(response, scope)?.action,
    retryAt(response, scope) {
      const handler = find(response, scope)?.handler ?? handlers[0]
      for (const backoff of handler?.backoffs ?? []) {
        const at = backoff(response, scope)
        if (at) return at
      }
      return undefined
    },
  }
}

function handlersIn(component: Component, depth: number): Handler[] {
  if (!component.isOneOf('DefaultErrorHandler', 'CompositeErrorHandler') || depth > 5) return []
  if (component.type === 'CompositeErrorHandler')
    return component
      .children('error_handlers', 'DefaultErrorHandler')
      .flatMap((inner) => handlersIn(inner, depth + 1))
  const backoffs = component
    .children('backoff_strategies', 'ConstantBackoffStrategy')
    .flatMap((one) => readBackoff(one))
  const handler: Handler = { rules: [], backoffs }
  for (const filter of component.children('response_filters', 'HttpResponseFilter')) {
    const rule = readRule(filter, handler)
    if (rule) handler.rules.push(rule)
  }
  return [handler]
}

function readRule(filter: Component, handler: Handler): Rule | undefined {
  if (!filter.isOneOf('HttpResponseFilter')) return undefined
  const [named, codes] = [filter.get('action'), filter.get('http_codes')]
  const statuses = new Set((Array.isArray(codes) ? codes : []).map(Number))
  const [contains, predicate] = [filter.value('error_message_contains'), filter.value('predicate')]
  if (statuses.size === 0 && !contains && !predicate) return undefined
  const action = named === undefined || named === null ? 'FAIL' : actions.get(named)
  if (!action) filter.problem('has an action that is not supported', 'action')
  const matches = (response: Responded, scope: Scope) =>
    statuses.has(response.status) || isIn(contains, response, scope) || isTold(predicate, response, scope)
  return action && { matches, action, handler }
}

const isIn = (text: Value | undefined, { body }: Responded, scope: Scope) => {
  const wanted = text?.of(scope)
  return (
    typeof wanted === 'string' && JSON.stringify(body ?? '').includes(JSON.stringify(wanted).slice(1, -1))
  )
}

const isTold = (predicate: Value | undefined, response: Responded, scope: Scope) =>
  predicate !== undefined && holds(predicate.of(responseScope(scope, response)))

const responseScope = (scope: Scope, { body, headers }: Pick<Responded, 'body' | 'headers'>): Scope =>
  withNames(scope, { response: body ?? {}, headers: headersData(headers) })

function readBackoff(component: Component): Backoff[] {
  if (component.type === 'ConstantBackoffStrategy')
    return [afterSeconds(component.needed('backoff_time_in_seconds'))]
  if (component.type === 'WaitTimeFromHeader')
    return [fromHeader(component, (value, now) => new Date(now.getTime() + value * 1_000))]
  if (component.type === 'WaitUntilTimeFromHeader')
    return [fromHeader(component, (value) => new Date(value * 1_000))]
  // Our own pauses between retries grow as well.
  component.isOneOf('ExponentialBackoffStrategy')
  return []
}

const afterSeconds =
  (seconds: Value): Backoff =>
  (_, scope) => {
    const value = Number(seconds.of(scope))
    return Number.isFinite(value) ? new Date(scope.now.getTime() + value * 1_000) : undefined
  }

function fromHeader(component: Component, timeOf: (value: number, now: Date) => Date): Backoff {
  const [header, regex] = [component.needed('header'), component.get('regex')]
  const least = numberIn(component.get('min_wait')) ?? 0
  return ({ headers }, scope) => {
    const written = String(headersData(headers)[String(header.of(scope)).toLowerCase()] ?? '')
    const text = typeof regex === 'string' ? searchPattern(written, regex)?.[1] : written
    if (!text || !/^\d{1,12}(?:\.\d{1,6})?$/.test(text)) return undefined
    const at = timeOf(Number(text), scope.now)
    return new Date(Math.max(at.getTime(), scope.now.getTime() + least * 1_000))
  }
}
