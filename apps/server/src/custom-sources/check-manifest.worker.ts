import { parentPort } from 'node:worker_threads'
import { readText } from '../sync/sources/custom/read-text.ts'

// In a worker, because a long manifest takes seconds to check.

parentPort?.on('message', (text: string) => parentPort?.postMessage(readText(text).checked))
