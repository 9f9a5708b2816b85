import { readFileSync, writeFileSync } from 'node:fs'
import { referencePage, withReference } from './written-page.ts'

// `pnpm cli-reference` writes the tables of docs/develop/cli.md again.
writeFileSync(referencePage, withReference(readFileSync(referencePage, 'utf8')))
