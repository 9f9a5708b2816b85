import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { render, screen } from '@testing-library/react'
import { connectorKinds } from '@tributary/domain'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { AuthLayout } from './AuthLayout.tsx'

const layout = (
  <AuthLayout footer={<span>Harbour Data Systems</span>}>
    <h1>Sign in to Tributary</h1>
  </AuthLayout>
)

describe('the layout of screens before sign-in', () => {
  it('has landmarks and a link to the start', () => {
    render(layout)
    expect(screen.getByRole('main')).toHaveTextContent('Sign in to Tributary')
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Harbour Data Systems')
    expect(screen.getByRole('link', { name: 'Tributary' })).toHaveAttribute('href', '/')
  })

  it('hides its illustration from screen readers', () => {
    render(layout)
    expect(screen.getByText('Every system you run, joined in one database.').parentElement).toHaveAttribute(
      'aria-hidden',
      'true',
    )
  })

  it('names the same systems in its illustration as the catalogue', () => {
    const { container } = render(layout)
    const names = [...container.querySelectorAll('svg text')].map((text) => text.textContent)
    expect(names).toHaveLength(9)
    expect(connectorKinds.map(({ displayName }) => displayName)).toEqual(expect.arrayContaining(names))
  })

  it('renders without a browser', () => {
    expect(renderToString(layout)).toContain('Sign in to Tributary')
  })
})

/** Returns every package reached from a file through relative imports. */
function packagesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return new Set()
  seen.add(file)
  const imports = [...readFileSync(file, 'utf8').matchAll(/from '([^']+)'/g)].map(([, path = '']) => path)
  return new Set(
    imports.flatMap((path) =>
      path.startsWith('.') ? [...packagesOf(join(dirname(file), path), seen)] : [path],
    ),
  )
}

describe('the first load', () => {
  it.each(['AuthLayout.tsx', 'sign-in/SignInForm.tsx'])(
    'of %s stays small: no Radix, no form library',
    (file) => {
      const heavy = [...packagesOf(join(import.meta.dirname, file))].filter((name) => /radix|form/.test(name))
      expect(packagesOf(join(import.meta.dirname, file))).toContain('react')
      expect(heavy).toEqual([])
    },
  )
})
