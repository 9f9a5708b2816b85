import { resolve } from 'node:path'
import type { Browser } from '@playwright/test'
import type { Tarball } from '../packed-project.ts'
import { workspace } from '../workspace.ts'

/** The applications outside the workspace, and what they install. */
export const consumersFolder = resolve(workspace, 'tooling/consumers')

export const react18Folder = resolve(consumersFolder, 'react18')

/** Where the applications and the installed packages are, the tarballs, and the browser that opens the applications. */
export type Place = { folder: string; tarballs: readonly Tarball[]; browser: Browser }
