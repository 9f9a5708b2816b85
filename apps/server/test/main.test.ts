import { execFile } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const main = resolve(import.meta.dirname, '../src/app/main.ts')

it('rejects DEMO=true without the demo package', async () => {
  const start = promisify(execFile)(process.execPath, ['--conditions=@tributary/source', main], {
    env: { DEMO: 'true', DATA_DIR: mkdtempSync(join(tmpdir(), 'tributary-main-')) },
  })
  await expect(start).rejects.toMatchObject({
    code: 1,
    stderr: 'DEMO=true is not possible here. Start the demo with "npm start".\n',
  })
})
