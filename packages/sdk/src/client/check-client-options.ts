import { isBaseUrl } from './base-url.ts'
import type { ClientOptions } from './client-options.ts'
import { isObject, kindOf, shown } from './issues.ts'
import { areHeaders, type Check, commonChecks, optionFaults } from './option-faults.ts'
import { fieldOf } from './read-answer.ts'

const isFunction = (value: unknown) => typeof value === 'function'
const has = (value: unknown, names: string) =>
  names.split(' ').every((name) => isFunction(fieldOf(value, name)))
const isHook = (hook: unknown) =>
  isObject(hook) &&
  ['onRequest', 'onResponse', 'onRetry', 'onFailure'].every((name) =>
    /^(undefined|function)$/.test(typeof fieldOf(hook, name)),
  )

const aFunction: Check = [isFunction, 'a function']

const checks: Readonly<Record<keyof ClientOptions, Check>> = {
  baseUrl: [
    (value, { fetch }: Partial<ClientOptions>) => isBaseUrl(value, fetch !== undefined),
    'a string like https://portal.example/backend without query and fragment, or a path in a page',
    true,
  ],
  fetch: aFunction,
  // A token that no header can carry would fail each call like a lost connection.
  token: [(value) => areHeaders({ value }), 'a string without line breaks'],
  credentials: [
    (value) => ['include', 'same-origin', 'omit'].some((one) => one === value),
    'include, same-origin or omit',
  ],
  ...commonChecks,
  hooks: [(value) => Array.isArray(value) && value.every(isHook), 'an array of objects of functions'],
  onSessionChange: aFunction,
  onSessionLost: aFunction,
  onSignedOut: aFunction,
  onOutdated: aFunction,
  clock: [(value) => has(value, 'now random after'), 'an object with now, random and after'],
  retryBudget: [(value) => has(value, 'count take'), 'an object with count and take'],
}

/** Throws a TypeError that names the first option that does not exist or cannot be applied. It never repeats a text. */
export function checkClientOptions(options: ClientOptions): void {
  if (!isObject(options))
    throw mistake(`the options must be an object with baseUrl, got ${received(options)}.`)
  const unknown = Object.entries(options).find(
    ([name, value]) => value !== undefined && !Object.hasOwn(checks, name),
  )
  if (unknown)
    throw mistake(
      `${String(shown(unknown[0]))} is not a known option. The options are ${Object.keys(checks).join(', ')}.`,
    )
  const [fault] = optionFaults(options, checks)
  const [name = ''] = fault?.path ?? []
  if (fault)
    throw mistake(`${String(name)} must be ${fault.expected}, got ${received(Reflect.get(options, name))}.`)
}

const mistake = (sentence: string) => new TypeError(`createClient: ${sentence}`)

const received = (value: unknown) => {
  if (typeof value === 'string') return `a string of ${value.length} characters`
  return typeof value === 'number' ? value : kindOf(value)
}
