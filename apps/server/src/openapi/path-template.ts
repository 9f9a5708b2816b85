import { paramNames } from '@tributary/sdk/contract'
import { calls } from './calls.ts'

const shape = (path: string): string => path.replaceAll(/\{\w+\}/g, '{}')

/**
 * Returns a path for the document. For OpenAPI, two paths that differ only in parameter names are the same, so such calls
 * share the names of the first one.
 */
export const pathTemplate = (path: string): string =>
  calls.find(({ endpoint }) => shape(endpoint.path) === shape(path))?.endpoint.path ?? path

/** Returns the parameter names of a path in the document, each with its name in the SDK. */
export function pathNames(path: string): { name: string; inSdk: string }[] {
  const inSdk = paramNames(path)
  return paramNames(pathTemplate(path)).map((name, part) => ({ name, inSdk: inSdk[part] ?? name }))
}
