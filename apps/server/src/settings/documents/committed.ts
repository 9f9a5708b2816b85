import { resolve } from 'node:path'
import { envExample } from './env-example.ts'
import { withSettingTables } from './settings-table.ts'

const root = resolve(import.meta.dirname, '../../../../..')

/** The committed files that are written from the descriptions of the settings. */
export const settingDocuments = [
  { name: 'docs/operate/settings.md', file: `${root}/docs/operate/settings.md`, write: withSettingTables },
  { name: '.env.example', file: `${root}/.env.example`, write: envExample },
] as const
