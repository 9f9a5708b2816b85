import type { Browser } from '@playwright/test'
import type { Tarball } from '../packed-project.ts'

/** Where the applications are, the packed packages, and the browser that opens the applications. */
export type Place = { folder: string; tarballs: readonly Tarball[]; browser: Browser }
