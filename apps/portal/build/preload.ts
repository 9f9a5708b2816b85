// Replaces the helper of Vite, which also serves older browsers and other addresses of assets.

const styles = new Map<string, Promise<unknown>>()

/** Loads a chunk after its stylesheets, and what it imports at the same time. */
export async function __vitePreload<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map(linkOnce))
  return load()
}

function linkOnce(file: string): Promise<unknown> | undefined {
  const rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload'
  const href = `/${file}`
  // A script may also be linked as a preload of the page. A prefetched stylesheet does not apply yet.
  const linked = rel === 'stylesheet' ? '[rel=stylesheet]' : ''
  if (!document.querySelector(`link[href="${href}"]${linked}`)) {
    const link = Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' })
    if (linked) styles.set(file, loaded(link))
    document.head.append(link)
  }
  return styles.get(file)
}

/** A failed link is removed, so that the next attempt loads it again. */
const loaded = (link: HTMLLinkElement) =>
  new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      reject(new Error(`${link.href} did not load`))
    }
  })
