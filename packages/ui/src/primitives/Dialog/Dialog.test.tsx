import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from '../Button/Button.tsx'
import { Menu, MenuItem } from '../Menu/Menu.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Dialog, DialogCancel } from './Dialog.tsx'
import type { DialogProps } from './dialog-props.ts'

const cancel = (
  <DialogCancel>
    <Button>Cancel</Button>
  </DialogCancel>
)

function Page(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog title="Edit Harbour & Pine" {...props} open={open} onOpenChange={setOpen} />
    </>
  )
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Open' }))
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

describe('Dialog', () => {
  it('is named and described, closes with Escape and returns the focus', async () => {
    render(<Page description="The name people see." />)

    await open()
    const dialog = screen.getByRole('dialog', { name: 'Edit Harbour & Pine' })
    expect(dialog).toHaveAccessibleDescription('The name people see.')
    expect(dialog).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Escape}')

    await closed()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus())
  })

  it('keeps the focus inside', async () => {
    render(<Page footer={cancel} />)
    await open()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement)
  })

  it('starts the focus in the first field of a form', async () => {
    render(
      <Page>
        <TextField label="Name" />
      </Page>,
    )
    await open()
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  })

  it('starts the focus at the element marked for it', async () => {
    render(
      <Page>
        <TextField label="Name" />
        <TextField label="Schedule" data-autofocus />
      </Page>,
    )
    await open()
    expect(screen.getByRole('textbox', { name: 'Schedule' })).toHaveFocus()
  })

  it.each(['Close', 'Cancel'])('%s closes it', async (name) => {
    render(<Page footer={cancel} />)
    await open()
    await userEvent.click(screen.getByRole('button', { name }))
    await closed()
  })

  it('can stay open on Escape', async () => {
    const onOpenChange = vi.fn()
    render(<Dialog open onOpenChange={onOpenChange} title="Properties" side="end" />)
    await userEvent.keyboard('{Escape}')
    expect(onOpenChange).toHaveBeenCalledWith(false)
    expect(screen.getByRole('dialog', { name: 'Properties' })).toBeInTheDocument()
  })

  it.each([
    [1919, 'covers the page', false],
    [1920, 'is a column, and the page stays usable', true],
  ])('of a drawer in a window of %i px %s [GLANCE-67]', async (width, _, usable) => {
    const browser = Reflect.get(window, 'happyDOM')
    const before = window.innerWidth
    browser.setViewport({ width })
    const onPress = vi.fn()
    render(
      <>
        <button type="button" onClick={onPress}>
          Elsewhere
        </button>
        <Dialog open onOpenChange={() => {}} title="Fix Files" side="end" asColumn />
      </>,
    )
    await screen.findByRole('dialog', { name: 'Fix Files' })
    expect(screen.queryByRole('button', { name: 'Elsewhere' }) !== null).toBe(usable)
    if (usable) await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
    expect(onPress).toHaveBeenCalledTimes(usable ? 1 : 0)
    expect(screen.getByRole('dialog', { name: 'Fix Files' })).toBeInTheDocument()
    browser.setViewport({ width: before })
  })

  it('has its name even without a head', async () => {
    render(<Page side="start" bare title="Navigation" />)
    await open()
    expect(screen.getByRole('dialog', { name: 'Navigation' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
  })
})

function List() {
  const [asking, setAsking] = useState(false)
  const [there, setThere] = useState(true)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Areas
      </h1>
      {there && (
        <Menu trigger={<Button>More</Button>}>
          <MenuItem onSelect={() => setAsking(true)}>Delete…</MenuItem>
        </Menu>
      )}
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete?"
        returnFocus={() => heading.current}
        footer={
          <>
            {cancel}
            <DialogCancel>
              <Button onClick={() => setThere(false)}>Delete</Button>
            </DialogCancel>
          </>
        }
      />
    </>
  )
}

describe('a Dialog opened from a menu', () => {
  const ask = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'More' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete…' }))
    await screen.findByRole('dialog', { name: 'Delete?' })
  }

  it('returns the focus to the menu’s button', async () => {
    render(<List />)
    await ask()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus())
  })

  it('moves the focus to the heading if that button is removed', async () => {
    render(<List />)
    await ask()
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Areas' })).toHaveFocus())
  })
})

describe('a destructive Dialog', () => {
  const remove = (
    <>
      {cancel}
      <Button variant="danger">Delete</Button>
    </>
  )

  it('is an alert dialog with the focus on Cancel and no cross', async () => {
    render(<Page destructive title="Delete Old Mill Bakery?" footer={remove} />)
    await open()
    expect(screen.getByRole('alertdialog', { name: 'Delete Old Mill Bakery?' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
  })

  it('starts the focus in a field if there is one', async () => {
    render(
      <Page destructive title="Disconnect all?" footer={remove}>
        <TextField label="Reason" />
      </Page>,
    )
    await open()
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveFocus()
  })
})

describe('an insistent Dialog', () => {
  it('is an alert dialog that closes only by its buttons', async () => {
    const onOpenChange = vi.fn()
    render(
      <Dialog open insistent onOpenChange={onOpenChange} title="Your session has ended" footer={cancel}>
        <TextField label="Password" />
      </Dialog>,
    )
    expect(screen.getByRole('alertdialog', { name: 'Your session has ended' })).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'Password' })).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    expect(onOpenChange).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
  })
})
