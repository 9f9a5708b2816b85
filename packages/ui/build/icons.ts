import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { build, type Plugin } from 'esbuild'

const importing = /import \{([^}]*)\} from 'lucide-react'/g

/**
 * Builds the icons of lucide-react that the modules draw into `icons/lucide.js`. The package has two thousand others,
 * which a user would install and a bundler read.
 */
export async function buildIcons(source: string, folder: string, modules: readonly string[]): Promise<void> {
  const texts = await Promise.all(modules.map((path) => readFile(join(source, path), 'utf8')))
  const names = texts.flatMap((text) =>
    [...text.matchAll(importing)].flatMap(([, list = '']) => list.split(',')),
  )
  const wanted = [...new Set(names.flatMap((name) => name.trim() || []))].toSorted()
  const { outputFiles } = await build({
    stdin: { contents: `export { ${wanted.join(', ')} } from 'lucide-react'`, resolveDir: resolve(source) },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    external: ['react'],
    legalComments: 'none',
    plugins: [smallerIcons(source)],
  })
  // The classes of the host's own icons are not ours.
  // A bundler removes an unused call only if it is marked.
  const code = outputFiles[0]?.text
    .replace(/ = create_icon_default\(/g, ' = /* @__PURE__ */ create_icon_default(')
    .replace(/^__iconData\d*\.node;\n/gm, '')
    .replace('`lucide lucide-', '`tributary-icon-')
    .replace(/^\/\/ .*\n/gm, '')
  await writeFile(join(folder, 'icons/lucide.js'), code ?? '')
  const licence = join(dirname(createRequire(import.meta.url).resolve('lucide-react')), '../../LICENSE')
  await copyFile(licence, join(folder, 'icons/lucide.LICENSE'))
}

const smallerIcons = (source: string): Plugin => ({
  name: 'smaller-icons',
  setup: (build) =>
    build.onResolve({ filter: /\/createLucideIcon\.mjs$/ }, () => ({
      path: resolve(source, 'icons/create-icon.ts'),
    })),
})
