import type { Browser } from '@playwright/test'

/** Where the applications are, and the browser that opens them. */
export type Place = { folder: string; browser: Browser }
