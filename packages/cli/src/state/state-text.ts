import { stringify } from 'yaml'
import { exportConnectors } from './export-connectors.ts'
import { exportExcel } from './export-excel.ts'
import type { Current } from './read-current.ts'
import { FORMAT, type State } from './state-file.ts'

/** Returns the current state as a file describes it. */
export const exportState = (current: Current): State => ({
  format: FORMAT,
  connectors: exportConnectors(current),
  excel: exportExcel(current),
})

const heading = `# Connectors and Excel structure of an organisation of Tributary.
# Secrets are not in this file. "fromEnv" names a variable that "tributary apply" reads, "fromFile" a file.
`

/** Writes a state as YAML. Equal states have equal texts. */
export const stateText = (state: State): string =>
  heading + stringify(state, { lineWidth: 0, aliasDuplicateObjects: false })
