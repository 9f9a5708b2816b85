import { readFile, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { build, type InlineConfig, type Manifest, mergeConfig } from 'vite'
import { criticalCss } from '../../scripts/critical-css.ts'
import portal from '../../vite.config.ts'

const here = import.meta.dirname

/** The files of a small site by their URL. */
export type Site = ReadonlyMap<string, Buffer>

/** The same form twice, with React alone: drawn by the script, and rendered ahead of time. Built as the portal is. */
export type Baselines = { rendered: Site; prerendered: Site }

/** Builds both baselines inside `folder`, which has to be in the portal, so that its libraries resolve. */
export async function buildBaselines(folder: string): Promise<Baselines> {
  const common: InlineConfig = { configFile: false, root: here, logLevel: 'error', publicDir: false }
  const run = (config: InlineConfig) => build(mergeConfig(mergeConfig(portal, common), config))
  const input = { rendered: resolve(here, 'rendered.tsx'), hydrated: resolve(here, 'hydrated.tsx') }
  const site = async (name: keyof typeof input) => {
    const outDir = resolve(folder, name)
    await run({ build: { outDir, rolldownOptions: { input: input[name] } } })
    return readSite(outDir)
  }
  const html = resolve(folder, 'html')
  await run({ build: { outDir: html, ssr: resolve(here, 'prerendered.tsx'), manifest: false } })
  const { prerendered }: typeof import('./prerendered.tsx') = await import(resolve(html, 'prerendered.js'))
  try {
    return {
      rendered: withPage(await site('rendered'), ''),
      prerendered: withPage(await site('hydrated'), prerendered()),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Built = { script: string; style: string; font: string; files: Map<string, Buffer> }

async function readSite(outDir: string): Promise<Built> {
  const manifest: Manifest = JSON.parse(await readFile(resolve(outDir, '.vite/manifest.json'), 'utf8'))
  const chunks = Object.values(manifest)
  const files = new Set(chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]))
  const contents = [...files].map(
    async (file) => [`/${file}`, await readFile(resolve(outDir, file))] as const,
  )
  const named = (pattern: RegExp) => `/${[...files].find((file) => pattern.test(file))}`
  return {
    script: `/${chunks.find(({ isEntry }) => isEntry)?.file}`,
    style: named(/\.css$/),
    font: named(/inter-latin-opsz.*woff2$/),
    files: new Map(await Promise.all(contents)),
  }
}

/** Adds the page: with a stylesheet and an empty root, or with the form and the styles of its first frame. */
function withPage({ script, style, font, files }: Built, form: string): Site {
  const css = files.get(style)?.toString() ?? ''
  const page = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Sign in</title><link rel="icon" href="data:,">
<script type="module" src="${script}"></script>
${form ? `<style>${criticalCss(css, form)}</style>` : `<link rel="stylesheet" href="${style}">`}
<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin fetchpriority="low">
</head><body><div id="root">${form}</div></body></html>`
  return new Map([...files, ['/', Buffer.from(page)]])
}
