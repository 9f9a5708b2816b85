import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ExcelGuide } from './ExcelGuide.tsx'

const none = { microsoft365Video: null, excel365Video: null }
const address = 'https://videos.example.com/add.html'
const title = 'Adding the connector to Excel 365'
const show = (videos: typeof none | { microsoft365Video: null; excel365Video: string } | undefined) =>
  render(<ExcelGuide manifestHref="/excel-connector-manifest.xml" videos={videos} />)

it('starts with the manifest to download [DBSET-04, DBSET-22, DBSET-23]', () => {
  show(none)
  expect(screen.getByRole('heading', { name: 'Excel Connector guide' })).toBeInTheDocument()
  const link = screen.getByRole('link', { name: 'Download the manifest file' })
  expect(link).toHaveAttribute('href', '/excel-connector-manifest.xml')
  expect(link).toHaveAttribute('download')
})

it('shows where there is no video [DBSET-05, DBSET-06, DBSET-22]', () => {
  show(none)
  expect(screen.getAllByText('Video not available.')).toHaveLength(2)
})

it('mentions no videos while they load', () => {
  show(undefined)
  expect(screen.queryByText('Video not available.')).not.toBeInTheDocument()
})

it('requests nothing from the video’s host before a press [DBSET-06, DBSET-22]', async () => {
  show({ ...none, excel365Video: address })
  expect(document.querySelector('iframe')).toBeNull()
  expect(screen.getByText('Plays from videos.example.com')).toBeInTheDocument()
  await userEvent.click(
    screen.getByRole('button', { name: `Play video: ${title} Plays from videos.example.com` }),
  )
  const frame = screen.getByTitle(title)
  expect(frame).toHaveAttribute('src', address)
  expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin')
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation allow-popups')
  expect(frame).toHaveFocus()
})
