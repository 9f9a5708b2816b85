import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'

const onCommandLine = `import { tour } from './tour.js'
console.log(JSON.stringify(await tour(process.argv.at(-1))))
`

/** Programs that need bundling, with the export condition of their runtime. */
const bundles = {
  'worker.js': {
    condition: 'workerd',
    contents: `import { tour } from './tour.ts'
export default { async test(_, env) { console.log(JSON.stringify(await tour(env.BASE_URL))) } }`,
  },
  'page.js': {
    condition: 'browser',
    contents: `import { tour } from './tour.ts'
const pre = document.createElement('pre')
pre.textContent = JSON.stringify(await tour(location.origin + '/backend'))
document.body.append(pre)`,
  },
}

/** Builds the tour as users build programs: types stripped for command-line runtimes, bundled for the others. */
export async function buildTour(folder: string): Promise<void> {
  const tour = join(folder, 'tour.ts')
  await build({ entryPoints: [tour], outfile: join(folder, 'tour.js'), format: 'esm', target: 'es2023' })
  await writeFile(join(folder, 'print-tour.js'), onCommandLine)
  for (const [file, { condition, contents }] of Object.entries(bundles))
    await build({
      stdin: { contents, resolveDir: folder },
      outfile: join(folder, file),
      bundle: true,
      format: 'esm',
      target: 'es2023',
      conditions: [condition],
    })
}
