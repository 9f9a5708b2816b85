import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { type ReactElement, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Inline } from '../../layout/Inline.tsx'
import { Text } from '../../layout/Text.tsx'
import { classNames } from '../../theme/class-names.ts'
import { visuallyHidden } from '../../theme/text.css.ts'
import { IconButton } from '../Button/IconButton.tsx'
import { coverPage } from './cover-page.ts'
import * as styles from './Dialog.css.ts'
import { DialogBody } from './DialogBody.tsx'
import { firstFocus } from './first-focus.ts'
import { opener } from './opener.ts'

export type DialogProps = {
  open: boolean
  /** Called on Escape, the cross, Cancel or a press outside. The owner may keep it open and ask first. */
  onOpenChange: (open: boolean) => void
  title: string
  /** Before the title: an icon of the subject. */
  leading?: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** Buttons, right-aligned: Cancel, then the action. */
  footer?: ReactNode
  /** 440, 560 or 720 px wide; a bottom sheet on phones. Ignored by the sides. */
  size?: 'sm' | 'md' | 'lg'
  /** `right` is the drawer, `left` the phone navigation. */
  side?: 'centre' | 'right' | 'left'
  /** An alert dialog for something that cannot be undone: the focus starts on Cancel, and there is no cross. */
  destructive?: boolean
  /** An alert dialog without a cross that ignores Escape. Only its buttons close it. */
  insistent?: boolean
  /** Hides the page behind, also from screen readers and print, until it closes. For one dialog at a time. */
  covering?: boolean
  closeLabel?: string
  /** The content draws its own head. Screen readers still read the title. */
  bare?: boolean
  /** Returns the element for the focus if the opener is removed by then, e.g. the heading of the list. */
  returnFocus?: () => HTMLElement | null
  /** Called after the dialog has closed and the focus is back, so it can move the focus elsewhere. */
  onClosed?: () => void
}

/** One modal for dialogs, drawers and phone sheets. */
export function Dialog({
  open,
  onOpenChange,
  side = 'centre',
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
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
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
  'open' | 'onOpenChange' | 'size' | 'destructive' | 'insistent' | 'covering' | 'returnFocus' | 'onClosed'
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

function Head({ title, leading, description, closeLabel = 'Close', alert, ruled }: HeadProps) {
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

/** Wraps the button that closes without an action: `<DialogCancel><Button>Cancel</Button></DialogCancel>`. */
export const DialogCancel = ({ children }: { children: ReactElement }) => (
  <Radix.Close asChild data-dialog-cancel>
    {children}
  </Radix.Close>
)
