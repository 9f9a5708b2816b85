'use client'

import {
  Button,
  Checkbox,
  Dialog,
  DialogCancel,
  Inline,
  Menu,
  MenuItem,
  SearchField,
  Stack,
  TextField,
  ToastProvider,
  useToasts,
} from '@tributary/ui'
import { useState } from 'react'

/** Components with state, as an application draws them first. */
export const Controls = () => (
  <ToastProvider>
    <Form />
  </ToastProvider>
)

function Form() {
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const { show } = useToasts()
  return (
    <Stack gap={4}>
      <SearchField label="Search" value={text} onChange={setText} />
      <TextField label="Name" defaultValue="acme Traders" />
      <Checkbox label="Refresh every night" />
      <p>Found: {text || 'nothing'}</p>
      <Inline gap={2}>
        <Button variant="primary" onClick={() => show({ type: 'success', content: 'Saved' })}>
          Save
        </Button>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Menu trigger={<Button>More</Button>}>
          <MenuItem onSelect={() => show({ type: 'success', content: 'Copied' })}>Copy</MenuItem>
        </Menu>
      </Inline>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="A dialog"
        footer={
          <DialogCancel>
            <Button>Cancel</Button>
          </DialogCancel>
        }
      >
        The page behind it does not scroll.
      </Dialog>
    </Stack>
  )
}
