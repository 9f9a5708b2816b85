import { expect, it } from 'vitest'
import { defineRoutes } from './define-routes.ts'

const shared = { title: 'Areas', section: 'excel', admission: 'excel.open' } as const
const screen = () => null

it('accepts a route with a screen or with a redirect', () => {
  const routes = defineRoutes({ '/b': { ...shared, screen }, '/a': { ...shared, redirect: () => '/b' } })
  expect(Object.keys(routes)).toEqual(['/b', '/a'])
})

it('does not compile for a path without a screen', () => {
  // @ts-expect-error: a route has a screen or a redirect.
  expect(defineRoutes({ '/a': shared })).toHaveProperty(['/a'])
})

it('does not compile for a dialog over an unknown page', () => {
  // @ts-expect-error: no route has this path.
  expect(defineRoutes({ '/a': { ...shared, screen, dialogOver: '/nowhere' } })).toHaveProperty(['/a'])
})
