import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Button } from '../Button/Button.tsx'
import { ToastListProvider, useToasts } from './ToastListProvider.tsx'
import type { ToastRegionProps } from './ToastRegion.tsx'

const PlainRegion = ({ toasts, onDismiss }: ToastRegionProps) => (
  <ul>
    {toasts.map(({ id, content }) => (
      <li key={id}>
        {content} <Button onClick={() => onDismiss(id)}>Dismiss</Button>
      </li>
    ))}
  </ul>
)

function Page() {
  const { show } = useToasts()
  return <Button onClick={() => show({ type: 'success', content: 'Link created' })}>Create Link</Button>
}

it('passes its list to the region it is given', () => {
  render(
    <ToastListProvider region={PlainRegion}>
      <Page />
    </ToastListProvider>,
  )

  fireEvent.click(screen.getByRole('button', { name: 'Create Link' }))
  expect(screen.getByRole('listitem')).toHaveTextContent('Link created')
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
})
