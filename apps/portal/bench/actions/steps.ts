import type { Page } from '@playwright/test'

/** One action of a person: a key, or a press on an element. */
type Action = { name: string; take: (page: Page) => Promise<void> }

const key = (name: string): Action => ({ name, take: (page) => page.keyboard.press(name) })

/** A person sees the element before pressing it, so finding it is not part of the time. */
const press = (role: 'button' | 'link' | 'checkbox' | 'radio' | 'searchbox', name?: RegExp): Action => ({
  name: `press ${name?.source ?? role}`,
  take: (page) =>
    page
      .getByRole(role, name && { name })
      .first()
      .click({ timeout: 10_000 }),
})

const search: readonly Action[] = [
  press('searchbox'),
  ...'7 12'.split('').map((one) => key(one === ' ' ? 'Space' : one)),
]
const clear: readonly Action[] = Array.from({ length: 4 }, () => key('Backspace'))

/** What people do most often, by screen. */
export const actions: readonly (readonly [path: string, steps: readonly Action[]])[] = [
  [
    '/connectors/ftp/refresh?view=cards',
    [
      ...search,
      ...clear,
      press('button', /^Refresh history of/),
      key('Escape'),
      key('Tab'),
      key('Tab'),
      press('button', /^Tables of/),
      key('Escape'),
    ],
  ],
  [
    '/connectors?view=list',
    [
      ...search,
      ...clear,
      press('button', /^Error \d/),
      press('button', /^Error \d/),
      press('button', /^Name/),
      press('button', /^Compact rows/),
      press('button', /^Compact rows/),
      press('checkbox', /^Select all/),
      press('checkbox', /^Select Files/),
      press('button', /^Clear selection/),
      key('PageDown'),
      press('link', /^Fix /),
      key('Escape'),
    ],
  ],
  [
    '/connectors/ftp/manage',
    [
      ...search,
      ...clear,
      press('button', /^Manage users/),
      press('checkbox'),
      press('checkbox'),
      key('Escape'),
    ],
  ],
  ['/admin/security/users', [...search, ...clear, key('Tab'), key('Tab'), key('Tab')]],
  [
    '/excel/areas',
    [...search, ...clear, key('PageDown'), key('PageDown'), key('PageUp'), key('Home'), key('Tab')],
  ],
  ['/excel/subareas', [...search, ...clear, key('PageDown'), key('End'), key('Home')]],
  [
    '/excel/subareas/link',
    [...search, ...clear, press('button', /^Edit /), press('checkbox'), press('checkbox')],
  ],
  ['/excel/security/security-groups?new', [press('radio'), key('Tab'), key('Tab'), key('Tab')]],
  [
    '/excel/security/user-security-groups',
    [...search, ...clear, key('Tab'), key('Tab'), key('PageDown'), key('PageUp')],
  ],
  ['/home', [key('Tab'), key('Tab'), key('Tab'), key('PageDown'), key('PageUp')]],
]
