import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { entries, readBuilt, root } from './built.ts'

it('exports from each entry point what the root exports from the same module', async () => {
  const whole: Record<string, unknown> = await import('@tributary/ui')
  for (const { name, exports } of entries) {
    const entry: Record<string, unknown> = await import(/* @vite-ignore */ `@tributary/ui/${name}`)
    const names = exports.flatMap(({ names }) => names)
    expect([name, Object.keys(entry).toSorted()]).toEqual([name, names.toSorted()])
    for (const each of names) expect(entry[each]).toBe(whole[each])
  }
})

it('imports no stylesheet from JavaScript, because Node cannot load one', () => {
  for (const { name } of entries) expect(readBuilt(`entries/${name}.js`)).not.toMatch(/\.css["']/)
})

const allowed = [
  /^(package\.json|README\.md|CHANGELOG\.md|LICENSE)$/,
  /^dist\/(core|layout|reset|styles|tokens)\.css$/,
  /^dist\/tokens\.json$/,
  /^dist\/entries\/[\w-]+\.(js|css|d\.ts)$/,
  /^dist\/(?!entries\/)[\w./-]+(?<!\.(?:test|stories|samples|docs))\.(js|d\.ts)$/,
  /^dist\/icons\/lucide\.LICENSE$/,
]

it('packs only what users need', () => {
  const packed = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: root,
    encoding: 'utf8',
  })
  const [{ files }]: [{ files: { path: string }[] }] = JSON.parse(packed)
  const paths = files.map(({ path }) => path)
  expect(paths).toContain('dist/index.js')
  expect(paths.filter((path) => !allowed.some((pattern) => pattern.test(path)))).toEqual([])
})
