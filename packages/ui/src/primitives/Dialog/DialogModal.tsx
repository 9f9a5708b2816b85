import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react'
import { Inline } from '../../layout/Inline.tsx'
import { Text } from '../../layout/Text.tsx'
import { classNames } from '../../theme/class-names.ts'
import { media } from '../../theme/media.ts'
import { visuallyHidden } from '../../theme/text.css.ts'
import { IconButton } from '../Button/IconButton.tsx'
import { coverPage } from './cover-page.ts'
import * as styles from './Dialog.css.ts'
import { DialogBody } from './DialogBody.tsx'
import { dialogText } from './dialog.messages.ts'
import type { DialogProps } from './dialog-props.ts'
import { firstFocus } from './first-focus.ts'
import { opener } from './opener.ts'

/** A dialog once its code has loaded. */
export function DialogModal({
  open,
  onOpenChange,
  side = 'centre',
  asColumn = false,
  size = 'md',
  destructive = false,
  insistent = false,
  covering = false,
  returnFocus,
  onClosed,
  ...rest
}: DialogProps) {
  const alert = destructive || insistent
  const content = useRef<HTMLDivElement>(null)
  const focus = useDialogFocus(content, destructive, returnFocus, onClosed)
  const cover = useCover(covering && open)
  // Radix would draw the content again, and lose its input, if this changed with the window.
  const [isColumn] = useState(() => asColumn && side === 'end' && matchMedia(media.thirdColumn).matches)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={!isColumn}>
      <Radix.Portal>
        <Radix.Overlay
          className={classNames(covering ? styles.cover : styles.scrim, styles.overlay[side])}
          {...(covering && { 'data-covering': true })}
        />
        <Radix.Content
          ref={content}
          className={classNames(styles.side[side], side === 'centre' && styles.size[size])}
          data-drawer={side === 'centre' ? undefined : side}
          {...focus}
          {...(covering && { 'data-covering': true, onOpenAutoFocus: chain(focus.onOpenAutoFocus, cover) })}
          {...(isColumn && { 'data-column': true, onInteractOutside: stay })}
          {...(alert && { role: 'alertdialog' })}
          {...(insistent && { onEscapeKeyDown: stay, onInteractOutside: stay })}
          {...(!rest.description && { 'aria-describedby': undefined })}
        >
          <Inside {...rest} side={side} alert={alert} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

const stay = (event: Event) => event.preventDefault()

const chain = (first: (event: Event) => void, then: () => void) => (event: Event) => {
  first(event)
  then()
}

/**
 * Returns a function that covers the page. It runs after the focus has moved, because an element that is hidden would
 * lose the focus silently.
 */
function useCover(active: boolean): () => void {
  const uncover = useRef(() => {})
  useEffect(() => {
    if (active) return () => uncover.current()
  }, [active])
  return () => {
    uncover.current()
    uncover.current = coverPage()
  }
}

function useDialogFocus(
  content: RefObject<HTMLElement | null>,
  destructive: boolean,
  returnFocus: DialogProps['returnFocus'],
  onClosed: DialogProps['onClosed'],
) {
  const before = useRef<Element>(null)
  return {
    onOpenAutoFocus: (event: Event) => {
      before.current = opener(document.activeElement)
      const target = content.current && firstFocus(content.current, destructive)
      if (!target) return
      event.preventDefault()
      target.focus()
    },
    // Radix would return the focus to its own trigger. Our dialogs are opened by state.
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const target = before.current?.isConnected ? before.current : returnFocus?.()
      if (target instanceof HTMLElement) target.focus()
      onClosed?.()
    },
  }
}

type InsideProps = Omit<
  DialogProps,
  | 'open'
  | 'onOpenChange'
  | 'asColumn'
  | 'size'
  | 'destructive'
  | 'insistent'
  | 'covering'
  | 'returnFocus'
  | 'onClosed'
> & {
  side: NonNullable<DialogProps['side']>
  alert: boolean
}

function Inside({ bare = false, children, footer, side, ...head }: InsideProps) {
  const drawer = side !== 'centre'
  return (
    <>
      {bare ? (
        <Radix.Title className={visuallyHidden}>{head.title}</Radix.Title>
      ) : (
        <Head {...head} ruled={drawer} />
      )}
      {children && (
        <DialogBody className={classNames(styles.body, !drawer && !bare && styles.padded)}>
          {children}
        </DialogBody>
      )}
      {footer && (
        <div className={classNames(styles.footer, !children && styles.footerOfQuestion)}>{footer}</div>
      )}
    </>
  )
}

type HeadProps = Pick<DialogProps, 'title' | 'leading' | 'description' | 'closeLabel'> & {
  alert: boolean
  ruled: boolean
}

function Head({ title, leading, description, closeLabel = dialogText.close, alert, ruled }: HeadProps) {
  return (
    <Inline
      alignItems="start"
      gap={3}
      flex="none"
      className={classNames(styles.header, ruled && styles.ruled)}
    >
      {leading}
      <div className={styles.headings}>
        <Radix.Title className={styles.title}>{title}</Radix.Title>
        {description && (
          <Radix.Description asChild>
            <Text as="div" size="sm" color="secondary" className={styles.description}>
              {description}
            </Text>
          </Radix.Description>
        )}
      </div>
      {!alert && (
        <Radix.Close asChild>
          <IconButton icon={X} aria-label={closeLabel} className={styles.close} />
        </Radix.Close>
      )}
    </Inline>
  )
}

/** The button in it closes the dialog without an action. */
export const ModalCancel = ({ children }: { children: ReactElement }) => (
  <Radix.Close asChild data-dialog-cancel>
    {children}
  </Radix.Close>
)
