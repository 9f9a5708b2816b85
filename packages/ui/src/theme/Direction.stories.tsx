import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pencil, Trash2 } from 'lucide-react'
import { expect, fn, screen, within } from 'storybook/test'
import { Stack } from '../layout/Stack.tsx'
import { Breadcrumb } from '../primitives/Breadcrumb/Breadcrumb.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { Dialog } from '../primitives/Dialog/Dialog.tsx'
import { Menu } from '../primitives/Menu/Menu.tsx'
import { MenuItem } from '../primitives/Menu/MenuItem.tsx'
import { Select } from '../primitives/Select/Select.tsx'
import { TextField } from '../primitives/TextField/TextField.tsx'

const areas = [
  { value: 'sales', label: 'المبيعات' },
  { value: 'costs', label: 'Costs & Co.' },
]

/** A page from right to left. The toolbar shows every other story in this direction as well. */
const meta: Meta = {
  title: 'Foundations/Direction',
  globals: { language: 'ar', direction: 'language' },
}
export default meta

const directionOf = (element: Element | null) => element && getComputedStyle(element).direction

export const RightToLeft: StoryObj = {
  render: () => (
    <Stack gap={4}>
      <Breadcrumb links={[{ label: 'Excel', href: '#areas' }]} current="المجالات" />
      <TextField label="الاسم" defaultValue="المبيعات" />
      <TextField label="المضيف" defaultValue="files.example.com:2121" mono />
      <Select label="المجال" value="sales" options={areas} onChange={fn()} />
      <Button>متابعة</Button>
      <Menu trigger={<Button>المزيد</Button>}>
        <MenuItem icon={Pencil} onSelect={fn()}>
          تعديل
        </MenuItem>
        <MenuItem icon={Trash2} onSelect={fn()}>
          حذف
        </MenuItem>
      </Menu>
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(directionOf(canvas.getByLabelText('الاسم'))).toBe('rtl')
    await expect(directionOf(canvas.getByLabelText('المضيف'))).toBe('ltr')
    await userEvent.click(canvas.getByRole('button', { name: 'المزيد' }))
    const menu = await screen.findByRole('menu')
    await expect(directionOf(menu)).toBe('rtl')
    const [icon] = within(menu).getByRole('menuitem', { name: 'تعديل' }).children
    const words = within(menu).getByText('تعديل')
    await expect(icon?.getBoundingClientRect().left).toBeGreaterThan(words.getBoundingClientRect().left)
  },
}

export const DialogFromRightToLeft: StoryObj = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Dialog open onOpenChange={fn()} title="تعديل Harbour & Pine Ltd.">
      <TextField label="الاسم" defaultValue="Harbour & Pine Ltd." />
    </Dialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(directionOf(dialog)).toBe('rtl')
    const heading = within(dialog).getByRole('heading').getBoundingClientRect()
    const close = within(dialog).getByRole('button', { name: 'إغلاق' }).getBoundingClientRect()
    await expect(close.left).toBeLessThan(heading.left)
  },
}
