import type { Manifest } from '@tributary/sdk/manifests'
import type { AirbyteManifest } from '../airbyte/compile/manifest.ts'

/** A manifest without faults. */
export type ReadableManifest = { readonly own: Manifest } | { readonly airbyte: AirbyteManifest }
