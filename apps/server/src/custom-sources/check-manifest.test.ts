import { expect, it } from 'vitest'
import { manifestText } from '../../test/support/manifest-text.ts'
import { readText } from '../sync/sources/custom/read-text.ts'
import { createManifestCheck } from './check-manifest.ts'
import { customSourcesMessages } from './custom-sources.messages.ts'

const held = new URL('data:text/javascript,setInterval(()=>{},1e9)')

it('returns the same as a check in the main thread', async () => {
  const check = createManifestCheck()
  for (const text of [manifestText('Shelf'), 'name: 1', '"'])
    expect(await check(text)).toEqual(readText(text))
})

it('rejects a check that takes too long, and starts another worker for the next', async () => {
  const check = createManifestCheck({ limitMs: 20, script: held })
  const rejected = { status: 400, messages: customSourcesMessages.checkTooLong }
  await expect(check('name: Shelf')).rejects.toMatchObject(rejected)
  await expect(check('name: Shelf')).rejects.toMatchObject(rejected)
})

it('rejects a flood of checks with 503', async () => {
  const check = createManifestCheck({ limitMs: 20, mostWaiting: 1, script: held })
  const first = check('name: Shelf')
  await expect(check('name: Shelf')).rejects.toMatchObject({ status: 503 })
  await expect(first).rejects.toMatchObject({ status: 400 })
})
