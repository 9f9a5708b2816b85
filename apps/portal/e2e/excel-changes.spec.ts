import { expectAccessible, expectNoSidewaysScroll } from './support/checks/accessible.ts'
import { people } from './support/data/people.ts'
import { expect, test } from './support/test.ts'

// It changes who sees what, which would disturb other specs.
test.use({ serverKind: 'fresh' })
test.setTimeout(120_000)

const areasPath = '/excel/areas'
const pasted = ['Area\tSub-area', 'Field sales\tNorth', '\tSouth', 'Field sales\tnorth', 'Key accounts\tEast']

test('pastes a table, merges areas, moves a sub-area and grants access, and undoes each [GROUP-19]', async ({
  portal,
  page,
}) => {
  const { areas, groups } = portal
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const impact = page.getByRole('region', { name: 'Who gains and loses' })
  const undo = async (name: string) => {
    await button(`Undo for ${name}`).click()
    await expect(portal.toast(/^The change of .* has been undone\.$/)).toBeVisible()
  }
  await portal.openAs(people.adam, areasPath)

  const paste = async () => {
    await button('Paste a table').click()
    const first = areas.dialog.getByRole('textbox', { name: 'Area, row 1', exact: true })
    await first.focus()
    await first.evaluate((cell, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, pasted.join('\n'))
  }
  const add = () => areas.dialog.getByRole('button', { name: 'Add', exact: true }).click()

  await test.step('a faulty row stays in its cells, with its message', async () => {
    await paste()
    const faulty = areas.dialog.getByRole('textbox', { name: 'Sub-area, row 3' })
    await expect(areas.dialog.getByText('1 row has an error.')).toBeVisible()
    await add()
    await expect(faulty).toBeFocused()
    await expect(faulty).toHaveValue('north')
    await expect(faulty).toHaveAccessibleDescription('The same as row 1.')
    await expectAccessible(page)
    await faulty.fill('West')
    await add()
    await expect(portal.toast('Added 2 areas, 4 sub-areas and 4 links.')).toBeVisible()
    await expect(areas.card('Key accounts')).toBeVisible()
  })

  await test.step('the toast undoes the whole table', async () => {
    await undo('Areas and sub-areas')
    await expect(areas.card('Field sales')).toHaveCount(0)
    await expect(areas.card('Key accounts')).toHaveCount(0)
  })

  await test.step('an area is merged into another one', async () => {
    await paste()
    await areas.dialog.getByRole('textbox', { name: 'Sub-area, row 3' }).fill('West')
    await add()
    await areas.card('Key accounts').getByRole('button', { name: 'Merge Key accounts' }).click()
    await areas.dialog.getByRole('combobox', { name: 'Into area' }).selectOption('Field sales')
    await expect(impact).toContainText('No one will see more or less than now.')
    await expectAccessible(page)
    await button('Merge').click()
    await expect(portal.toast('Key accounts has been merged into Field sales.')).toBeVisible()
    await expect(areas.card('Key accounts')).toHaveCount(0)
    await expect(areas.card('Field sales')).toContainText('4')
    await undo('Key accounts')
    await expect(areas.card('Key accounts')).toBeVisible()
  })

  await test.step('a sub-area moves, after who gains and loses was shown', async () => {
    await portal.open('/excel/subareas')
    await areas.card('Auckland').getByRole('button', { name: 'Move Auckland' }).click()
    await areas.dialog.getByRole('combobox', { name: 'From area' }).selectOption('Retail shops')
    await areas.dialog.getByRole('combobox', { name: 'To area' }).selectOption('Key accounts')
    await expect(impact).toContainText('2 people gain')
    await page.setViewportSize({ width: 320, height: 800 })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await button('Move').click()
    await expect(portal.toast('Auckland has been moved.')).toBeVisible()
    await undo('Auckland')
  })

  await test.step('a grant is previewed before it is saved', async () => {
    await portal.open('/excel/security/security-groups')
    await groups.button('Edit Finance team').click()
    await groups.item('Retail shops').check()
    await groups.target('Auckland').check()
    await groups.button('Next').click()
    await groups.button('Next').click()
    await expect(impact).toContainText('1 person gains')
    await expect(impact).toContainText('Olga Oak')
    await groups.button('Save Security Group').click()
    await expect(portal.toast('Finance team has been saved.')).toBeVisible()
    await portal.open(areasPath)
    await button('Recent changes').click()
    await undo('Finance team')
  })
})
