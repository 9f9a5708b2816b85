import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { test } from 'node:test'
import { workspace } from '../src/workspace.ts'

const read = (file: string) => readFileSync(resolve(workspace, file), 'utf8')

/** What the README calls the dependencies of the consumer projects. */
const packages = {
  React: 'react',
  Vite: 'vite',
  Next: 'next',
  Tailwind: 'tailwindcss',
  TypeScript: 'typescript',
  zod: 'zod',
  'TanStack Query': '@tanstack/react-query',
}

function installed(folder: string): string[] {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    read(`${folder}/package.json`),
  )
  return Object.entries(packages).flatMap(([name, dependency]) => {
    const version = dependencies[dependency]?.replace(/^npm:.*@/, '')
    return version ? [`${name} ${version}`] : []
  })
}

test('the README of ui states the versions that the consumer projects install', () => {
  const [, section = ''] = read('packages/ui/README.md').split('### Tested versions')
  const [chapter = ''] = section.split('\n### ')
  const stated = chapter.match(
    new RegExp(`(${Object.keys(packages).join('|')}) \\d+\\.\\d[.\\d]*\\.\\d+`, 'g'),
  )
  const folders = ['tooling/consumers', 'tooling/consumers/react18']
  assert.deepEqual(new Set(stated), new Set(folders.flatMap(installed)))
})
