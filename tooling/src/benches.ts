import { glob } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { workspace } from './workspace.ts'

/** A benchmark. `file` is relative to the workspace, `script` to its package's `folder`. */
export type Bench = { file: string; folder: string; script: string }

type Choice = { benches: readonly Bench[] } | { explanation: string; code: number }

/** Chooses the benchmarks to run, all of them without arguments. Explains the usage for `--help` and for a typo. */
export async function chooseBenches(words: readonly string[]): Promise<Choice> {
  const benches = await allBenches()
  if (words.some((word) => word === '--help' || word === '-h'))
    return { explanation: usage(benches), code: 0 }
  const unknown = words.filter((word) => !benches.some(({ file }) => file.includes(word)))
  if (unknown.length > 0)
    return { explanation: `No benchmark matches ${unknown.join(', ')}.\n\n${usage(benches)}`, code: 1 }
  const wanted = ({ file }: Bench) => words.length === 0 || words.some((word) => file.includes(word))
  return { benches: benches.filter(wanted) }
}

const usage = (benches: readonly Bench[]) =>
  [
    'Usage: pnpm bench [part of a name]…',
    '',
    'Runs every benchmark, or those whose file has one of these parts in its name:',
    ...benches.map(({ file }) => `  ${basename(file, '.bench.ts').padEnd(16)} ${file}`),
  ].join('\n')

async function allBenches(): Promise<Bench[]> {
  const files: string[] = []
  for await (const file of glob('{apps,packages}/*/bench/**/*.bench.ts', { cwd: workspace })) files.push(file)
  return files.sort().map((file) => {
    const [group = '', name = '', ...rest] = file.split('/')
    return { file, folder: resolve(workspace, group, name), script: rest.join('/') }
  })
}
