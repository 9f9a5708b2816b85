import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

declare global {
  namespace WebAssembly {
    // Node's types name the module alone.
    function compile(code: Uint8Array): Promise<Module>
  }
}

let engine: Promise<WebAssembly.Module> | undefined

/**
 * Compiles the embedded engine once and keeps a reference. While it is referenced, every database of this process, on any
 * thread, uses that code instead of compiling it again.
 */
export async function holdEngine(): Promise<void> {
  engine ??= compileEngine()
  await engine
}

async function compileEngine() {
  const { resolve } = createRequire(import.meta.url)
  return WebAssembly.compile(await readFile(join(dirname(resolve('@electric-sql/pglite')), 'pglite.wasm')))
}
