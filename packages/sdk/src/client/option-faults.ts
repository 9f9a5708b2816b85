import type { CallOptions } from './call-options.ts'
import { type Fault, isObject } from './issues.ts'
import { tryOrNull } from './try-or-null.ts'

/** The options that are checked before a client is created, or a call is made. */
export type CheckedOptions = Pick<CallOptions, 'timeout' | 'maxRetries' | 'headers' | 'signal'>

/** Returns the options that cannot be applied, with what fits. */
export function optionFaults({ timeout = 1, maxRetries = 0, headers = {}, signal }: CheckedOptions): Fault[] {
  const faults: Fault[] = []
  const check = (fits: unknown, name: keyof CheckedOptions, expected: string) =>
    fits || faults.push({ path: [name], expected })
  check(typeof timeout === 'number' && timeout > 0, 'timeout', 'milliseconds above 0')
  check(Number.isInteger(maxRetries) && maxRetries >= 0, 'maxRetries', 'an integer from 0')
  check(areHeaders(headers), 'headers', 'valid headers')
  check(signal === undefined || (isObject(signal) && 'aborted' in signal), 'signal', 'an AbortSignal')
  return faults
}

/** `Headers` alone would send undefined and null as texts. */
const areHeaders = (headers: ConstructorParameters<typeof Headers>[0]) =>
  isObject(headers) &&
  Object.values(headers).every((value) => typeof value === 'string') &&
  tryOrNull(() => new Headers(headers))
