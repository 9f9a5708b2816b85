import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { workspace } from '../workspace.ts'
import type { SizeLimits } from './size-row.ts'

/** A built package: its folder, the files behind its entry points, and what it does not contain. */
export type BuiltPackage = {
  name: string
  root: string
  files: readonly { entry: string; file: string }[]
  peers: readonly string[]
  limits: SizeLimits
}

type Manifest = {
  name: string
  peerDependencies: Record<string, string>
  publishConfig: { exports: Record<string, string | { default: string }> }
}

/** Reads a package of this workspace. `.` is its root entry point, and `./button` is "button". */
export function builtPackage(folder: string): BuiltPackage {
  const root = join(workspace, 'packages', folder)
  const { name, peerDependencies, publishConfig }: Manifest = json(join(root, 'package.json'))
  const files = Object.entries(publishConfig.exports).flatMap(([entry, target]) =>
    typeof target === 'string' || entry.includes('*')
      ? []
      : [{ entry: entry.replace(/^\.\//, ''), file: target.default }],
  )
  return {
    name,
    root,
    files,
    peers: Object.keys(peerDependencies),
    limits: json(join(root, 'size-limits.json')),
  }
}

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
