import { writeFileSync } from 'node:fs'
import { withGeneratedTables } from './generated-tables.ts'
import { connectorPages } from './pages.ts'

// `pnpm connector-pages` writes the tables between the markers of docs/connectors again.
for (const { name, file, text } of connectorPages()) writeFileSync(file, withGeneratedTables(text, name))
