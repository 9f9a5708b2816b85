import { parentPort } from 'node:worker_threads'
import { type ReadText, readText } from '../sync/sources/custom/read-text.ts'

// In a worker, because a long manifest takes seconds to check.

/** Without the expressions of an Airbyte manifest, which are compiled to functions and cannot be sent. */
function transferable({ checked, manifest }: ReadText): ReadText {
  return manifest && 'own' in manifest ? { checked, manifest } : { checked }
}

parentPort?.on('message', (text: string) => parentPort?.postMessage(transferable(readText(text))))
