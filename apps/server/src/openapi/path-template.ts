import { paramNames } from '@tributary/sdk/contract'
import { calls } from './calls.ts'

const shape = (path: string): string => path.replaceAll(/\{\w+\}/g, '{}')

/**
 * A path as the document writes it. OpenAPI takes two paths for the same one when they differ in the names of their
 * parts alone, so calls that share a shape share the names of the first of them.
 */
export const pathTemplate = (path: string): string =>
  calls.find(({ endpoint }) => shape(endpoint.path) === shape(path))?.endpoint.path ?? path

/** The names of a path's parts in the document, each with its name in the SDK. */
export function pathNames(path: string): { name: string; inSdk: string }[] {
  const inSdk = paramNames(path)
  return paramNames(pathTemplate(path)).map((name, part) => ({ name, inSdk: inSdk[part] ?? name }))
}
