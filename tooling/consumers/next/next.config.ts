import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')

// Exported, so that the check needs no server. Server components are rendered in the build.
export default { output: 'export', turbopack: { root }, outputFileTracingRoot: root }
