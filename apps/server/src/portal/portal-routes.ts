import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** Whether a path is one of the portal's own, by the list that its build leaves beside the page; `/` always is. */
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

/** As the portal's router sees it: letter case and a slash at the end do not count. */
const partsOf = (path: string) => path.toLowerCase().replace(/\/$/, '').split('/')

const fits = (part: string, given: string | undefined) =>
  part.startsWith(':') ? given !== '' : part === given
