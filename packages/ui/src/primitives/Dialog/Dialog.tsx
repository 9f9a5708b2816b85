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
  /** Asked to close by Escape, the cross, Cancel or a press outside. Keep it open to ask first. */
  onOpenChange: (open: boolean) => void
  title: string
  /** Before the title: what kind of thing it is about. */
  leading?: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** Buttons, right-aligned: Cancel, then the action. */
  footer?: ReactNode
  /** 440, 560 or 720 px wide; a bottom sheet on phones. Ignored by the sides. */
  size?: 'sm' | 'md' | 'lg'
  /** `right` is the drawer, `left` the phone navigation. */
  side?: 'centre' | 'right' | 'left'
  /** Destroys something: an alert dialog with focus on Cancel, and no cross. */
  destructive?: boolean
  /** Cannot be put off, only answered by its buttons: an alert dialog without a cross that Escape leaves alone. */
  insistent?: boolean
  /** Hides the page behind, also from screen readers and print, until it closes. For one dialog at a time. */
  covering?: boolean
  closeLabel?: string
  /** The content draws its own head; the title is still read aloud. */
  bare?: boolean
  /** Where focus goes when what opened the dialog is gone by then: the heading of the list, say. */
  returnFocus?: () => HTMLElement | null
  /** The dialog has gone and focus is back: what leads somewhere else now has the last word. */
  onClosed?: () => void
}

/** One modal for dialogs, drawers and phone sheets (design language, sections 9 and 14). */
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

/** Covers the page when called, which is after the focus has moved: hidden, an element would lose it unnoticed. */
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
    // Radix would look for its own trigger, and ours are opened by state.
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

/** Around the button that leaves without doing anything: `<DialogCancel><Button>Cancel</Button></DialogCancel>`. */
export const DialogCancel = ({ children }: { children: ReactElement }) => (
  <Radix.Close asChild data-dialog-cancel>
    {children}
  </Radix.Close>
)
