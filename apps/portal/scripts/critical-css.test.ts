import { expect, it } from 'vitest'
import { criticalCss } from './critical-css.ts'

const html = '<main class="form wide"><p class="note">Hello</p></main>'

it.each([
  ['.form{color:red}', '.form{color:red}'],
  ['.other{color:red}', ''],
  ['.form .other{color:red}', ''],
  ['.other,.note:hover{color:red}', '.other,.note:hover{color:red}'],
  ['p:where(.other,.note){color:red}', ''],
  [':root{--a:1}*{margin:0}', ':root{--a:1}*{margin:0}'],
  ['@media (width<575px){.wide{gap:0}.other{gap:0}}', '@media (width<575px){.wide{gap:0}}'],
  ['@media print{.other{gap:0}}', ''],
  ['@layer a,b;@layer a{.form{gap:0}}', '@layer a{.form{gap:0}}'],
  ['@font-face{font-family:Inter}', '@font-face{font-family:Inter}'],
  [
    '@keyframes spin{to{rotate:1turn}}.form{animation:spin 1s}',
    '@keyframes spin{to{rotate:1turn}}.form{animation:spin 1s}',
  ],
  ['@keyframes spin{to{rotate:1turn}}.other{animation:spin 1s}', ''],
])('of %s keeps %s', (css, kept) => {
  expect(criticalCss(css, html)).toBe(kept)
})
