// Manifests: sources of data that are described in YAML.

export type { Manifest } from './manifest-schema.ts'
export {
  type ManifestFault,
  type ManifestOptions,
  type ParsedManifest,
  parseManifest,
} from './parse-manifest.ts'
export { fillPlaceholders } from './placeholders.ts'
