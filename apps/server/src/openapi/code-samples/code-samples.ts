import type { NamedCall } from '../calls.ts'
import type { Operation } from '../openapi.ts'
import { curlSample } from './curl-sample.ts'
import { type SampleInput, sampleInput } from './sample-input.ts'
import { typeScriptSample } from './typescript-sample.ts'

/** Code that makes the call with its example, in the form that tools for OpenAPI documents show. */
export type CodeSample = { lang: string; label: string; source: string }

/** Returns the code samples of a call. A page for browsers has no function in the SDK. */
export function codeSamples(call: NamedCall, operation: Operation): CodeSample[] {
  const input: SampleInput = sampleInput(operation)
  return [
    { lang: 'Shell', label: 'curl', source: curlSample(call, operation.security, input) },
    ...(call.endpoint.media === 'page'
      ? []
      : [{ lang: 'TypeScript', label: 'TypeScript', source: typeScriptSample(call, input) }]),
  ]
}
