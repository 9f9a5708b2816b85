import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { describe, expect, it } from 'vitest'
import { sprinkles } from '../theme/sprinkles.css.ts'
import { Columns } from './Columns.tsx'
import { Inline } from './Inline.tsx'
import { Stack } from './Stack.tsx'
import { Text } from './Text.tsx'

const classesOf = (element: Element) => element.className.split(' ').sort()
const classes = (tokens: Parameters<typeof sprinkles>[0]) => sprinkles(tokens).split(' ').sort()

describe('layout primitives', () => {
  it('turn token props into classes', () => {
    render(
      <Stack gap={2} data-testid="stack">
        Text
      </Stack>,
    )
    expect(classesOf(screen.getByTestId('stack'))).toEqual(
      classes({ display: 'grid', gridTemplateColumns: 1, gap: 2 }),
    )
  })

  it('let a token prop win over the default', () => {
    render(<Inline alignItems="baseline" data-testid="inline" />)
    expect(classesOf(screen.getByTestId('inline'))).toEqual(
      classes({ display: 'flex', alignItems: 'baseline' }),
    )
  })

  it('give other props and the ref to the element', () => {
    const ref = createRef<HTMLLabelElement>()
    render(
      <Inline as="label" ref={ref} htmlFor="name" color="secondary">
        Name
      </Inline>,
    )
    expect(ref.current).toBe(screen.getByText('Name'))
    expect(ref.current).toHaveAttribute('for', 'name')
    expect(ref.current).not.toHaveAttribute('color')
  })

  it('keep the class they are given', () => {
    render(<Text className="extra">Words</Text>)
    expect(screen.getByText('Words')).toHaveClass('extra')
  })

  it('have no class attribute without tokens or a class', () => {
    render(<Text>Words</Text>)
    expect(screen.getByText('Words')).not.toHaveAttribute('class')
  })
})

describe('Columns', () => {
  it('has one column in windows narrower than "from"', () => {
    render(<Columns template={2} from="tablet" data-testid="columns" />)
    expect(classesOf(screen.getByTestId('columns'))).toEqual(
      classes({ display: 'grid', gridTemplateColumns: { phone: 1, tablet: 2 } }),
    )
  })
})
