import { renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useRouter } from 'wouter'
import { findRoute } from '../src/app/find-route.ts'
import { routes } from '../src/app/routes.ts'
import { groups, notPhotographed } from './screens.ts'

const { parser } = renderHook(() => useRouter()).result.current
const screens = groups.flatMap((group) => group.screens)
const routeOf = (path: string) => findRoute(routes, parser, new URL(path, 'http://portal').pathname)?.path
const photographed = new Set(screens.map(({ path }) => routeOf(path)))

describe('the contact sheet', () => {
  it('shows every address of the portal, or has a reason why not', () => {
    const missing = Object.keys(routes).filter((path) => !photographed.has(path))
    expect(missing).toEqual(Object.keys(notPhotographed))
  })

  it('gives every picture a unique name', () => {
    const names = screens.map(({ name }) => name)
    expect(names).toEqual([...new Set(names)])
  })
})
