import type { Meta, StoryObj } from '@storybook/react-vite'
import { Logo } from './Logo.tsx'

const meta: Meta<typeof Logo> = { title: 'Icons/Logo', component: Logo, args: { label: 'Tributary' } }
export default meta

export const Full: StoryObj<typeof Logo> = { args: { height: 48 } }
export const Mark: StoryObj<typeof Logo> = { args: { form: 'mark', height: 48 } }
export const Smallest: StoryObj<typeof Logo> = { args: { height: 20 } }
