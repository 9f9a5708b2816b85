import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import * as styles from './Monogram.css.ts'
import { Monogram } from './Monogram.tsx'

const tile = (type: string) => render(<Monogram type={type} />).container.firstElementChild

describe('Monogram', () => {
  it('is hidden from screen readers, because the name is next to it', () => {
    expect(tile('xero')).toHaveAttribute('aria-hidden', 'true')
  })

  it.each([
    ['xero', 'X'],
    ['éxotique', 'É'],
    ['e\u0301xotique', 'E\u0301'],
    ['👩🏽‍🌾farm', '👩🏽‍🌾'],
    ['  spaced', 'S'],
  ])('%s shows %s', (type, letter) => {
    expect(tile(type)).toHaveTextContent(letter)
  })

  it('has the same colour for a type in any letter case', () => {
    expect(tile('SqlServer')).toHaveClass(styles.hue[2])
    expect(tile('sqlserver')).toHaveClass(styles.hue[2])
  })

  it('is grey when switched off', () => {
    const { container } = render(<Monogram type="xero" off />)
    expect(container.firstElementChild).toHaveClass(styles.off)
    expect(container.firstElementChild).not.toHaveClass(styles.hue[3])
  })
})
