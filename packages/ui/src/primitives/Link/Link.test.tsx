import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { type AnchorProps, LinkProvider } from './Anchor.tsx'
import { Link } from './Link.tsx'
import { LinkButton } from './LinkButton.tsx'

const navigate = vi.fn()

const RouterLink = ({ href, ...rest }: AnchorProps) => (
  <a
    {...rest}
    href={href}
    onClick={(event) => {
      event.preventDefault()
      navigate(href)
    }}
  />
)

describe('Link', () => {
  it('has a name and can be reached with the keyboard', async () => {
    render(<Link href="/manage">Manage</Link>)
    await userEvent.tab()
    const link = screen.getByRole('link', { name: 'Manage' })
    expect(link).toHaveFocus()
    expect(link).toHaveAttribute('href', '/manage')
  })

  it('navigates with the router within a LinkProvider', async () => {
    render(
      <LinkProvider value={RouterLink}>
        <Link href="/home">Home</Link>
      </LinkProvider>,
    )

    await userEvent.click(screen.getByRole('link', { name: 'Home' }))
    expect(navigate).toHaveBeenCalledWith('/home')
  })
})

describe('LinkButton', () => {
  it('is a button that does not submit', async () => {
    const onClick = vi.fn()
    render(<LinkButton onClick={onClick}>more</LinkButton>)
    const button = screen.getByRole('button', { name: 'more' })
    expect(button).toHaveAttribute('type', 'button')
    await userEvent.click(button)
    expect(onClick).toHaveBeenCalledOnce()
  })
})
