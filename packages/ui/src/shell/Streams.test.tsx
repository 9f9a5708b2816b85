import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import * as css from './Streams.css.ts'
import { Streams, type StreamsProps } from './Streams.tsx'

const hrefOf = (type: string) => `/connectors/${type}/refresh`
const types = ['excel', 'xero', 'cin7', 'ftp']

const streams = (props: Partial<StreamsProps> = {}) =>
  render(<Streams types={types} hrefOf={hrefOf} currentHref={hrefOf('cin7')} {...props} />)

const looks = () => screen.getAllByRole('listitem').map((item) => item.className)
const { dry, passed, current, plain } = css.item

describe('the confluence line', () => {
  it('is coloured from its source to the current connector', () => {
    streams()
    expect(looks()).toEqual([passed, passed, current, dry])
  })

  it('is coloured only at the first connector if that is current', () => {
    streams({ currentHref: hrefOf('excel') })
    expect(looks()).toEqual([current, dry, dry, dry])
  })

  it('is not coloured on pages outside the connectors', () => {
    streams({ currentHref: '/home' })
    expect(looks()).toEqual([dry, dry, dry, dry])
  })

  it('is left out where there is no room', () => {
    streams({ collapsed: true })
    expect(looks()).toEqual([plain, plain, plain, plain])
  })

  it('has different streams', () => {
    expect(new Set([dry, passed, current, plain]).size).toBe(4)
  })
})

describe('its links', () => {
  it('report when they are followed', async () => {
    const onFollow = vi.fn()
    streams({ onFollow })
    await userEvent.click(screen.getByRole('link', { name: 'FTP' }))
    expect(onFollow).toHaveBeenCalledOnce()
  })

  it.each([false, true])(
    'name a type that needs attention and have a dot, collapsed: %s [GLANCE-112]',
    (collapsed) => {
      const { container } = streams({ failingTypes: ['ftp'], collapsed })
      expect(screen.getByRole('link', { name: 'FTP: needs attention' })).toBeInTheDocument()
      expect(screen.getByRole('link', { name: /Xero/ })).not.toHaveAccessibleName(/attention/)
      const dots = container.querySelectorAll(
        `.${css.dot[collapsed ? 'onTile' : 'atEnd'].replaceAll(' ', '.')}`,
      )
      expect(dots).toHaveLength(1)
    },
  )

  it('keep their order and names when collapsed', () => {
    const names = () =>
      screen.getAllByRole('link').map((link) => link.getAttribute('aria-label') ?? link.textContent)
    const { unmount } = streams()
    expect(names()).toEqual(['EExcel', 'XXero', 'CCin7', 'FFTP'])
    unmount()
    streams({ collapsed: true })
    expect(names()).toEqual(['Excel', 'Xero', 'Cin7', 'FTP'])
  })
})
