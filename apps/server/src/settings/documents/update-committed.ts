import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { settingDocuments } from './committed.ts'

// `pnpm settings` writes the tables of docs/operate/settings.md and .env.example again.
for (const { file, write } of settingDocuments)
  writeFileSync(file, write(existsSync(file) ? readFileSync(file, 'utf8') : ''))
