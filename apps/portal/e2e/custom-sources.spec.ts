import { expectAccessible } from './support/checks/accessible.ts'
import { harbourManifest } from './support/data/harbour-manifest.ts'
import { people } from './support/data/people.ts'
import { CustomSourcesScreen } from './support/screens/custom-sources-screen.ts'
import { harbourOf } from './support/screens/demo-systems.ts'
import { expect, test } from './support/test.ts'

test.use({ sharedBy: 'sources' })

test('shows the fault of a manifest next to its line, and where it is', async ({ portal, page, server }) => {
  const screen = new CustomSourcesScreen(page)
  const manifest = harbourManifest(harbourOf(server).address)
  const faulty = manifest.replace('kind: pageNumber,', 'kind: pageNumbers,')
  const line = faulty.split('\n').findIndex((one) => one.includes('pageNumbers')) + 1
  await portal.openAs(people.sue, '/connectors/custom/sources/new')
  await screen.text.fill(faulty)
  await expect(screen.status).toContainText(`1 fault. Line ${line}:`)
  await expect(screen.faults).toHaveCount(1)
  await expect(screen.button('Save')).toBeDisabled()
  await expectAccessible(page)

  await screen.faults.getByRole('button', { name: `Line ${line}` }).click()
  await expect(screen.text).toBeFocused()
  const caret = await screen.text.evaluate((box: HTMLTextAreaElement) => box.selectionStart)
  expect(faulty.slice(0, caret).split('\n')).toHaveLength(line)

  await screen.text.fill(manifest)
  await expect(screen.status).toHaveText('No faults. 5 tables.')
  await expect(screen.faults).toHaveCount(0)
  await expect(screen.button('Save')).toBeEnabled()
})
