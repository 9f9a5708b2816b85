import type { Endpoint } from '@tributary/sdk/contract'
import type { Json } from '../openapi.ts'

/** A realistic request body and response. */
export type Example = { readonly body?: Json; readonly answer: Json }

type ExampleOf<E> =
  E extends Endpoint<string, unknown, infer Body, unknown>
    ? [Body] extends [undefined]
      ? { readonly answer: Json }
      : { readonly body: Json; readonly answer: Json }
    : never

/** An example for each call of a feature. A missing one does not compile. */
export type Examples<Feature> = {
  readonly [Name in keyof Feature as Feature[Name] extends Endpoint ? Name : never]: ExampleOf<Feature[Name]>
}
