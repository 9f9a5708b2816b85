import { expect, it } from 'vitest'
import { clientModules } from '../../build/client-modules.ts'

const marked = (modules: Record<string, string>) =>
  [...clientModules(new Map(Object.entries(modules)))].toSorted()
const state = `import { useState } from 'react'\nexport const List = () => useState(0)`

it.each([
  ['state', state],
  ['a context', `import { createContext } from 'react'\nexport const X = createContext(0)`],
  ['a portal', `import { createPortal } from 'react-dom'\nexport const X = () => createPortal`],
  ['a handler', `export const X = ({ hide }) => <button onClick={() => hide()} />`],
  ['a ref callback', `export const X = () => <p ref={(node) => node} />`],
  ['a package with state', `import { Root } from '@radix-ui/react-toast'\nexport const X = () => <Root />`],
])('marks a module with %s', (_, text) => {
  expect(marked({ 'x.tsx': text })).toEqual(['x.tsx'])
})

it.each([
  ['an id', `import { useId } from 'react'\nexport const X = () => <p id={useId()} />`],
  ['types of React', `import type { ReactNode, RefObject } from 'react'\nexport type X = ReactNode`],
  ['an icon', `import { Plus } from 'lucide-react'\nexport const X = () => <Plus size={16} />`],
  [
    'props for an element',
    `export const X = ({ onClick, ...rest }) => <button {...rest} {...{ onClick }} />`,
  ],
])('does not mark a module with only %s', (_, text) => {
  expect(marked({ 'x.tsx': text })).toEqual([])
})

it('marks a module that passes functions or components to a client component', () => {
  const page = (props: string) => `import { Plus } from 'lucide-react'
import { List } from './list.tsx'
export const Page = () => <List ${props} />`
  const withList = (props: string) => marked({ 'list.tsx': state, 'page.tsx': page(props) })
  expect(withList('name="a"')).toEqual(['list.tsx'])
  expect(withList('icon={Plus}')).toEqual(['list.tsx', 'page.tsx'])
  expect(withList('row={() => null}')).toEqual(['list.tsx', 'page.tsx'])
  expect(withList('columns={[{ cell: (row) => row }]}')).toEqual(['list.tsx', 'page.tsx'])
})

it('marks a module that calls a function of a client module', () => {
  const hook = `import { useState } from 'react'\nexport const useOpen = () => useState(false)`
  const caller = `import { useOpen } from './use-open.ts'\nexport const useMenu = () => useOpen()`
  expect(marked({ 'use-open.ts': hook, 'menu.ts': caller })).toEqual(['menu.ts', 'use-open.ts'])
})
