import type { IncomingHttpHeaders } from 'node:http'

/** A request as a handler gets it. */
export type ApiRequest = {
  readonly method: string
  /** The path without the query. */
  readonly path: string
  /** The path with the query. */
  readonly url: string
  readonly query: URLSearchParams
  readonly headers: IncomingHttpHeaders
  readonly body: string
  /** The `:name` parts of the route's path. */
  readonly params: Readonly<Record<string, string>>
}

/** A response. `json` may contain `JSON.rawJSON` for numbers that a double cannot hold. */
export type ApiResponse = {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly json?: unknown
  readonly text?: string | Uint8Array
}

/** A response sent once instead of the real one. `cut` ends it halfway, `silent` sends nothing. */
export type ApiFault = {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  readonly cut?: boolean
  readonly silent?: boolean
}

/** Thrown by a handler to respond with an error of its system. */
export class ApiRefusal extends Error {
  override name = 'ApiRefusal'
  readonly response: ApiResponse

  constructor(response: ApiResponse) {
    super(`Refused with ${response.status ?? 200}`)
    this.response = response
  }
}

export type ApiRoute = {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** A path whose segments may be `:name`. A last segment `*name` takes the rest of the path. */
  readonly path: string
  /** The documented query parameters. The server refuses all others. */
  readonly query?: readonly string[]
  handle(request: ApiRequest): ApiResponse | Promise<ApiResponse>
}

/** Why the server itself refuses a request. Each system has its own words for it. */
export type ApiProblem =
  | { readonly kind: 'no-route' | 'wrong-method' }
  | { readonly kind: 'unknown-parameter'; readonly name: string }

/** Finds the route of a request and runs it. */
export async function respond(
  routes: readonly ApiRoute[],
  request: Omit<ApiRequest, 'params'>,
  refusalOf: (problem: ApiProblem) => ApiResponse,
): Promise<ApiResponse> {
  const found = routes.flatMap((route) => {
    const params = paramsOf(route.path, request.path)
    return params ? [{ route, params }] : []
  })
  const match = found.find(({ route }) => (route.method ?? 'GET') === request.method)
  if (!match) return refusalOf({ kind: found.length > 0 ? 'wrong-method' : 'no-route' })
  const unknown = [...request.query.keys()].find((name) => !match.route.query?.includes(name))
  if (unknown !== undefined) return refusalOf({ kind: 'unknown-parameter', name: unknown })
  try {
    return await match.route.handle({ ...request, params: match.params })
  } catch (error) {
    if (error instanceof ApiRefusal) return error.response
    throw error
  }
}

function paramsOf(pattern: string, path: string): Record<string, string> | undefined {
  const [wanted, parts] = [pattern.split('/'), path.split('/')]
  const rest = wanted.at(-1)?.startsWith('*') ? wanted.pop() : undefined
  if (rest ? parts.length <= wanted.length : parts.length !== wanted.length) return undefined
  const params: Record<string, string> = {}
  for (const [at, segment] of wanted.entries()) {
    const part = decodeURIComponent(parts[at] ?? '')
    if (segment.startsWith(':')) params[segment.slice(1)] = part
    else if (segment !== part) return undefined
  }
  if (rest) params[rest.slice(1)] = parts.slice(wanted.length).map(decodeURIComponent).join('/')
  return params
}
