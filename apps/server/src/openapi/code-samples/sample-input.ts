import type { Json, Operation, Parameter } from '../openapi.ts'

/** The values of an example request, with the names of the wire. */
export type SampleInput = {
  /** In the order of the path. */
  path: readonly [name: string, value: string][]
  query: readonly [name: string, value: string][]
  body: Json | undefined
}

/** Returns the example request of an operation. Parameters without an example are optional, and left out. */
export const sampleInput = ({ parameters = [], requestBody }: Operation): SampleInput => ({
  path: valuesIn('path', parameters),
  query: valuesIn('query', parameters),
  body: requestBody?.content['application/json']?.example,
})

const valuesIn = (place: Parameter['in'], parameters: readonly Parameter[]): [string, string][] =>
  parameters.flatMap(({ name, in: where, example }) =>
    where === place && example !== undefined ? [[name, example]] : [],
  )
