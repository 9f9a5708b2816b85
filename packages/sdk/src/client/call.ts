import type { Endpoint, Params } from '../contract/endpoint.ts'
import type { CallOptions } from './call-options.ts'
import type { Client } from './client.ts'
import type { Exact, ExactFields } from './exact.ts'

type Nothing = Record<never, never>
type ParamsPart<Path extends string> = [keyof Params<Path>] extends [never]
  ? Nothing
  : {
      /** The values of the path. */
      params: Params<Path>
    }
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? Nothing
  : Nothing extends Value
    ? { [_ in Name]?: Value }
    : { [_ in Name]: Value }

/** The input of a call: the `params` of its path, its `query` and its `body`. */
export type CallInput<Path extends string, Query, Body> = ParamsPart<Path> &
  Part<'query', Query> &
  Part<'body', Body>

type NoInput = { params?: never; query?: never; body?: never }

/** A call without input takes its options in the second or in the third place. */
type Arguments<Input, Given, Options> = [keyof Input] extends [never]
  ? [options?: Options | undefined] | [input: NoInput | undefined, options: Options | undefined]
  : Nothing extends Input
    ? [input?: Given & Exact<Given, Input>, options?: Options | undefined]
    : [input: Given & Exact<Given, Input>, options?: Options | undefined]

/**
 * A function that makes one call of the contract. It takes the client, the input and the options. A call without input
 * also takes the options second. A field or an option that does not exist does not compile, also from a variable.
 */
export type Call<Path extends string, Query, Body, Answer> = <
  Given extends CallInput<Path, Query, Body>,
  Options extends CallOptions,
>(
  client: Client,
  ...args: Arguments<CallInput<Path, Query, Body>, Given, Options & ExactFields<Options, CallOptions>>
) => Promise<Answer>

/** Turns an endpoint of the contract into a function that rejects only with `SdkError`. */
export const call =
  /* @__NO_SIDE_EFFECTS__ */
    <Path extends string, Query, Body, Answer>(
      endpoint: Endpoint<Path, Query, Body, Answer>,
    ): Call<Path, Query, Body, Answer> =>
    (client, ...args) => {
      if (!client) throw new TypeError('The first argument of a call is the client.')
      const { query, body, path } = endpoint
      const isPlain = !query && !body && !path.includes('{') && args.length < 2
      const [input, options] = (isPlain ? [undefined, ...args] : args) as [object?, CallOptions?]
      const { signal, background, idempotencyKey, timeout, maxRetries, headers, onResponse, ...unknown } = {
        ...options,
      }
      const known = { background, idempotencyKey, timeout, maxRetries, headers, onResponse }
      return client.send({ endpoint, input: { ...input }, ...known, unknown }, signal)
    }
