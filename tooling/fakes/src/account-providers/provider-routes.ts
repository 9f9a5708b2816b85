import type { ApiRequest, ApiResponse, ApiRoute } from '../http-api/api-exchange.ts'
import { pagePolicy } from '../sign-in-provider/provider-pages.ts'
import type { LocalProvider, Said } from './local-http.ts'

/**
 * Serves a provider's paths with an API, for providers whose onboarding is part of it. `folder` is the start of the path
 * that the provider does not see.
 */
export const providerRoutes = (
  provider: LocalProvider,
  { portal, folder, paths }: { portal: string; folder: string; paths: readonly string[] },
): ApiRoute[] =>
  paths.flatMap((path) =>
    (['GET', 'POST'] as const).map((method) => ({
      method,
      path,
      handle: (request: ApiRequest) => responseOf(provider.answer(askedOf(request, folder)), portal),
    })),
  )

function askedOf({ method, path, query, headers, body }: ApiRequest, folder: string) {
  const isJson = String(headers['content-type']).startsWith('application/json')
  return {
    method,
    path: path.slice(path.startsWith(folder) ? folder.length : 1),
    query,
    form: new URLSearchParams(isJson ? '' : body),
    json: isJson ? JSON.parse(body) : {},
    header: (name: string) => String(headers[name] ?? ''),
  }
}

function responseOf(said: Said, portal: string): ApiResponse {
  const headers = { 'cache-control': 'no-store', 'content-security-policy': pagePolicy(portal) }
  if ('goTo' in said) return { status: 303, headers: { ...headers, location: said.goTo.href } }
  if ('page' in said)
    return {
      status: said.status ?? 200,
      headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
      text: said.page,
    }
  return { status: said.status ?? 200, headers, ...('json' in said && { json: said.json }) }
}
