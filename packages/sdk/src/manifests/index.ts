// Manifests: sources of data that are described in YAML.

export type { Manifest } from './manifest-schema.ts'
export { type ManifestFault, type ParsedManifest, parseManifest } from './parse-manifest.ts'
export { fillPlaceholders } from './placeholders.ts'
