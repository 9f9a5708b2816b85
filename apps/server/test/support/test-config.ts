import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../src/app/read-config.ts'
import type { Config } from '../../src/config.ts'
import { TEST_ENCRYPTION_KEY } from './demo.ts'

/** A configuration with these variables and a new data directory. */
export function testConfig(environment: Record<string, string> = {}): Config {
  const dataDir = mkdtempSync(join(tmpdir(), 'tributary-test-'))
  return readConfig({
    LOG_LEVEL: 'info',
    PUBLIC_URL: 'https://portal.example',
    DATA_DIR: dataDir,
    ENCRYPTION_KEY: TEST_ENCRYPTION_KEY,
    ...environment,
  })
}
