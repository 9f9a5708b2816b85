import type { Endpoint, Params } from '../contract/endpoint.ts'
import type { Client } from './client.ts'

/** How to make a call. */
export type CallOptions = {
  /** Cancels the call, while its body arrives as well. */
  signal?: AbortSignal | undefined
  /** True for a poll: nobody is waiting, and the server does not take it for a sign of life. */
  background?: boolean | undefined
  /**
   * Names what a person wants to have written. Repeated with the same key, a write whose answer was lost is not carried
   * out again. Each call has a new one unless told otherwise; ignored by calls that are about signing in.
   */
  idempotencyKey?: string | undefined
}

type Nothing = Record<never, never>
type ParamsPart<Path extends string> = [keyof Params<Path>] extends [never]
  ? Nothing
  : { params: Params<Path> }
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? Nothing
  : Nothing extends Value
    ? { [_ in Name]?: Value }
    : { [_ in Name]: Value }

/** The parts a call has: `params` of its path, `query`, `body`. */
export type CallInput<Path extends string, Query, Body> = ParamsPart<Path> &
  Part<'query', Query> &
  Part<'body', Body>

type Arguments<Input> = Nothing extends Input
  ? [input?: Input, options?: CallOptions]
  : [input: Input, options?: CallOptions]

/** A function that makes one call of the contract: it takes the client, then what the call needs. */
export type Call<Path extends string, Query, Body, Answer> = (
  client: Client,
  ...args: Arguments<CallInput<Path, Query, Body>>
) => Promise<Answer>

/** Turns a described call into a function. It rejects with an `SdkError` and with nothing else. */
export const call =
  /* @__NO_SIDE_EFFECTS__ */
    <Path extends string, Query, Body, Answer>(
      endpoint: Endpoint<Path, Query, Body, Answer>,
    ): Call<Path, Query, Body, Answer> =>
    (client, ...args) => {
      const [input, options] = args
      const { signal, background, idempotencyKey } = { ...options }
      return client.send({ endpoint, input: { ...input }, background, idempotencyKey }, signal)
    }
