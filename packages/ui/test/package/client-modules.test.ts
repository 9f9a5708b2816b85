import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { builtFiles, dist, readBuilt } from './built.ts'

const modules = builtFiles('**/*.js')
const isClient = (file: string) => readBuilt(file).startsWith('"use client";\n')
const exactly = (files: string[]) => files.map((file) => [file, isClient(file)])

it.each(['Badge/Badge', 'Status/StatusPill', 'Loading/Skeleton', 'EmptyState/EmptyState'])(
  'leaves %s a server component',
  (name) => expect(isClient(`primitives/${name}.js`)).toBe(false),
)

it.each([
  'Button/Button',
  'Dialog/Dialog',
  'Toast/ToastProvider',
  'SearchField/SearchField',
  'Menu/Menu',
  'Link/Anchor',
])('marks %s as a client component', (name) => expect(isClient(`primitives/${name}.js`)).toBe(true))

it('marks every module that calls a hook with state or effects', () => {
  const hooks = /\buse(State|Reducer|Effect|LayoutEffect|Ref|Context|SyncExternalStore|ImperativeHandle)\(/
  const using = modules.filter((file) => hooks.test(readBuilt(file)))
  expect(using.length).toBeGreaterThan(50)
  expect(exactly(using)).toEqual(using.map((file) => [file, true]))
})

it('marks no entry point and no module without components', () => {
  const plain = modules.filter((file) => /^(entries|theme|index)|\.css\.js$/.test(file))
  expect(plain.filter(isClient)).toEqual([])
})

it('loads every other module in React’s server environment', () => {
  const options = [
    '--conditions=react-server',
    '--conditions=module',
    resolve(import.meta.dirname, 'load-on-server.js'),
    dist,
  ]
  const loaded = JSON.parse(execFileSync(process.execPath, options, { encoding: 'utf8' }))
  expect(loaded).toEqual(modules.filter((file) => !isClient(file)))
})
