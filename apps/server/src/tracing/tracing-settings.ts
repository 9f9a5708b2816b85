/** The standard names of samplers. Those that begin with `parentbased` follow the decision for the span they belong to. */
export const samplerNames = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

export type SamplerName = (typeof samplerNames)[number]

/** Where traces are sent, and which. */
export type TracingSettings = {
  /** The base address of a collector, without `/v1/traces`. */
  readonly endpoint: string
  readonly protocol: 'http/protobuf' | 'http/json'
  /** Headers of each request to the collector. They may contain a key. */
  readonly headers: Readonly<Record<string, string>>
  readonly serviceName: string
  readonly sampler: SamplerName
  /** The share of traces that a sampler with a ratio records, from 0 to 1. */
  readonly ratio: number
}
