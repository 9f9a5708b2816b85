import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** Returns a check whether a path is a route of the portal, from the list that its build writes. `/` always is. */
export async function portalRoutes(root: string): Promise<(path: string) => boolean> {
  const text = await readFile(join(root, 'routes.json'), 'utf8').catch(() => '[]')
  const routes = ['/', ...z.array(z.string()).parse(JSON.parse(text))].map(partsOf)
  return (path) => {
    const parts = partsOf(path)
    return routes.some(
      (route) => route.length === parts.length && route.every((part, at) => fits(part, parts[at])),
    )
  }
}

/** Splits a path as the portal's router does: ignoring case and a final slash. */
const partsOf = (path: string) => path.toLowerCase().replace(/\/$/, '').split('/')

const fits = (part: string, given: string | undefined) =>
  part.startsWith(':') ? given !== '' : part === given
