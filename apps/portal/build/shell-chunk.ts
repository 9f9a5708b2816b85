import { resolve } from 'node:path'
import type { Plugin, Rollup } from 'vite'
import { reachableFrom, readModuleGraph } from './module-graph.ts'

const inApp = (file: string) => resolve(import.meta.dirname, '../src/app', file)

/** Where loading starts for the frame of every page of a signed-in user. */
const shell = ['signed-in-screens.ts', 'SignedIn.tsx', 'AfterSignIn.tsx', 'routes.ts'].map(inApp)

const signedOut = inApp('signed-out-screens.ts')

/**
 * Puts the modules that every page of a signed-in user loads into one chunk, and those that pages before sign-in load
 * as well into another. Otherwise each module that the frame shares with some screens would be a chunk. A template
 * in the page has links to the files, so that sign-in can load them ahead of time.
 */
export function shellChunk() {
  const common = new Set<string>()
  const own = new Set<string>()
  const plugin: Plugin = {
    name: 'shell-chunk',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async buildEnd() {
      const graph = await readModuleGraph(this)
      const screens = this.getModuleInfo(signedOut)?.dynamicallyImportedIds ?? []
      const before = reachableFrom(graph, screens)
      for (const id of reachableFrom(graph, shell)) (before.has(id) ? common : own).add(id)
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => [
        {
          tag: 'template',
          attrs: { id: 'signed-in-files' },
          children: linksTo(filesOfShell(bundle)),
          injectTo: 'head',
        },
      ],
    },
  }
  const groups = [
    { name: 'common', test: (id: string) => common.has(id) },
    { name: 'shell', test: (id: string) => own.has(id) },
  ]
  return { plugin, groups }
}

// After a refused sign-in the stylesheets stay unused. Browsers warn about a preload of one, and not about a prefetch.
const linksTo = (files: readonly string[]) =>
  files.map((href) => {
    const kind = href.endsWith('.js') ? { rel: 'modulepreload' } : { rel: 'prefetch', as: 'style' }
    return { tag: 'link', attrs: { ...kind, crossorigin: '', fetchpriority: 'low', href } }
  })

/** The addresses of the shell's chunks and stylesheets, without those that the page itself loads. */
function filesOfShell(bundle: Rollup.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const own = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  const frame = chunks.filter(({ moduleIds }) => moduleIds.some((id) => shell.includes(id)))
  const wanted = new Set(frame.flatMap(({ fileName, imports }) => [fileName, ...imports]))
  const scripts = [...wanted].filter((name) => !own.has(name))
  const styles = chunks
    .filter(({ fileName }) => scripts.includes(fileName))
    .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  return [...scripts, ...styles].map((file) => `/${file}`)
}
