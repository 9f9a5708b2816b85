import { useState } from 'react'
import { loadLater } from '../load-later.tsx'
import type { DialogProps } from './dialog-props.ts'

const modal = loadLater(() => import('./DialogModal.tsx'))
const Modal = modal.part(({ DialogModal }) => DialogModal)

/** One modal for dialogs, drawers and phone sheets. Its code is loaded when the first one opens. */
export function Dialog(props: DialogProps) {
  const [opened, setOpened] = useState(props.open)
  if (props.open && !opened) setOpened(true)
  return opened && <Modal {...props} />
}

/** Wraps the button that closes without an action: `<DialogCancel><Button>Cancel</Button></DialogCancel>`. */
export const DialogCancel = modal.part(({ ModalCancel }) => ModalCancel)
